import { HERDING } from "#lexicon/german-compound.ts";
import type { Language } from "#book/languages.ts";
import { conceptsIn, type FoundConcept } from "#lexicon/concepts-in.ts";
import { formIndexOf } from "#lexicon/form-index.ts";
import { isOfType } from "#lexicon/is-of-type.ts";
import { conceptOfOwn } from "./own-kind.ts";
import { framesFor } from "./reading-frames.ts";

/** A kind of figure where a text names it, with what else belongs to its noun phrase: "robot friend", "penguin chick". */
export interface KindInText {
  readonly concept: FoundConcept;
  readonly start: number;
  readonly end: number;
}

/** Kinds that say what somebody is to others, not what they are. */
const COMPANIONS: ReadonlySet<string> = new Set(["friend", "toy", "twin", "pupil"]);

/** Every kind of figure in a text, those that stand together taken as one. */
export function kindsIn(found: readonly FoundConcept[], text: string, language: Language): readonly KindInText[] {
  const figures = found
    .filter(
      (each) =>
        each.kind === "figure" &&
        !isBigness(each, found, text, language) &&
        !(language === "ro" && isLazy(each, text)) &&
        !isVerb(each, found, text, language),
    )
    .filter((each) => language !== "en" || !isFirstPart(each, found, text))
    .filter((each, _, all) => language !== "de" || all.length === 1 || !isRiddenInGerman(each, text))
    .filter((each, _, all) => language !== "en" || isAlone(each, all, found) || !isBystanding(each, text))
    .map((each) => (language === "de" ? ofCompound(each) : each));
  const kinds: KindInText[] = [];
  for (const figure of figures) {
    const before = kinds.at(-1);
    const between = before ? text.slice(before.end, figure.start) : "";
    if (before && isNameOf(before.concept, figure, between, language)) continue;
    if (before && isYoungOf(before.concept, between, language)) {
      kinds[kinds.length - 1] = { concept: figure, start: before.start, end: figure.end };
    } else if (before && figure.number === "plural" && /^\s+of\s+(?:the\s+)?$/iu.test(between)) {
      // "The queen of the bees" is one, as „regina albinelor“ is.
      const concept = { ...theOneThatCounts(before.concept, figure, language), number: before.concept.number };
      kinds[kinds.length - 1] = { concept, start: before.start, end: figure.end };
    } else if (before && language === "ro" && /^\s+de\s+$/u.test(between)) {
      // „Doctorița de jucării“ is a doctor.
      kinds[kinds.length - 1] = { ...before, end: figure.end };
    } else if (before && /^['’]s?\s+(?:\p{Ll}+\s+)?$/u.test(between) && language === "en") {
      // "The wizard’s apprentice" is the apprentice, and "a narwhal’s friend" is there only for the narwhal.
      const concept = figure.concept.id === "friend" ? before.concept : figure;
      kinds[kinds.length - 1] = { concept, start: before.start, end: figure.end };
    } else if (before && isNamedCallingOf(before.concept, figure, between, text, language)) {
      kinds[kinds.length - 1] = { concept: figure, start: before.start, end: figure.end };
    } else if (before && /^\s+$/u.test(between) && belongTogether(before.concept, figure, language)) {
      kinds[kinds.length - 1] = {
        // „Regina furnicilor“ is one.
        concept: {
          ...theOneThatCounts(before.concept, figure, language),
          number: language === "ro" ? before.concept.number : figure.number,
        },
        start: before.start,
        end: figure.end,
      };
    } else kinds.push({ concept: figure, start: figure.start, end: figure.end });
  }
  return kinds;
}

/** "A flying doctor plane", "a robot vacuum": the thing is what it is. */
function isFirstPart(
  { concept, number, start, end }: FoundConcept,
  found: readonly FoundConcept[],
  text: string,
): boolean {
  return (
    number === "singular" &&
    concept.id !== "toy" &&
    /(?:^|[.!?,] |\babout )(?:an?|the|our|my|one) (?:\p{Ll}+ ){0,2}$/iu.test(text.slice(0, start)) &&
    found.some(
      (each) =>
        each.kind === "thing" &&
        each.number === "singular" &&
        each.start === end + 1 &&
        /^\p{Ll}/u.test(each.text) &&
        /^(?: (?:with|who|that|called|named|in|on|at|is|was|has|wants|can)\b|[,.!?]|$)/u.test(text.slice(each.end)),
    )
  );
}

/** "A giant sunflower", "a baby star", „un ou uriaș“: how big something is. */
function isBigness(
  { concept, start, end }: FoundConcept,
  found: readonly FoundConcept[],
  text: string,
  language: Language,
): boolean {
  const isYoung = language === "en" && text.slice(start, end) === "baby";
  if (isYoung) return found.some((each) => each.start === end + 1 && each.kind === "thing");
  if (concept.id !== "giant" || language === "de") return false;
  if (language === "ro")
    return found.some((each) => each.end === start - 1 && /^(?:thing|place|figure)$/u.test(each.kind));
  return (
    (found.some((each) => each.start === end + 1 && /^(?:thing|place|figure|garment)$/u.test(each.kind)) &&
      /^ \p{Ll}/u.test(text.slice(end))) ||
    // "The giant vegetable competition".
    GIANT_EVENT.test(text.slice(end))
  );
}

/** „Un vânt cald și leneș“: what one is like, and no sloth. */
function isLazy({ concept, text: word, start }: FoundConcept, text: string): boolean {
  return (
    concept.id === "sloth" &&
    /^lene[șs][ăa]?$/iu.test(word) &&
    /(?:\p{L}|,) (?:[șs]i |dar )?$/iu.test(text.slice(0, start)) &&
    !/(?<!\p{L})(?:un|o|de|despre|cu) $/iu.test(text.slice(0, start))
  );
}

function isAlone({ start }: FoundConcept, all: readonly FoundConcept[], found: readonly FoundConcept[]): boolean {
  return all.length === 1 && !found.some((each) => each.kind === "thing" && each.start < start);
}

/** "Left on the bus", "at the train station", "kind of a detective story": what somebody rides in, and what a story is like. */
function isBystanding(each: FoundConcept, text: string): boolean {
  const [before, after] = [text.slice(0, each.start), text.slice(each.end)];
  if (OF_STORY_EN.test(after)) return true;
  return (
    isVehicle(each) && (RIDDEN_EN.test(after) || (IN_IT_EN.test(before) && !/^,? (?:called|named|who)\s/u.test(after)))
  );
}

/** „Im Bus vergessen“: where somebody is, and no bus of a story. */
function isRiddenInGerman(each: FoundConcept, text: string): boolean {
  return (
    isVehicle(each) &&
    /(?<!\p{L})(?:[Ii]m|[Ii]n de[rm]|[Ii]n einem|[Ii]n einer) (?:\p{Ll}+en )?$/u.test(text.slice(0, each.start)) &&
    !/^(?:,? (?:der|die|das|den|dem|namens) | \p{Lu})/u.test(text.slice(each.end))
  );
}

const OF_STORY_EN =
  /^ (?:stor(?:y|ies)|adventures?|books?|tales?|costumes?|outfits?|masks?|cakes?|films?|museums?|exhibitions?|pyjamas|stickers?)(?!\p{L})/iu;
const RIDDEN_EN =
  /^ (?:stations?|stops?|tracks?|rides?|journeys?|trips?|tickets?|timetables?|shelters?|windows?|doors?|lines?|depots?)(?!\p{L})/iu;
const IN_IT_EN =
  /\b(?:on|in|into|onto|off|aboard|by|from|inside|catch(?:es)?|miss(?:es|ed)|dri(?:ves?|ving)|lifts?(?: up)?) (?:(?:the|an?|his|her|their|my|our) (?:\p{Ll}+ )?)?$/iu;

const GIANT_EVENT =
  /^ (?:[\p{Ll}-]+ )?(?:competition|contest|show|race|parade|fair|festival|display|prize|vegetables?|marrows?|leeks?|squash)(?!\p{L})/iu;

/** "Grumpkin the troll guards a bridge": what looks like several of a kind, right behind one, and acts on something. */
function isVerb(
  { number, start, end }: FoundConcept,
  found: readonly FoundConcept[],
  text: string,
  language: Language,
): boolean {
  const isBehind = found.some((each) => each.kind === "figure" && each.number === "singular" && each.end === start - 1);
  return (
    language === "en" &&
    number === "plural" &&
    isBehind &&
    (/^ (?:an?|the|his|her|its|their|over|for|up) /u.test(text.slice(end)) ||
      // "Dad cooks tea".
      /(?:^|[.!?] )\p{Lu}\p{L}+ $/u.test(text.slice(0, start)))
  );
}

/** „Detektivin Wanda Wiesel ermittelt“: a calling, a name and what she is. */
function isNamedCallingOf(
  { concept }: FoundConcept,
  figure: FoundConcept,
  between: string,
  text: string,
  language: Language,
): boolean {
  return (
    language === "de" &&
    /^ \p{Lu}\p{Ll}+ $/u.test(between) &&
    concept.kind === "figure" &&
    concept.type === "EverydayPeople" &&
    figure.concept.kind === "figure" &&
    figure.concept.type === "Animals" &&
    figure.number === "singular" &&
    /^(?:[,.!?:]|$| \p{Ll})/u.test(text.slice(figure.end))
  );
}

/** "Our late dog Buddy", „Buburuza Gărgărița“: with a capital, right after a kind, such a word is a name. */
function isNameOf(before: FoundConcept, figure: FoundConcept, between: string, language: Language): boolean {
  const isSo =
    (language === "en" && COMPANIONS.has(figure.concept.id) && /^\p{Ll}/u.test(before.text)) ||
    (language === "ro" && figure.concept === before.concept);
  return isSo && between === " " && /^\p{Lu}/u.test(figure.text);
}

/** „Pui de vulpe“ is a fox. */
function isYoungOf({ text }: FoundConcept, between: string, language: Language): boolean {
  return (
    language === "ro" && /^\s+(?:de\s+)?$/u.test(between) && framesFor(language).young.test(`${text}${between}`.trim())
  );
}

/** German nouns side by side are a calling and a name that is a kind: "Detektiv Maus". */
function belongTogether(before: FoundConcept, figure: FoundConcept, language: Language): boolean {
  // „Frau Doktor Pflaster“ is a doctor, „Herr Schneider“ no tailor.
  const isTitled = isAnybody(before) && framesFor("de").titles.test(figure.text);
  return language !== "de" || isTitled || weightOf(before) !== weightOf(figure);
}

/** What one is weighs more than what one does. */
function weightOf({ concept }: FoundConcept): number {
  if (concept.kind !== "figure" || concept.type === "EverydayPeople") return 0;
  return concept.type === "Superheroes" ? 1 : 2;
}

/** What somebody is goes before what they do, and either before whose friend they are; else English puts it last, Romanian first. */
function theOneThatCounts(before: FoundConcept, figure: FoundConcept, language: Language): FoundConcept {
  const { young } = framesFor(language);
  if (COMPANIONS.has(figure.concept.id)) return before;
  if (COMPANIONS.has(before.concept.id)) return figure;
  // „Ucenicul vrăjitorului“ is the apprentice, though „regina albinelor“ is a bee.
  if (language === "ro" && figure.number === "singular" && /(?:lui|ei|ii)$/iu.test(figure.text)) return before;
  // "An astronaut lady" is an astronaut.
  const isTitled = language === "ro" && /^(?:man|woman)$/u.test(before.concept.id) && !isAnybody(figure);
  if ((isTitled || language !== "ro") && isAnybody(before) !== isAnybody(figure))
    return isAnybody(before) ? { ...figure, ...sexOf(before) } : { ...before, ...sexOf(figure) };
  // "A submarine cook" is a cook.
  if (language === "en" && isVehicle(before) && weightOf(figure) === 0) return figure;
  if (weightOf(before) !== weightOf(figure)) return weightOf(before) < weightOf(figure) ? figure : before;
  if (young.test(figure.text)) return before;
  if (young.test(before.text)) return figure;
  return language === "ro" ? before : figure;
}

const VEHICLES: ReadonlySet<string> = new Set(["car", "train", "rocket"]);

function isVehicle({ concept }: FoundConcept): boolean {
  return concept.kind === "figure" && VEHICLES.has(concept.draws);
}

const ANYBODY: ReadonlySet<string> = new Set(["man", "woman", "girl", "boy", "child"]);

function isAnybody({ concept }: FoundConcept): boolean {
  return ANYBODY.has(concept.id);
}

/** The sex that a word for anybody says. */
function sexOf({ concept }: FoundConcept): Pick<FoundConcept, "sex"> {
  return concept.kind === "figure" && concept.sex ? { sex: concept.sex } : {};
}

const OF_A_KIND =
  /^(?<stem>\p{L}{3,}?)(?<link>en|n|s|er)?(?<last>kind(?:er)?|mädchen|jungen?|baby|junges|küken|welpe|kitz|freund|freundin|zwillinge?|brüder|schwestern|geschwister|dame|frau|fräulein|mama|mutti|oma|opa|männchen|weibchen|papa|herr|mann)$/iu;
const SEXES = {
  mädchen: "female",
  freundin: "female",
  dame: "female",
  frau: "female",
  fräulein: "female",
  mama: "female",
  mutti: "female",
  oma: "female",
  weibchen: "female",
  junge: "male",
  jungen: "male",
  opa: "male",
  männchen: "male",
  papa: "male",
  herr: "male",
  mann: "male",
} as const;

const CHILDREN = /^(?:kind(?:er)?|mädchen|jungen?|zwillinge?|brüder|schwestern|geschwister)$/iu;

/** „Kastanienmännchen“: made of what comes first, and no man; some are of a kind that the lexicon has no word for. */
function ofOwnWord(found: FoundConcept): FoundConcept {
  const word = found.text.charAt(0).toUpperCase() + found.text.slice(1);
  return { ...found, ...conceptOfOwn(word, word, "de"), sex: "neuter" };
}

/** "Giraffenkind", "Robotermädchen", "Hundebaby": what comes first is the kind. */
function ofCompound(found: FoundConcept): FoundConcept {
  const match = OF_A_KIND.exec(found.text);
  const { stem = "", link = "", last = "" } = match?.groups ?? {};
  if (!match || HERDING.test(found.text) || formIndexOf("de").exact.has(found.text.toLocaleLowerCase())) return found;
  const capital = stem.charAt(0).toUpperCase() + stem.slice(1);
  const kind = [capital, `${capital}${link}`, `${capital}e`, capital.replace(/e$/u, "")]
    .flatMap((word) => conceptsIn(word, "de"))
    .find((each) => each.kind === "figure");
  if (!kind) return /^[mw]\p{L}+chen$/iu.test(last) ? ofOwnWord(found) : found;
  // „Töpferjunge“, „Astronautenkind“: a child, and no potter yet.
  if (CHILDREN.test(last) && isOfType(kind.concept, "EverydayPeople")) return found;
  const sex = Object.entries(SEXES).find(([word]) => word === last.toLowerCase())?.[1];
  return { ...found, concept: kind.concept, kind: "figure", ...(sex && { sex }) };
}
