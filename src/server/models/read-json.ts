/**
 * The JSON in a model's answer, also where it stands in a fence, between words, or with a comma before a closing bracket;
 * undefined where there is none, or where it is cut off.
 */
export function readJson(answer: string): unknown {
  const from = answer.search(/[{[]/u);
  const to = Math.max(answer.lastIndexOf("}"), answer.lastIndexOf("]"));
  if (from < 0 || to < from) return undefined;
  const json = answer.slice(from, to + 1);
  return parse(json) ?? parse(withoutTrailingCommas(json));
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json) as unknown;
  } catch {
    return undefined;
  }
}

/** Strings are passed over whole, so that a comma in one stays. */
const withoutTrailingCommas = (json: string) =>
  json.replace(/"(?:[^"\\]|\\.)*"|,(?=\s*[}\]])/gsu, (found) => (found === "," ? "" : found));
