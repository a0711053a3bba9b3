import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { LANGUAGES } from "#book/languages.ts";
import { countSigns } from "#book/count-signs.ts";
import { analyseIdea } from "./analyse-idea.ts";
import { castCharacter } from "./cast-character.ts";
import { readIdea } from "./read-idea.ts";

/** Idea; the hero's name and concept; kind and phrase of the goal. */
const READINGS: readonly (readonly [string, string, string, string | undefined, string | undefined])[] = [
  [
    "A brave hedgehog called Pip wants to find the moon's lost button",
    "Pip",
    "hedgehog",
    "wish",
    "find the moon’s lost button",
  ],
  ["A little hedgehog who wants to fly", "", "hedgehog", "wish", "fly"],
  ["Sam wants a dog", "Sam", "", "wish", "have a dog"],
  ["Ana vrea un câine", "Ana", "", "wish", "să aibă un câine"],
  ["Emma möchte einen Hund", "Emma", "", "wish", "einen Hund haben"],
  ["Printesa care nu stia sa rada", "", "princess", "wish", "să râdă"],
  ["Matei se teme de tunete", "Matei", "", "fear", "tunete"],
  ["Warum ist der Himmel blau?", "", "", "question", "warum der Himmel blau ist"],
  ["Wer hat die Torte geklaut?", "", "", "question", "wer die Torte geklaut hat"],
  ["EIN KLEINER BÄR WILL FLIEGEN", "", "bear", "wish", "fliegen"],
  ["Luna the fox is looking for her lost red balloon", "Luna", "fox", "lost", "red balloon"],
  ["A robot that is afraid of the dark makes a new friend", "", "robot", "fear", "the dark"],
  ["Pip the penguin dreams of seeing the desert", "Pip", "penguin", "wish", "see the desert"],
  ["A pony called lena wishes she could dance", "Lena", "pony", "wish", "dance"],
  ["HEDGEHOG PIP WANTS TO FLY", "Pip", "hedgehog", "wish", "fly"],
  ["Why is the moon round? Ben wonders", "Ben", "", "question", "why the moon is round"],
  ["Why the moon went missing", "", "", "question", "why the moon went missing"],
  [
    "My son Oliver and his dog Biscuit save the village from a flood",
    "Oliver",
    "",
    "wish",
    "save the village from a flood",
  ],
  ["A teddy bear wakes up at midnight and sails to the moon", "", "teddy", "wish", "sail to the moon"],
  ["Un arici mic pe nume Pip vrea să zboare", "Pip", "hedgehog", "wish", "să zboare"],
  ["un arici mic pe nume pip vrea sa zboare", "Pip", "hedgehog", "wish", "să zboare"],
  ["Vulpița Luna își caută balonul roșu pierdut", "Luna", "fox", "lost", "balonul roșu pierdut"],
  ["Un robot căruia îi este frică de întuneric își face un prieten nou", "", "robot", "fear", "întuneric"],
  ["De ce a dispărut luna de pe cer", "", "", "question", "de ce a dispărut luna de pe cer"],
  ["Andrei și câinele lui salvează satul de la inundație", "Andrei", "", "wish", "să salveze satul de la inundație"],
  ["Ein kleiner Igel, der fliegen möchte", "", "hedgehog", "wish", "fliegen"],
  ["Pinguin Pip träumt davon, die Wüste zu sehen", "Pip", "penguin", "wish", "die Wüste sehen"],
  ["Die Füchsin Luna sucht ihren roten Luftballon", "Luna", "fox", "lost", "roten Luftballon"],
  ["Ein Roboter, der Angst vor der Dunkelheit hat, findet einen Freund", "", "robot", "fear", "der Dunkelheit"],
  ["Bär Bruno", "Bruno", "bear", undefined, undefined],
];

describe("reading an idea", () => {
  test.each(READINGS)("“%s”", (idea, name, concept, kind, phrase) => {
    const reading = readIdea(idea, "en");
    expect(reading.figures[0]?.name ?? "").toBe(name);
    expect(reading.figures[0]?.concept ?? "").toBe(concept);
    expect(reading.goal?.kind).toBe(kind);
    expect(reading.goal?.phrase).toBe(phrase);
  });

  test("finds companions, with names, kinds and looks", () => {
    const { figures } = readIdea("my daughter ana, 5 years old, and her bear bruno with a red scarf", "en");
    expect(figures.map(({ name }) => name)).toEqual(["Ana", "Bruno"]);
    expect(figures[1]).toMatchObject({ concept: "bear", garment: { kind: "scarf", colour: "red" } });
  });

  test("gives a name to one figure only", () => {
    const ideas = {
      en: "Mira the fox and her grandmother build a boat",
      ro: "Vulpea Mira și bunica ei construiesc o barcă",
      de: "Die Füchsin Mira und ihre Großmutter bauen ein Boot",
    } as const;
    for (const language of ["en", "ro", "de"] as const) {
      expect(readIdea(ideas[language], language).figures.map((figure) => figure.name)).toEqual(["Mira", ""]);
    }
  });

  test("tells a helper from a hero, and a fear from either", () => {
    const fairy = readIdea("A fairy who forgets every spell asks an owl for help", "en");
    expect(fairy.figures.map(({ concept, role }) => `${concept} ${role}`)).toEqual(["fairy hero", "owl helper"]);
    expect(readIdea("A cat who is scared of dogs", "en").figures.map(({ concept }) => concept)).toEqual(["cat"]);
  });

  test("reads a length and an age that are named", () => {
    expect(readIdea("A fox, 12 pages please", "en").pages.value).toBe(12);
    expect(readIdea("o poveste scurtă despre o vulpe", "ro").pages).toMatchObject({ value: 8 });
    expect(readIdea("Eine Geschichte über einen Fuchs, 24 Seiten", "de").pages.value).toBe(24);
    expect(readIdea("A fox story for my daughter, 8 years old", "en").complexity.value).toBe("Adventurer");
  });

  test("finds the place", () => {
    expect(readIdea("A unicorn opens a bakery in the city of the future", "en").environment.value).toBe(
      "FuturisticMetropolis",
    );
    expect(readIdea("Tom's first day at school on Mars", "en").environment.value).toBe("SpaceColony");
    expect(readIdea("Un cavaler într-un castel", "ro").environment.value).toBe("MedievalCastle");
    for (const idea of ["Ursul Bombi merge la târg", "Un liliac doarme în turnul bisericii"])
      expect(readIdea(idea, "ro").environment.value).toBe("SmallVillage");
  });

  test("never throws and always fills the form, whatever is typed", () => {
    const words = [
      "Pip",
      "wants to",
      "called",
      "hedgehog",
      "și",
      "der",
      "möchte",
      "🦔",
      "lost",
      "his",
      "?",
      ",",
      "vrea să",
      "WHY",
      "Angst vor",
      "12 pages",
    ];
    const idea = fc.oneof(
      fc.string({ unit: "grapheme", maxLength: 300 }),
      fc.array(fc.constantFrom(...words), { maxLength: 30 }).map((parts) => parts.join(" ")),
    );
    fc.assert(
      fc.property(idea, fc.constantFrom(...LANGUAGES), (text, hint) => {
        const analysis = analyseIdea(text, hint);
        expect(countSigns(analysis.title)).toBeGreaterThanOrEqual(3);
        expect(countSigns(analysis.title)).toBeLessThanOrEqual(99);
        expect(analysis.characters.length).toBeGreaterThan(0);
        for (const { name } of analysis.characters) expect(name.trim()).not.toBe("");
        for (const value of Object.values(analysis.confidence)) expect(value >= 0 && value <= 1).toBe(true);
      }),
      { numRuns: 150 },
    );
  });

  test.each(LANGUAGES)("a word that is a part of every object in code is a word like any other, in %s", (language) => {
    for (const word of ["valueOf", "toString", "constructor", "hasOwnProperty", "__proto__"])
      expect(analyseIdea(word, language).characters[0]?.name).toMatch(/^\p{Lu}\p{L}+$/u);
  });

  test("reads emoji that stand for words", () => {
    expect(readIdea("🦔🎈", "ro").figures.map(({ concept }) => concept)).toEqual(["hedgehog"]);
    expect(readIdea("🐙 im Meer 🎂", "de")).toMatchObject({ environment: { value: "UnderwaterKingdom" } });
    expect(
      readIdea("A robot called Bolt wants to dance with his two best friends all night ⭐🦔", "en").figures,
    ).toHaveLength(1);
  });

  test("reads a single word, capitals, two languages and another language as well as it can", () => {
    const answers = [
      ["fox", "en", { language: { value: "en" }, figures: [{ concept: "fox" }] }],
      ["vulpe", "en", { language: { value: "ro" }, figures: [{ concept: "fox" }] }],
      ["Fuchs", "en", { language: { value: "de" }, figures: [{ concept: "fox" }] }],
      ["VULPEA MARA VREA SĂ ZBOARE", "en", { language: { value: "ro" }, figures: [{ name: "Mara", concept: "fox" }] }],
      ["DER FUCHS MAX WILL FLIEGEN", "en", { language: { value: "de" }, figures: [{ name: "Max", concept: "fox" }] }],
      ["Ein Igel namens Pip möchte fliegen, please make it funny", "en", { language: { value: "de" } }],
    ] as const;
    for (const [idea, hint, answer] of answers) expect(readIdea(idea, hint), idea).toMatchObject(answer);
    for (const idea of ["Un pequeño zorro quiere volar a la luna", "キツネが空を飛びたい", "🙂🙂🙂", "…"]) {
      const analysis = analyseIdea(idea, "ro");
      expect(countSigns(analysis.title), idea).toBeGreaterThanOrEqual(3);
      expect(analysis.characters.length, idea).toBeGreaterThan(0);
      expect(analysis.confidence.title, idea).toBeLessThan(0.95);
    }
  });

  test("reads two thousand characters and more", () => {
    const long = `Once upon a time there was a hedgehog called Pip. ${"He walked and walked through the forest. ".repeat(60)}`;
    expect(readIdea(long, "en").figures[0]).toMatchObject({ name: "Pip", concept: "hedgehog" });
  });
});

describe("the analysis", () => {
  test("describes the characters in the language of the idea", () => {
    const { characters } = analyseIdea("A brave hedgehog called Pip with a red scarf wants to fly", "de");
    expect(characters).toEqual([{ name: "Pip", description: "a brave hedgehog with a red scarf" }]);
  });

  test("tells hair and clothes so that the card drawn from its words is the idea’s", () => {
    const ideas = {
      en: [
        "A girl called Zadie with curly red hair and a green scarf",
        "a cheerful girl with red hair and a green scarf",
      ],
      ro: ["O fetiță pe nume Sonia cu părul roșcat și fular verde", "păr roșcat și un fular verde"],
      de: ["Ein Mädchen namens Nele mit roten Zöpfen und grünem Schal", "roten Haaren und einem grünen Schal"],
    } as const;
    for (const [language, [idea, words]] of Object.entries(ideas)) {
      const [character] = analyseIdea(idea, "en").characters;
      expect(character?.description).toContain(words.slice(-20));
      const choices = {
        language: language as "en",
        characterType: "EverydayPeople",
        environment: "SmallVillage",
      } as const;
      const card = castCharacter({ name: "Zadie", description: character?.description ?? "", ...choices });
      expect(card).toMatchObject({ hair: "red", garment: { kind: "scarf", colour: "green" } });
    }
  });

  test("says how sure it is, and is not sure of what the idea does not say", () => {
    const { confidence } = analyseIdea("A brave hedgehog called Pip wants to fly", "en");
    expect(confidence.characters).toBeGreaterThan(0.8);
    expect(confidence.pages).toBeLessThan(0.5);
    expect(analyseIdea("✨", "en").confidence.characters).toBeLessThan(0.5);
  });
});

test("the gender of the parent’s own noun is kept where a language has a word for either sex", () => {
  const sexOf = (idea: string, language: "ro" | "de") => readIdea(idea, language, language).figures[0]?.sex;
  expect(sexOf("un ursulet care vrea sa zboare", "ro")).toBe("male");
  expect(sexOf("Iepurașul Țup a pierdut morcovul", "ro")).toBe("male");
  expect(sexOf("Zâna Măseluță și-a pierdut bagheta", "ro")).toBe("female");
  expect(sexOf("Zwei Mäuse und der Käsemond", "de")).toBe("female");
});

test("whom a book is for and what somebody likes are not in its cast", () => {
  const cast = (idea: string, language: "en" | "ro" | "de") =>
    readIdea(idea, language, language).figures.map(({ name, concept }) => name || concept);
  expect(cast("for a 4-year-old boy: the owl who was afraid of the night", "en")).toEqual(["owl"]);
  expect(cast("pentru un copil de 4 ani: bufnița căreia îi e frică de noapte", "ro")).toEqual(["owl"]);
  expect(cast("für ein 4-jähriges Kind: die Eule, die Angst vor der Nacht hat", "de")).toEqual(["owl"]);
  expect(cast("My son Max (6) loves trucks and dinosaurs", "en")).toEqual(["Max"]);
  expect(cast("Mein Sohn Max (6) liebt Bagger und Dinos", "de")).toEqual(["Max"]);
});

test("an idea of somebody without friends asks for the plot that finds one, whatever else its verbs say", () => {
  for (const [idea, language] of [
    ["Leo the lion has no friends because he roars too loud", "en"],
    ["Ursul Bruno nu are prieteni pentru că sforăie", "ro"],
    ["Der Löwe Leo hat keine Freunde, weil er zu laut brüllt", "de"],
  ] as const) {
    expect(readIdea(idea, language).families).toEqual(["friend"]);
  }
  expect(readIdea("A lonely dragon wants to learn to swim", "en").goal?.about).toBeUndefined();
});
