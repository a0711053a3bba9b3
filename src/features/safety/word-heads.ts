import { foldPattern } from "./patterns.ts";

/**
 * The first two letters, or the first one where the second is open, of every word that a pattern can begin with; undefined where
 * they cannot be told. A pattern is tried only at words that begin so.
 */
export function headsOf(pattern: string): readonly string[] | undefined {
  return headsOfFolded(foldPattern(pattern));
}

function headsOfFolded(pattern: string): readonly string[] | undefined {
  const [first = "", second = "", third = ""] = pattern;
  if (first === "(") return headsOfChoice(pattern);
  if (!/[a-z_0-9]/.test(first) || second === "?") return undefined;
  return [/[a-z_0-9]/.test(second) && third !== "?" ? first + second : first];
}

function headsOfChoice(pattern: string): readonly string[] | undefined {
  const end = endOfGroup(pattern);
  const rest = pattern.slice(end + 1);
  const choices = splitChoices(pattern.slice(1, end));
  const heads = choices.map((choice) => (choice === "" ? undefined : headsOfFolded(choice)));
  if (rest.startsWith("?")) heads.push(headsOfFolded(rest.slice(1).trimStart()));
  return heads.every((known) => known !== undefined) ? [...new Set(heads.flat())] : undefined;
}

function endOfGroup(pattern: string): number {
  let depth = 0;
  for (let at = 0; at < pattern.length; at += 1) {
    if (pattern[at] === "(") depth += 1;
    if (pattern[at] === ")") depth -= 1;
    if (depth === 0) return at;
  }
  throw new RangeError(`a group without an end: ${pattern}`);
}

/** At the bars that are in no group of their own. */
function splitChoices(inner: string): string[] {
  const choices = [""];
  let depth = 0;
  for (const sign of inner) {
    if (sign === "(") depth += 1;
    if (sign === ")") depth -= 1;
    if (sign === "|" && depth === 0) choices.push("");
    else choices[choices.length - 1] += sign;
  }
  return choices;
}

/** Where each word of a reading begins, and the heads that it has. */
export function* wordStarts(text: string): Generator<readonly [index: number, heads: readonly string[]]> {
  for (const { index } of text.matchAll(/(?<![a-z_0-9])[a-z_0-9]/g)) {
    yield [index, [text.slice(index, index + 2), text.charAt(index)]];
  }
}
