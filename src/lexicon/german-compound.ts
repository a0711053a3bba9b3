import { formIndexOf, type Reading } from "./form-index.ts";
import { normalise } from "./normalise.ts";

const UMLAUT: Readonly<Record<string, string>> = { äu: "au", ä: "a", ö: "o", ü: "u" };

/** "Sternlein" → "stern", "Bötchen" → "boot": a diminutive that is not listed. */
function diminutiveBases(word: string): readonly string[] {
  // In "Vögelein" the stem's own l is that of the ending.
  const stems = [/^(?<stem>.{2,}?)(?:el)?(?:chen|lein)$/u, /^(?<stem>.{2,}l)ein$/u].flatMap(
    (ending) => ending.exec(word)?.groups?.["stem"] ?? [],
  );
  return stems
    .flatMap((stem) => [stem, stem.replace(/äu|ä|ö|ü/u, (vowel) => UMLAUT[vowel] ?? vowel)])
    .flatMap((base) => [base, `${base}e`, `${base}el`, `${base}en`, `${base}er`]);
}

/** Words that end in another by chance. */
const NO_COMPOUND =
  /(?:talente?n?|momente?n?|patiente?n?|dokumente?n?|elemente?n?|geschenk|karneval|festival|nachtigall|kamerad(?:en|in|innen)?|kaffees?|direktor(?:en|in|innen)?|schieber|rübezahl|augenblick|(?:aus|zu|un|über|vor|ab|ein|ver|not)f[aä]lle?n?s?|(?:an|auf|um|be|ein)z[uü]ge?s?|erlebnis|geheimnis|(?:be|hin|ver|aus)weise?n?|triangeln?|eichhorn|rollator(?:en)?|zeichen|klebeband|förderband|abfuhr|gestern)$/u;

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
  for (const base of diminutiveBases(word)) {
    const found = singular(base);
    if (found.length > 0) return found.map((reading) => ({ ...reading, diminutive: true }));
  }
  // „Apfelbäumchen“, „Leuchtturmlein“: of a compound its last part is small.
  for (const base of diminutiveBases(word)) {
    const found = NO_COMPOUND.test(base) ? [] : lastPart(base, singular);
    if (found.length > 0) return found.map((reading) => ({ ...reading, diminutive: true }));
  }
  if (NO_COMPOUND.test(word)) return [];
  return lastPart(word, nouns);
}

/** The longest known last part wins; what stands before it must be long enough to be a word. */
function lastPart(word: string, nouns: (form: string) => readonly Reading[]): readonly Reading[] {
  for (let at = 3; at <= word.length - 3; at++) {
    const found = nouns(word.slice(at));
    // "Märchenschloss" is a castle; a lock's compounds are listed.
    if (found.length > 0) return [...found.filter(isPlace), ...found.filter((reading) => !isPlace(reading))];
  }
  return [];
}

function isPlace(reading: Reading): boolean {
  return reading.concept.kind === "place";
}
