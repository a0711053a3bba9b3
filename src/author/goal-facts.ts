import type { ByLanguage, Language } from "#book/languages.ts";
import { conceptsIn } from "#lexicon/concepts-in.ts";
import { wordsFor } from "#lexicon/find-concept.ts";
import { kitFor } from "#lexicon/grammar/kit.ts";
import { germanDeed } from "./german-deed.ts";
import { asSaidByGermanHero, shortenGermanWish } from "./german-wish.ts";
import { helpWith } from "./help-with.ts";
import { measureText } from "./measure-text.ts";
import type { ReadGoal } from "./reading.ts";
import type { NounFact } from "./sentences.ts";
import { englishDeed } from "./verb-forms.ts";

/** The goal in the slots that sentences have for it. */
export interface GoalFacts {
  readonly texts: Readonly<Record<string, string>>;
  readonly nouns: Readonly<Record<string, NounFact>>;
}

const CUTS: Readonly<Record<Language, RegExp>> = {
  en: / (?=(?:because|but|before|until|so|while|when|with|without|from|in|on|at|for|to|into|and) )|(?<!\b(?:middle|end|top|bottom|back|front|side|edge|one|full|afraid|kind|lot|piece|all|each|some|any|none|both|out|rid|bit|half|rest|most)) (?=of )/u,
  ro: / (?=(?:pentru|dar|înainte|până|ca|când|cu|fără|din|în|pe|la|de|și) )/u,
  de: /, | (?=(?:und|weil|aber|damit|bevor) )/u,
};

/** Shortens a phrase to so many words where its grammar lets go of the rest; a phrase that has no such place stays whole. */
export function shorten(phrase: string, words: number, language: Language): string {
  const parts = phrase.split(CUTS[language]);
  let kept = parts;
  while (kept.length > 1 && measureText(kept.join(" "), language).words > words) kept = kept.slice(0, -1);
  return kept.join(" ");
}

const MINE: Readonly<Record<string, string>> = {
  his: "my",
  her: "my",
  their: "my",
  its: "my",
  he: "I",
  she: "I",
  himself: "myself",
  herself: "myself",
  itself: "myself",
  them: "us",
  him: "me",
};

/** "find her mum" as the hero says it: "find my mum". */
function asSaidByHero(wish: string): string {
  // "Now that the light works by itself": a clause of somebody else's keeps its own words.
  const [own = "", ...others] = wish.split(OF_OTHERS);
  return asOwn(own) + others.join("");
}

const OF_OTHERS = /(?=\b(?:now that|because|while|when|until|if) (?:the|an?) )/u;

function asOwn(wish: string): string {
  return wish.replaceAll(/\b(?:his|her|their|its|he|she|himself|herself|itself|him)\b/gu, (word) => MINE[word] ?? word);
}

const ASKED: ByLanguage<readonly (readonly [RegExp, string])[]> = {
  en: [
    [/\b(?:him|her(?=$| (?:at|in|on|by|all|every|when|and|through|from|to|home|around|everywhere)\b))/gu, "me"],
    [/\b(?<=^(?:why|how|where|when|what|who) )(?:his|her)\b/gu, "my"],
    [/\b(?:himself|herself)\b/gu, "myself"],
  ],
  ro: [
    [/(?<=(?<!\p{L})(?:după|pe|cu|la|de|lângă|pentru|spre|către|fără) )(?:el|ea)(?!\p{L})/gu, "mine"],
    [/(?<!\p{L})îl (?=\p{Ll}+(?:e|ă|ește)(?!\p{L}))/gu, "mă "],
  ],
  de: [
    [/(?<!\p{L})(?:ihm|ihr)(?= \p{Ll}+t$)/gu, "mir"],
    [/(?<!\p{L})(?:ihn)(?= \p{Ll}+t$)/gu, "mich"],
  ],
};

/** "why the moon follows him" as the hero asks it; what may be another’s ("where the sun keeps his hat") stays. */
function asAskedByHero(question: string, language: Language): string {
  return ASKED[language].reduce((said, [pattern, mine]) => said.replaceAll(pattern, mine), question);
}

function lostThing(goal: ReadGoal, language: Language): NounFact {
  const { concept, phrase, word } = goal;
  if (concept === undefined) return { nom: phrase, acc: phrase, dat: phrase, gen: phrase, sex: goal.gender ?? "n" };
  const kit = kitFor(language);
  const shape = {
    ...(goal.adjective !== undefined && { adjective: goal.adjective }),
    ...(word !== undefined && { word }),
  };
  if (language === "en") return { nom: phrase, sex: "n" };
  const inCase = (name: "nom" | "acc" | "dat" | "gen") => kit.phrase(concept, { ...shape, article: "the", case: name });
  return {
    nom: inCase("nom"),
    acc: inCase("acc"),
    dat: inCase("dat"),
    gen: inCase("gen"),
    sex: genderOf(concept, word, language) ?? kit.gender({ name: "", concept, sex: "neuter" }),
  };
}

/** Of another noun than the concept’s first; Romanian neuters are masculine in the singular. */
function genderOf(concept: string, word: string | undefined, language: "ro" | "de"): "f" | "m" | "n" | undefined {
  const noun = word === undefined ? undefined : wordsFor(concept, language, undefined, word)?.noun;
  return noun && (language === "ro" && noun.gender === "n" ? "m" : noun.gender);
}

/** „ploaia“ → „ploaie“: what one is afraid of stands bare behind its „de“. */
function romanianFear(phrase: string): string {
  const nouns = conceptsIn(phrase, "ro").flatMap(({ concept, text }) =>
    text.length === phrase.length ? concept.words.ro.nouns.map(({ noun }) => noun) : [],
  );
  const said = phrase.toLocaleLowerCase();
  const one = nouns.find(({ definite }) => definite === said);
  const known = one?.word ?? nouns.find(({ pluralDefinite }) => pluralDefinite === said)?.plural;
  if (known !== undefined || nouns.length > 0 || /\s/u.test(phrase)) return known ?? phrase;
  return phrase
    .replace(/(?<=\p{Ll}{2})ul$/u, "")
    .replace(/(?<=\p{Ll})ia$/u, "ie")
    .replace(/(?<=[bcdfghjklmnprstvxzșț])a$/u, "ă");
}

/** What a wish to look for something is a wish for: one looks only in order to find. */
const SEEKING: ByLanguage<readonly [RegExp, string]> = {
  en: [/^(?:look|search) for (?=\S)/u, "find "],
  ro: [/^să (?<clitic>(?:-?(?:l|o|le|îl|îi|își) |-l |-și |și )?)caute (?=\S)/u, "să $<clitic>găsească "],
  de: [/(?<=^(?!nach |überall nach ).+ )suchen$/u, "finden"],
};

/** `words`: how long a wish or a question may be at this reading level; `helps`: the wish is the helper’s own. */
export function goalFacts(goal: ReadGoal, language: Language, words: number, helps = false): GoalFacts {
  const isGermanWish = language === "de" && goal.kind === "wish";
  const meant = goal.kind === "wish" ? goal.phrase.replace(...SEEKING[language]) : goal.phrase;
  const phrase = isGermanWish ? shortenGermanWish(meant, words) : shorten(meant, words, language);
  if (goal.kind === "lost") return { texts: {}, nouns: { thing: lostThing(goal, language) } };
  if (goal.kind === "fear") return { texts: { fear: language === "ro" ? romanianFear(phrase) : phrase }, nouns: {} };
  if (goal.kind === "question") {
    const asked = asAskedByHero(language === "de" ? asSaidByGermanHero(phrase) : phrase, language);
    return { texts: { question: phrase, myquestion: asked }, nouns: {} };
  }
  if (helps) {
    const wish = helpWith(phrase, language);
    return { texts: { wish, mywish: wish, ...mustOf(wish), ...toldAsDone(wish, language) }, nouns: {} };
  }
  if (language === "de") {
    return {
      texts: {
        wish: phrase,
        mywish: asSaidByGermanHero(phrase),
        ...mustOf(phrase),
        ...toldAsDone(phrase, language),
      },
      nouns: {},
    };
  }
  if (language === "ro") return { texts: { wish: phrase }, nouns: {} };
  return { texts: { wish: phrase, mywish: asSaidByHero(phrase), ...toldAsDone(phrase, language) }, nouns: {} };
}

/** English has the deed in one piece (`did`); German sets its subject behind the verb, so what follows brings its space. */
function toldAsDone(wish: string, language: Language): Readonly<Record<string, string>> {
  if (language === "en") return { did: englishDeed(wish) };
  if (language === "ro") return {};
  const { verb, rest } = germanDeed(wish);
  return { didVerb: verb, didRest: rest === "" ? "" : ` ${rest}` };
}

/** Who must not get to the scrapyard „durfte nicht“: „musste nicht“ is who need not. */
function mustOf(wish: string): { readonly must: string } {
  return { must: /^(?:nicht|keine?[nmrs]?) /u.test(wish) ? "durfte" : "musste" };
}
