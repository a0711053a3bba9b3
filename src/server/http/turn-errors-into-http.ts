import type { FastifyReply, FastifyRequest } from "fastify";
import type { Language } from "#book/languages.ts";
import { ERROR_STATUS, type ErrorCode, type Problem } from "#contract/error-codes.ts";
import { Fault } from "#contract/fault.ts";
import { isDatabaseDown } from "#server/database/is-database-down.ts";
import { ModelFailure } from "#server/models/model-failure.ts";
import type { ChooseLanguage, Say } from "./say.ts";

/** The one place where an error becomes an answer: a status and a `Problem` in the caller's language. */
export function turnErrorsIntoHttp(say: Say, chooseLanguage: ChooseLanguage) {
  return async (error: unknown, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const fault = asFault(error);
    const status = ERROR_STATUS[fault.code];
    const level = status >= 500 ? "error" : "info";
    request.log[level]({ err: fault.cause ?? fault, problem: fault.code, fields: fault.fields }, "refused");
    if (status === 401) void reply.header("www-authenticate", "Bearer");
    if (status === 503 && !reply.hasHeader("retry-after")) void reply.header("retry-after", "5");
    const language = chooseLanguage(request.headers["accept-language"] ?? "");
    return reply
      .code(status)
      .type("application/json; charset=utf-8")
      .header("cache-control", "no-store")
      .header("content-language", language)
      .removeHeader("etag")
      .removeHeader("content-disposition")
      .serializer((problem: Problem) => JSON.stringify(problem))
      .send(describe(fault, request.id, language, say));
  };
}

function describe(fault: Fault, requestId: string, language: Language, say: Say): Problem {
  if (fault.fields.length === 0)
    return { code: fault.code, message: say(`error.${fault.code}`, {}, language), requestId };
  const message = fault.fields.map(({ field, problem, values }) =>
    say(`input.${problem}`, { ...values, field }, language),
  );
  return { code: fault.code, message, fields: fault.fields, requestId };
}

/** What a person reads of a model that could not: that it is away, unless it would never do this, or costs too much today. */
const CODE_OF_FAILURE: Partial<Record<ModelFailure["kind"], ErrorCode>> = {
  refused: "models.refused",
  budget: "models.budget",
};

/** Every error as one of the closed list; what is not known to be the caller's doing is `internal`. */
function asFault(error: unknown): Fault {
  if (error instanceof Fault) return error;
  if (error instanceof ModelFailure) return new Fault(CODE_OF_FAILURE[error.kind] ?? "models.down", { cause: error });
  if (isDatabaseDown(error)) return new Fault("service.unavailable", { cause: error });
  const { code, statusCode } = error as { code?: unknown; statusCode?: unknown };
  if (code === "FST_ERR_CTP_BODY_TOO_LARGE") return new Fault("body.too_large", { cause: error });
  if (code === "FST_UNDER_PRESSURE") return new Fault("service.unavailable", { cause: error });
  // Malformed JSON, a media type that is not JSON, a broken percent-encoding in the address.
  const isCallersDoing = typeof statusCode === "number" && statusCode >= 400 && statusCode < 500;
  if (isCallersDoing) return new Fault("input.invalid", { cause: error });
  return new Fault("internal", { cause: error });
}
