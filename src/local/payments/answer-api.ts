import { json, type Reply } from "#local/identity/exchange.ts";
import { LOCAL_KEYS } from "./keys.ts";
import { readForm } from "./read-form.ts";
import { describeSession, makeSession, type Session } from "./session.ts";
import type { Sessions } from "./sessions.ts";

interface ApiAsk {
  readonly request: Request;
  /** Below the base path: `/v1/checkout/sessions`. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly body: string;
  readonly address: string;
}

interface ApiTools {
  readonly sessions: Sessions;
  readonly now: () => number;
  readonly tell: (type: string, session: Session, address: string) => Promise<void>;
}

/** Answers a call of the API that Stripe's client makes; errors are written as Stripe writes them. */
export async function answerApi(ask: ApiAsk, tools: ApiTools): Promise<Reply> {
  const { method } = ask.request;
  const unknown = () => refuse(404, `Unrecognized request URL (${method}: ${ask.path}).`);
  if (!ask.path.startsWith("/v1/")) return unknown();
  if (ask.request.headers.get("authorization") !== `Bearer ${LOCAL_KEYS.secretKey}`) {
    return refuse(401, "Invalid API Key provided");
  }
  if (ask.path === "/v1/checkout/sessions" && method === "POST") return create(ask, tools);
  const [, id, expire] = /^\/v1\/checkout\/sessions\/([^/]+)(\/expire)?$/.exec(ask.path) ?? [];
  if (id !== undefined && expire === undefined && method === "GET") return retrieve(ask, tools, id);
  if (id !== undefined && expire !== undefined && method === "POST") return close(ask, tools, id);
  return unknown();
}

async function create({ request, body, address }: ApiAsk, { sessions, now }: ApiTools): Promise<Reply> {
  const made = makeSession(readForm(body), now());
  if ("message" in made) return refuse(400, made.message, { param: made.param, code: "parameter_invalid" });
  const kept = await sessions.add(made, request.headers.get("idempotency-key") ?? undefined, body);
  if (kept !== "conflict") return json(200, describeSession(kept, address, false));
  const message = "Keys for idempotent requests can only be used with the same parameters they were first used with.";
  return json(400, { error: { type: "idempotency_error", message } });
}

async function retrieve({ query, address }: ApiAsk, { sessions }: ApiTools, id: string): Promise<Reply> {
  const session = await sessions.find(id);
  const isExpanded = [...query].some(([name, value]) => name.startsWith("expand[") && value === "payment_intent");
  return session ? json(200, describeSession(session, address, isExpanded)) : missing(id);
}

async function close({ address }: ApiAsk, { sessions, tell }: ApiTools, id: string): Promise<Reply> {
  const changed = await sessions.change(id, (session) =>
    session.status === "open" ? { ...session, status: "expired" } : session,
  );
  if (!changed) return missing(id);
  if (changed.before.status !== "open")
    return refuse(400, "Only Checkout Sessions with a status of open can be expired.");
  await tell("expired", changed.after, address);
  return json(200, describeSession(changed.after, address, false));
}

const missing = (id: string) =>
  refuse(404, `No such checkout.session: ${id}`, { code: "resource_missing", param: "session" });

function refuse(status: number, message: string, more: Readonly<Record<string, string>> = {}): Reply {
  return json(status, { error: { type: "invalid_request_error", message, ...more } });
}
