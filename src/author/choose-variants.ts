import type { CharacterType, Environment, Genre, Theme } from "#book/choices.ts";
import type { Weather } from "#book/page-plan.ts";
import type { Body } from "./bodies.ts";
import type { Random } from "./random.ts";
import type { Fits, GoalKind, Variant } from "./sentences.ts";

/** What texts have to fit. */
export interface Fitting {
  readonly goal: GoalKind;
  readonly theme: Theme;
  readonly genre: Genre;
  readonly environment: Environment;
  /** Clear where the idea names none. */
  readonly weather?: Weather;
  readonly characterType: CharacterType;
  /** What the hero is made like. */
  readonly body: Body;
}

/** Whether a text may be taken in this book. */
export function fits(text: Fits, fitting: Fitting): boolean {
  return (
    (text.goals?.includes(fitting.goal) ?? true) &&
    (text.themes?.includes(fitting.theme) ?? true) &&
    (text.genres?.includes(fitting.genre) ?? true) &&
    (text.environments?.includes(fitting.environment) ?? true) &&
    (text.weathers?.includes(fitting.weather ?? "clear") ?? true) &&
    !(text.notIn?.includes(fitting.environment) ?? false) &&
    (text.types?.includes(fitting.characterType) ?? true) &&
    (text.bodies?.includes(fitting.body) ?? true)
  );
}

/** The variants of a beat that fit, whose needs are planted and which nothing forbids, in a seeded order. */
export function chooseVariants(
  variants: readonly Variant[],
  fitting: Fitting,
  planted: ReadonlySet<string>,
  random: Random,
): readonly Variant[] {
  return random.shuffle(
    variants.filter(
      (variant) =>
        fits(variant, fitting) &&
        (variant.needs ?? []).every((need) => planted.has(need)) &&
        !(variant.unless ?? []).some((each) => planted.has(each)),
    ),
  );
}
