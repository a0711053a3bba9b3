import { ERROR_STATUS, FIELD_PROBLEMS } from "#contract/error-codes.ts";

/** Areas whose keys are built from a closed list of codes: each code is said, and nothing else. */
const CODED: Readonly<Record<string, readonly string[]>> = {
  "error.": Object.keys(ERROR_STATUS),
  "input.": FIELD_PROBLEMS,
};

const WRITTEN = /["'`]([a-z][\w.]*\.[\w.]+)["'`]/g;
const BUILT = /`([a-z][\w.]*\.)\$\{[^`]*?\}([\w.]*)`/g;

/**
 * The keys that no code says, neither written out nor built from a beginning and an end. One that is built from codes has
 * to be a code's: so a sentence for an error that no longer exists is found, too.
 */
export function findUnused(keys: Iterable<string>, code: Iterable<string>): string[] {
  const said = new Set(Object.entries(CODED).flatMap(([beginning, codes]) => codes.map((each) => beginning + each)));
  const built = new Map<string, Set<string>>();
  for (const text of code) {
    for (const [, key = ""] of text.matchAll(WRITTEN)) said.add(key);
    for (const [, beginning = "", end = ""] of text.matchAll(BUILT)) {
      if (Object.keys(CODED).some((coded) => beginning.startsWith(coded))) continue;
      built.set(beginning, (built.get(beginning) ?? new Set()).add(end));
    }
  }
  const isBuilt = (key: string) =>
    [...built].some(([beginning, ends]) => key.startsWith(beginning) && [...ends].some((end) => key.endsWith(end)));
  return [...keys].filter((key) => !said.has(key) && !isBuilt(key));
}
