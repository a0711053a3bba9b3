import * as z from "zod/mini";
import type { Endpoint, Received } from "#contract/endpoint.ts";
import type { FieldFault } from "#contract/error-codes.ts";
import { Fault } from "#contract/fault.ts";
import { dropNul } from "./drop-nul.ts";
import { turnIssuesIntoFieldFaults } from "./turn-issues-into-field-faults.ts";

interface RawInput {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
}

/** The parsed parts of a request; throws one `input.invalid` that names every wrong field of all parts. */
export function parseInput(endpoint: Endpoint, raw: RawInput): Received<Endpoint> {
  const faults: FieldFault[] = [];
  const parse = (schema: z.ZodMiniType | undefined, value: unknown): unknown => {
    if (schema === undefined) return undefined;
    // A body left out is an empty one: so its fields are named as missing, and one without required fields passes.
    const given = dropNul(value ?? {});
    const result = z.safeParse(schema, given);
    if (result.success) return result.data;
    faults.push(...turnIssuesIntoFieldFaults(result.error.issues, given));
    return undefined;
  };
  const received = {
    params: parse(endpoint.params, raw.params),
    query: parse(endpoint.query, raw.query),
    body: endpoint.body === "raw" ? asBytes(raw.body) : parse(endpoint.body, raw.body),
  };
  if (faults.length > 0) throw new Fault("input.invalid", { fields: faults });
  return received as Received<Endpoint>;
}

const asBytes = (body: unknown): Uint8Array => (body instanceof Uint8Array ? body : new Uint8Array());
