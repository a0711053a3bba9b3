import type { Sex } from "#book/cast-card.ts";
import type { Language } from "#book/languages.ts";
import type { FoundConcept } from "#lexicon/concepts-in.ts";
import { framesFor } from "./reading-frames.ts";
import type { ReadFigure } from "./reading.ts";

const HE_EN = /\b(?:he|him|his|himself)\b/iu;
const SHE_EN = /\b(?:she|her|hers|herself)\b/iu;

/** One sex if all the text's pronouns are of one. */
export function sexByPronoun(text: string, language: Language): Sex | undefined {
  // "All he wants is sugar for his mum’s cake": pronouns of one sex say more than whoever else is there.
  const isSaid = language === "en" ? HE_EN.test(text) !== SHE_EN.test(text) : false;
  if (isSaid) return HE_EN.test(text) ? "male" : "female";
  const frames = framesFor(language);
  const she = frames.she.test(text);
  const he = frames.he.test(text);
  return she === he ? undefined : she ? "female" : "male";
}

/**
 * Where an English text has pronouns of both, the first of them behind whoever comes first, and before anybody else: "The dragon
 * sleeps and nobody wakes him. A marmot takes his blanket to line her burrow".
 */
export function sexByNextPronoun(
  text: string,
  { start, end }: FoundConcept,
  all: readonly FoundConcept[],
  language: Language,
): Sex | undefined {
  const others = all.filter(({ kind }) => kind === "figure");
  if (language !== "en" || others.some((each) => each.start < start)) return undefined;
  const until = others.find((each) => each.start > end)?.start ?? text.length;
  const behind = text.slice(end, until);
  const [he, she] = [behind.search(HE_EN), behind.search(SHE_EN)];
  if (he < 0 && she < 0) return undefined;
  return she < 0 || (he >= 0 && he < she) ? "male" : "female";
}

/** "The number 7 is sad because he thinks …": the hero of an English idea is who all its pronouns say. */
export function withSexOfPronouns(
  figures: readonly ReadFigure[],
  text: string,
  language: Language,
): readonly ReadFigure[] {
  const [hero, ...others] = figures;
  const sex = hero && hero.sex === undefined && language === "en" ? sexByPronoun(text, language) : undefined;
  return hero && sex ? [{ ...hero, sex }, ...others] : figures;
}
