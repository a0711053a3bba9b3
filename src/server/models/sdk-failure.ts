import { APICallError, NoImageGeneratedError, NoOutputGeneratedError, RetryError } from "ai";
import { ModelFailure } from "./model-failure.ts";
import { readErrorAnswer } from "./read-failure.ts";

/** What an error of the SDK means. Its own words are dropped: they can hold the prompt and the headers. */
export function readSdkError(error: unknown): ModelFailure {
  if (error instanceof ModelFailure) return error;
  if (RetryError.isInstance(error)) return readSdkError(error.lastError);
  if (APICallError.isInstance(error)) {
    const { statusCode, responseHeaders = {}, responseBody = "" } = error;
    // A success that could not be read is no success.
    if (statusCode !== undefined && statusCode < 400)
      return new ModelFailure("bad-output", "answered what cannot be read");
    return readErrorAnswer({ status: statusCode, headers: responseHeaders, body: responseBody });
  }
  if (NoImageGeneratedError.isInstance(error)) return new ModelFailure("refused", "gave no picture");
  if (NoOutputGeneratedError.isInstance(error)) return new ModelFailure("bad-output", "gave no text");
  return readStreamed(error);
}

/** An error that came within a stream, as the providers write it: an object or its JSON. */
function readStreamed(error: unknown): ModelFailure {
  const told = typeof error === "string" ? error : JSON.stringify(error ?? "");
  if (/overloaded|server_error|unavailable|internal/iu.test(told)) return new ModelFailure("down", "broke off");
  if (/rate_limit|resource_exhausted/iu.test(told)) return readErrorAnswer({ status: 429, headers: {}, body: told });
  return new ModelFailure("down", "broke off");
}
