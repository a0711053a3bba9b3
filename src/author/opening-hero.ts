import type { ByLanguage, Language } from "#book/languages.ts";
import type { FoundConcept } from "#lexicon/concepts-in.ts";
import { infinitiveOf } from "#lexicon/infinitive-of.ts";
import { namesByCapital, namesByFrame, namesByKin } from "./find-names.ts";
import { namesInSmallLetters } from "./names-in-small-letters.ts";
import { sexOfName } from "./known-names.ts";
import { namesOfSeveral } from "./names-of-several.ts";
import { openingFramesFor } from "./frames/opening-frames.ts";
import { thingFramesFor } from "./frames/thing-frames.ts";
import { isNoName } from "./is-no-name.ts";
import { OF_ELDER_DE } from "./of-elder.ts";
import { isNote, type OpeningPhrase, openingPhrase } from "./opening-phrase.ts";
import { isPlaceThatActs } from "./place-that-acts.ts";
import { startOfPresented } from "./presented-in-romanian.ts";
import { endOfProposal } from "./proposed-hero.ts";
import { framesFor } from "./reading-frames.ts";

/** „Două ghete certate“: two are somebody. */
const COUNTED =
  /^(?:an? (?:\p{Ll}+ )?pair of (?:\p{Ll}+ )?$|(?:o )?pereche de $|(?:povestea )?unei perechi de $|(?:the |die |cele |cei )?(?:two|three|zwei|drei|beiden|doi|dou[ăa]|trei) (?:\p{Ll}+ )?$)/iu;

/**
 * The first noun phrase of an idea where it is the hero’s: it does or feels something itself, or nobody else is there; a thing,
 * a plant, a place or a word that no lexicon has. Whoever is somebody anyway is found by their kind or name. `isWished`: it is
 * what a story was asked for about.
 */
export function openingHero(
  text: string,
  found: readonly FoundConcept[],
  language: Language,
  isWished = false,
): OpeningPhrase | undefined {
  const viewer = viewerIn(text, found, language);
  if (viewer) return { start: viewer.start, end: viewer.end, found: viewer, how: "does" };
  const phrase = openingPhrase(text, found, language);
  const isAsked = phrase !== undefined && isAskedOf(phrase, text, found, language);
  // "Two spoons, Silver and Stan".
  if (phrase?.found?.kind === "thing" && namesOfSeveral(text, phrase.end, language).length > 1) return phrase;
  if (
    !phrase ||
    phrase.found?.kind === "figure" ||
    (phrase.found?.number === "plural" &&
      !isAsked &&
      !areAlone(phrase, text, found, language) &&
      !COUNTED.test(text.slice(0, phrase.start)) &&
      !(language === "de" && COUNTED.test(text.slice(endOfProposal(text, language), phrase.start))))
  )
    return undefined;
  const { start, end } = phrase;
  // "Badger moving house": what somebody is doing, and no compound.
  if (
    language === "en" &&
    found.some((each) => each.kind === "figure" && each.end < start && DOING.test(text.slice(each.end, start)))
  )
    return undefined;
  const behind = text.slice(end);
  const others = found.filter((each) => each.kind === "figure" && each.start >= end);
  // "Peanut is a baby elephant": so he is called.
  if (others.some((each) => thingFramesFor(language).isName.test(text.slice(end, each.start)))) return undefined;
  const isNoun = language === "en" && /(?:^|\s)an? $/u.test(text.slice(0, start));
  if (!isNoun && sexOfName(text.slice(start, end)) !== undefined && phrase.found === undefined) return undefined;
  // „O tiroliană și un pui de maimuță căruia îi tremură labele“: of whom more is told.
  if (language === "ro" && others.some((each) => isToldBeside(each, behind, end))) return undefined;
  // "Captain Comet", "Grandma Rose": with a capital right behind a kind it is a name.
  const isCalled = /^\p{Lu}/u.test(text.slice(start)) && language !== "de";
  if (isCalled && found.some((each) => each.kind === "figure" && each.end === start - 1)) return undefined;
  const isPresented = language === "ro" && startOfPresented(text) > 0;
  if (isWished || isAsked || isPresented || endOfProposal(text, language) > 0) return phrase;
  if (isOnlyCalled(phrase, found, text) || isOthers(text, phrase, others, language)) return undefined;
  if (framesFor(language).gone.test(behind)) return undefined;
  // "The castle is haunted by a ghost": a place is where somebody is, if somebody is there.
  const isSetting =
    phrase.found?.kind === "place" &&
    !isPlaceThatActs(phrase.found, text, language) &&
    others.some(({ number }) => number === "singular");
  if (phrase.how === "does" && !isSetting) return phrase;
  if (isNote(text, language) && !isNamedSomebody(text, found, language)) return phrase;
  // „O pereche de mănuși: dreapta s-a rătăcit“: as a heading says whom it is about.
  if (language === "ro" && phrase.found && /^(?: \p{Ll}+){0,2}: /u.test(behind)) return phrase;
  const isAlone = !others.some(({ concept }) => concept.id !== "friend") && !isNamedSomebody(text, found, language);
  // „În curtea bunicii e un nuc bătrân. Toți vor să-l taie“: what is said to be there, where nobody has a name.
  const isThere =
    openingFramesFor(language).there?.test(text.slice(0, start)) === true &&
    phrase.found?.kind !== "place" &&
    /^(?: \p{Ll}+){0,4}[.!]/u.test(behind) &&
    !isNamedSomebody(text, found, language) &&
    !/[.!] (?:Un|O)\s/u.test(behind);
  if (isThere) return phrase;
  const sentence = /^[^.!?]*[.!?]\s/u.exec(text)?.[0] ?? "";
  // "The last streetlamp on Willow Lane flickers. The town …": a whole sentence of nothing else.
  // „Un biscuit scăpat sub canapea. Nimeni nu știe de el, doar furnicile“.
  const isFirstNoted =
    language === "ro" &&
    phrase.found?.kind === "thing" &&
    /^(?:un|o) /iu.test(text) &&
    start < sentence.length &&
    !others.some((each) => each.start < sentence.length || each.number === "singular") &&
    !isNamedSomebody(text, found, language);
  if (isFirstNoted) return phrase;
  const isFirstTold =
    phrase.found !== undefined &&
    /^(?:the|my|our|der|die|das|unsere?) /iu.test(text) &&
    start < sentence.length &&
    sentence.split(" ").length > 4 &&
    !others.some((each) => each.start < sentence.length) &&
    !isNamedSomebody(text, found, language);
  if (isFirstTold) return phrase;
  return isAlone && !found.some((each) => each.kind === "figure" && each.end < start && !isOwner(text, each))
    ? phrase
    : undefined;
}

/** "A story from the tree’s side": whose side it is told from. */
function viewerIn(text: string, found: readonly FoundConcept[], language: Language): FoundConcept | undefined {
  if (language !== "en") return undefined;
  return found.find(
    ({ kind, start, end }) =>
      kind === "thing" &&
      /\bfrom (?:the|our|my) (?:\p{Ll}+ ){0,2}$/u.test(text.slice(0, start)) &&
      /^['’]s (?:point of view|perspective|side|view|angle)(?!\p{L})/u.test(text.slice(end)),
  );
}

/** "The traffic lights have fallen in love": several of a thing that feel or do something, and nobody else is there. */
function areAlone(phrase: OpeningPhrase, text: string, found: readonly FoundConcept[], language: Language): boolean {
  const isOther = ({ kind, end }: FoundConcept) =>
    kind === "figure" &&
    !(language === "ro" && THEIRS_RO.test(text.slice(end))) &&
    // "Grandpa’s glasses go on an adventure".
    !(language === "en" && end < phrase.start && /^['’]s\s/u.test(text.slice(end)));
  return (
    language !== "de" &&
    phrase.how === "does" &&
    phrase.found?.kind === "thing" &&
    // "The traffic lights at the crossroads": what looks like a verb would be read as one.
    (language === "ro" || infinitiveOf(phrase.found.text.split(" ").at(-1) ?? "", "en") === undefined) &&
    !found.some(isOther) &&
    !isNamedSomebody(text, found, language)
  );
}

/** „Mama lor“: whose they are, and no more. */
const THEIRS_RO = /^ lor(?!\p{L})/u;

const DOING = /^ \p{Ll}+ing (?:\p{Ll}+ ){0,2}$/u;

const ASKED_OF: Partial<ByLanguage<RegExp>> = {
  en: /^(?:(?:but|so|please|mummy|daddy|mum|mom|dad),? )?(?:where|why|how|what|when) (?:do|does|did|are|is|was|were|can|could|would|will)(?:n['’]t)? (?:(?:the|an?|my|our) )?(?:\p{Ll}+ ){0,2}$/iu,
};

/** "Where do lost socks go?": what is asked of a thing is its story, where nobody is there who asks. */
function isAskedOf(
  { start, end, found: noun }: OpeningPhrase,
  text: string,
  found: readonly FoundConcept[],
  language: Language,
): boolean {
  if ((noun?.kind !== "thing" && noun?.kind !== "place") || ASKED_OF[language]?.test(text.slice(0, start)) !== true)
    return false;
  const sentence = /^[^.!?]*/u.exec(text)?.[0].length ?? 0;
  const isLater = found.some((each) => each.kind === "figure" && each.start > sentence);
  return /^ \p{Ll}/u.test(text.slice(end)) && !isLater && !isNamedSomebody(text, found, language);
}

/** „Der Besen der Hexe Walburga“, „ou de dinozaur“, "castle of cats": it tells of somebody else. */
function isOthers(
  text: string,
  { end, found }: OpeningPhrase,
  others: readonly FoundConcept[],
  language: Language,
): boolean {
  const [other] = others;
  const between = other === undefined ? "" : text.slice(end, other.start);
  const isElders = language === "de" && OF_ELDER_DE.test(text.slice(end));
  if (isElders) return false;
  const isOf =
    language === "en" ? found?.kind === "place" && /^ of (?:the )?$/u.test(between) : OF[language].test(between);
  return isOf || isOthersNamed(text.slice(end), language);
}

/** Between a name that is a word as well and what its bearer is: "Fern, the smallest fairy". */
const SAID_BEHIND = /^(?:, (?:the|an?|our|my|un|o|der|die|das|eine?)| (?:the|our|my)) (?:\p{Ll}+ ){0,3}$/iu;

/** Whether a word that begins an idea is only what somebody is called: "Lolly the ice lolly". */
export function isOnlyCalled(
  { start, end }: { readonly start: number; readonly end: number },
  found: readonly FoundConcept[],
  text: string,
): boolean {
  const isSomebody = (each: FoundConcept) => /^(?:figure|thing)$/u.test(each.kind) && each.start > end;
  // „Stropel, picătura de ploaie,“: Romanian has its article at the noun’s end.
  const isSaid = (each: FoundConcept) =>
    SAID_BEHIND.test(text.slice(end, each.start)) ||
    (text.slice(end, each.start) === ", " && /(?:ul|le|ca|ța|ra|na|la)$/u.test(each.text));
  return (
    /^\p{Lu}/u.test(text.slice(start)) &&
    /(?:^|[.!?:] )$/u.test(text.slice(0, start)) &&
    found.some((each) => isSomebody(each) && isSaid(each))
  );
}

/** Joined by "and" to what begins an idea, with a clause of its own. */
function isToldBeside(other: FoundConcept, behind: string, from: number): boolean {
  return (
    /^(?: \p{Ll}+)? (?:[șs]i|cu) (?:un|o) (?:pui de |\p{Ll}+ )?$/u.test(behind.slice(0, other.start - from)) &&
    /^(?: \p{Ll}+)?,? (?:care|c[ăa]r(?:uia|eia)|ce) /u.test(behind.slice(other.end - from))
  );
}

const OF = { ro: /^ de $/u, de: /^ (?:der|des|von) $/u } as const;

/** "Takes Ned back", „îl duce pe Nelu“: somebody by a name does it or is taken along in the first clause. */
function isOthersNamed(behind: string, language: Language): boolean {
  const clause = (/^[^,.!?]*/u.exec(behind)?.[0] ?? "").replaceAll(WHERE_NAMED, "");
  const words = [...clause.matchAll(NAMED_IN_CLAUSE)];
  return words.some(
    ({ 0: word, index }) =>
      !/^['’]s/u.test(clause.slice(index + word.length)) &&
      !isNoName(word, language) &&
      !(language === "ro" && OWNER_RO.test(clause.slice(0, index))) &&
      (language !== "de" || sexOfName(word) !== undefined),
  );
}

/** „Ceaunul bunicii Saveta“, „căruța lui moș Toader“. */
const OWNER_RO = /\p{L}(?:ului|ei|ii) $|(?<!\p{L})lui \p{Ll}+ $/u;

/** "On Church Lane", "in New Jersey". */
const WHERE_NAMED = / (?:on|in|at|to|from|near|through|down|of)(?: the)?(?: \p{Lu}\p{Ll}+)+(?!['’])/gu;

const NAMED_IN_CLAUSE =
  /(?<=\p{Ll}{2,} )(?<!(?:^|\s)(?:in|to|at|from|of|on|near|called|named|nume|numit[ăa]?|namens|lui|nota|litera|c[ăa]tre|mo[șs]|strada|bulevardul|cartierul|satul|comuna|ora[șs]ul|pia[țt]a|Straße|la|[îi]n|din|de|de pe|peste|l[âa]ng[ăa]|spre|aus|nach|bei|am|vom) )\p{Lu}\p{Ll}+/gu;

/** "Grandad’s old hammer", „Opas Brille“. */
function isOwner(text: string, { end, text: word }: FoundConcept): boolean {
  return /^['’]s?\s/u.test(text.slice(end)) || /^\p{Lu}\p{Ll}+s$/u.test(word);
}

function isNamedSomebody(text: string, found: readonly FoundConcept[], language: Language): boolean {
  const names = [
    ...namesByFrame(text, language),
    ...namesByKin(text, language),
    ...namesByCapital(text, language, found),
    ...namesInSmallLetters(text, language, found),
  ];
  return names.length > 0;
}
