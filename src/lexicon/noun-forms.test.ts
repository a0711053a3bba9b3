import { expect, test } from "vitest";
import { englishNoun } from "./english-noun.ts";
import { CONCEPTS, wordsFor } from "./find-concept.ts";
import { germanNoun } from "./german-noun.ts";
import { romanianNoun, romanianVocative } from "./romanian-noun.ts";

const english: readonly (readonly [concept: string, word: string, plural: string])[] = [
  ["mouse", "mouse", "mice"],
  ["wolf", "wolf", "wolves"],
  ["sheep", "sheep", "sheep"],
  ["child", "child", "children"],
  ["goose", "goose", "geese"],
  ["fairy", "fairy", "fairies"],
  ["fox", "fox", "foxes"],
  ["snowman", "snowman", "snowmen"],
  ["monkey", "monkey", "monkeys"],
  ["leaf", "leaf", "leaves"],
];

test.each(english)("knows the English plural of %s", (concept, word, plural) => {
  expect(wordsFor(concept, "en")?.noun).toEqual({ word, plural });
});

test("makes English plurals by rule", () => {
  expect(["witch", "box", "berry", "toy", "kite"].map((word) => englishNoun(word).plural)).toEqual([
    "witches",
    "boxes",
    "berries",
    "toys",
    "kites",
  ]);
});

/** Word, definite, genitive-dative, plural, definite plural. */
const romanian: readonly (readonly [string, string, string, string, string, string])[] = [
  ["hedgehog", "arici", "ariciul", "ariciului", "arici", "aricii"],
  ["fox", "vulpe", "vulpea", "vulpii", "vulpi", "vulpile"],
  ["rabbit", "iepure", "iepurele", "iepurelui", "iepuri", "iepurii"],
  ["owl", "bufniță", "bufnița", "bufniței", "bufnițe", "bufnițele"],
  ["bird", "pasăre", "pasărea", "păsării", "păsări", "păsările"],
  ["lion", "leu", "leul", "leului", "lei", "leii"],
  ["sheep", "oaie", "oaia", "oii", "oi", "oile"],
  ["puppy", "cățel", "cățelul", "cățelului", "căței", "cățeii"],
  ["star", "stea", "steaua", "stelei", "stele", "stelele"],
  ["flower", "floare", "floarea", "florii", "flori", "florile"],
  ["key", "cheie", "cheia", "cheii", "chei", "cheile"],
  ["egg", "ou", "oul", "oului", "ouă", "ouăle"],
  ["apple", "măr", "mărul", "mărului", "mere", "merele"],
  ["book", "carte", "cartea", "cărții", "cărți", "cărțile"],
  ["snowman", "om de zăpadă", "omul de zăpadă", "omului de zăpadă", "oameni de zăpadă", "oamenii de zăpadă"],
  ["teddy", "ursuleț de pluș", "ursulețul de pluș", "ursulețului de pluș", "ursuleți de pluș", "ursuleții de pluș"],
  ["father", "tată", "tatăl", "tatălui", "tați", "tații"],
  ["sister", "soră", "sora", "surorii", "surori", "surorile"],
  ["woman", "femeie", "femeia", "femeii", "femei", "femeile"],
  ["toy", "jucărie", "jucăria", "jucăriei", "jucării", "jucăriile"],
  ["teacher", "învățător", "învățătorul", "învățătorului", "învățători", "învățătorii"],
  ["rainbow", "curcubeu", "curcubeul", "curcubeului", "curcubeie", "curcubeiele"],
  ["sea", "mare", "marea", "mării", "mări", "mările"],
  ["arctic-fox", "vulpe polară", "vulpea polară", "vulpii polare", "vulpi polare", "vulpile polare"],
  ["tooth-fairy", "zână a dinților", "zâna dinților", "zânei dinților", "zâne ale dinților", "zânele dinților"],
  ["marionette", "păpușă cu sfori", "păpușa cu sfori", "păpușii cu sfori", "păpuși cu sfori", "păpușile cu sfori"],
  ["pizza", "pizza", "pizza", "pizzei", "pizze", "pizzele"],
  ["capybara", "capibara", "capibara", "capibarei", "capibare", "capibarele"],
];

test.each(romanian)("declines the Romanian word for %s", (concept, word, definite, oblique, plural, pluralDefinite) => {
  expect(wordsFor(concept, "ro")?.noun).toMatchObject({ word, definite, oblique, plural, pluralDefinite });
});

test("of a Romanian phrase, what agrees with its head changes with it after “unei”", () => {
  expect(romanianNoun(["vulpe polară", "f", "vulpi polare"]).bareOblique).toBe("vulpi polare");
  expect(romanianNoun(["zână a viselor", "f", "zâne ale viselor"]).bareOblique).toBe("zâne a viselor");
});

test("calls out to a Romanian animal", () => {
  expect(romanianVocative(romanianNoun(["arici", "m", "arici"]))).toBe("ariciule");
  expect(romanianVocative(romanianNoun(["vulpe", "f", "vulpi"]))).toBe("vulpeo");
});

/** Accusative, dative, genitive, plural, dative plural. */
const german: readonly (readonly [string, string, string, string, string, string, string])[] = [
  ["bear", "Bär", "Bären", "Bären", "Bären", "Bären", "Bären"],
  ["dragon", "Drache", "Drachen", "Drachen", "Drachen", "Drachen", "Drachen"],
  ["mouse", "Maus", "Maus", "Maus", "Maus", "Mäuse", "Mäusen"],
  ["fox", "Fuchs", "Fuchs", "Fuchs", "Fuchses", "Füchse", "Füchsen"],
  ["girl", "Mädchen", "Mädchen", "Mädchen", "Mädchens", "Mädchen", "Mädchen"],
  ["house", "Haus", "Haus", "Haus", "Hauses", "Häuser", "Häusern"],
  ["peacock", "Pfau", "Pfau", "Pfau", "Pfaus", "Pfauen", "Pfauen"],
  ["compass", "Kompass", "Kompass", "Kompass", "Kompasses", "Kompasse", "Kompassen"],
  ["robot", "Roboter", "Roboter", "Roboter", "Roboters", "Roboter", "Robotern"],
  ["wolf", "Wolf", "Wolf", "Wolf", "Wolfes", "Wölfe", "Wölfen"],
];

test.each(german)(
  "declines the German word for %s",
  (concept, word, accusative, dative, genitive, plural, pluralDative) => {
    expect(wordsFor(concept, "de")?.noun).toMatchObject({ word, accusative, dative, genitive, plural, pluralDative });
  },
);

test("takes the word for the sex where a language has one", () => {
  expect(wordsFor("fox", "de", "female")?.noun?.word).toBe("Füchsin");
  expect(wordsFor("cat", "de", "male")?.noun?.word).toBe("Kater");
  expect(wordsFor("bear", "ro", "female")?.noun?.word).toBe("ursoaică");
  expect(wordsFor("hedgehog", "en", "female")?.noun?.word).toBe("hedgehog");
});

/** One by its word, though it ends in -s. */
const ONE = new Set(["thermos", "atlas", "haggis"]);

test("an English thing that is several by its word is told as a pair or a set of it: “a pair of pliers”", () => {
  const things = CONCEPTS.filter(({ kind }) => kind === "thing").flatMap(({ words }) => words.en.nouns.slice(0, 1));
  const several = things
    .map(({ noun }) => noun)
    .filter(({ word, plural }) => /[^su]s$/u.test(word) && (plural === word || plural === `${word}es`));
  expect(several.map(({ word }) => word).filter((word) => !/ (?:of|for) /u.test(word) && !ONE.has(word))).toEqual([]);
  const phrases = things.map(({ noun }) => noun).filter(({ word }) => / (?:of|for) /u.test(word));
  for (const { word, plural } of phrases) expect(plural.split(" ").at(-1)).toBe(word.split(" ").at(-1));
});

/** Not weak, though their plurals end in -n: "Pfau", "See". */
const STRONG = new Set(["Pfau", "See"]);

test("a German masculine in -e or of those in -ant, -ent, -eut and -herr with a plural in -n is weak", () => {
  const strong = CONCEPTS.flatMap(({ words }) => words.de.nouns)
    .map(({ noun }) => noun)
    .filter(
      ({ word, plural, gender }) => gender === "m" && plural.endsWith("n") && plural !== word && !STRONG.has(word),
    )
    .filter(({ word }) => /(?:[^e]e|ant|ent|eut|herr|bär|arm)$/u.test(word))
    .filter(({ word, accusative }) => word === accusative);
  expect(strong.map(({ word }) => word)).toEqual([]);
});

test("a neuter weak form changes in the dative only", () => {
  expect(germanNoun(["Herz", "n", "Herzen", { weak: "Herzen", genitive: "Herzens" }])).toMatchObject({
    accusative: "Herz",
    dative: "Herzen",
    genitive: "Herzens",
  });
});
