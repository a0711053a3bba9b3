import type { ConceptKind } from "#lexicon/concept.ts";
import { conceptsOfKind } from "#lexicon/find-concept.ts";
import { normalise } from "#lexicon/normalise.ts";

/** The languages whose nouns a book is told in when the idea was typed in another. */
export type NounLanguage = "ro" | "de";

/** Nouns, each with the concepts that share it, in the order of their ids. */
export type SameNouns = { readonly [noun: string]: readonly string[] };

/**
 * Figures that are truly the same word in the language: it tells no nephew from a grandson, or they are one being that English
 * has two names or two rows for. Anything else that shares its noun has the word of its neighbour.
 */
export const SAME_FIGURES: { readonly [L in NounLanguage]: SameNouns } = {
  ro: {
    antrenor: ["coach", "sports-trainer"],
    arbitru: ["football-referee", "match-referee", "referee"],
    "director de școală": ["head-of-school", "headmaster", "headteacher", "principal"],
    dogar: ["barrel-maker", "cooper"],
    geamgiu: ["glass-fitter", "glazier"],
    licurici: ["firefly", "lightning-bug"],
    lișiță: ["coot", "seldom-coot"],
    "luminiță rătăcitoare": ["seldom-will-o-the-wisp", "will-o-the-wisp"],
    nepoată: ["granddaughter", "niece"],
    nepot: ["grandson", "nephew"],
    "om de serviciu": ["cleaner", "office-cleaner"],
    peruș: ["budgie", "parakeet"],
    "pește cod": ["cod", "seldom-cod"],
    pitic: ["dwarf", "gnome"],
    școlar: ["pupil", "schoolboy"],
    tractorist: ["lorry-captain", "tractor-driver"],
    zugrav: ["house-decorator", "house-painter"],
  },
  de: {
    anstreicher: ["house-decorator", "house-painter"],
    eiderente: ["eider", "eider-duck"],
    glaser: ["glass-fitter", "glazier"],
    glühwürmchen: ["firefly", "lightning-bug"],
    irrlicht: ["seldom-will-o-the-wisp", "will-o-the-wisp"],
    rektorin: ["head-mistress", "headmistress"],
    schiedsrichter: ["football-referee", "match-referee", "referee"],
    trainer: ["coach", "sports-trainer"],
    zwerg: ["dwarf", "gnome"],
  },
};

/** The main nouns that several concepts of one kind share in a language, as they are looked up. */
export function sharedNouns(kind: ConceptKind, language: NounLanguage): SameNouns {
  const ids = new Map<string, string[]>();
  for (const concept of conceptsOfKind(kind)) {
    const word = concept.words[language].nouns[0]?.noun.word;
    if (word === undefined) continue;
    const noun = normalise(word).replaceAll("-", " ");
    ids.set(noun, [...(ids.get(noun) ?? []), concept.id]);
  }
  return Object.fromEntries(
    [...ids].filter(([, sharing]) => sharing.length > 1).map(([noun, s]) => [noun, s.toSorted()]),
  );
}
