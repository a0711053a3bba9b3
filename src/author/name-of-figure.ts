import type { Language } from "#book/languages.ts";
import { NAMES_THAT_ARE_WORDS } from "#content/sentences/first-names.ts";
import type { FoundConcept } from "#lexicon/concepts-in.ts";
import { isOfType } from "#lexicon/is-of-type.ts";
import { phraseAround } from "./figure-looks.ts";
import { type FoundName, isNounBehind, properName } from "./find-names.ts";
import { sexOfName } from "./known-names.ts";
import { foldText } from "./fold-text.ts";
import { isSmallName } from "./is-small-name.ts";
import { mayBeName } from "./may-be-name.ts";
import { OWN_NAME } from "./own-name.ts";
import { withSecondName } from "./second-name.ts";
import { withTitle } from "./title-of-name.ts";
import { framesFor } from "./reading-frames.ts";

/** How far after a kind a frame may bring its name: "a hedgehog, small and brave, called Pip". */
const NAME_REACH = 60;
/** After a word of kin its name stands at once, but for whose kin it is: „băiețelul meu matei“. */
const KIN_REACH = 9;

/** A name and its place. */
export interface PlacedName {
  readonly name: string;
  readonly start: number;
  readonly end: number;
}

/** What is known when a figure is asked for its name. */
export interface NameContext {
  readonly text: string;
  readonly language: Language;
  readonly byFrame: readonly FoundName[];
  readonly found: readonly FoundConcept[];
  /** Where the figure's noun phrase ends: "the robot friend", „regina albinelor“. */
  readonly end: number;
}

/** The name that a text gives a figure: by a frame, after its kind or before it. */
export function nameOfFigure(figure: FoundConcept, context: NameContext): PlacedName | undefined {
  return byFrame(figure, context) ?? afterKind(figure, context) ?? beforeKind(figure, context);
}

function byFrame(
  figure: FoundConcept,
  { text, language, byFrame: frames, found, end }: NameContext,
): PlacedName | undefined {
  return frames.find(
    (name) =>
      name.start > figure.end &&
      !(language === "ro" && OWNER_RO.test(text.slice(figure.end, name.start))) &&
      !OWN_NAME.test(text.slice(0, name.start)) &&
      name.start - figure.end <= (name.by === "kin" ? KIN_REACH : NAME_REACH) &&
      !/[.!?;]\s(?!(?:called|named|pe nume|namens)\s)/u.test(text.slice(figure.end, name.start)) &&
      // "My son loves lorries, his name is Mats": whoever came first is called so.
      !(
        found.some(({ kind, start }) => kind === "figure" && start < figure.start) &&
        !(language === "ro" && CALLED_RO.test(text.slice(0, name.start))) &&
        framesFor(language).toldLater.test(text.slice(0, name.start))
      ) &&
      (isOfOwner(text.slice(figure.end, name.start), language) ||
        !found.some(({ kind, start }) => kind === "figure" && start >= end && start < name.start)),
  );
}

/** „Der Hund vom Nachbarn heißt Bruno“: whose it is stands between. */
function isOfOwner(between: string, language: Language): boolean {
  return (
    language === "de" &&
    /^ (?:vo[nm]|de[rs]|meine[rs]|unsere[rs]|aus|im|in)(?: [^,.!?]*)? (?:heißt|heisst|hieß|hiess) [„"“]?$/u.test(
      between,
    )
  );
}

/** „Băiatul a pierdut un ursuleț, pe nume Bubu“: whoever stands right before it. */
const CALLED_RO = /, (?:pe nume|numit[ăa]?) [„"“]?$/iu;

/** „Căruța lui moș Toader“: it is his, and not called so. */
const OWNER_RO = /^ (?:\p{Ll}+ )?lui (?:\p{Ll}+ )?$/u;

function afterKind(figure: FoundConcept, context: NameContext): PlacedName | undefined {
  const { text, language, found } = context;
  if (figure.number !== "singular" || (language === "de" && isGermanOwner(figure.text))) return undefined;
  const frames = framesFor(language);
  const mark = markAfter(figure, context);
  if (mark) return mark;
  // "A baker, Mr Bun,": the title is part of the name.
  const titled = frames.titledName.exec(text.slice(context.end));
  const whole = titled?.groups?.["name"];
  if (titled && whole !== undefined) {
    const end = context.end + titled[0].length;
    // „Dem Postboten Herrn Kasunke“.
    const called = whole.replace(/^Herrn(?= )/u, "Herr");
    return { name: called.charAt(0).toLocaleUpperCase() + called.slice(1), start: end - whole.length, end };
  }
  for (const from of [context.end, figure.end]) {
    const small = /^\s+(?<name>\p{Ll}{3,})/u.exec(text.slice(from));
    const smallName = small?.groups?.["name"];
    if (small && smallName !== undefined && isSmallName(smallName, from + small[0].length, figure, context)) {
      const end = from + small[0].length;
      return { name: properName(smallName), start: end - smallName.length, end };
    }
    const after = frames.nameAfterKind.exec(text.slice(from));
    const name = after?.groups?.["name"];
    if (!after || name === undefined || !mayBeName(name, language)) continue;
    const end = from + after[0].length;
    const start = end - name.length;
    // „An old owl, Freya the mouse“: the name is the next one's.
    if (after[0].startsWith(",") && frames.apposition.test(leadTo(found, end, text))) continue;
    const concept = found.find((each) => each.start <= start && each.end > start);
    const isNoun = concept !== undefined && language === "de" && sexOfName(name) === undefined;
    if (
      (concept?.kind === "figure" &&
        !(
          language === "ro" &&
          (isRomanianName(concept, figure, name, after[0]) || isBetweenCommas(after[0], text, end))
        ) &&
        !(
          language === "en" &&
          /^\p{Ll}/u.test(figure.text) &&
          (sexOfName(name) !== undefined ||
            (after[0].startsWith(",") && text.charAt(end) === ",") ||
            isRankOfPet(figure, name, text.slice(end)))
        ) &&
        (language !== "de" || (sexOfName(name) === undefined && !isThingsName(figure, after[0])))) ||
      (isNoun && concept.kind !== "trait" && concept.kind !== "colour" && /,/u.test(after[0]))
    )
      continue;
    // A noun after a comma is no name in German, nor is another sentence's first word.
    if (
      language === "de" &&
      after[0].startsWith(",") &&
      !text.slice(end).startsWith(",") &&
      sexOfName(name) === undefined
    )
      continue;
    // „Warum hat das Zebra Streifen?“: what it has.
    if (
      language === "de" &&
      HAS.test(text.slice(0, figure.start)) &&
      /^[?.!]?$/u.test(text.slice(end)) &&
      sexOfName(name) === undefined
    )
      continue;
    // „Biber Benjis Damm“.
    const isGenitive =
      language === "de" && name.endsWith("s") && sexOfName(name) === undefined && isNounBehind(text.slice(end));
    if (isGenitive) return { name: properName(name.slice(0, -1)), start, end: end - 1 };
    return withSecondName({ name: properName(name), start, end }, context);
  }
  return asideAfter(context);
}

const HAS = /(?<!\p{L})(?:hat|haben|mag|mögen|isst|frisst|braucht|will) (?:der|die|das|eine?) (?:\p{Ll}+ )*$/iu;

/** „Der Buchstabe q“: what tells it from others of its kind. */
function markAfter({ concept }: FoundConcept, { text, language, end }: NameContext): PlacedName | undefined {
  if (language !== "de" || concept.id !== "letter-of-alphabet") return undefined;
  const match = /^ [„"“]?(?<name>\p{L})(?!\p{L})/u.exec(text.slice(end));
  const name = match?.groups?.["name"];
  if (!match || name === undefined) return undefined;
  const start = end + match[0].length - 1;
  return { name: name.toLocaleUpperCase(), start, end: start + 1 };
}

/** "My goldfish Captain died": a rank right behind an animal, and nobody else’s title. */
function isRankOfPet({ concept }: FoundConcept, name: string, behind: string): boolean {
  const isAnimal = isOfType(concept, "Animals");
  return (
    isAnimal &&
    /^(?:Captain|Major|Sergeant|General|Admiral|Duke|Duchess|Baron|King|Queen|Prince|Princess|Pirate|Wizard|Angel)$/u.test(
      name,
    ) &&
    /^(?:[,.!?]|$| \p{Ll})/u.test(behind)
  );
}

/** „Buburuza Gărgărița“, „Greierele Lăutar“: with a capital right behind its kind a calling is a name too. */
function isRomanianName({ concept }: FoundConcept, figure: FoundConcept, name: string, after: string): boolean {
  const isPerson = (one: FoundConcept["concept"]) => isOfType(one, "EverydayPeople");
  if (concept === figure.concept || sexOfName(name) !== undefined || isThingsName(figure, after)) return true;
  const isOneSort =
    concept.kind === "figure" && figure.concept.kind === "figure" && concept.type === figure.concept.type;
  if (isOneSort && !isPerson(concept) && !hasOffice(figure)) return true;
  return (
    isPerson(concept) && !isPerson(figure.concept) && /^ \p{L}+$/u.test(after) && /(?:ul|le|a)$/u.test(figure.text)
  );
}

/** „Un excavator mic, Dodo, care“. */
function isBetweenCommas(after: string, text: string, end: number): boolean {
  return /, \p{Lu}\p{L}+$/u.test(after) && text.charAt(end) === ",";
}

/** „Regele Leu“ is a lion, but „trenulețul Mocănița“ is called so. */
function hasOffice({ concept }: FoundConcept): boolean {
  return concept.kind === "figure" && concept.type !== "Animals";
}

/** „Opas Wecker“. */
export function isGermanOwner(word: string): boolean {
  return /^(?:Opas|Omas|Mamas|Papas|Muttis|Vatis|Mutters|Vaters|Tantes|Onkels)$/u.test(word);
}

/** „Das Segelboot Möwe“: right behind a thing that is somebody. */
function isThingsName({ kind }: FoundConcept, after: string): boolean {
  return kind === "thing" && /^ \p{L}+$/u.test(after);
}

const ASIDE_NAME =
  /^(?<lead>(?:\s+(?!and\s|und\s|și\s|si\s)[\p{L}-]+){1,6}),\s+(?<name>\p{Lu}\p{Ll}+(?:[\s-]\p{Lu}\p{Ll}+)?),/u;

/** "A kitten with a blue bow, Marmalade,": its name between commas behind what else is said of it. */
function asideAfter({ text, language, found, end }: NameContext): PlacedName | undefined {
  const match = ASIDE_NAME.exec(text.slice(end));
  const { lead = "", name = "" } = match?.groups ?? {};
  if (!match || !mayBeName(name, language)) return undefined;
  const start = end + match[0].lastIndexOf(name);
  const isOther = found.some(
    (each) =>
      each.kind === "figure" && each.concept.id !== "giant" && each.start >= end && each.start < start + name.length,
  );
  return isOther || /[.!?;]/u.test(lead) ? undefined : { name: properName(name), start, end: start + name.length };
}

/** From a place in a text to the figure that comes next. */
function leadTo(found: readonly FoundConcept[], from: number, text: string): string {
  const next = found.find(({ kind, start }) => kind === "figure" && start >= from);
  return next ? text.slice(from, next.start) : "";
}

/** „Pavel Pavlici, un gândac“: the word before, if it begins the sentence and means nothing else. */
function withFirstName(last: PlacedName, { text, language, found }: NameContext): PlacedName {
  const first = /(?:^|[.!?]\s)(?<first>\p{Lu}\p{Ll}[\p{Ll}’-]+)\s$/u.exec(text.slice(0, last.start))?.groups?.["first"];
  if (first === undefined || !text.slice(last.end).startsWith(",") || !mayBeName(first, language)) return last;
  const start = last.start - first.length - 1;
  const isKnown = found.some((each) => each.start < last.start && each.end > start);
  if (isKnown || framesFor(language).titles.test(first)) return last;
  return language === "de" && sexOfName(first) === undefined
    ? last
    : { name: `${first} ${last.name}`, start, end: last.end };
}

/** "Benno Bär", "Barnaby Bear": a listed name, or a word that means nothing else and begins as the kind does. */
function isFirstName(word: string, figure: FoundConcept, end: number, { text, language, found }: NameContext): boolean {
  if (sexOfName(word) !== undefined) return true;
  const isKnown = found.some((each) => each.start < end && each.end > end - word.length - 1);
  const isTitleCase = /\p{Lu}\p{Ll}+(?:\s\p{Lu}\p{Ll}+){2,}/u.test(text);
  const isAlike = word.charAt(0) === figure.text.charAt(0).toLocaleUpperCase();
  return language === "en" && isAlike && !isKnown && !isTitleCase && mayBeName(word, language);
}

function beforeKind(figure: FoundConcept, context: NameContext): PlacedName | undefined {
  const { text, language, found } = context;
  const frames = framesFor(language);
  const start = Math.min(figure.start, ...phraseAround(figure, text, found).map((each) => each.start));
  const lead = text.slice(0, start);
  const isConcept = (at: number) =>
    found.some((each) => each.kind !== "hour" && each.kind !== "trait" && each.start <= at && each.end > at);
  const before = frames.nameBeforeKind.exec(lead);
  const name = before?.groups?.["name"] ?? before?.groups?.["alone"];
  // "Being a frog is grand".
  const isDoing =
    language === "en" && /^\p{L}+ing an? /u.test(before?.[0] ?? "") && sexOfName(name ?? "") === undefined;
  // „Sitzt auf unserem Fensterbrett eine Krähe“.
  const isPlaceBefore =
    language === "de" &&
    sexOfName(name ?? "") === undefined &&
    ((/^\p{Lu}[\p{L}-]+ eine?[nmr]? /u.test(before?.[0] ?? "") && (before?.index ?? 0) > 0) ||
      /(?<!\p{L})(?:[Ii]m|[Ii]n|[Aa]m|[Aa]uf|[Bb]eim?|[Aa]us|[Vv]om|[Zz]um|[Zz]ur)(?: de[rmn])? \p{Lu}\p{Ll}+ (?:(?:der|von) (?:Familie|Firma) )?$/u.test(
        lead.slice(0, before?.index ?? 0),
      ));
  // „Într-o gară din Ardeal e un ceas“.
  const isAt =
    language === "ro" &&
    sexOfName(name ?? "") === undefined &&
    /(?<!\p{L})(?:din|la|[îi]n|spre|l[âa]ng[ăa]|prin|peste) $/iu.test(lead.slice(0, before?.index ?? 0));
  // „La stâna lui baciu Toader, mielul negru“: whose it is.
  const isWhose =
    language === "ro" &&
    /(?<!\p{L})(?:la|[îi]n|din|pe|sub|l[âa]ng[ăa]) \p{Ll}+ lui (?:\p{Ll}+ )?$/iu.test(
      lead.slice(0, before?.index ?? 0),
    );
  if (before && name !== undefined && mayBeName(name, language) && !isDoing && !isPlaceBefore && !isAt && !isWhose) {
    const at = before.index + before[0].indexOf(name);
    // "Clover the cow" is no plant, "Jean-Luc the fire engine" no pair of jeans.
    // „Trăiește Ecou, un liliac“: within a sentence a capital makes a name of it.
    const isInside =
      language === "de"
        ? /^\p{Lu}[\p{L}-]+, (?:der|die|das|eine?) /u.test(before[0]) &&
          /(?:^|(?:lebt|lebte|wohnt|wohnte)\s)$/u.test(lead.slice(0, at))
        : /\p{Ll}\s$/u.test(lead.slice(0, at));
    const isCalled =
      (isInside && found.some(({ kind, start: from }) => kind === "thing" && from === at)) ||
      ((/^\p{Lu}[\p{L}-]+,? (?:the|our|my) /u.test(before[0]) ||
        (at === 0 && /^\p{Lu}[\p{L}-]+, (?:der|die|das) /u.test(before[0]))) &&
        found.some(({ kind, start: from }) => (kind !== "figure" || language === "en") && from === at));
    // "Peanut is a baby elephant".
    const isSaid =
      /^(?:(?:Dr|Mr|Mrs|Miss|Sir|Herr|Frau|Doktor|Domnul|Doamna)\.? )?$/u.test(lead.slice(0, at)) &&
      /\p{Lu}[\p{L}-]+ (?:is|was|este|e|era|ist|war) /u.test(before[0]);
    const isKind = found.some(({ kind, start: from }) => kind === "figure" && from === at);
    // "Professor Biscuit, a very old tortoise,".
    const isTitled =
      language === "en" &&
      /^(?:,| is| was) an? /u.test(lead.slice(at + name.length)) &&
      withTitle(name, at, lead, "en") !== name;
    if (!isConcept(at) || isTitled || isCalled || (isSaid && !isKind) || sexOfName(name))
      return withFirstName({ name: properName(name), start: at, end: at + name.length }, context);
  }
  // "Benno Bär", "Freddie Fox".
  const first = /(?:^|\s)(?<name>\p{Lu}\p{Ll}+)\s+$/u.exec(lead)?.groups?.["name"];
  if (
    first !== undefined &&
    (figure.text.charAt(0) !== figure.text.charAt(0).toLowerCase() ||
      (language === "en" && figure.number === "singular" && sexOfName(first) !== undefined)) &&
    isFirstName(first, figure, lead.length, context) &&
    // „Im August“ is when.
    !/(?<!\p{L})(?:im|seit|bis|ab|in|since|until)\s$/iu.test(lead.slice(0, lead.lastIndexOf(first)))
  ) {
    const at = lead.lastIndexOf(first);
    // "Tilly Tomato": a thing is called by both.
    if (figure.kind === "thing" && language === "en")
      return { name: `${first} ${figure.text}`, start: at, end: figure.end };
    return { name: first, start: at, end: at + first.length };
  }
  // "elena elephant" in a text without capitals.
  const small =
    text === text.toLocaleLowerCase() ? /(?:^|\s)(?<name>\p{Ll}{3,})\s+$/u.exec(lead)?.groups?.["name"] : "";
  if (
    small &&
    sexOfName(small) !== undefined &&
    !NAMES_THAT_ARE_WORDS.has(small) &&
    !isConcept(lead.trimEnd().length - 1)
  ) {
    const at = lead.lastIndexOf(small);
    return { name: properName(small), start: at, end: at + small.length };
  }
  const said = frames.saidToBe.exec(lead) ?? frames.smallBeforeKind?.exec(lead);
  const saidName = said?.groups?.["name"];
  if (said && saidName !== undefined && !frames.noNames.has(foldText(saidName))) {
    const at = lead.lastIndexOf(saidName);
    if (!isConcept(at)) return { name: properName(saidName), start: at, end: at + saidName.length };
  }
  return undefined;
}
