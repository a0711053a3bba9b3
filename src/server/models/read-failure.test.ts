import { expect, test } from "vitest";
import { readErrorAnswer } from "./read-failure.ts";

const read = (status: number | undefined, body: string, headers = {}) => {
  const { kind, retryAfterMs } = readErrorAnswer({ status, headers, body });
  return retryAfterMs === undefined ? kind : `${kind} ${retryAfterMs}`;
};

/** Bodies as the providers' documentation gives them. */
test.each([
  ["OpenAI, too fast", 429, '{"error":{"code":"rate_limit_exceeded"}}', { "retry-after": "2" }, "rate 2000"],
  ["OpenAI, nothing left", 429, '{"error":{"code":"insufficient_quota"}}', {}, "quota"],
  ["OpenAI, a prompt", 400, '{"error":{"code":"content_policy_violation"}}', {}, "refused"],
  ["OpenAI, a picture", 400, '{"error":{"code":"moderation_blocked"}}', {}, "refused"],
  ["OpenAI, a key", 401, '{"error":{"code":"invalid_api_key"}}', {}, "configuration"],
  ["OpenAI, a model's name", 404, '{"error":{"code":"model_not_found"}}', {}, "configuration"],
  ["Anthropic, too fast", 429, '{"error":{"type":"rate_limit_error"}}', { "retry-after-ms": "30" }, "rate 30"],
  ["Anthropic, nothing left", 400, '{"error":{"message":"Your credit balance is too low"}}', {}, "quota"],
  ["Anthropic, overloaded", 529, '{"error":{"type":"overloaded_error"}}', {}, "down"],
  [
    "Google, too fast",
    429,
    '{"error":{"message":"check your plan and billing","details":[{"retryDelay":"7s"}]}}',
    {},
    "rate 7000",
  ],
  ["Google, nothing left", 429, '{"error":{"message":"check your plan and billing details"}}', {}, "quota"],
  ["fal, nothing left", 403, '{"detail":"User is locked. Reason: Exhausted balance."}', {}, "quota"],
  ["fal, a prompt", 422, '{"detail":[{"loc":["body"],"type":"content_policy_violation"}]}', {}, "refused"],
  ["Replicate, too fast", 429, '{"detail":"Your rate limit resets in ~30s."}', {}, "rate 30000"],
  ["Black Forest Labs, nothing left", 402, '{"detail":"Insufficient credits"}', {}, "quota"],
  ["a wait that nobody would wait", 429, "", { "retry-after": "86400" }, "rate 60000"],
  ["a gateway's page", 502, "<html>Bad gateway</html>", {}, "down"],
  ["a request that it does not know", 400, '{"error":{"message":"Unsupported parameter"}}', {}, "configuration"],
])("%s: %s", (_, status, body, headers, kind) => {
  expect(read(status, body, headers)).toBe(kind);
});

test("no answer at all is a provider that is down", () => {
  expect(read(undefined, "")).toBe("down");
});
