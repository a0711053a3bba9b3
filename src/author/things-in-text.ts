import type { Language } from "#book/languages.ts";
import type { PagePlan, Thing } from "#book/page-plan.ts";
import { conceptsIn } from "#lexicon/concepts-in.ts";
import { isSpoken } from "./sentence-spans.ts";
import { tellingFramesFor } from "./telling-frames.ts";

/** Things that hang in the sky unless somebody holds them. */
export const ALOFT: ReadonlySet<Thing> = new Set(["star", "moon", "kite", "plane", "rocket"]);

/** Words that are in every picture anyway, or that mostly mean something else. */
const NEVER_STAGED: ReadonlySet<Thing> = new Set<Thing>([
  ...(["sun", "cloud", "lightning", "snowflake", "drop", "sparkle", "heart", "tooth", "bone", "music-note"] as const),
  ...(["tree", "fir", "palm", "planet", "watch", "ring", "saw", "plug", "pen", "box", "soap", "bean"] as const),
]);

/** A drawn thing where a text names it as there. */
export interface NamedThing {
  readonly thing: Thing;
  readonly where: PagePlan["things"][number]["where"];
  readonly start: number;
}

/**
 * The things of a text that the illustrator draws, each once: not those that are only spoken of, missing or wished for,
 * nor moon and stars by day.
 */
export function thingsIn(text: string, language: Language): readonly NamedThing[] {
  const { absent, likened } = tellingFramesFor(language);
  const things = new Map<Thing, NamedThing>();
  for (const { concept, start } of conceptsIn(text, language)) {
    if (concept.kind !== "thing" || !concept.thing || things.has(concept.thing)) continue;
    const before = clauseBefore(text, start);
    if (NEVER_STAGED.has(concept.thing) || isSpoken(text, start) || absent.test(before) || likened.test(before))
      continue;
    things.set(concept.thing, { thing: concept.thing, where: ALOFT.has(concept.thing) ? "sky" : "ground", start });
  }
  return [...things.values()];
}

/** What stands before a word in its own clause. */
export function clauseBefore(text: string, at: number): string {
  return /[^.!?…,;:\n"“”„»«]*$/u.exec(text.slice(0, at))?.[0] ?? "";
}
