/** The requirements' numbers in the order of the page: each line that begins a requirement, `- S1.1 …` or `S0. …`. */
export function listRequirements(page) {
  return [...page.matchAll(/^(?:- )?(S\d+(?:\.\d+)?)\.?[ \n]/gm)].map((match) => match[1]);
}

/** The numbers that a test's title claims: those in round brackets at its end, `… (S2.1, S2.2)` or `… (S7.16–S7.19)`. */
export function claimedBy(title, known) {
  const end = /\(([^()]*)\)\s*$/.exec(title)?.[1];
  if (end === undefined || !/^\s*S\d/.test(end)) return [];
  return end.split(",").flatMap((part) => {
    const range = /^\s*(S\d+(?:\.\d+)?)\s*[–-]\s*(S\d+(?:\.\d+)?)\s*$/.exec(part);
    if (!range) return [part.trim()];
    const [from, to] = [known.indexOf(range[1]), known.indexOf(range[2])];
    return from < 0 || to < from ? [] : known.slice(from, to + 1);
  });
}

/**
 * What passing tests prove: `{proven, missing}`. A number that any failing test claims is not proven, whatever else passes.
 */
export function proveRequirements(page, results) {
  const known = listRequirements(page);
  const claimed = new Map();
  for (const { title, state } of results) {
    if (state === "skipped") continue;
    for (const number of claimedBy(title, known)) {
      claimed.set(number, (claimed.get(number) ?? true) && state === "passed");
    }
  }
  const isProven = (number) => claimed.get(number) === true;
  return { proven: known.filter(isProven), missing: known.filter((number) => !isProven(number)) };
}
