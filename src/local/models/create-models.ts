import { type Ask, DIALECTS, type Dialect, type Fault, QUEUES } from "./ask.ts";
import { createQueues } from "./create-queues.ts";
import { errorIn, pictureIn, streamOf, type Told } from "./dialects.ts";
import { makePng } from "./make-png.ts";
import { readAsk } from "./read-ask.ts";

export interface ModelsOptions {
  /** What a language model answers: any value, sent as its JSON. */
  answer(ask: Ask): unknown;
  /** What goes wrong with this answer; undefined: nothing. */
  fault?(ask: Ask): Fault | undefined;
  /** What an image model paints: by itself a small picture of its own for every prompt. */
  paint?(ask: Ask): Buffer;
  /** Whether a moderation model stops at a text, or at a picture's address. */
  readonly flags?: (text: string) => boolean;
  /** Waited for before each piece of a text; `sent` is how much of it has gone out: 0 to 1. */
  hold?(ask: Ask, sent: number): Promise<void>;
  /** Waited for before a picture is painted; one in a queue is painted whether or not somebody comes back for it. */
  holdPicture?(ask: Ask): Promise<void>;
  /** How long every answer takes. */
  latencyMs?: number;
}

/** The models of all providers in one: `/openai`, `/fal` and every other name each speak as the real one. */
export interface LocalModels {
  handle(request: Request): Promise<Response>;
  /** Every call that came, in order. */
  readonly asks: readonly Ask[];
  /** The most calls for pictures that were under way at once. */
  readonly mostAtOnce: () => number;
  /** Pictures in queues that were called off. */
  readonly calledOff: () => number;
}

/** How long a provider wants to be left alone after "too fast": long enough to be seen, short enough for a test. */
const WAIT_MS = 20;
const PIECE = 400;

export function createModels(options: ModelsOptions): LocalModels {
  const asks: Ask[] = [];
  let under = 0;
  let most = 0;

  async function paint(ask: Ask): Promise<Buffer> {
    under += 1;
    most = Math.max(most, under);
    await options.holdPicture?.(ask);
    await pause(options.latencyMs ?? 0);
    under -= 1;
    return options.paint?.(ask) ?? makePng(`${ask.prompt} ${ask.place}`);
  }

  const queues = createQueues({
    paint,
    take(read, key, dialect) {
      const ask: Ask = { ...read, dialect, key, place: asks.length };
      asks.push(ask);
      return { ask, fault: options.fault?.(ask) };
    },
  });

  async function answer(request: Request, dialect: Dialect, path: string): Promise<Response> {
    const read = await readAsk(request, dialect, path);
    if (!read) return json(404, errorIn(dialect, 404, "not_found", "There is no such call"));
    const ask: Ask = { ...read, dialect, key: keyOf(request), place: asks.length };
    asks.push(ask);
    const fault = options.fault?.(ask);
    const broken = fault && breakOff(dialect, fault, request.signal);
    if (broken) return broken;
    if (ask.kind === "picture") {
      const png = await paint(ask);
      if (fault === "refusal") return refusePicture(dialect);
      const made = fault === "truncated" ? png.subarray(0, png.length / 2) : png;
      const told = JSON.stringify(pictureIn(dialect, made));
      return fault === "cut" ? cutOff(told) : new Response(told, { headers: { "content-type": "application/json" } });
    }
    await pause(options.latencyMs ?? 0);
    if (ask.kind === "moderation") return json(200, { results: flagsOf(ask, options) });
    const told = spoil(JSON.stringify(options.answer(ask)), fault);
    const hold = (sent: number) => options.hold?.(ask, sent);
    return stream(streamOf(dialect, path, ask.model, told), fault === "cut", hold);
  }

  return {
    asks,
    mostAtOnce: () => most,
    calledOff: () => queues.calledOff(),
    async handle(request) {
      const { pathname } = new URL(request.url);
      const [, name = "", path = ""] = /^\/([a-z]+)(\/.*)$/u.exec(pathname) ?? [];
      const queue = QUEUES.find((known) => known === name);
      if (queue) return queues.answer(request, queue, path);
      const dialect = DIALECTS.find((known) => known === name);
      return dialect ? answer(request, dialect, path) : json(404, {});
    },
  };
}

function breakOff(dialect: Dialect, fault: Fault, signal: AbortSignal): Response | Promise<Response> | undefined {
  const fail = (status: number, code: string, message: string, headers = {}) =>
    json(status, errorIn(dialect, status, code, message), headers);
  if (fault === "rate") return fail(429, "rate_limit_error", "Slow down", { "retry-after-ms": String(WAIT_MS) });
  if (fault === "quota") return fail(429, "insufficient_quota", "You exceeded your current quota: see billing");
  if (fault === "error") return fail(500, "server_error", "Something went wrong");
  if (fault === "bad-key") return fail(401, "authentication_error", "Incorrect key");
  if (fault === "refused") return fail(400, "content_policy_violation", "Rejected by the safety system");
  if (fault === "slow") return untilGone(signal);
  return undefined;
}

const untilGone = (signal: AbortSignal) =>
  new Promise<Response>((resolve) => {
    signal.addEventListener("abort", () => resolve(json(499, {})), { once: true });
  });

/** Google says it within a success; the others refuse the call. */
function refusePicture(dialect: Dialect): Response {
  if (dialect === "google") {
    const parts = [{ text: "I cannot paint that." }];
    return json(200, { candidates: [{ index: 0, content: { role: "model", parts }, finishReason: "IMAGE_SAFETY" }] });
  }
  return json(400, errorIn(dialect, 400, "moderation_blocked", "Blocked by the safety system"));
}

/** The connection ends in the middle of an answer. */
function cutOff(text: string): Response {
  const half = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(new TextEncoder().encode(text.slice(0, text.length / 2))),
    pull: (controller) => controller.error(new Error("cut off")),
  });
  return new Response(half, { headers: { "content-type": "application/json" } });
}

function spoil(text: string, fault: Fault | undefined): Told {
  const count = { tokensIn: 900, tokensOut: Math.ceil(text.length / 4) };
  const tell = (spoiled: string, ending: Told["ending"] = "whole"): Told => ({
    pieces: spoiled.match(new RegExp(`.{1,${PIECE}}`, "gsu")) ?? [],
    ending,
    ...count,
  });
  if (fault === "truncated") return tell(text.slice(0, text.length / 2), "length");
  if (fault === "fenced") return tell(`Here it is:\n\`\`\`json\n${text}\n\`\`\``);
  if (fault === "trailing-comma") return tell(text.replace(/([}\]])$/u, ",$1"));
  if (fault === "refusal") return tell("I am sorry, but I cannot help with that.", "refusal");
  if (fault === "filtered") return tell(text, "filter");
  if (fault === "not-json") return tell(text.replaceAll('"', "'"));
  return tell(text);
}

function stream(
  events: readonly string[],
  isCut: boolean,
  hold: (sent: number) => Promise<void> | undefined,
): Response {
  const sent = isCut ? events.slice(0, Math.ceil(events.length / 2)) : events;
  const encoder = new TextEncoder();
  let at = 0;
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      await hold(at / sent.length);
      const next = sent[at];
      at += 1;
      if (next !== undefined) controller.enqueue(encoder.encode(next));
      else if (isCut) controller.error(new Error("cut off"));
      else controller.close();
    },
  });
  return new Response(body, { headers: { "content-type": "text/event-stream" } });
}

function flagsOf({ body }: Ask, { flags }: ModelsOptions): object[] {
  const { input } = body as { readonly input: readonly (string | { readonly image_url: { readonly url: string } })[] };
  return input.map((part) => ({ flagged: flags?.(typeof part === "string" ? part : part.image_url.url) ?? false }));
}

const keyOf = ({ headers }: Request) =>
  headers.get("authorization")?.replace("Bearer ", "") ??
  headers.get("x-api-key") ??
  headers.get("x-goog-api-key") ??
  "";

const json = (status: number, body: object, headers = {}) => Response.json(body, { status, headers });

const pause = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms));
