import * as z from "zod/mini";
import type { Contract } from "#contract/endpoint.ts";

interface Schema {
  readonly type?: string;
  /** Set where only a uuid, a date or the like fits. */
  readonly format?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: Schema | boolean;
  readonly items?: Schema | readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
}

/**
 * Every string of a contract's queries and bodies that a caller may fill freely, as `POST /stories characters.name`;
 * identifiers in paths are not among them.
 */
export function freeTextsOf(contract: Contract): string[] {
  return Object.entries(contract).flatMap(([key, { query, body }]) =>
    [query, body].flatMap((schema) =>
      schema === undefined || schema === "raw"
        ? []
        : freePaths(z.toJSONSchema(schema, { io: "input", target: "draft-7", unrepresentable: "any" }) as Schema).map(
            (path) => [key, path].filter(Boolean).join(" "),
          ),
    ),
  );
}

function freePaths(schema: Schema): string[] {
  const below = (name: string, inner: Schema) => freePaths(inner).map((path) => [name, path].filter(Boolean).join("."));
  const items = schema.items === undefined ? [] : [schema.items].flat();
  const others = typeof schema.additionalProperties === "object" ? [schema.additionalProperties] : [];
  return [
    ...(isFree(schema) ? [""] : []),
    ...Object.entries(schema.properties ?? {}).flatMap(([name, inner]) => below(name, inner)),
    ...items.flatMap((inner) => freePaths(inner)),
    ...others.flatMap((inner) => below("*", inner)),
    ...[...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])].flatMap((inner) => freePaths(inner)),
  ];
}

function isFree({ type, format, enum: choices, const: only }: Schema): boolean {
  return type === "string" && format === undefined && choices === undefined && only === undefined;
}
