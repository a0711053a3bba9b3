import { expect, test } from "vitest";
import type { Language } from "#book/languages.ts";
import { conceptsIn } from "./concepts-in.ts";

const ids = (text: string, language: Language) => conceptsIn(text, language).map((found) => found.concept.id);

/** The same sentence three times: the same concepts, in whatever order the language puts them. */
const same: readonly (readonly [en: string, ro: string, de: string])[] = [
  [
    "A brave hedgehog wants to find the moon's lost button.",
    "Un arici curajos vrea să găsească nasturele pierdut al lunii.",
    "Ein mutiger Igel will den verlorenen Knopf des Mondes finden.",
  ],
  [
    "A little fox in a red scarf flies over the sea at night.",
    "O vulpe mică cu fular roșu zboară peste mare noaptea.",
    "Ein kleiner Fuchs mit rotem Schal fliegt nachts über das Meer.",
  ],
  [
    "The old wizard reads a book in the castle.",
    "Bătrânul vrăjitor citește o carte în castel.",
    "Der alte Zauberer liest im Schloss ein Buch.",
  ],
  [
    "Two mice dance under the green umbrella in the rain.",
    "Doi șoareci dansează sub umbrela verde în ploaie.",
    "Zwei Mäuse tanzen unter dem grünen Regenschirm im Regen.",
  ],
  [
    "The snowman holds a golden lantern on the island.",
    "Omul de zăpadă ține un felinar auriu pe insulă.",
    "Der Schneemann hält eine goldene Laterne auf der Insel.",
  ],
  [
    "The sad robot looks for the key in the forest.",
    "Robotul trist caută cheia în pădure.",
    "Der traurige Roboter sucht den Schlüssel im Wald.",
  ],
];

test.each(same)("finds the same in three languages: %s", (en, ro, de) => {
  const english = ids(en, "en").toSorted();
  expect(english.length).toBeGreaterThan(3);
  expect(ids(ro, "ro").toSorted()).toEqual(english);
  expect(ids(de, "de").toSorted()).toEqual(english);
});

const one: readonly (readonly [Language, string, string])[] = [
  ["ro", "vulpilor", "fox"],
  ["ro", "ariciule", "hedgehog"],
  ["ro", "calului", "horse"],
  ["ro", "zânele", "fairy"],
  ["ro", "păsărică", "bird"],
  ["ro", "iepurasul", "rabbit"],
  ["ro", "soricel", "mouse"],
  ["ro", "bărcuța", "boat"],
  ["ro", "şoarece", "mouse"],
  ["ro", "căsuțele", "house"],
  ["de", "Bären", "bear"],
  ["de", "Mäuse", "mouse"],
  ["de", "Kätzchen", "cat"],
  ["de", "Sternlein", "star"],
  ["de", "Bötchen", "boat"],
  ["de", "Zauberwald", "forest"],
  ["de", "Märchenschloss", "castle"],
  ["de", "Waldmaus", "mouse"],
  ["de", "Zauberbuch", "book"],
  ["de", "Baer", "bear"],
  ["de", "Vögelein", "bird"],
  ["de", "Segelboot", "boat"],
  ["de", "Geburtstagskuchen", "cake"],
  ["de", "Holzhaus", "house"],
  ["de", "Silberfuchs", "fox"],
  ["de", "Käpt’n", "captain"],
  ["de", "Käpt'n", "captain"],
  ["ro", "fetițele", "girl"],
  ["en", "kittens", "cat"],
  ["en", "geese", "goose"],
  ["en", "teddy-bear", "teddy"],
  ["en", "fox’s", "fox"],
  ["en", "ladybugs", "ladybird"],
];

test.each(one)("finds in %s the word %s as %s", (language, word, concept) => {
  expect(ids(word, language)).toContain(concept);
});

test.each(
  "Talente Momente Geheimnis Karneval Instrumente Trotzphase Geburtstagsfeier Haustier Lampenfieber Hauptrolle Polarkreis Nachtisch Turnsaal Schraubenmutter Kaminski Pummelchen Australien Mallorca Umgraben Spital Applaus Mithelfen Gerlinde Alzheimer Hektor".split(
    " ",
  ),
)("does not read a compound into %s", (word) => {
  expect(ids(word, "de").filter((id) => !["otter"].includes(id))).toEqual([]);
});

test.each([
  ["der Rathausturm", "tower", "singular"],
  ["die Spatzenbande", "sparrow", "plural"],
  ["das Schneckenrennen", "snail", "plural"],
  ["die Mäusefamilie", "mouse", "plural"],
  ["der Drachendoktor", "doctor", "singular"],
])("finds in the German compound %s a %s", (word, concept, number) => {
  expect(conceptsIn(`Hier ist ${word}.`, "de").map((each) => [each.concept.id, each.number])).toContainEqual([
    concept,
    number,
  ]);
});

test("says where, how many, and what the form gives away", () => {
  expect(conceptsIn("Zwei Füchsinnen im Wald", "de")[0]).toMatchObject({
    kind: "figure",
    start: 5,
    end: 15,
    text: "Füchsinnen",
    number: "plural",
    sex: "female",
    diminutive: false,
  });
  expect(conceptsIn("un ariciu și un iepuraș", "ro").at(-1)).toMatchObject({ text: "iepuraș", diminutive: true });
  expect(conceptsIn("die Lehrerin", "de")[0]).toMatchObject({ sex: "female" });
  expect(conceptsIn("un învățător", "ro")[0]).toMatchObject({ sex: "male" });
});

const homographs: readonly (readonly [Language, string, readonly string[]])[] = [
  ["ro", "un leu mare", ["lion", "big"]],
  ["ro", "pe mare", ["sea"]],
  ["ro", "o mare aventură", ["big"]],
  ["ro", "costă zece lei", []],
  ["ro", "peste o lună", []],
  ["ro", "luna mai", []],
  ["ro", "pe lună", ["moon"]],
  ["ro", "înalță un zmeu", ["kite"]],
  ["ro", "un zmeu rău fură merele", ["ogre", "apple"]],
  ["ro", "o carte de joc", []],
  ["ro", "pui un măr pe masă", ["apple", "table"]],
  ["ro", "merge dar vine", ["to-walk"]],
  ["de", "Der Drachen steigt im Wind", ["kite", "wind"]],
  ["de", "Die Drachen spien Feuer", ["dragon", "campfire"]],
  ["ro", "o rochie roșie și o roșie", ["dress", "red", "tomato"]],
  ["ro", "o roșie minge", ["red", "ball"]],
  ["en", "she saw the saw", ["saw"]],
  ["de", "Das Eis liegt neben den Eiern", ["ice-cream", "to-lie", "egg"]],
  ["de", "Der Schlüssel zum Schloss", ["key", "lock"]],
  ["de", "Der Ritter mit dem Schild", ["knight", "shield"]],
  ["de", "ein Strauß Blumen", ["flower", "flower"]],
  ["en", "she cannot bear it", []],
  ["en", "a bear learns to fly", ["bear", "to-fly"]],
  ["en", "an orange and an orange scarf", ["orange-fruit", "orange", "scarf"]],
  ["en", "a kind of magic", ["magic"]],
  ["en", "he fishes for stars", ["star"]],
  ["ro", "Vulpea mătura curtea", ["fox"]],
  ["ro", "Ariciul mătură prin casă", ["hedgehog", "house"]],
  ["ro", "mătura vrăjitoarei", ["broom", "witch"]],
  ["ro", "o mătură roșie", ["broom", "red"]],
  ["ro", "la bunici", ["grandfather"]],
  ["de", "die Farbe des Schildes", ["colour-word", "shield"]],
  ["de", "Zwei Schlösser am See", ["castle", "lake"]],
];

test.each(homographs)("settles %s “%s”", (language, text, expected) => {
  expect(ids(text, language)).toEqual(expected);
});

test("German nouns need their capital where the text uses capitals", () => {
  expect(ids("Der Igel war arm wie eine kleine maus", "de")).not.toContain("mouse");
  expect(ids("eine kleine maus im wald", "de")).toEqual(["little", "mouse", "forest"]);
});

test("takes any text", () => {
  for (const language of ["en", "ro", "de"] as const)
    for (const text of ["", "   ", "🦔🌙", "小さなハリネズミ", "…„”", "a".repeat(5000)])
      expect(ids(text, language)).toEqual([]);
});

test("the Sahara is no macaw, for all its ending", () => {
  for (const word of ["Sahara", "Tamara", "Barren"]) expect(ids(word, "de")).toEqual([]);
  expect(ids("der Ara", "de")).toEqual(["macaw"]);
});

test("no compound begins with letters that are no word", () => {
  for (const word of ["Schreiben", "gegenueber"]) expect(ids(word, "de")).toEqual([]);
});

test("a German soup ladle is none’s little grandson", () => {
  expect(ids("die Suppenkelle", "de")).toEqual(["ladle"]);
  expect(ids("das Gartenhäusle", "de")).toContain("house");
  expect(ids("zwei Zirkusbären", "de")).toContain("bear");
});

test.each([
  ["Otterkind", "otter"],
  ["Drachenkinder", "dragon"],
  ["Pinguinbaby", "penguin"],
  ["Seepferdchenpapa", "seahorse"],
  ["Nilpferddame", "hippo"],
  ["Waschbärin", "raccoon"],
  ["Murmeltierli", "groundhog"],
  ["Hunderl", "dog"],
  ["Speckknoedel", "dumpling"],
])("a German %s is what stands before: %s", (word, concept) => {
  expect(ids(word, "de")).toEqual([concept]);
});

test.each(["Sonntagskind", "Waldkind"])("a %s is a child", (word) => {
  expect(ids(word, "de")).toEqual(["child"]);
});
