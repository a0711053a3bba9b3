import type { CharacterType, Complexity, Environment, Genre, PageCount, Theme } from "#book/choices.ts";
import type { Language } from "#book/languages.ts";
import { HAIR_WORDS } from "#content/sentences/hair.ts";
import { figuresOfText } from "./figures-of-text.ts";
import { ownTextOf } from "./tell-own-text.ts";
import { kitFor } from "#lexicon/grammar/kit.ts";
import { conceptById } from "#lexicon/find-concept.ts";
import { makeSetting } from "./make-setting.ts";
import { makeTitle } from "./make-title.ts";
import { capitalise } from "./capitalise.ts";
import { isOwnKind } from "./own-kind.ts";
import { readIdea } from "./read-idea.ts";
import type { ReadFigure, Reading } from "./reading.ts";
import { suggestCharacterType } from "./suggest-choices.ts";

/** What an idea was read as, in the shape of the form; each field with its confidence, 0 to 1. */
export interface IdeaAnalysis {
  title: string;
  language: Language;
  pages: PageCount;
  characters: { name: string; description: string }[];
  characterType: CharacterType;
  environment: Environment;
  genre: Genre;
  theme: Theme;
  complexity: Complexity;
  confidence: Record<
    "title" | "language" | "pages" | "characters" | "characterType" | "environment" | "genre" | "theme" | "complexity",
    number
  >;
}

/** Fills the form from an idea (S10.1). Pure: the same idea gives the same answer. */
export function analyseIdea(idea: string, hint: Language): IdeaAnalysis {
  const read = readIdea(idea, hint);
  const language = read.language.value;
  const request = {
    title: "",
    language,
    pages: read.pages.value,
    characters: [],
    story: idea,
    characterType: read.characterType.value,
    environment: read.environment.value,
    genre: read.genre.value,
    theme: read.theme.value,
    complexity: read.complexity.value,
  };
  // Whoever is in a text that is told as it is has the name that it has there, or none.
  const own = ownTextOf(request)
    ?.units.map(({ text }) => text)
    .join(" ");
  const reading = own === undefined ? read : withFigures(read, figuresOfText(own, language));
  const asked = { ...request, characterType: reading.characterType.value };
  const setting = makeSetting(asked, reading, `analysis:${idea}`);
  const { cast } = setting;
  const named =
    reading.figures.length > 0
      ? [cast.hero, ...(reading.figures.length > 1 ? [cast.helper] : []), ...cast.friends]
      : [cast.hero];
  return {
    title: makeTitle("", setting),
    language,
    pages: reading.pages.value,
    characters: named.map(({ participant }, index) => ({
      name:
        (own === undefined || own.includes(participant.name) ? participant.name : "") ||
        capitalise(kitFor(language).form(participant, "noun")),
      description: describe(reading.figures[index], participant, language),
    })),
    characterType: reading.characterType.value,
    environment: reading.environment.value,
    genre: reading.genre.value,
    theme: reading.theme.value,
    complexity: reading.complexity.value,
    confidence: {
      title: titleConfidence(reading),
      language: reading.language.confidence,
      pages: reading.pages.confidence,
      characters: charactersConfidence(reading),
      characterType: reading.characterType.confidence,
      environment: reading.environment.confidence,
      genre: reading.genre.confidence,
      theme: reading.theme.confidence,
      complexity: reading.complexity.confidence,
    },
  };
}

function charactersConfidence({ figures: [hero] }: Reading): number {
  if (!hero) return 0.2;
  if (isOwnKind(hero.concept)) return 0.5;
  return hero.name ? 0.9 : 0.6;
}

function titleConfidence({ goal, figures }: Reading): number {
  const sure = 0.2 + 0.4 * (goal?.confidence ?? 0) + (figures[0] ? 0.3 : 0);
  return Math.round(100 * Math.min(0.9, sure)) / 100;
}

const WITH: Readonly<Record<Language, string>> = { en: "with", ro: "cu", de: "mit" };
const AND: Readonly<Record<Language, string>> = { en: "and", ro: "și", de: "und" };

/** "a brave girl with red hair and a blue hat": what is known of a figure, in the language of the idea. */
function describe(
  figure: ReadFigure | undefined,
  participant: Parameters<ReturnType<typeof kitFor>["form"]>[0],
  language: Language,
): string {
  const kind = kitFor(language).form(participant, "a");
  const worn = figure?.garment && wornWords(figure.garment, language);
  const looks = [...(figure?.hair ? [HAIR_WORDS[language][figure.hair]] : []), ...(worn === undefined ? [] : [worn])];
  return looks.length === 0 ? kind : `${kind} ${WITH[language]} ${looks.join(` ${AND[language]} `)}`;
}

function wornWords({ kind, colour }: NonNullable<ReadFigure["garment"]>, language: Language): string | undefined {
  if (conceptById(kind) === undefined) return undefined;
  // Romanian and English wear glasses in the plural.
  const several = kind === "glasses" && language !== "de";
  const article = several ? "none" : "a";
  const shape = { article, plural: several, case: "dat", ...(colour && { adjective: colour }) } as const;
  return kitFor(language).phrase(kind, language === "de" ? shape : { ...shape, case: "nom" });
}

function withFigures(reading: Reading, figures: readonly ReadFigure[]): Reading {
  return { ...reading, figures, characterType: suggestCharacterType(figures) };
}
