import type { FastifySchema } from "fastify";
import * as z from "zod/mini";
import type { Endpoint } from "#contract/endpoint.ts";
import { ERROR_STATUS, type ErrorCode, FIELD_PROBLEMS } from "#contract/error-codes.ts";

type JsonSchema = Record<string, unknown>;

/** The `$id` that every error answer refers to. */
export const PROBLEM_ID = "Problem";

/** The body of every error, for the published description (`Problem` of the contract). */
export const PROBLEM_SCHEMA: JsonSchema = {
  $id: PROBLEM_ID,
  type: "object",
  required: ["code", "message", "requestId"],
  properties: {
    code: { type: "string", enum: Object.keys(ERROR_STATUS) },
    message: { anyOf: [{ type: "string" }, { type: "array", items: { type: "string" } }] },
    fields: {
      type: "array",
      items: {
        type: "object",
        required: ["field", "problem"],
        properties: {
          field: { type: "string" },
          problem: { type: "string", enum: [...FIELD_PROBLEMS] },
          values: { type: "object", additionalProperties: { anyOf: [{ type: "string" }, { type: "number" }] } },
        },
      },
    },
    requestId: { type: "string" },
  },
};

/** The JSON Schemas of an endpoint: they describe it to the world and make its answer's serializer. */
export function describeEndpoint(endpoint: Endpoint, tag: string): FastifySchema {
  const schema: FastifySchema = {
    summary: endpoint.summary,
    tags: [tag],
    ...(endpoint.params && { params: toSchema(endpoint.params, "input") }),
    ...(endpoint.query && { querystring: toSchema(endpoint.query, "input") }),
    // What is handed over unread is described by whoever signs it.
    ...(endpoint.body && endpoint.body !== "raw" && { body: toSchema(endpoint.body, "input") }),
    response: { [endpoint.status ?? 200]: describeAnswer(endpoint), ...describeErrors(endpoint) },
  };
  return endpoint.access === "public" ? schema : { ...schema, security: securityOf(endpoint) };
}

function securityOf(endpoint: Endpoint): Record<string, string[]>[] {
  return endpoint.access === "optional" ? [{ session: [] }, {}] : [{ session: [] }];
}

function describeAnswer(endpoint: Endpoint): JsonSchema {
  if (endpoint.answer === undefined) return { description: "Done", type: "null" };
  if (endpoint.answer === "binary") {
    const bytes = { schema: { type: "string", format: "binary" } };
    return {
      description: "The file; its name is in content-disposition",
      content: { "application/octet-stream": bytes },
    };
  }
  return { description: "Done", ...toSchema(endpoint.answer, "output") };
}

/** The errors that a call of this kind can meet, by status. */
function describeErrors(endpoint: Endpoint): JsonSchema {
  // Every call has headers that can be malformed, and a version that can be stale.
  const statuses = new Set<number>([400, 412, 429, 500, 503]);
  if (endpoint.body) statuses.add(403).add(409).add(412).add(413);
  if (endpoint.params) statuses.add(403).add(404);
  if (endpoint.access !== "public") statuses.add(401);
  if (endpoint.idempotent) statuses.add(409);
  if (endpoint.roles ?? endpoint.inPerson) statuses.add(403);
  for (const code of endpoint.errors ?? []) statuses.add(ERROR_STATUS[code]);
  const codes = Object.keys(ERROR_STATUS) as ErrorCode[];
  return Object.fromEntries(
    [...statuses].map((status) => {
      const description = codes.filter((code) => ERROR_STATUS[code] === status).join(", ");
      return [status, { description, $ref: `${PROBLEM_ID}#` }];
    }),
  );
}

function toSchema(schema: z.ZodMiniType, io: "input" | "output"): JsonSchema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, target: "draft-7", unrepresentable: "any" });
  return rest;
}
