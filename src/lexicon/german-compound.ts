import { CHANCE_ENDINGS_DE } from "#content/lexicon/chance-endings-de.ts";
import { isOfType } from "./is-of-type.ts";
import { formIndexOf, type Reading } from "./form-index.ts";
import { normalise } from "./normalise.ts";

const UMLAUT: Readonly<Record<string, string>> = { äu: "au", ä: "a", ö: "o", ü: "u" };

/** "Sternlein" → "stern", "Bötchen" → "boot": a diminutive that is not listed. */
function diminutiveBases(word: string): readonly string[] {
  // In "Vögelein" the stem's own l is that of the ending; „Tierli“, „Häusle“, „Hunderl“ are said in the south.
  const stems = [
    /^(?<stem>.{2,}?)(?:el)?(?:chen|lein)$/u,
    /^(?<stem>.{2,}l)ein$/u,
    /^(?<stem>.{3,}[^aeiouäöü])(?:li|le|erl)$/u,
  ].flatMap((ending) => ending.exec(word)?.groups?.["stem"] ?? []);
  return stems
    .flatMap((stem) => [stem, stem.replace(/äu|ä|ö|ü/u, (vowel) => UMLAUT[vowel] ?? vowel)])
    .flatMap((base) => [base, `${base}e`, `${base}el`, `${base}en`, `${base}er`]);
}

/** How small things end in the south: „Tierli“, „Häusle“, „Hunderl“. */
const SOUTHERN = /(?:li|le|erl)$/u;

/** Words that end in another by chance. */
const NO_COMPOUND = new RegExp(`(?:${CHANCE_ENDINGS_DE.join("|")})$`, "u");

/** Who is called after a thing in tales that every child knows, and is none. */
const OF_TALES =
  /^(?:rotkäppchen|dornröschen|schneeweißchen|schneewittchen|goldlöckchen|tausendschönchen|brüderchen)s?$/u;

/** What an unlisted German noun means by its last part ("Zauberbuch" is a book) or as a diminutive. */
export function readGermanNoun(text: string): readonly Reading[] {
  const word = normalise(text);
  if (OF_TALES.test(word)) return [];
  const { exact } = formIndexOf("de");
  const nouns = (form: string): readonly Reading[] => (exact.get(form) ?? []).filter((reading) => reading.noun);
  const singular = (form: string): readonly Reading[] => nouns(form).filter(({ number }) => number === "singular");
  const ofAnimal = [...readAnimalsKin(word, nouns), ...readAnimalsGroup(word, nouns)];
  if (ofAnimal.length > 0) return ofAnimal;
  if (LITTLE_MAN.test(word)) return [];
  for (const base of diminutiveBases(word)) {
    const found = singular(base);
    if (found.length > 0) return found.map((reading) => ({ ...reading, diminutive: true }));
  }
  // „Suppenkelle“: what ends as small things do in the south may be no small thing at all.
  const southern = SOUTHERN.test(word) && !NO_COMPOUND.test(word) ? lastPart(word, nouns) : [];
  if (southern.length > 0) return southern;
  // „Apfelbäumchen“, „Leuchtturmlein“: of a compound its last part is small.
  for (const base of diminutiveBases(word)) {
    const found = NO_COMPOUND.test(base) ? [] : lastPart(base, singular);
    if (found.length > 0) return found.map((reading) => ({ ...reading, diminutive: true }));
  }
  if (NO_COMPOUND.test(word)) return [];
  const female = readFemaleAnimal(word, singular);
  if (female.length > 0) return female;
  const found = lastPart(word, nouns);
  return found.length > 0 || !TYPED_UMLAUT.test(word) ? found : lastPart(withUmlauts(word), nouns);
}

/** „Waschbärin“, „Dächsin“: an animal’s own word with the ending for her. */
function readFemaleAnimal(word: string, nouns: (form: string) => readonly Reading[]): readonly Reading[] {
  const stem = /^(?<stem>.{3,})in$/u.exec(word)?.groups?.["stem"];
  if (stem === undefined) return [];
  return [stem, `${stem}e`, withoutUmlauts(stem), `${withoutUmlauts(stem)}e`, withUmlauts(stem)]
    .flatMap(nouns)
    .filter(({ concept }) => isOfType(concept, "Animals"))
    .map((reading) => ({ ...reading, sex: "female" as const }));
}

/** „Speckknoedel“: umlauts as they are typed without. */
const TYPED_UMLAUT = /[aou]e/u;
const LETTERS: Readonly<Record<string, string>> = { ae: "ä", oe: "ö", ue: "ü" };

function withUmlauts(word: string): string {
  return word.replaceAll(/[ao]e|(?<!q)ue/gu, (typed) => LETTERS[typed] ?? typed);
}

function withoutUmlauts(word: string): string {
  return word.replaceAll(/äu|ä|ö|ü/gu, (vowel) => UMLAUT[vowel] ?? vowel);
}

/** „Otterkind“, „Seepferdchenpapa“, „Storchendame“: what comes before is what it is, and what stands last whose child or which sex. */
const KIN =
  /^(?<of>.{3,}?)(?:(?<young>kind(?:es|s)?|junge[ns]?|junges|baby)|(?<several>kinder[ns]?|kindern|babys|babies)|(?<she>mama|mutter|dame|oma|mädchen|weibchen|fräulein)|(?<he>papa|vater|herrn?|opa|bub|männchen)|lehrling)s?$/u;
/** Beings of tales that have young as animals have them; a witch’s child is a child. */
const LIKE_ANIMALS = /^(?:dragon|ghost|monster|dinosaur|troll|unicorn|robot|snowman)$/u;

/** Whoever minds them: „Gänsemädchen“. */
export const HERDING = /^gänse(?:mädchen|junge|bub|liesel|magd)/iu;

function readAnimalsKin(word: string, nouns: (form: string) => readonly Reading[]): readonly Reading[] {
  if (HERDING.test(word)) return [];
  const kin = KIN.exec(word)?.groups;
  const of = kin?.["of"] ?? "";
  // „Fischerbub“: a fisher is no fish.
  if (nouns(of).some(({ concept }) => isOfType(concept, "EverydayPeople"))) return [];
  const found = animalsOf(of, nouns);
  if (!kin || found.length === 0) return [];
  const sex = kin["she"] ? "female" : kin["he"] ? "male" : undefined;
  return found.map((reading) => ({
    ...reading,
    number: kin["several"] ? ("plural" as const) : ("singular" as const),
    ...(sex && { sex }),
  }));
}

/** „Ampelmännchen“, „Legomännli“: no man at all. */
const LITTLE_MAN = /(?:männchen|männlein|männle|männli|mandl|manderl)s?$/u;

/** „Waschbärbande“, „Schneckenrennen“, „Spatzenchor“: many of what comes before. */
const GROUP =
  /^(?<of>.{3,}?)(?:bande|familie|truppe|gang|rudel|schar|schwarm|herde|(?:wett)?rennen|chor|orchester|geschwister|paar|pärchen|zwillinge)n?s?$/u;

function readAnimalsGroup(word: string, nouns: (form: string) => readonly Reading[]): readonly Reading[] {
  const of = GROUP.exec(word)?.groups?.["of"] ?? "";
  return animalsOf(of, nouns).map((reading) => ({ ...reading, number: "plural" as const }));
}

/** What an animal’s word, or one of a being like them, means with what joins it to the next or without. */
function animalsOf(part: string, nouns: (form: string) => readonly Reading[]): readonly Reading[] {
  return (
    [part, part.replace(/(?:en|n|es|s|er|e)$/u, "")]
      .filter((form) => form.length > 2)
      .map((form) => nouns(form).filter(({ concept }) => isOfType(concept, "Animals") || LIKE_ANIMALS.test(concept.id)))
      .find((readings) => readings.length > 0) ?? []
  );
}

const VOWEL = /[aeiouyäöü]/u;

/** The longest known last part wins; what stands before it must be long enough to be a word. */
function lastPart(word: string, nouns: (form: string) => readonly Reading[]): readonly Reading[] {
  for (let at = 3; at <= word.length - 3; at++) {
    // „Schreiben“ is no grater.
    if (!VOWEL.test(word.slice(0, at))) continue;
    // „Rathausturm“ is no storm: the s belongs to what comes first.
    const isBefore =
      word.charAt(at) === "s" && nouns(word.slice(at + 1)).length > 0 && isKnownNoun(word.slice(0, at + 1));
    const found = isBefore ? [] : nouns(word.slice(at));
    // "Märchenschloss" is a castle; a lock's compounds are listed.
    if (found.length > 0) return [...found.filter(isPlace), ...found.filter((reading) => !isPlace(reading))];
  }
  return [];
}

/** „Glas“, „Rathaus“, „Königs-“: a house, or a noun that is listed, also with the s that joins it to the next. */
function isKnownNoun(part: string): boolean {
  const { exact } = formIndexOf("de");
  const isListed = (form: string) => exact.get(form)?.some(({ noun }) => noun) === true;
  return isListed(part) || part.endsWith("haus") || isListed(part.replace(/s$/u, ""));
}

function isPlace(reading: Reading): boolean {
  return reading.concept.kind === "place";
}
