import type { Language } from "#book/languages.ts";
import { conceptsIn } from "#lexicon/concepts-in.ts";
import { properName } from "../find-names.ts";
import { foldText } from "../fold-text.ts";
import { isListed, likelySexOfName } from "../known-names.ts";
import type { ReadFigure, Reading } from "../reading.ts";
import { sexOfTitle } from "../sex-of-title.ts";
import { withTitle } from "../title-of-name.ts";
import { figureOfMention } from "./figure-of-mention.ts";
import { type HeroChoice, isKindOf } from "./hero-choices.ts";
import { isOfFigure } from "./is-of-figure.ts";
import { nameOfBeing } from "./name-of-being.ts";
import { isName, type Mention } from "./mention.ts";
import { CHILDREN } from "./mentions-in.ts";

/** A reading whose hero has the name and is what was chosen, and nothing of both that the text says of others. */
export function withChoice(text: string, mentions: readonly Mention[], reading: Reading, choice: HeroChoice): Reading {
  const [hero, ...others] = reading.figures;
  if (!hero) return reading;
  const { name, noun } = choice;
  const known = asChosen(text, mentions, hero, choice, reading.language.value);
  const isHeros = (each: ReadFigure) =>
    (known.name !== hero.name && name?.mentions.some((mention) => isOfFigure(mention, each, text))) ||
    (known.concept !== hero.concept &&
      each.name === "" &&
      noun?.mentions.some((mention) => isKindOf(mention, each, text)));
  return { ...reading, figures: [known, ...others.filter((each) => !isHeros(each))] };
}

/** A figure with the name and the kind that were chosen. */
export function asChosen(
  text: string,
  mentions: readonly Mention[],
  hero: ReadFigure,
  { name, noun }: HeroChoice,
  language: Language,
): ReadFigure {
  const being = name ? "" : (noun?.mentions.map((each) => nameOfBeing(each, text, language)).find(Boolean) ?? "");
  const named = being ? { ...hero, name: being } : withName(text, mentions, hero, name?.mentions, language);
  if (name && noun && isOnlyNear(text, named, name.mentions, noun.mentions)) return named;
  return withOwnKind(withKind(text, mentions, named, noun?.mentions, language), language);
}

const OF_TITLES = /^(?:man|woman)$/u;
/** Between a name and the noun of what its bearer is, whichever stands first. */
const IS_BETWEEN =
  /^,? ?(?:(?:is|was|called|named|ist|war|namens|hei(?:ß|ss)t|este|e|era|pe nume|numit[ăa]?) )?(?:(?:an?|the|our|my|eine?[nmr]?|der|die|das|den|dem|un|o) (?:\p{Ll}+ )?)?(?:(?:mr|mrs|ms|miss|herrn?|frau|dr|domnul|doamna)\.? )?$/iu;
/** „Er ist ein Kater“. */
const SAID_OF_ONE =
  /(?<!\p{L})(?:he|she|it|er|sie|es|el|ea) (?:is|was|ist|war|este|e|era) (?:an?|eine?|un|o) (?:\p{Ll}+ )?$/iu;
const NO_PERSON = /^(?:thing|weather|place|garment|animal)$/u;

/** "Mr. Pickens fixes clocks": whoever is addressed as a person and only stands near a thing is none. */
function isOnlyNear(text: string, hero: ReadFigure, names: readonly Mention[], nouns: readonly Mention[]): boolean {
  if (!OF_TITLES.test(hero.concept) || sexOfTitle(hero.name) === undefined) return false;
  if (nouns.some(({ sort }) => !NO_PERSON.test(sort))) return false;
  return !nouns.some(
    (noun) =>
      SAID_OF_ONE.test(text.slice(0, noun.start)) ||
      names.some((name) => {
        const [first, second] = name.start < noun.start ? [name, noun] : [noun, name];
        return IS_BETWEEN.test(text.slice(first.end, Math.max(first.end, second.start)));
      }),
  );
}

/** "Mayor Petrakis", „Zâna Măseluță“: what a name says itself. */
function withOwnKind(hero: ReadFigure, language: Language): ReadFigure {
  const [first = "", ...rest] = hero.name.split(" ");
  if (hero.concept !== "" || rest.length === 0 || isListed(first)) return hero;
  const own = conceptsIn(first, language).find(
    ({ kind, start, end }) => kind === "figure" && end - start === first.length,
  );
  const sex = hero.sex ?? own?.sex;
  return own ? { ...hero, concept: own.concept.id, ...(sex && { sex }) } : hero;
}

function withName(
  text: string,
  mentions: readonly Mention[],
  hero: ReadFigure,
  names: readonly Mention[] | undefined,
  language: Language,
): ReadFigure {
  const isHeros = (each: Mention) => isOfFigure(each, { ...hero, at: -1 }, text);
  // "Banjo the echidna": what the lexicon takes for a noun is a name all the same.
  const isSaid = mentions.some((each) => (isName(each) || each.sort === "unknown") && isHeros(each));
  if (!names) return isSaid ? { ...hero, name: "" } : hero;
  const [first] = names;
  if (!first || names.some(isHeros)) return hero;
  const said = text.slice(first.start, first.end);
  const word = properName(foldText(said) === first.key ? said : first.key);
  const sex = hero.sex ?? likelySexOfName(word);
  return { ...hero, name: withTitle(word, first.start, text, language), ...(sex && { sex }) };
}

function withKind(
  text: string,
  mentions: readonly Mention[],
  hero: ReadFigure,
  nouns: readonly Mention[] | undefined,
  language: Language,
): ReadFigure {
  // "Mr Mop" is a mop, if that is chosen.
  const isBesideTitle = ({ key }: Mention) => OF_TITLES.test(hero.concept) && !OF_TITLES.test(key);
  const isHeros = (each: Mention) => !isName(each) && !isBesideTitle(each) && isKindOf(each, hero, text);
  const { nearest: _, ...bare } = hero;
  // "My niece Eva" is a niece, and a child by her name: nothing is wrong with either.
  if (!nouns) return !CHILDREN.has(hero.concept) && mentions.some(isHeros) ? { ...bare, concept: "" } : hero;
  const [first] = nouns;
  if (!first || nouns.some(isHeros)) return hero;
  const { concept, nearest, sex, several } = figureOfMention(first, text, language);
  const known = hero.sex ?? sex;
  return {
    ...bare,
    concept,
    ...(nearest && { nearest }),
    ...(known && { sex: known }),
    ...(several && hero.name === "" && { several }),
  };
}
