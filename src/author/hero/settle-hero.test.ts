import { describe, expect, test } from "vitest";
import type { Language } from "#book/languages.ts";
import { readIdea } from "../read-idea.ts";

const heroOf = (idea: string, language: Language) => {
  const [hero] = readIdea(idea, language).figures;
  return [hero?.name, hero?.concept];
};

describe("the hero is whoever most is to be said for, not whoever a rule comes upon first", () => {
  test.each([
    ["en", "Wants a unicorn. Always a unicorn. This one should have no horn yet and all her cousins do", "", "unicorn"],
    [
      "en",
      "My daughter is mad about triangles, the kind you ding. Could the triangle in the school orchestra finally get its own solo?",
      "",
      "triangle",
    ],
    [
      "en",
      "We're up in Shetland, dark by three. The bairns want a puffin called Norrie who slept in and missed the rest leaving for the winter, so he's stuck on the cliffs with the seals and the rig lights.",
      "Norrie",
      "puffin",
    ],
    [
      "ro",
      "L-am luat pe Bobiță de la adăpostul de lângă Cluj acum o lună. Stă sub masă și nu vine la nimeni, doar la băiatul nostru când îi citește. Așa să fie și povestea, cu Bobiță cățelul care prinde încredere.",
      "Bobiță",
      "puppy",
    ],
    ["ro", "o povesete cu doi lupi care se impaca", "", "wolf"],
    [
      "de",
      "Bei uns am Hof ist im Winter die alte Kuh Zenzi gestorben. Unsere Enkelin Magdalena hat sie jeden Tag gestreichelt und steht jetzt immer noch vorm leeren Stand. In der Geschichte soll's um die Magdalena gehen und darum, wie man sich verabschiedet.",
      "Magdalena",
      "granddaughter",
    ],
  ] as const)("%s: %s", (language, idea, name, concept) => {
    expect(heroOf(idea, language)).toEqual([name, concept]);
  });
});

test("a hero with a name alone is what the text says its bearer is, and a child where it says nothing", () => {
  const idea = "Clementine, a saxophone in a shop window. People come in for guitars. Only guitars.";
  expect(heroOf(idea, "en")).toEqual(["Clementine", "saxophone"]);
  expect(heroOf("Kezia and the neighbours build a throne on wheels", "en")).toEqual(["Kezia", ""]);
});

test("a part is read for its hero, and what the whole says of pages, place and what is amiss stays", () => {
  const reading = readIdea(
    "My daughter is mad about triangles, the kind you ding. Could the triangle in the castle’s school orchestra finally get its own solo? 16 pages please.",
    "en",
  );
  expect(reading.figures[0]?.concept).toBe("triangle");
  expect(reading.pages.value).toBe(16);
  expect(reading.environment.value).toBe("MedievalCastle");
});

test("where the text names nobody of whom much is said, nobody is made its hero", () => {
  expect(readIdea("De ce a dispărut luna de pe cer", "ro").figures).toEqual([]);
});

test("a hero that is a noun has the name that the text says its bearer has, and nobody else’s", () => {
  const pony =
    "We had a donkey called Clover and now the pony won't eat. Please make it about the pony. He is Biscuit.";
  expect(heroOf(pony, "en")).toEqual(["Biscuit", "pony"]);
  expect(heroOf("Our greyhound lives on the couch. Duchess is her name.", "en")).toEqual(["Duchess", "greyhound"]);
  expect(heroOf("Tom’s cat hates Mondays", "en")).toEqual(["", "cat"]);
  expect(heroOf("Ana și pisica ei care se teme de apă", "ro")).toEqual(["", "cat"]);
});

test("whoever is only addressed is what else the text says of them", () => {
  expect(heroOf("Lehrerin Frau Kuenzli hat verschlafen", "de")).toEqual(["Frau Kuenzli", "teacher"]);
});

test("in one sentence a place where somebody is stays where they are", () => {
  expect(heroOf("The castle on the hill is haunted by a ghost", "en")).toEqual(["", "ghost"]);
});

test.each([
  // Whatever word stands behind a doctor’s title is a name.
  ["de", "Tierärztin Dr. Amsel hat alle Pflaster verloren", "Dr. Amsel", "vet"],
  // What somebody is said to be is no second name.
  ["de", "Elif ist Puppenmacherin und näht jeder Puppe ein Lächeln", "Elif", undefined],
  ["de", "Tommi ist ein Taxi und verfährt sich immer", "Tommi", "taxi"],
  // „Gänsemädchen“, „Fischerbub“: children who mind or catch them.
  ["de", "Das Gänsemädchen Zenzi hat sich im Nebel verlaufen", "Zenzi", "girl"],
  ["de", "Ein Fischerbub baut sich ein Boot", "", "boy"],
  // As a child writes it.
  ["de", "Mein Kater heist Kasimir und kann lesen", "Kasimir", "cat"],
  // Whose shore it is bears no name.
  [
    "de",
    "Eine Kokosnuss liegt am Strand der Insel Pim. Darin wohnt ein winziger Geist, er heißt Mumbo und will nach Hause.",
    "Mumbo",
    "ghost",
  ],
  // What a child is called for love it is not.
  ["de", "Meine Maus ist 4 und heißt Zofia, sie hat Angst vor dem Umzug", "Zofia", ""],
  ["en", "My little monkey is 4 and won’t go to sleep. Her name is Esther.", "Esther", undefined],
  ["ro", "Puiul meu are 4 ani și se teme de întuneric. Îl cheamă Vlad.", "Vlad", undefined],
  // A name says itself what its bearer is.
  ["en", "A cyclone is coming and Mayor Petrakis has to get everybody into the school hall", "Mayor Petrakis", "mayor"],
  ["ro", "Tractorul ăsta vechi visează la un câmp întreg", "", "tractor"],
] as const)("%s: %s", (language, idea, name, concept) => {
  const [said, kind] = heroOf(idea, language);
  expect(said).toBe(name);
  if (concept !== undefined) expect(kind).toBe(concept);
});

test.each([
  [
    "en",
    "Mr. Otis Pickens fixes clocks in a little shop. One morning every clock has stopped.",
    "Mr. Otis Pickens",
    "man",
  ],
  ["de", "Jeden Sonntag sitzt Herr Okafor auf der Bank und füttert Spatzen.", "Herr Okafor", "man"],
] as const)(
  "%s: whoever is addressed as a person is no thing or animal that only stands near: %s",
  (language, idea, ...hero) => {
    expect(heroOf(idea, language)).toEqual(hero);
  },
);

test.each([
  ["en", "Mr Whiskers, a fat cat, is late", "Mr Whiskers", "cat"],
  ["en", "Mr Umbrella has a hole", "Mr Umbrella", "umbrella"],
] as const)("%s: and is one that the text or the name says: %s", (language, idea, ...hero) => {
  expect(heroOf(idea, language)).toEqual(hero);
});
