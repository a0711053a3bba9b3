import { VERBS } from "#content/lexicon/verbs.ts";

/** A wish told as done, in the two parts between which a main clause may set its subject: „lernte“ + „Skateboard fahren“. */
export interface GermanDeed {
  readonly verb: string;
  readonly rest: string;
}

/**
 * „ein Floß bauen“ → „baute“ + „ein Floß“; „die Muschel aufheben“ → „hob“ + „die Muschel auf“. A wish of several verbs, or
 * of one whose past is not known, is told as something that could be done: „konnte“ + the wish.
 */
export function germanDeed(wish: string): GermanDeed {
  const could = { verb: "konnte", rest: wish };
  const words = wish.split(" ");
  const infinitive = words.at(-1) ?? "";
  // „Nicht gefällt werden“, „nicht auf den Schrottplatz kommen“: it did not happen.
  const spared = /^(?<rest>nicht (?:mehr )?.+) (?<verb>werden|kommen)$/u.exec(wish)?.groups;
  if (spared) return { verb: spared["verb"] === "werden" ? "wurde" : "kam", rest: spared["rest"] ?? "" };
  // Who wanted not to melt got what they wanted: they did not have to.
  if (/(?<!\p{L})(?:nicht|keine?[nmrs]?)(?!\p{L})/u.test(wish)) return { verb: "musste", rest: wish };
  if (/[,;]|(?<!\p{L})(?:und|oder|zu)(?!\p{L})/u.test(wish)) return could;
  const past = pastOf(infinitive);
  if (past === undefined) return could;
  const [verb = "", particle] = past.split(" ");
  // Who „will auch mal sauber sein“ was clean in the end.
  const done = words
    .slice(0, -1)
    .join(" ")
    .replace(/^(?:auch (?:ein)?mal|auch|endlich (?:ein)?mal|(?:ein)?mal) /u, "");
  return { verb, rest: [done, particle].filter(Boolean).join(" ") };
}

function pastOf(infinitive: string): string | undefined {
  const known = VERBS.find(({ de }) => de[0].replace("|", "") === infinitive)?.de[2];
  if (known !== undefined) return known;
  return /^\p{Ll}{2,}ieren$/u.test(infinitive) ? infinitive.replace(/en$/u, "te") : undefined;
}
