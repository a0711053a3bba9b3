import { type Language, LANGUAGES } from "#book/languages.ts";
import { json, redirect, type Reply } from "#local/identity/exchange.ts";
import { pickLanguage, wishedLanguages } from "#messages/pick-language.ts";
import { answerApi } from "./answer-api.ts";
import { type Drawer, fileDrawer, memoryDrawer } from "./drawer.ts";
import { LOCAL_KEYS } from "./keys.ts";
import { closedPage, payPage, unknownPage } from "./pay-page.ts";
import { sendEvent } from "./send-event.ts";
import { describeSession, type Session } from "./session.ts";
import { createSessions } from "./sessions.ts";

export interface PaymentsOptions {
  /** Where it is mounted, without a slash at the end: `/local/payments`; the root when absent. */
  readonly basePath?: string;
  /** Where the product listens for signed messages; a function where that is known only later. */
  readonly webhookUrl: string | (() => string);
  readonly webhookSecret?: string;
  /** Keeps checkouts over a restart; the process's memory when absent. */
  readonly directory?: string;
  /** How long money is on its way after "Pay later". */
  readonly laterSeconds?: number;
  readonly now?: () => number;
}

/** Longer than any call or form. */
const MOST_BYTES = 32 * 1024;
const LATER_SECONDS = 60;

/**
 * The local payment server in the platform's own terms: it answers as Stripe does to what the product asks, shows the
 * page on which a person pays, and tells the product, signed, what happened.
 */
export function createPayments(options: PaymentsOptions): (request: Request) => Promise<Response> {
  const basePath = options.basePath ?? "";
  const now = () => Math.floor((options.now ?? Date.now)() / 1000);
  const drawer: Drawer = options.directory === undefined ? memoryDrawer() : fileDrawer(options.directory);
  const sessions = createSessions(drawer, now);
  const laterSeconds = options.laterSeconds ?? LATER_SECONDS;

  const tell = (type: string, session: Session, address: string) => {
    const url = typeof options.webhookUrl === "string" ? options.webhookUrl : options.webhookUrl();
    const listener = { url, secret: options.webhookSecret ?? LOCAL_KEYS.webhookSecret };
    return sendEvent(listener, `checkout.session.${type}`, describeSession(session, address, false), now());
  };

  const awaitMoney = (session: Session, address: string) => {
    const seconds = Math.max(0, (session.arrivesAt ?? 0) - now());
    const arrive = async () => {
      const changed = await sessions.change(session.id, (same) => same);
      if (changed && changed.before.payment !== changed.after.payment) {
        await tell("async_payment_succeeded", changed.after, address);
      }
    };
    setTimeout(() => void arrive().catch(() => {}), seconds * 1000).unref();
  };
  void sessions.listArriving().then((arriving) => arriving.forEach((session) => awaitMoney(session, basePath)));

  async function pay(id: string, answer: string, address: string): Promise<Session | undefined> {
    const changed = await sessions.change(id, (session) => {
      if (session.status !== "open") return session;
      if (answer === "pay") return { ...session, status: "complete", payment: "paid" };
      return { ...session, status: "complete", arrivesAt: now() + laterSeconds };
    });
    if (changed?.before.status === "open" && changed.after.status === "complete") {
      await tell("completed", changed.after, address);
      if (changed.after.arrivesAt !== null) awaitMoney(changed.after, address);
    }
    return changed?.after;
  }

  async function answerPage(ask: PageAsk): Promise<Reply> {
    const session = await sessions.find(ask.id);
    const language = LANGUAGES.find((known) => known === session?.locale) ?? ask.language;
    if (!session) return unknownPage(language);
    if (session.status !== "open") return closedPage(session, language);
    if (ask.method !== "POST") return payPage(session, language, `${basePath}/pay/${session.id}`);
    if (ask.answer === "cancel") return redirect(session.cancelUrl || session.successUrl);
    if (ask.answer !== "pay" && ask.answer !== "later") return json(400, { error: "invalid_request" });
    const after = await pay(session.id, ask.answer, ask.address);
    return after?.status === "complete" ? redirect(session.successUrl) : closedPage(after ?? session, language);
  }

  async function answer(request: Request): Promise<Reply> {
    const url = new URL(request.url);
    const body = request.method === "POST" ? await request.text() : "";
    if (body.length > MOST_BYTES) return json(413, { error: { type: "invalid_request_error", message: "Too long" } });
    const path = url.pathname.startsWith(`${basePath}/`) ? url.pathname.slice(basePath.length) : "";
    const address = `${url.origin}${basePath}`;
    const page = /^\/pay\/([^/]+)$/.exec(path)?.[1];
    if (page === undefined) {
      return answerApi({ request, path, query: url.searchParams, body, address }, { sessions, now, tell });
    }
    const language = pickLanguage(null, wishedLanguages(request.headers.get("accept-language") ?? ""), "en");
    const typed = new URLSearchParams(body).get("answer") ?? "";
    return answerPage({ id: page, method: request.method, answer: typed, language, address });
  }

  return async (request) => {
    const { status, headers, body } = await answer(request);
    return new Response(body === "" ? null : body, { status, headers });
  };
}

interface PageAsk {
  readonly id: string;
  readonly method: string;
  readonly answer: string;
  readonly language: Language;
  readonly address: string;
}
