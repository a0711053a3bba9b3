import type { CastCard } from "#book/cast-card.ts";
import type { PagePlan } from "#book/page-plan.ts";
import type { FoundConcept } from "../concepts-in.ts";

/** What an instruction speaks of: the picture as it is planned, and everybody who can be in it. */
export interface Scene {
  readonly plan: PagePlan;
  /** The book's cast and the picture's guests. */
  readonly cast: readonly CastCard[];
}

export const isPresent = ({ plan }: Scene, who: string) => plan.figures.some((figure) => figure.who === who);

/** Whom a word for a figure means: of several, all for a plural, else one who is there and of the word's sex. */
export function membersMeant({ concept, number, sex }: FoundConcept, scene: Scene): readonly string[] {
  if (concept.kind !== "figure") return [];
  const called = scene.cast.filter((card) => card.called === concept.id);
  const alike = scene.cast.filter(
    (card) => card.kind === concept.id || (card.kind === concept.draws && isGeneral(card)),
  );
  const meant = called.length > 0 ? called : alike;
  const fitting = meant.filter((card) => sex === undefined || card.sex === sex);
  const best = (fitting.length > 0 ? fitting : meant).toSorted(
    (a, b) => Number(isPresent(scene, b.id)) - Number(isPresent(scene, a.id)),
  );
  return (number === "plural" ? best : best.slice(0, 1)).map((card) => card.id);
}

/** "The girl" can be whoever is drawn as a child, and is called nothing nearer. */
const isGeneral = (card: CastCard) => card.called === card.kind || ["child", "grown-up", "hero"].includes(card.called);
