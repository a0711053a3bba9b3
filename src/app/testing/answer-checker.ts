import { Ajv2020 } from "ajv/dist/2020.js";

interface Answered {
  readonly statusCode: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly payload: string;
}

/** Says what of an answer is not as the published description of the API says; `operation` is `GET /api/stories/{id}`. */
export function answerChecker(description: object): (operation: string, answer: Answered) => string | undefined {
  const checker = new Ajv2020({ strict: false, validateFormats: false, allErrors: true });
  checker.addSchema(description, "api");
  const described = description as { paths: Record<string, Record<string, { responses: Record<string, Response> }>> };
  return (operation, { statusCode, headers, payload }) => {
    const [method = "", path = ""] = operation.split(" ", 2);
    const response = described.paths[path]?.[method.toLowerCase()]?.responses[statusCode];
    if (!response) return `${statusCode} is not described`;
    if (!/\bjson\b/.test(String(headers["content-type"]))) {
      return payload === "" || response.content?.["application/octet-stream"] ? undefined : "is no JSON";
    }
    if (!response.content?.["application/json"]) return "JSON is not described";
    const at = ["paths", path, method.toLowerCase(), "responses", String(statusCode), "content", "application/json"];
    const pointer = [...at, "schema"].map((step) => encodeURIComponent(step.replaceAll("/", "~1"))).join("/");
    const fits = checker.validate({ $ref: `api#/${pointer}` }, JSON.parse(payload));
    return fits ? undefined : checker.errorsText();
  };
}

interface Response {
  readonly content?: Readonly<Record<string, object>>;
}
