import type { Colour } from "#book/cast-card.ts";
import { THINGS, type PagePlan, type Thing } from "#book/page-plan.ts";
import { FURTHER_THINGS } from "#book/further-things.ts";
import { wordsFor } from "./find-concept.ts";
import type { GrammaticalCase, Kit } from "./grammar/participant.ts";
import type { PlanWords } from "./plan-words.ts";

const NAMES: ReadonlySet<string> = new Set([...THINGS, ...FURTHER_THINGS]);

/** There is one of each: they are told with "the". */
const ONLY_ONE: readonly Thing[] = ["moon", "sun"];

export function isThing(name: string): name is Thing {
  return NAMES.has(name);
}

/** A thing as it is told, with the colour that a wish gave it. */
export interface ToldThing {
  readonly thing: Thing;
  readonly colour?: Colour | undefined;
}

/** Each thing once in each colour, with how many there are, in the order of the plan. */
export function listThings(things: readonly ToldThing[]): readonly (ToldThing & { readonly count: number })[] {
  const counts = new Map<string, ToldThing & { readonly count: number }>();
  for (const { thing, colour } of things) {
    const key = `${thing} ${colour ?? ""}`;
    counts.set(key, { thing, colour, count: (counts.get(key)?.count ?? 0) + 1 });
  }
  return [...counts.values()];
}

/** The colour that a thing has in the picture where a wish gave it one: where it lies, else in a hand. */
export function colourIn(plan: PagePlan, thing: Thing): Colour | undefined {
  const lying = plan.things.find((each) => each.thing === thing);
  return lying ? lying.colour : plan.figures.find((figure) => figure.holds === thing)?.holdsColour;
}

/** "a red lantern", "the moon", "honey". */
export function oneThing(kit: Kit, words: PlanWords, told: ToldThing, grammaticalCase: GrammaticalCase): string {
  const { thing, colour: adjective } = told;
  const article = ONLY_ONE.includes(thing) ? "the" : words.uncounted.includes(thing) ? "none" : "a";
  return kit.phrase(thing, { article, case: grammaticalCase, ...(adjective && { adjective }) });
}

/** As after a preposition: Romanian drops the article of what stands alone, "spre lună" but "spre luna albastră". */
export function thingAfterPreposition(kit: Kit, words: PlanWords, told: ToldThing): string {
  const drops = kit.language === "ro" && ONLY_ONE.includes(told.thing) && told.colour === undefined;
  return drops ? kit.phrase(told.thing, { article: "none" }) : oneThing(kit, words, told, "acc");
}

/** "a lantern", "the moon", "three red stars", in the accusative where a language has one. */
export function numbered(kit: Kit, words: PlanWords, told: ToldThing & { readonly count: number }): string {
  const { thing, colour: adjective, count } = told;
  if (count === 1 || words.uncounted.includes(thing)) return oneThing(kit, words, told, "acc");
  const noun = kit.phrase(thing, { article: "none", plural: true, case: "acc", ...(adjective && { adjective }) });
  const masculine = kit.language === "ro" && wordsFor(thing, "ro")?.noun?.gender === "m";
  const number = words.numbers[Math.min(count, 5) - 2] ?? words.numbers[3];
  return `${masculine ? number.replace("două", "doi").replace("multe", "mulți") : number} ${noun}`;
}

/** "a, b and c" with the language's own joints. */
export function joinWords(items: readonly string[], comma: string, last: string): string {
  const end = items.at(-1) ?? "";
  return items.length < 2 ? end : `${items.slice(0, -1).join(comma)}${last}${end}`;
}
