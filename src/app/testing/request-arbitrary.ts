import fc from "fast-check";

/** One call as the published description allows it to be made, or nearly. */
export interface GeneratedRequest {
  /** `GET /api/stories/{id}` */
  readonly operation: string;
  readonly method: string;
  readonly url: string;
  readonly body: unknown;
  readonly headers: Readonly<Record<string, string>>;
}

interface Schema {
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
}

interface Operation {
  readonly parameters?: readonly { readonly name: string; readonly in: string; readonly schema?: Schema }[];
  readonly requestBody?: { readonly content?: Readonly<Record<string, { readonly schema?: Schema }>> };
}

export interface ApiDescription {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

/** Texts that have broken servers: ends of strings, of markup, of numbers, of alphabets. */
const NASTY = [
  "",
  " ",
  "null",
  "-1",
  "1e999",
  "\u0000",
  "\uD800",
  "\u202E\u200B",
  "'; drop table stories; --",
  "<script>alert(1)</script>",
  "../../etc/passwd",
  "%00",
  "%2e%2e%2f",
  "__proto__",
  "{{constructor}}",
  "💥".repeat(50),
  "a".repeat(5_000),
];

const text = fc.oneof(
  { weight: 3, arbitrary: fc.string({ unit: "binary", maxLength: 40 }) },
  { weight: 3, arbitrary: fc.constantFrom(...NASTY) },
  { weight: 2, arbitrary: fc.constantFrom("A fox finds a star", "Pip", "more stars", "0", "en", "hero") },
);

const wild = fc.oneof(fc.jsonValue({ maxDepth: 2 }), text, fc.constant([]), fc.constant({ __proto__: null }));

/** A value of a schema; now and then one that is none of it. */
function valueOf(schema: Schema | undefined): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 6, arbitrary: fittingOf(schema) }, { weight: 1, arbitrary: wild });
}

function fittingOf(schema: Schema | undefined): fc.Arbitrary<unknown> {
  if (schema === undefined) return wild;
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(fittingOf));
  switch (Array.isArray(schema.type) ? schema.type[0] : schema.type) {
    case "object":
      return fc.record(Object.fromEntries(Object.entries(schema.properties ?? {}).map(([k, v]) => [k, valueOf(v)])), {
        requiredKeys: [],
      });
    case "array":
      return fc.array(valueOf(schema.items), { maxLength: 8 });
    case "integer":
    case "number":
      return fc.oneof(fc.integer({ min: -2, max: 30 }), fc.double());
    case "boolean":
      return fc.boolean();
    case "string":
      return text;
    default:
      return wild;
  }
}

/** Requests of every described operation; `ids` are real ones that a path's places may get. */
export function requestsOf(description: ApiDescription, ids: readonly string[]): fc.Arbitrary<GeneratedRequest> {
  const operations = Object.entries(description.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  return fc.constantFrom(...operations).chain(({ path, method, operation }) => {
    const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
    const place = fc.oneof(
      { weight: 4, arbitrary: fc.constantFrom(...ids, "0", "hero") },
      { weight: 1, arbitrary: text },
    );
    const query = (operation.parameters ?? []).filter((parameter) => parameter.in === "query");
    return fc
      .record({
        places: fc.tuple(...names.map(() => place)),
        query: fc.record(Object.fromEntries(query.map(({ name, schema }) => [name, valueOf(schema)])), {
          requiredKeys: [],
        }),
        body: valueOf(operation.requestBody?.content?.["application/json"]?.schema),
        ifMatch: fc.option(fc.constantFrom('"1"', "*", 'W/"x"', "999999999999"), { freq: 5, nil: undefined }),
        key: fc.option(fc.constantFrom("once", "x".repeat(300)), { freq: 5, nil: undefined }),
      })
      .map(({ places, query: asked, body, ifMatch, key }) => {
        const filled = names.reduce(
          (url, name, index) => url.replace(`{${name}}`, encode(String(places[index]))),
          path,
        );
        const search = Object.entries(asked).map(([name, value]) => `${name}=${encode(String(JSON.stringify(value)))}`);
        return {
          operation: `${method.toUpperCase()} ${path}`,
          method: method.toUpperCase(),
          url: search.length === 0 ? filled : `${filled}?${search.join("&")}`,
          body: operation.requestBody ? body : undefined,
          headers: {
            ...(ifMatch !== undefined && { "if-match": ifMatch }),
            ...(key !== undefined && { "idempotency-key": key }),
          },
        };
      });
  });
}

/** Half of a surrogate pair cannot be written into an address. */
const encode = (value: string): string => encodeURIComponent(value.replaceAll(/\p{Surrogate}/gu, "?"));
