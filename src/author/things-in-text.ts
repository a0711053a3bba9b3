import type { Language } from "#book/languages.ts";
import type { PagePlan, Thing } from "#book/page-plan.ts";
import { conceptsIn } from "#lexicon/concepts-in.ts";
import { kitFor } from "#lexicon/grammar/kit.ts";
import { foldText } from "./fold-text.ts";
import { isSpoken } from "./sentence-spans.ts";
import { tellingFramesFor } from "./telling-frames.ts";

/** Things that hang in the sky unless somebody holds them. */
export const ALOFT: ReadonlySet<Thing> = new Set(["star", "moon", "kite", "plane", "rocket"]);

/** Words that are in every picture anyway, or that mostly mean something else. */
const NEVER_STAGED: ReadonlySet<Thing> = new Set<Thing>([
  ...(["sun", "cloud", "lightning", "snowflake", "drop", "sparkle", "heart", "tooth", "bone", "music-note"] as const),
  ...(["tree", "fir", "palm", "planet", "watch", "ring", "saw", "plug", "pen", "box", "soap", "bean", "bed"] as const),
]);

/** Words that are verbs as often as things. */
const VERBS_TOO: ReadonlySet<string> = new Set([
  "leaves",
  "rose",
  "slide",
  "slides",
  "lock",
  "locks",
  "crane",
  "swing",
]);

/** What is drawn as itself, by its own word: a pot that would be drawn as a soup is better left to the words. */
function isCalledSo(word: string, concept: string, language: Language): boolean {
  const [said, own] = [word, kitFor(language).phrase(concept, { article: "none" })].map(foldText);
  return said !== undefined && own !== undefined && said.slice(0, STEM) === own.slice(0, STEM);
}

const STEM = 3;

/** A drawn thing where a text names it as there. */
export interface NamedThing {
  readonly thing: Thing;
  readonly where: PagePlan["things"][number]["where"];
  readonly start: number;
  /** As the text has it. */
  readonly word: string;
}

/**
 * The things of a text that the illustrator draws, each once: not those that are only spoken of, missing or wished for,
 * nor moon and stars by day.
 */
export function thingsIn(text: string, language: Language): readonly NamedThing[] {
  const { absent, likened } = tellingFramesFor(language);
  const things = new Map<Thing, NamedThing>();
  for (const { concept, start, text: word } of conceptsIn(text, language)) {
    if (concept.kind !== "thing" || concept.thing !== concept.id || things.has(concept.thing)) continue;
    if (VERBS_TOO.has(word.toLocaleLowerCase()) || !isCalledSo(word, concept.id, language)) continue;
    const before = clauseBefore(text, start);
    if (NEVER_STAGED.has(concept.thing) || isSpoken(text, start) || absent.test(before) || likened.test(before))
      continue;
    things.set(concept.thing, {
      thing: concept.thing,
      where: ALOFT.has(concept.thing) ? "sky" : "ground",
      start,
      word,
    });
  }
  return [...things.values()];
}

/** What stands before a word in its own clause. */
export function clauseBefore(text: string, at: number): string {
  return /[^.!?…,;:\n"“”„»«]*$/u.exec(text.slice(0, at))?.[0] ?? "";
}
