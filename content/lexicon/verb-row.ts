import type { Pose } from "#book/page-plan.ts";

/**
 * A verb that ideas are full of. English: base, third person, past, participle in -ing. Romanian: infinitive, third person,
 * subjunctive after "să", imperfect. German: infinitive, third person, past; a separable prefix stands first ("auf|stehen").
 */
export interface VerbRow {
  readonly pose?: Pose;
  readonly en: readonly [base: string, third: string, past: string, progressive: string];
  readonly ro: readonly [infinitive: string, third: string, subjunctive: string, imperfect: string];
  readonly de: readonly [infinitive: string, third: string, past: string];
}
