import { CHARACTER_TYPES, COMPLEXITIES, ENVIRONMENTS, GENRES, PAGE_COUNTS, THEMES } from "#book/choices.ts";
import { isProOption, type OptionField } from "#features/membership/pro-options.ts";
import type { AppSettings } from "#features/settings/settings.ts";
import { type Analysis, EMPTY_FORM } from "#features/stories/story.ts";

/** How sure a choice is that only stands in for another. */
const STANDS_IN = 0.2;

/** Lengths and levels go up: who may not have the one that fits is offered the next below. */
const STEPS = { pages: PAGE_COUNTS, complexity: COMPLEXITIES } as const;
const CHOICES = {
  characterType: CHARACTER_TYPES,
  environment: ENVIRONMENTS,
  genre: GENRES,
  theme: THEMES,
} as const;

/**
 * What an idea was read as, with nothing suggested that only PRO has: a free account would be sent to the plans for what it
 * never chose. Lengths and levels step down, other choices give way to the form's first ones.
 */
export function suggestFreeOptions(analysis: Analysis, settings: AppSettings): Analysis {
  const offered: Analysis = { ...analysis, confidence: { ...analysis.confidence } };
  const isPro = (field: OptionField, value: string | number) => isProOption(field, value, settings);
  const settle = <F extends OptionField>(field: F, candidates: readonly Analysis[F][]) => {
    if (!isPro(field, analysis[field])) return;
    const free = candidates.find((value) => !isPro(field, value));
    if (free === undefined) return;
    offered[field] = free;
    offered.confidence[field] = Math.min(STANDS_IN, analysis.confidence[field]);
  };
  for (const field of ["pages", "complexity"] as const) {
    const steps: readonly Analysis[typeof field][] = STEPS[field];
    const below = steps.slice(0, steps.indexOf(analysis[field])).toReversed();
    settle(field, [...below, ...steps]);
  }
  settle("characterType", [EMPTY_FORM.characterType, ...CHOICES.characterType]);
  settle("environment", [EMPTY_FORM.environment, ...CHOICES.environment]);
  settle("genre", [EMPTY_FORM.genre, ...CHOICES.genre]);
  settle("theme", [EMPTY_FORM.theme, ...CHOICES.theme]);
  return offered;
}
