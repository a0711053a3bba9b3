import { describe, expect, test } from "vitest";
import { LANGUAGES, type Language } from "#book/languages.ts";
import { readInstructions } from "../read-instructions.ts";
import { INSTRUCTION_SCENE, wishInWords } from "../testing/instruction-scene.ts";

type Said = Readonly<Record<Language, string>>;

/** What no picture here can show, beside a wish that is read. */
const UNDRAWN: readonly [what: string, said: Said][] = [
  [
    "what a cloth is patterned with",
    { en: "a dress with little flowers", ro: "rochie cu floricele", de: "ein Kleid mit Blümchen" },
  ],
  [
    "what a place is like",
    { en: "the houses should be taller", ro: "casele să fie mai înalte", de: "die Häuser sollen höher sein" },
  ],
  [
    "what something is made of",
    { en: "the houses made of stone", ro: "casele făcute din piatră", de: "die Häuser sollen aus Stein sein" },
  ],
  [
    "what something is shaped like",
    { en: "shaped like a heart", ro: "în formă de inimă", de: "in Form eines Herzens" },
  ],
  ["how all colours are", { en: "I want merrier colours", ro: "vreau culori mai vesele", de: "fröhlichere Farben" }],
  ["what somebody is like or does", { en: "Maya should eat", ro: "Maya să bea", de: "Maya soll schmutzig sein" }],
  ["the colour of cheeks", { en: "Maya's cheeks red", ro: "obrajii Mayei roșii", de: "Mayas Wangen rot" }],
];

const read = (text: string, language: Language) => {
  const { wishes, notUnderstood } = readInstructions(text, language, INSTRUCTION_SCENE);
  return { wishes: wishes.map(wishInWords), notUnderstood };
};

const NIGHT: Said = { en: "At night, and ", ro: "Noaptea, și ", de: "Nachts, und " };

describe.each(LANGUAGES)("an instruction in %s", (language) => {
  test.each(UNDRAWN)("reports %s, and asks for nothing else by it", (_what, said) => {
    const { wishes, notUnderstood } = read(`${NIGHT[language]}${said[language]}`, language);
    expect(notUnderstood).not.toEqual([]);
    expect(wishes).toEqual(["hour night"]);
  });

  test("gives a wanted thing that is there the colour that is named, and brings another where one is asked for", () => {
    const wanted: Said = {
      en: "I want a purple balloon",
      ro: "Vreau un balon mov",
      de: "Ich möchte einen lila Ballon",
    };
    const another: Said = { en: "Another purple balloon", ro: "Încă un balon mov", de: "Noch einen lila Ballon" };
    expect(read(wanted[language], language).wishes).toEqual(["dye balloon purple"]);
    expect(read(another[language], language).wishes).toEqual(["add balloon sky 1 purple"]);
  });

  test("takes nothing away that a reason denies", () => {
    const said: Said = {
      en: "Wind, because otherwise there is no kite",
      ro: "Să bată vântul, că altfel nu se înalță zmeul",
      de: "Wind, weil sonst kein Drachen steigt",
    };
    expect(read(said[language], language)).toEqual({ wishes: ["weather wind"], notUnderstood: [] });
  });

  test("shows the whole of a place from farther away", () => {
    const said: Said = { en: "Show the whole village", ro: "Să se vadă tot satul", de: "Zeig das ganze Dorf" };
    expect(read(said[language], language)).toEqual({ wishes: ["shot wide"], notUnderstood: [] });
  });
});
