import type { Language } from "#book/languages.ts";
import { WAY_HOME } from "#content/sentences/common-goals.ts";
import type { ReadFigure, ReadGoal } from "./reading.ts";

/** Who is gone does not look for themselves: "our cockatiel Pepper flew off" is Pepper’s way home. */
export function asLostHero(goal: ReadGoal, hero: ReadFigure | undefined, language: Language): ReadGoal {
  const isSought = goal.kind === "lost" || (goal.kind === "wish" && FINDING.test(goal.phrase));
  const isHero =
    hero !== undefined &&
    ((hero.name !== "" && ` ${goal.phrase.replace(/ finden$/u, "")}`.endsWith(` ${hero.name}`)) ||
      (goal.concept !== undefined && goal.concept === hero.concept && !OTHER_ONE.test(goal.phrase)));
  if (!isSought || !isHero) return goal;
  const { confidence, of } = goal;
  return { kind: "wish", phrase: WAY_HOME[language], about: "rescue", confidence, ...(of !== undefined && { of }) };
}

/** "The lost mitten is looking for the other mitten". */
const OTHER_ONE =
  /(?<!\p{L})(?:other|second|twin|partner|andere\p{Ll}*|zweite\p{Ll}*|cel[ăa]lalt|cealalt[ăa]|pereche\p{Ll}*)(?!\p{L})/iu;

const FINDING = /^(?:find |să(?:-și)? găsească )|(?<=^\p{Lu}.*) finden$/u;
