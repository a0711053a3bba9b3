import type { Sex } from "#book/cast-card.ts";
import type { Language } from "#book/languages.ts";
import { conceptsIn, type FoundConcept } from "#lexicon/concepts-in.ts";
import { formIndexOf } from "#lexicon/form-index.ts";
import { childOfWriter } from "./child-of-writer.ts";
import { looksOf, phraseAround } from "./figure-looks.ts";
import { type FoundName, namesByCapital, namesByFrame, namesByKin } from "./find-names.ts";
import { likelySexOfName } from "./known-names.ts";
import { namesInSmallLetters } from "./names-in-small-letters.ts";
import { withDwellers } from "./dwellers.ts";
import { foldText } from "./fold-text.ts";
import { SCENERY } from "./frames/scenery-words.ts";
import { thingFramesFor } from "./frames/thing-frames.ts";
import { isNameInstead } from "./is-name-instead.ts";
import { kindOfLoneName } from "./kind-of-lone-name.ts";
import { type KindInText, kindsIn } from "./kinds-in.ts";
import { type PlacedFigure, withoutAppositions } from "./without-appositions.ts";
import { isOwnKind, withOwnKind } from "./own-kind.ts";
import { isGermanOwner, nameOfFigure, type PlacedName } from "./name-of-figure.ts";
import { namesBeforeSeveral, namesOfSeveral } from "./names-of-several.ts";
import { framesFor } from "./reading-frames.ts";
import type { ReadFigure } from "./reading.ts";
import { saidSex } from "./said-sex.ts";
import { settleHomonyms } from "./settle-homonyms.ts";
import { settleFigures } from "./settle-figures.ts";
import { oneOfSeveral } from "./one-of-several.ts";
import { sexByNextPronoun, sexByPronoun } from "./sex-by-pronoun.ts";
import { sexOfNoun } from "./sex-of-noun.ts";
import { thingHeroes } from "./thing-hero.ts";
import { withTitle } from "./title-of-name.ts";
import { withWeatherAsHero } from "./weather-as-hero.ts";

/** The figures that a text names, in its order, each once. `isWished`: it begins with whom a story was asked for about. */
export function readFigures(text: string, language: Language, isWished = false): ReadFigure[] {
  const told = withWeatherAsHero(withoutScenery(text, language), text, language);
  const known = withoutTitledNames(told, text, language);
  const found = withOwnKind(withDwellers(known, text, language), text, language, isWished);
  const byFrame = [...namesByFrame(text, language), ...namesByKin(text, language)];
  const used: PlacedName[] = [];
  const isUsed = ({ start, end }: { start: number; end: number }) =>
    used.some((span) => span.start < end && span.end > start);
  const placed: PlacedFigure[] = [];
  const things = thingHeroes(found, text, language, isWished).map((concept) => ({
    concept,
    start: concept.start,
    end: concept.end,
  }));
  const kinds = kindsIn(found, text, language);
  for (const kind of [...things, ...kinds]) {
    const isInName = byFrame.some(
      ({ name, start, end, by }) =>
        (/ /u.test(name) && start <= kind.start && end >= kind.end) ||
        // "The straw house one, he’s called Wisp".
        (language === "en" && by === "frame" && start === kind.start && /^\p{Lu}/u.test(kind.concept.text)),
    );
    if (isInName || isNameInstead(kind.concept, text, language) || isUsed(kind)) continue;
    if (isRole(kind.concept, text, language) || isNone(kind.concept, text, language)) continue;
    if (language === "ro" && isMeasureOf(kind.concept, found, text)) continue;
    const { concept: whole } = kind.concept;
    // „Lkw-Fahrer“ is what somebody is.
    const isWhole =
      PROPER.test(kind.concept.text) &&
      !(language === "de" && kind.concept.text.includes("-")) &&
      whole.kind === "figure" &&
      whole.type !== "Animals";
    const names = isWhole
      ? [{ name: kind.concept.text, start: kind.start, end: kind.end }]
      : namesFor(kind, { text, language, byFrame, found }).filter((name) => !isUsed(name));
    used.push(...names);
    const count = Math.max(names.length, countOf(kind, text, language));
    for (let copy = 0; copy < count; copy += 1) {
      const name = names[copy];
      placed.push({
        figure: figureOf(kind, name, text, found, language),
        kind,
        end: Math.max(kind.end, name?.end ?? 0),
      });
    }
  }
  const figures = withoutAppositions(placed, text, language).map(({ figure }) => figure);
  const lone = [...byFrame, ...namesByCapital(text, language, found), ...namesInSmallLetters(text, language, found)];
  for (const name of lone.filter((each) => !isUsed(each) && !isWhereMoved(each, text, language))) {
    if (figures.some((figure) => sharesName(figure.name, name.name))) continue;
    // „Teddy im Zug“: who is read as what the word means is not also called so.
    if (placed.some(({ kind }) => kind.start <= name.start && kind.end >= name.end)) continue;
    const called = withTitle(name.name, name.start, text, language);
    const sex = likelySexOfName(called) ?? sexByPronoun(text, language);
    const looks = looksOf({ ...name, text: name.name }, text, found, language);
    const kind = kindOfLoneName(name, found, text, language);
    const titled = figures.some(({ at }) => at < name.start)
      ? undefined
      : TITLES.find(([, title]) => title.test(text.slice(0, name.start)))?.[0];
    figures.push({
      name: called,
      concept: kind ?? titled ?? grownUp(text.slice(name.end), sex, language) ?? "",
      ...(sex && { sex }),
      ...looks,
      ...(titled !== undefined && /^['’]s\s/u.test(text.slice(name.end)) && { owns: true as const }),
      role: "friend",
      at: name.start,
    });
  }
  const unknown = figures.length === 0 ? (nameOfUnknown(text, language) ?? childOfWriter(text, language)) : undefined;
  return [...settleFigures(unknown ? [unknown] : figures, found, text, language)];
}

const OLD_EN =
  /^,?(?: is| was| turns)? (?:nearly |almost |over )?(?:(?:fifty|sixty|seventy|eighty|ninety)(?:-\p{Ll}+)?|a hundred|[5-9]\d|1\d\d)(?![\p{L}\d])/u;

/** "Edith is ninety": no child. */
function grownUp(behind: string, sex: Sex | undefined, language: Language): string | undefined {
  if (language !== "en" || !OLD_EN.test(behind)) return undefined;
  return sex === "male" ? "man" : "woman";
}

/** "Moving from Leicester to Glasgow": no person. */
function isWhereMoved({ start, by }: FoundName, text: string, language: Language): boolean {
  return (
    language === "en" &&
    by === "capital" &&
    /\bmov(?:e|es|ed|ing)(?: (?:away|house|back|home))? (?:from|to)(?: \p{Lu}\p{Ll}+ to)? $/u.test(text.slice(0, start))
  );
}

/** All that a text names but for what only shows where it plays. */
function withoutScenery(text: string, language: Language): readonly FoundConcept[] {
  const shown = [...text.matchAll(SCENERY[language])].map(
    ({ 0: words, index }) => [index, index + words.length] as const,
  );
  return settleHomonyms(conceptsIn(text, language), text, language).filter(
    ({ kind, start, end }) => kind !== "figure" || !shown.some(([from, to]) => start >= from && end <= to),
  );
}

/** "Quentin quokka smiles": of a kind that the lexicon does not know, and the only one there. */
function nameOfUnknown(text: string, language: Language): ReadFigure | undefined {
  const { unknownFirst, noNames } = framesFor(language);
  const match = unknownFirst.exec(text);
  const name = match?.groups?.["name"];
  if (!match || name === undefined || noNames.has(foldText(name))) return undefined;
  if (noNames.has(foldText(/^\p{L}+/u.exec(text)?.[0] ?? "")) && !text.startsWith(name)) return undefined;
  const sex = likelySexOfName(name) ?? sexByPronoun(text, language);
  return { name, concept: "", ...(sex && { sex }), role: "friend", at: match[0].indexOf(name) };
}

/** "Miss Finch", „Kapitän Knurrhahn“: behind a title a word is a name; in German a compound that no lexicon lists. */
function withoutTitledNames(found: readonly FoundConcept[], text: string, language: Language): readonly FoundConcept[] {
  if (language === "en")
    return found.filter(
      (each) =>
        !/(?:^|\s)(?:Mr|Mrs|Miss|Ms|Dr)\.? $/u.test(text.slice(0, each.start)) ||
        !/^\p{Lu}/u.test(text.slice(each.start)) ||
        isAnimalTitled(each),
    );
  if (language !== "de") return found;
  const { exact } = formIndexOf("de");
  const isTitled = ({ start }: FoundConcept) =>
    found.some(({ kind, end, concept }) => kind === "figure" && concept.id !== "friend" && end === start - 1) ||
    framesFor("de").titles.test(/(?<title>\p{L}+) $/u.exec(text.slice(0, start))?.groups?.["title"] ?? "");
  // „Heißluftballon-Mädchen“: its last part tells what somebody is.
  const isFirstPart = ({ end }: FoundConcept) =>
    text.charAt(end) === "-" && found.some(({ kind, start }) => kind === "figure" && start === end + 1);
  return found.filter((each) => !isFirstPart(each) && (exact.has(each.text.toLocaleLowerCase()) || !isTitled(each)));
}

/** "Mrs Hedgehog" is one, but for what people are called: "Miss Finch". */
function isAnimalTitled({ concept, text: word }: FoundConcept): boolean {
  return concept.kind === "figure" && concept.type === "Animals" && !SURNAMES.test(word);
}

const SURNAMES =
  /^(?:Finch|Fox|Wolf|Wolfe|Bird|Lamb|Crane|Swift|Drake|Martin|Heron|Hawk|Crow|Bull|Swan|Peacock|Partridge|Nightingale|Sparrow|Robin|Jay|Wren|Bee|Hare|Roach|Pike|Salmon|Dove|Buck|Hogg|Kidd|Lyon|Otter|Badger|Stagg?|Rook|Raven|Starling|Teal|Kite|Coote?|Byrd|Fish|Herring|Haddock|Spratt?|Moth|Bear|Beaver|Cockerel|Kitten)$/u;

/** "Mega Max" and "Max" are one. */
function sharesName(one: string, other: string): boolean {
  return one !== "" && foldText(one).split(" ").includes(foldText(other));
}

function namesFor(
  kind: KindInText,
  context: { text: string; language: Language; byFrame: readonly FoundName[]; found: readonly FoundConcept[] },
): readonly PlacedName[] {
  if (kind.concept.number === "plural" || countOf(kind, context.text, context.language) > 1) {
    const after = namesOfSeveral(context.text, kind.end, context.language);
    return after.length > 0 ? after : namesBeforeSeveral(context.text, kind.start, context.language);
  }
  const name = nameOfFigure(kind.concept, { ...context, end: kind.end });
  return name ? [name] : [];
}

/** „Moș Ene“, „Baba Cloanța“: a kind that is a name by itself. */
const PROPER = /^\p{Lu}\p{Ll}+(?:[ -]\p{Lu}\p{Ll}+){1,3}$/u;

/** Titles of grown-ups of whom nothing else is told, by what they are. */
const TITLES: readonly (readonly [string, RegExp])[] = [
  [
    "woman",
    /(?<!\p{L})(?:Mrs|Ms|Miss|Tannie|Ouma|Gogo|Frau|Fräulein|Doamna|Tanti|Coana|Lelea|Baba|Țața|Tușa|Nana)\.? $/iu,
  ],
  ["man", /(?<!\p{L})(?:Mr|Mister|Oom|Oupa|Herrn?|Domnul|Nea|Nenea|Badea|Mo[șs])\.? $/iu],
];

/** „O rochie de mireasă“, „o casă de păpuși“: what sort of thing it is. */
function isMeasureOf({ start }: FoundConcept, found: readonly FoundConcept[], text: string): boolean {
  return found.some(
    ({ kind, end }) => /^(?:thing|garment|place)$/u.test(kind) && end < start && /^ de $/u.test(text.slice(end, start)),
  );
}

/** „Nu mai vine niciun tren“, „e și primar, e și poștă“; and before what a place is called: „la grădinița Albinuța“. */
const NOBODY_RO = /(?<!\p{L})(?:nici ?un|nici ?o|e [șs]i) $/iu;
const CALLED_PLACE_RO = /(?<!\p{L})(?:gr[ăa]dini[țt]|grup|clas|cre[șs]|[șs]coal)(?:a|ei|ii) $/iu;

/** Whether there is none of its kind, or it only says what there is. */
function isNone({ start }: FoundConcept, text: string, language: Language): boolean {
  if (language !== "ro") return false;
  const before = text.slice(0, start);
  return NOBODY_RO.test(before) || (CALLED_PLACE_RO.test(before) && /^\p{Lu}/u.test(text.slice(start)));
}

/** „Als Held“, „wir brauchen eine Heldin“. */
const ROLE_DE =
  / als (?:(?:kleinen?r?|großen?r?) )?$|(?<!\p{L})(?:brauch|such|hätt|möcht|wünsch|woll)\p{Ll}*(?: [^.!?]*)? eine?n? (?:\p{Ll}+ )*$/u;

/** „Merge la vaccin și e viteaz“: how somebody is. */
const IS_BRAVE_RO =
  /(?<!\p{L})(?:e|este|era|fie|fi|foarte|tare|mai|devin[ăae]|deveni) (?:foarte |tare |mai |cel mai )?$/iu;

/** "The hero is a tram": what it is is said behind. */
function isRole({ concept, start, end }: FoundConcept, text: string, language: Language): boolean {
  const { hero, isSaid, isMade } = thingFramesFor(language);
  if (concept.id !== "hero") return false;
  const before = text.slice(0, start);
  if (language === "de" && ROLE_DE.test(before)) return true;
  if (language === "ro" && IS_BRAVE_RO.test(before)) return true;
  return (hero.test(before) && isSaid.test(text.slice(end))) || isMade?.test(before) === true;
}

function figureOf(
  { concept: found, start }: KindInText,
  name: PlacedName | undefined,
  text: string,
  all: readonly FoundConcept[],
  language: Language,
): ReadFigure {
  const phrase = phraseAround(found, text, all);
  const trait = phrase.find(({ concept }) => concept.kind === "trait" && concept.id !== "lost")?.concept.id;
  const { concept } = found;
  const end = Math.max(found.end, name?.end ?? 0);
  const called = name ? withTitle(name.name, name.start, text, language) : petName(found, text, language);
  const meant = concept.kind === "figure" ? concept.sex : undefined;
  const one = name && oneOfSeveral(found, name.name);
  const sex =
    one?.sex ??
    (language === "de" && TITLED_WOMAN.test(text.slice(0, found.start)) ? ("female" as const) : undefined) ??
    found.sex ??
    meant ??
    saidSex(text.slice(0, found.start), text.slice(found.end), language) ??
    likelySexOfName(called) ??
    sexOfNoun(found, language) ??
    sexByPronoun(text, language) ??
    sexByNextPronoun(text, found, all, language) ??
    // "Nino the penguin": most names that end so are men’s.
    (name && /o$/iu.test(name.name) ? "male" : undefined);
  return {
    name: called,
    // "Anouk and Lila are best friends": that says nothing of what they are.
    concept: concept.id === "friend" && name ? "" : (one?.kind ?? concept.id),
    ...(concept.kind === "figure" && isOwnKind(concept.id) && concept.draws !== "child" && { nearest: concept.draws }),
    ...(sex && { sex }),
    ...(trait && { trait }),
    ...looksOf(found, text, all, language),
    ...((found.number === "plural" || areAll(found, text, language)) &&
    !name &&
    countOf({ concept: found, start, end }, text, language) === 1
      ? { several: true as const }
      : {}),
    ...(isOwner(text, { start: found.start, end }, name, found, language) && { owns: true as const }),
    role: "friend",
    at: Math.min(start, found.start),
  };
}

/** „Kommissarin Wiesel“. */
const TITLED_WOMAN = /(?:^|\s)(?:Frau|Fräulein|\p{Lu}\p{Ll}{3,}in) $/u;

/** "All the fish glow": many, though the word does not show it. */
function areAll({ text: word, start }: FoundConcept, text: string, language: Language): boolean {
  // „Alle Autos fliegen“: a foreign plural looks like a genitive.
  if (language === "de" && /(?<!\p{L})(?:alle|viele|lauter) (?:\p{Ll}+ )?$/iu.test(text.slice(0, start))) return true;
  return (
    language === "en" &&
    /(?:fish|sheep|deer|mice|geese|moose|squid|reindeer|people)$/iu.test(word) &&
    /\b(?:all|many|most|some|both|these|those|lots|plenty|hundreds|thousands)(?: of)?(?: (?:the|his|her|their|those))?(?: (?:other|little|big))? $/iu.test(
      text.slice(0, start),
    )
  );
}

/** "Teddy is lost at the airport": what a child calls a toy or pet, where it begins a sentence without an article. */
function petName({ text: word, start, end }: FoundConcept, text: string, language: Language): string {
  // "Detective Hare is on the case".
  const titled = language === "en" && /^\p{Lu}\p{Ll}+$/u.test(word) ? withTitle(word, start, text, language) : word;
  if (titled !== word && /^(?: (?:\p{Ll}|and)|['’,.!?]|$)/u.test(text.slice(end))) return titled;
  const [little = ""] = LITTLE_NAME.exec(text.slice(0, start)) ?? [];
  if (
    language === "en" &&
    little !== "" &&
    /^\p{Lu}\p{Ll}+$/u.test(word) &&
    /^(?: \p{Ll}|['’]s )/u.test(text.slice(end))
  )
    return `${little}${word}`;
  if (language === "de") return germanPetName(word, start, text);
  // "Nessie enters the gala": there is but one.
  if (language === "en" && word === "Nessie") return word;
  const isName =
    language === "en" &&
    /^(?:Teddy|Bunny|Dolly|Kitty|Piggy)$/u.test(word) &&
    /(?:^|[.!?] )$/u.test(text.slice(0, start)) &&
    /^ (?:is|was|has|wants|lost|got|can|does|goes|won|never|always)/u.test(text.slice(end));
  return isName ? word : "";
}

/** „Rumpelstilzchen hat“, „Kommissarin Fuchs ermittelt“: there is but one, or a calling makes a name of what it is. */
function germanPetName(word: string, start: number, text: string): string {
  if (/^(?:Rumpelstilzchen|Rübezahl)$/u.test(word)) return word;
  const isCalled = /(?:^|[.!?:] )(?:(?:Kommissar|Detektiv|Inspektor|Wachtmeister)(?:in)?|Frau|Herr|Fräulein) $/u.test(
    text.slice(0, start),
  );
  return isCalled ? withTitle(word, start, text, "de") : "";
}

/** "Little Bear won’t share his honey". */
const LITTLE_NAME =
  /(?<=(?:^|[.!?] |\p{Ll} ))(?:Little|Big|Baby|Old|Brown|Great|Tiny) (?:(?:Red|Grey|Brown|White|Black) )?$/u;

/** „Un pui de cuc crescut de o familie de pitulici“: who did that. */
const DONE_BY_RO =
  /(?<!\p{L})(?:crescut|adoptat|g[ăa]sit|hr[ăa]nit|salvat|[îi]ngrijit|f[ăa]cut|cusut|uitat|alungat|furat|[îi]nconjurat|croșetat|construit|inventat|pictat|desenat)(?:[ăae]|i)? de (?:(?:un|o) )?(?:(?:familie|pereche|hait[ăa]|turm[ăa]|ceat[ăa]) de )?(?:\p{Ll}+ )?$/iu;

/** "Aunt Bea’s goose", „Tante Beas Gans“. */
function isOwner(
  text: string,
  { start, end }: { readonly start: number; readonly end: number },
  name: PlacedName | undefined,
  { text: word, number }: FoundConcept,
  language: Language,
): boolean {
  const after = text.slice(end);
  if (language === "en") return /^['’]s?\s/u.test(after);
  if (language === "ro")
    return (
      OF_ELDERS.test(word) ||
      (number === "singular" && isRomanianOwner(text, start, word)) ||
      DONE_BY_RO.test(text.slice(0, start))
    );
  // „Die alte Nähmaschine von Uroma Käthe klappert“.
  if (language === "de" && OF_GERMAN_ELDER.test(text.slice(0, end))) return true;
  if (language === "de" && isGermanOwner(word)) return /^\s(?:\p{Ll}+e[rsn]?\s)?\p{Lu}/u.test(after);
  return language === "de" && name !== undefined && /^s\s(?:\p{Ll}+e[rs]?\s)?\p{Lu}/u.test(after);
}

/** From an idea’s start to the end of whose it is. */
const OF_GERMAN_ELDER =
  /^(?:(?:[Dd]er|[Dd]ie|[Dd]as|[Ee]ine?) (?:\p{Ll}+ )*)?\p{Lu}[\p{L}-]+ (?:von|vom|meiner|meines|unserer|unseres) (?:Ur)?(?:[Oo]ma|[Oo]pa|[Oo]mi|[Oo]pi|[Tt]ante|[Oo]nkel|[Mm]ama|[Pp]apa|Großmutter|Großvater|Großtante|Urgroßmutter)s?(?: \p{Lu}\p{Ll}+)?$/u;
/** „La balul împăratului“, „geanta doctorului Panait“: whose it is, right behind the noun. */
function isRomanianOwner(text: string, start: number, word: string): boolean {
  return (
    /\p{L}(?:ului|elui|ei|ii)$/u.test(word) &&
    /(?<!\p{L})(?!povestea|aventur|istori|basmul|ziua|zilele|via[țt]a|prima|fiica|fiul)\p{L}{2,}(?:ul|le|a|ua|ele|ile|ii)(?: (?:cel|cea) \p{Ll}+)? $/iu.test(
      text.slice(0, start),
    )
  );
}

/** „La ferma bunicului“. */
const OF_ELDERS = /^(?:bunic(?:ului|ii|ilor)|mamei|tatălui|tatalui|unchiului|mătușii|matusii)$/iu;

/** A number with nothing but adjectives before its noun: „drei kleine Hasen“, whose form might be another case's. */
const COUNTED = /(?<number>\p{L}+|\d)\s+(?:(?!eine)\p{Ll}+e[nr]?\s+){0,2}$/u;

function countOf({ concept: { number, start } }: KindInText, text: string, language: Language): number {
  const { numbers } = framesFor(language);
  if (number !== "plural") {
    const counted = COUNTED.exec(text.slice(0, start))?.groups?.["number"]?.toLocaleLowerCase() ?? "";
    return numbers[counted] ?? 1;
  }
  const words =
    text
      .slice(0, start)
      .toLowerCase()
      .match(/[\p{L}\d]+/gu)
      ?.slice(-3) ?? [];
  for (const word of words) {
    const count = numbers[word] ?? (/^[2-4]$/u.test(word) ? Number(word) : undefined);
    if (count !== undefined) return count;
  }
  return 1;
}
