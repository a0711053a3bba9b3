import type { Dialect } from "./ask.ts";

/** How an answer ends, in the words of no provider. */
export type Ending = "whole" | "length" | "filter" | "refusal";

/** A text on its way: pieces of it, and how it ends. */
export interface Told {
  readonly pieces: readonly string[];
  readonly ending: Ending;
  readonly tokensIn: number;
  readonly tokensOut: number;
}

const event = (data: object, type?: string) => `${type ? `event: ${type}\n` : ""}data: ${JSON.stringify(data)}\n\n`;
const typed = (data: { readonly type: string }) => event(data, data.type);

/** The events in which a provider streams a text, one a piece and some around them; `api` is the path that was asked. */
export function streamOf(dialect: Dialect, api: string, model: string, told: Told): string[] {
  if (dialect === "anthropic") return streamMessages(model, told);
  if (dialect === "google") return streamContent(told);
  return api === "/responses" ? streamResponses(model, told) : streamChat(model, told);
}

function streamResponses(model: string, { pieces, ending, tokensIn, tokensOut }: Told): string[] {
  const item = { type: "message", id: "msg_1", role: "assistant", status: "in_progress", content: [] };
  const delta = ending === "refusal" ? "response.refusal.delta" : "response.output_text.delta";
  const cut = { length: "max_output_tokens", filter: "content_filter", whole: null, refusal: null }[ending];
  const response = {
    id: "resp_1",
    object: "response",
    created_at: 1_790_000_000,
    model,
    usage: {
      input_tokens: tokensIn,
      input_tokens_details: { cached_tokens: 0 },
      output_tokens: tokensOut,
      output_tokens_details: { reasoning_tokens: 0 },
    },
    ...(cut && { incomplete_details: { reason: cut } }),
  };
  return [
    typed({ type: "response.created", response } as { type: string }),
    typed({ type: "response.output_item.added", output_index: 0, item } as { type: string }),
    ...pieces.map((piece) =>
      typed({ type: delta, item_id: item.id, output_index: 0, content_index: 0, delta: piece } as { type: string }),
    ),
    typed({ type: "response.output_item.done", output_index: 0, item } as { type: string }),
    typed({ type: cut ? "response.incomplete" : "response.completed", response } as { type: string }),
  ];
}

function streamChat(model: string, { pieces, ending, tokensIn, tokensOut }: Told): string[] {
  const base = { id: "chat_1", object: "chat.completion.chunk", created: 1_790_000_000, model };
  const reason = { whole: "stop", length: "length", filter: "content_filter", refusal: "stop" }[ending];
  const choice = (delta: object, finish: string | null) =>
    event({ ...base, choices: [{ index: 0, delta, finish_reason: finish }] });
  const usage = { prompt_tokens: tokensIn, completion_tokens: tokensOut, total_tokens: tokensIn + tokensOut };
  return [
    choice({ role: "assistant", content: "" }, null),
    ...pieces.map((piece) => choice({ content: piece }, null)),
    choice({}, reason),
    event({ ...base, choices: [], usage }),
    "data: [DONE]\n\n",
  ];
}

function streamMessages(model: string, { pieces, ending, tokensIn, tokensOut }: Told): string[] {
  const reason = { whole: "end_turn", length: "max_tokens", filter: "refusal", refusal: "end_turn" }[ending];
  const message = {
    id: "msg_1",
    type: "message",
    role: "assistant",
    model,
    content: [],
    stop_reason: null,
    stop_sequence: null,
    usage: { input_tokens: tokensIn, output_tokens: 1 },
  };
  const all = [
    { type: "message_start", message },
    { type: "content_block_start", index: 0, content_block: { type: "text", text: "" } },
    ...pieces.map((text) => ({ type: "content_block_delta", index: 0, delta: { type: "text_delta", text } })),
    { type: "content_block_stop", index: 0 },
    {
      type: "message_delta",
      delta: { stop_reason: reason, stop_sequence: null },
      usage: { output_tokens: tokensOut },
    },
    { type: "message_stop" },
  ];
  return all.map(typed);
}

function streamContent({ pieces, ending, tokensIn, tokensOut }: Told): string[] {
  const reason = { whole: "STOP", length: "MAX_TOKENS", filter: "SAFETY", refusal: "STOP" }[ending];
  const usageMetadata = {
    promptTokenCount: tokensIn,
    candidatesTokenCount: tokensOut,
    totalTokenCount: tokensIn + tokensOut,
  };
  const part = (text: string, finish: object) =>
    event({ candidates: [{ index: 0, content: { role: "model", parts: [{ text }] }, ...finish }], usageMetadata });
  return pieces.map((piece, at) => part(piece, at === pieces.length - 1 ? { finishReason: reason } : {}));
}

/** A picture as a provider hands it over. */
export function pictureIn(dialect: Dialect, png: Buffer): object {
  const data = png.toString("base64");
  if (dialect !== "google") return { created: 1_790_000_000, data: [{ b64_json: data }] };
  const parts = [{ inlineData: { mimeType: "image/png", data } }];
  return {
    candidates: [{ index: 0, content: { role: "model", parts }, finishReason: "STOP" }],
    usageMetadata: { promptTokenCount: 300, candidatesTokenCount: 1290, totalTokenCount: 1590 },
  };
}

/** An error as a provider words it. */
export function errorIn(dialect: Dialect, status: number, code: string, message: string): object {
  if (dialect === "anthropic") return { type: "error", error: { type: code, message } };
  if (dialect === "google") return { error: { code: status, status: code, message } };
  return { error: { message, type: code, code, param: null } };
}
