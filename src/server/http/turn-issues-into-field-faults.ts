import type { core } from "zod/mini";
import { FIELD_PROBLEMS, type FieldFault, type FieldProblem } from "#contract/error-codes.ts";

type Issue = core.$ZodIssue;
type Named = Pick<FieldFault, "problem" | "values">;

/** What is wrong with each field, in the closed list's terms, from what the schema found wrong with `input`. */
export function turnIssuesIntoFieldFaults(issues: readonly Issue[], input: unknown): FieldFault[] {
  return issues.flatMap((issue): FieldFault[] => {
    if (issue.code === "unrecognized_keys") {
      return issue.keys.map((key) => ({ field: dotted([...issue.path, key]), problem: "unknown_field" }));
    }
    return [{ field: dotted(issue.path), ...nameProblem(issue, valueAt(input, issue.path)) }];
  });
}

function nameProblem(issue: Issue, value: unknown): Named {
  if (value === undefined) return { problem: "missing" };
  switch (issue.code) {
    case "invalid_type":
      return { problem: nameWrongType(issue.expected) };
    case "too_small":
      return nameTooSmall(issue, value);
    case "too_big":
      return { problem: issue.origin === "array" ? "too_many" : "too_long", values: { max: Number(issue.maximum) } };
    case "invalid_value":
      return { problem: "unknown_choice", values: { choices: issue.values.map(String).join(", ") } };
    case "invalid_union":
      return nameFailedUnion(issue);
    case "custom":
      return nameOwnCheck(issue);
    default:
      return { problem: "malformed" };
  }
}

function nameWrongType(expected: string): FieldProblem {
  if (expected === "string") return "not_text";
  return expected === "number" || expected === "int" ? "not_number" : "malformed";
}

function nameTooSmall(issue: Extract<Issue, { code: "too_small" }>, value: unknown): Named {
  if (typeof value === "string" && value.trim() === "") return { problem: "blank" };
  return { problem: "too_short", values: { min: Number(issue.minimum) } };
}

/** A union of plain values is a choice; of anything else, its shape is wrong. */
function nameFailedUnion(issue: Extract<Issue, { code: "invalid_union" }>): Named {
  const values = issue.errors.flat().flatMap((inner) => (inner.code === "invalid_value" ? inner.values : [undefined]));
  if (values.length === 0 || values.includes(undefined)) return { problem: "malformed" };
  return { problem: "unknown_choice", values: { choices: values.map(String).join(", ") } };
}

/** A check of our own says in `params` what it found: `z.refine(…, { params: { problem: "too_long", max: 99 } })`. */
function nameOwnCheck(issue: Extract<Issue, { code: "custom" }>): Named {
  const { problem, ...rest } = (issue.params ?? {}) as Record<string, unknown>;
  const known = FIELD_PROBLEMS.find((candidate) => candidate === problem) ?? "malformed";
  const values = Object.fromEntries(
    Object.entries(rest).filter((entry): entry is [string, string | number] => /string|number/.test(typeof entry[1])),
  );
  return Object.keys(values).length === 0 ? { problem: known } : { problem: known, values };
}

function valueAt(input: unknown, path: readonly PropertyKey[]): unknown {
  let value = input;
  for (const key of path) {
    if (typeof value !== "object" || value === null) return undefined;
    value = (value as Record<PropertyKey, unknown>)[key];
  }
  return value;
}

const dotted = (path: readonly PropertyKey[]): string => path.map(String).join(".");
