import { ENVIRONMENTS } from "#book/choices.ts";
import { LANGUAGES, type Language } from "#book/languages.ts";
import { kitFor } from "#lexicon/grammar/kit.ts";
import { FORM_KEYS } from "#lexicon/grammar/participant.ts";
import { wordsOf } from "./measure-text.ts";
import { sentencesIn } from "./sentence-books.ts";
import type { Line, Scenery, Variant } from "./sentences.ts";

const SLOTS = /\[[^\]]*\]|\{[^}]*\}/gu;

/** A word need not be common in one book to be easy: it is if the easiest sentences of several beats have it. */
const OFTEN = 2;

/** So often a word of any level is met that nobody stumbles over it: „zise“, which the easiest level says as „zice“. */
const EVERYWHERE = 20;

function say(lines: readonly Line[]): string[] {
  return lines.map((line) => (typeof line === "string" ? line : line.say));
}

function ofFirstLevel(lines: readonly Line[]): readonly Line[] {
  return lines.filter((line) => typeof line === "string" || (line.from ?? 1) === 1);
}

function count(lines: readonly string[]): ReadonlyMap<string, number> {
  const times = new Map<string, number>();
  for (const line of lines) {
    for (const word of wordsOf(line.replaceAll(SLOTS, " "))) {
      const key = word.toLocaleLowerCase();
      times.set(key, (times.get(key) ?? 0) + 1);
    }
  }
  return times;
}

function collect(language: Language): ReadonlySet<string> {
  const { beats, families, scenery, elsewhere, sounds, mornings, oops, stage, friendComes, friendActs, answers } =
    sentencesIn(language);
  const variants: readonly Variant[] = [beats, ...Object.values(families).map((family) => family.beats)].flatMap(
    (each) => Object.values(each).flat(),
  );
  const asides = [mornings, oops, stage, friendComes, friendActs, answers].flat().map(({ low }) => low);
  const easiest = count([...variants.flatMap(({ low }) => say(ofFirstLevel(low))), ...asides]);
  const all = count(variants.flatMap(({ low, middle, high }) => [low, middle, high].flatMap(say)));
  const often = (times: ReadonlyMap<string, number>, least: number) =>
    [...times].flatMap(([word, met]) => (met >= least ? [word] : []));
  return new Set([
    ...often(easiest, OFTEN),
    ...often(all, EVERYWHERE),
    ...[...Object.values(scenery), ...ENVIRONMENTS.map(elsewhere)].flatMap(wordsOfPlace),
    ...Object.values(sounds)
      .flat()
      .flatMap((sound) => wordsOf(sound.toLocaleLowerCase())),
    ...pronounsOf(language),
  ]);
}

/** What a sentence leaves to the hero’s sex is a slot in it, and as easy as any word there is: "he", „ea“, „ihren“. */
function pronounsOf(language: Language): string[] {
  const kit = kitFor(language);
  const keys = FORM_KEYS.filter((key) => /^(?:he|him|his|self)/u.test(key));
  return (["male", "female", "neuter"] as const).flatMap((sex) =>
    // A name and no noun: of a bare noun German speaks by the noun’s own gender.
    keys.map((key) => kit.form({ name: "Pip", concept: sex === "neuter" ? "robot" : "mouse", sex }, key)),
  );
}

/** Where a book plays is no choice of its level: on the shortest page such words are as many as on the longest. */
function wordsOfPlace({ world, spots, seat, neighbours, small, lights, everyone }: Scenery): string[] {
  const nouns = [...neighbours, ...small, ...lights, everyone].flatMap(({ nom, acc, dat, gen }) => [
    nom,
    acc,
    dat,
    gen,
  ]);
  const phrases = [...world, ...seat, ...Object.values(spots).flatMap(({ at, to }) => [at, to]), ...nouns];
  return phrases.flatMap((phrase) => wordsOf((phrase ?? "").toLocaleLowerCase()));
}

const CORE = Object.fromEntries(LANGUAGES.map((language) => [language, collect(language)])) as Readonly<
  Record<Language, ReadonlySet<string>>
>;

/**
 * Share of a text's words that lie outside the vocabulary of the easiest level and are not met everywhere, 0 to 1 (S10.4):
 * what a child who is just learning to read has not met in other pages. `given` are words that the level did not choose, the names, the kinds of
 * figures and the idea's own: they are as many on a page of twenty words as on one of a hundred, and do not count. Words with a capital inside a
 * sentence (in German all nouns) count like the others, so that only texts of one language compare.
 */
export function rareWords(text: string, language: Language, given: readonly string[] = []): number {
  const left = new Set(given.flatMap(wordsOf).map((word) => word.toLocaleLowerCase()));
  const words = wordsOf(text).map((word) => word.toLocaleLowerCase());
  const chosen = words.filter((word) => !left.has(word));
  const rare = chosen.filter((word) => !CORE[language].has(word));
  return chosen.length === 0 ? 0 : rare.length / chosen.length;
}
