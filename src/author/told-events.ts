import type { CastCard } from "#book/cast-card.ts";
import type { Language } from "#book/languages.ts";
import { conceptsIn, type FoundConcept } from "#lexicon/concepts-in.ts";
import { tellingFramesFor } from "./telling-frames.ts";
import { foldDiacritics, type Token, tokenise } from "#lexicon/normalise.ts";

/** Something that a text says and a picture can show: somebody of the cast, or a concept. */
export interface ToldEvent {
  readonly start: number;
  readonly end: number;
  /** Card ids of those whom it names. */
  readonly who: readonly string[];
  readonly found?: FoundConcept;
  /** A pronoun that means somebody of this sex whom the text has spoken of. */
  readonly pronoun?: { readonly sex: "female" | "male"; readonly acts: boolean };
}

/** What a text says, in its order; where a name and a concept are the same words, the name. */
export function toldEvents(text: string, cast: readonly CastCard[], language: Language): readonly ToldEvent[] {
  const names = namesIn(tokenise(text), cast);
  const concepts = conceptsIn(text, language)
    .filter(({ start, end }) => !names.some((name) => name.start < end && start < name.end))
    .map((found): ToldEvent => ({ start: found.start, end: found.end, who: membersMeant(found, cast), found }));
  return [...names, ...concepts, ...pronounsIn(text, language)].toSorted((a, b) => a.start - b.start);
}

function pronounsIn(text: string, language: Language): ToldEvent[] {
  const { pronouns, subjects } = tellingFramesFor(language);
  return (["female", "male"] as const).flatMap((sex) =>
    [...text.matchAll(pronouns[sex])].map(({ index, 0: word }) => ({
      start: index,
      end: index + word.length,
      who: [],
      pronoun: { sex, acts: subjects.test(word) },
    })),
  );
}

function namesIn(tokens: readonly Token[], cast: readonly CastCard[]): ToldEvent[] {
  return cast.flatMap(({ id, name }) => {
    const words = tokenise(name).map((token) => foldDiacritics(token.text));
    if (words.length === 0) return [];
    return tokens.flatMap((first, at): ToldEvent[] => {
      const run = tokens.slice(at, at + words.length);
      const last = run.at(-1);
      const matches = run.length === words.length && words.every((word, index) => isFormOf(run[index], word));
      return matches && last ? [{ who: [id], start: first.start, end: last.end }] : [];
    });
  });
}

/** The name itself, or a case of it: "Pips", "Mirei". */
function isFormOf(token: Token | undefined, name: string): boolean {
  if (!token) return false;
  const word = foldDiacritics(token.text);
  if (word === name || (word === `${name}s` && name.length > 2)) return true;
  return name.length > 3 && name.endsWith("a") && [`${name.slice(0, -1)}ei`, `${name.slice(0, -1)}ai`].includes(word);
}

/** Whom a kind means: whoever is called so, else who is drawn so; of several the one of the word's sex, or all for a plural. */
function membersMeant({ concept, number, sex }: FoundConcept, cast: readonly CastCard[]): readonly string[] {
  if (concept.kind !== "figure") return [];
  const called = cast.filter((card) => card.called === concept.id);
  const meant = called.length > 0 ? called : cast.filter((card) => card.kind === concept.id);
  const fitting = meant.filter((card) => sex === undefined || card.sex === sex);
  const best = fitting.length > 0 ? fitting : meant;
  return (number === "plural" ? best : best.slice(0, 1)).map(({ id }) => id);
}
