import type { Ask, Fault, QueueDialect } from "./ask.ts";
import type { Read } from "./read-ask.ts";

/** A picture in a queue. */
interface Job {
  readonly ask: Ask;
  readonly fault: Fault | undefined;
  readonly painted: Promise<Buffer>;
  isPainted: boolean;
  isCalledOff: boolean;
  fetches: number;
}

export interface QueueOptions {
  /** Writes a call down, and says what goes wrong with it. */
  readonly take: (
    read: Read,
    key: string,
    dialect: QueueDialect,
  ) => { readonly ask: Ask; readonly fault: Fault | undefined };
  readonly paint: (ask: Ask) => Promise<Buffer>;
}

/** The pictures in all queues; `answer` is given the path behind the provider's name. */
export interface LocalQueues {
  answer(request: Request, dialect: QueueDialect, path: string): Promise<Response>;
  /** Pictures that nobody waited for any longer. */
  readonly calledOff: () => number;
}

/** As long as Replicate waits before it says that a picture is not yet there, whatever was preferred. */
const WAIT_MS = 40;

/** Nobody listens there. */
const STRANGER = "http://127.0.0.1:9";

/** Queues that answer as Black Forest Labs, fal and Replicate do. */
export function createQueues({ take, paint }: QueueOptions): LocalQueues {
  const jobs: Job[] = [];

  function submit(read: Read, dialect: QueueDialect, headers: Headers): Job | Response {
    const { ask, fault } = take(read, keyOf(headers, dialect), dialect);
    const refused = fault && refuse(dialect, fault);
    if (refused) return refused;
    const job: Job = {
      ask,
      fault,
      painted: fault === "slow" ? new Promise(() => {}) : paint(ask),
      isPainted: false,
      isCalledOff: false,
      fetches: 0,
    };
    void job.painted.then(() => (job.isPainted = true));
    jobs.push(job);
    return job;
  }

  async function answer(request: Request, dialect: QueueDialect, path: string): Promise<Response> {
    const base = new URL(request.url.slice(0, request.url.length - path.length)).href.replace(/\?.*/u, "");
    const [, place = "", what = ""] = /^\/jobs\/(\d+)\/?(\w*)/u.exec(path) ?? [];
    const job = jobs[Number(place)];
    const speak = SPOKEN[dialect];
    if (place === "" && request.method === "POST") {
      const body = (await request.json()) as Record<string, unknown>;
      const made = submit(speak.read(body, path), dialect, request.headers);
      if (made instanceof Response) return made;
      if (dialect === "replicate") await Promise.race([made.painted, pause(WAIT_MS)]);
      const at = made.fault === "elsewhere" ? STRANGER : base;
      return speak.tell(made, `${at}/jobs/${jobs.indexOf(made)}`, "");
    }
    if (place === "") return dialect === "replicate" ? Response.json(DESCRIPTION) : Response.json({}, { status: 404 });
    if (!job) return Response.json({ detail: "Not found" }, { status: 404 });
    if (what === "cancel") job.isCalledOff = true;
    if (what === "file") return file(job);
    return speak.tell(job, `${base}/jobs/${place}`, what);
  }

  return { answer, calledOff: () => jobs.filter(({ isCalledOff }) => isCalledOff).length };
}

async function file(job: Job): Promise<Response> {
  job.fetches += 1;
  if (job.fault === "expired" && job.fetches === 1) return new Response("Signature expired", { status: 403 });
  const png = await job.painted;
  if (job.fault !== "cut") return new Response(new Uint8Array(png), { headers: { "content-type": "image/png" } });
  const half = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(new Uint8Array(png.subarray(0, png.length / 2)));
      controller.error(new Error("cut off"));
    },
  });
  return new Response(half, { headers: { "content-type": "image/png" } });
}

function refuse(dialect: QueueDialect, fault: Fault): Response | undefined {
  const fail = (status: number, detail: unknown, headers = {}) => Response.json({ detail }, { status, headers });
  if (fault === "rate") return fail(429, "Request was throttled.", { "retry-after-ms": "20" });
  if (fault === "error") return fail(500, "Something went wrong");
  if (fault === "bad-key") return fail(401, "Unauthenticated");
  if (fault !== "quota") return undefined;
  if (dialect === "fal") return fail(403, "User is locked. Reason: Exhausted balance.");
  return fail(402, "Insufficient credits");
}

interface Spoken {
  read(body: Record<string, unknown>, path: string): Read;
  tell(job: Job, at: string, what: string): Response;
}

const isMade = ({ isPainted, fault }: Job) => isPainted || fault === "refused" || fault === "failed";
const addressOf = ({ fault }: Job, at: string) => (fault === "inside" ? "https://127.0.0.1/secret.png" : `${at}/file`);

const SPOKEN: Readonly<Record<QueueDialect, Spoken>> = {
  bfl: {
    read: (body, path) => picture(body, path.slice(1), numbered(body)),
    tell(job, at, what) {
      if (what === "") return Response.json({ id: "1", polling_url: `${at}/progress`, cost: 4.5 });
      const isFiltered = job.fault === "filtered" || job.fault === "refusal";
      if (job.fault === "refused") return Response.json({ id: "1", status: "Request Moderated", result: null });
      if (job.fault === "failed") return Response.json({ id: "1", status: "Error", result: null });
      if (!isMade(job)) return Response.json({ id: "1", status: "Pending", result: null });
      if (isFiltered) return Response.json({ id: "1", status: "Content Moderated", result: null });
      return Response.json({ id: "1", status: "Ready", result: { sample: addressOf(job, at), seed: 1 } });
    },
  },
  fal: {
    read: (body, path) => picture(body, path.slice(1), listOf(body["image_urls"])),
    tell(job, at, what) {
      if (what === "response") return tellFal(job, at);
      const status = what === "" ? "IN_QUEUE" : isMade(job) ? "COMPLETED" : "IN_PROGRESS";
      const urls = { status_url: `${at}/status`, response_url: `${at}/response`, cancel_url: `${at}/cancel` };
      return Response.json({ request_id: "1", status, ...urls }, { status: status === "COMPLETED" ? 200 : 202 });
    },
  },
  replicate: {
    read(body, path) {
      const input = (body["input"] ?? {}) as Record<string, unknown>;
      return picture(input, path.replace(/^\/models\/|\/predictions$/gu, ""), listOf(input["input_images"]));
    },
    tell(job, at, what) {
      const isRefused = job.fault === "refused" || job.fault === "filtered" || job.fault === "refusal";
      const hasFailed = isRefused || job.fault === "failed";
      const status = !isMade(job) ? "processing" : hasFailed ? "failed" : "succeeded";
      return Response.json(
        {
          id: "1",
          status: job.isCalledOff ? "canceled" : status,
          urls: { get: `${at}/prediction`, cancel: `${at}/cancel` },
          output: status === "succeeded" ? [addressOf(job, at)] : null,
          error:
            hasFailed && status === "failed" ? (isRefused ? "flagged as sensitive (E005)" : "out of memory") : null,
        },
        { status: what === "" ? 201 : 200 },
      );
    },
  },
};

function tellFal(job: Job, at: string): Response {
  if (job.fault === "failed") return Response.json({ detail: "Internal error" }, { status: 500 });
  if (job.fault === "refused") {
    const detail = [{ loc: ["body", "prompt"], msg: "Flagged", type: "content_policy_violation" }];
    return Response.json({ detail }, { status: 422 });
  }
  const isFiltered = job.fault === "filtered" || job.fault === "refusal";
  return Response.json({ images: [{ url: addressOf(job, at) }], has_nsfw_concepts: [isFiltered], seed: 1 });
}

/** What a model on Replicate says of its inputs. */
const DESCRIPTION = {
  latest_version: {
    openapi_schema: {
      components: {
        schemas: {
          Input: {
            properties: {
              prompt: { type: "string" },
              seed: { type: "integer" },
              input_images: { type: "array" },
              aspect_ratio: {},
              output_format: {},
            },
          },
        },
      },
    },
  },
};

const picture = (body: Record<string, unknown>, model: string, pictures: readonly Buffer[]): Read => ({
  kind: "picture",
  model,
  name: "",
  instructions: "",
  prompt: String(body["prompt"]),
  pictures,
  body: body as Read["body"],
});

const listOf = (addresses: unknown): Buffer[] =>
  Array.isArray(addresses)
    ? addresses.map((address) => Buffer.from(String(address).split(",").at(1) ?? "", "base64"))
    : [];

const numbered = (body: Record<string, unknown>): Buffer[] =>
  Object.entries(body)
    .filter(([name]) => name.startsWith("input_image"))
    .map(([, data]) => Buffer.from(String(data), "base64"));

function keyOf(headers: Headers, dialect: QueueDialect): string {
  if (dialect === "bfl") return headers.get("x-key") ?? "";
  return (headers.get("authorization") ?? "").replace(dialect === "fal" ? /^Key /u : /^Bearer /u, "");
}

const pause = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms));
