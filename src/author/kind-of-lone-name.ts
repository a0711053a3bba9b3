import type { ByLanguage, Language } from "#book/languages.ts";
import type { FoundConcept } from "#lexicon/concepts-in.ts";
import { isOfType } from "#lexicon/is-of-type.ts";
import { framesFor } from "./reading-frames.ts";

/** What everybody calls whoever was told of last: "My kids call it Pete". */
const CALL_IT: Partial<ByLanguage<RegExp>> = {
  en: /\b(?:calls?|called|named?|christened|dubbed|nicknamed|nickname) (?:him|her|it)\s+["“]?$/iu,
};

/** Before the one of many who is not as they are: "All the snowmen go, but Norbert", "A family of badgers … Little Burr". */
const BUT_ONE: Partial<ByLanguage<RegExp>> = {
  en: /\b(?:but|except|except for|only|all but|little|tiny|young|baby|poor|wee)\s+$/iu,
};

/** Behind a name, what its bearer is said to be: "He’s called Boris, he’s a slug". */
const SAID: Partial<ByLanguage<RegExp>> = {
  en: /^[^.!?]{0,90}?[.,;!]? (?:and )?(?:s?he|it)(?:['’]s| is| was) (?:an?|the) (?:[\p{Ll}-]+ ){0,3}$/iu,
};

/** „Herr Petrovic ist Hausmeister an der Schule“. */
const IS_DE = /^ (?:ist|war)(?: (?:eine?|von Beruf|ein echter|eine echte))? $/u;
const CALLING_DE = /^(?:[.,!?;]|$| (?:an|am|bei|beim|in|im|auf|und|von|für)(?!\p{L}))/u;
const THE_DE =
  /(?:^|[.!?,] |(?<!\p{L})(?:und|aber|über|von|um) )(?:[Dd](?:er|ie|as|en|em)|[Uu]nsere?[nm]?)(?: \p{Ll}+e[rn]?)? $/u;

/** „Pufi e cea mai mică dintre oile stânei“. */
const ONE_AMONG_RO =
  /^,? (?:(?:e|este|era) )?(?:cel|cea|una|unul)(?: mai \p{Ll}+)? (?:dintre|din) (?:toate |to[țt]i )?$/u;

const DREAMT =
  /\b(?:sure|certain|convinced|knows?|afraid|hopes?|fears?|insists?|tells?|dreams?|thinks?|wishes|pretends?|believes?|imagines?|if|says?) /iu;

/** What somebody is of whom a text gives the bare name, by whom it is told of before or said to be behind. */
export function kindOfLoneName(
  { start, end }: { readonly start: number; readonly end: number },
  found: readonly FoundConcept[],
  text: string,
  language: Language,
): string | undefined {
  const before = text.slice(0, start);
  const told = found.filter((each) => /^(?:figure|thing)$/u.test(each.kind) && each.start < start);
  if (framesFor(language).oneOfKind.test(before)) return kindOfSeveral(told, before);
  if (language === "en" && /\b(?:calls?|called|named|christened) one(?: of them)? ["“]?$/iu.test(before))
    return kindOfSeveral(told, before);
  if (CALL_IT[language]?.test(before)) return lastOne(told)?.concept.id;
  const isGerman = language === "de";
  // „Der Leuchtturm Hinnerk“.
  const right = found.find((each) => /^(?:place|thing)$/u.test(each.kind) && each.end === start - 1);
  if (isGerman && right && THE_DE.test(text.slice(0, right.start))) return right.concept.id;
  const calling = found.find(({ kind, start: at }) => kind === "figure" && at >= end);
  if (isGerman && calling && IS_DE.test(text.slice(end, calling.start)) && CALLING_DE.test(text.slice(calling.end)))
    return calling.concept.id;
  if (BUT_ONE[language]?.test(before) && told.every(isSeveralOfAKind)) return told[0]?.concept.id;
  const among = language === "ro" ? found.find(({ kind, start: at }) => kind === "figure" && at >= end) : undefined;
  if (among && !isPerson(among.concept) && ONE_AMONG_RO.test(text.slice(end, among.start))) return among.concept.id;
  return saidBehind(end, found, text, language) ?? kindOfOthers(end, found, text, language);
}

/** "We are growing beans in jars and one of them, Beryl, is …": who is told of first, and not where they are. */
function kindOfSeveral(told: readonly FoundConcept[], before: string): string | undefined {
  const isAt = ({ start }: FoundConcept) =>
    /\b(?:in|into|on|onto|under|from|with|at|of) (?:[\p{Ll}-]+ ){0,2}$/iu.test(before.slice(0, start));
  const several = told.filter(({ number }) => number === "plural");
  const animals = several.filter(isSeveralOfAKind);
  const many = animals.length > 0 ? animals : several;
  const one = many.findLast((each) => !isAt(each)) ?? many.at(-1) ?? told.findLast(({ kind }) => kind === "figure");
  return one?.concept.id;
}

function lastOne(told: readonly FoundConcept[]): FoundConcept | undefined {
  const ones = told.filter(({ number }) => number === "singular");
  return ones.findLast(({ kind, concept }) => kind === "figure" && !isPerson(concept)) ?? ones.at(-1);
}

function isSeveralOfAKind({ kind, number, concept }: FoundConcept): boolean {
  return kind === "figure" && number === "plural" && !isPerson(concept);
}

function isPerson(concept: FoundConcept["concept"]): boolean {
  return isOfType(concept, "EverydayPeople");
}

/** "Flo isn’t pink like the other flamingos": she is one too. */
function kindOfOthers(
  end: number,
  found: readonly FoundConcept[],
  text: string,
  language: Language,
): string | undefined {
  const others = found.find(
    (each) => isSeveralOfAKind(each) && each.start > end && OTHERS[language]?.test(text.slice(0, each.start)) === true,
  );
  return others?.concept.id;
}

const OTHERS: Partial<ByLanguage<RegExp>> = { en: /\b(?:the|all|his|her) (?:of )?(?:the )?other (?:\p{Ll}+ )?$/iu };

/** "Agnes is a tea cosy." */
const IS_A = /^(?:[.!?] \p{Lu}\p{Ll}+)?(?: is| was|['’]s) an? (?:[\p{Ll}-]+ ){0,2}$/u;
const BEHIND_THING = /^(?:[.,!?;]|$| (?:who|that|which|and|but|in|on|at|from|with)\b)/u;

function saidBehind(end: number, found: readonly FoundConcept[], text: string, language: Language): string | undefined {
  const thing = found.find(({ kind, start }) => kind === "thing" && start >= end);
  if (thing && IS_A.test(text.slice(end, thing.start)) && BEHIND_THING.test(text.slice(thing.end)))
    return thing.concept.id;
  const next = found.find(({ kind, start }) => kind === "figure" && start >= end);
  const between = next ? text.slice(end, next.start) : "";
  const isSaid =
    SAID[language]?.test(between) === true &&
    !DREAMT.test(between) &&
    !/\p{Lu}\p{Ll}/u.test(between.replaceAll(/[.!?;] \p{Lu}|\b(?:at|in|from|to|near) \p{Lu}\p{Ll}+/gu, "").slice(1));
  return isSaid ? next?.concept.id : undefined;
}
