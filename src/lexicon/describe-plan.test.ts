import { expect, test } from "vitest";
import { COLOURS, FIGURE_KINDS, GARMENTS } from "#book/cast-card.ts";
import { ENVIRONMENTS } from "#book/choices.ts";
import { LANGUAGES, type ByLanguage } from "#book/languages.ts";
import { FURTHER_THINGS } from "#book/further-things.ts";
import { HOURS, MOODS, POSES, ROOMS, THINGS, WEATHERS } from "#book/page-plan.ts";
import { describePlan } from "./describe-plan.ts";
import { describedDe } from "./testing/described-de.ts";
import { describedEn } from "./testing/described-en.ts";
import { describedRo } from "./testing/described-ro.ts";
import { cardOf, planOf, scenesOf, type Described } from "./testing/described-scenes.ts";

const DESCRIBED: ByLanguage<Described> = { en: describedEn, ro: describedRo, de: describedDe };
const EVERYTHING = [...THINGS, ...FURTHER_THINGS];

const pip = cardOf("hero", "Pip", "hedgehog", { garment: { kind: "scarf", colour: "red" } });
const ilinca = cardOf("hero", "Ilinca", "fox", { sex: "female", garment: { kind: "glasses", colour: "gold" } });
const owl = cardOf("helper", "", "owl", { sex: "female" });
const max = cardOf("friend", "Max", "bear");

const hug = planOf({
  hour: "night",
  weather: "rain",
  figures: [
    { who: "hero", pose: "hug", mood: "happy", looksAt: "helper" },
    { who: "helper", pose: "wave", mood: "calm" },
  ],
  things: [
    { thing: "moon", where: "sky" },
    { thing: "star", where: "sky" },
    { thing: "star", where: "sky" },
  ],
});
const reading = planOf({ figures: [{ who: "hero", pose: "read", mood: "curious", holds: "book" }] });
const run = planOf({
  place: { environment: "MedievalCastle", set: 1 },
  hour: "dawn",
  figures: [
    { who: "hero", pose: "run", mood: "determined", holds: "key" },
    { who: "friend", pose: "point", mood: "joyful", looksAt: "moon" },
  ],
});
const empty = planOf({ place: { environment: "DesertedIsland", set: 0 }, hour: "sunset", weather: "wind" });

test.each([
  [
    "en",
    hug,
    [pip, owl],
    "At night in the enchanted forest, Pip the hedgehog, wearing a red scarf, hugs an owl happily. Beside him, the owl waves calmly; rain is falling, and in the sky one sees the moon and two stars.",
  ],
  [
    "ro",
    hug,
    [pip, owl],
    "Noaptea, în pădurea fermecată, ariciul Pip, cu fular roșu, o îmbrățișează bucuros pe o bufniță. Alături, bufnița face liniștită cu mâna; plouă, iar pe cer se află luna și două stele.",
  ],
  [
    "de",
    hug,
    [pip, owl],
    "In der Nacht im Zauberwald umarmt der Igel Pip mit rotem Schal glücklich eine Eule. Daneben winkt die Eule ruhig; es regnet, und am Himmel sieht man den Mond und zwei Sterne.",
  ],
  [
    "en",
    reading,
    [ilinca],
    "By day in the enchanted forest, Ilinca the fox, wearing golden glasses, reads a book curiously.",
  ],
  ["ro", reading, [ilinca], "Ziua, în pădurea fermecată, vulpița Ilinca, cu ochelari aurii, citește curioasă o carte."],
  ["de", reading, [ilinca], "Am Tag im Zauberwald liest die Füchsin Ilinca mit goldener Brille neugierig ein Buch."],
  [
    "en",
    run,
    [pip, max],
    "At dawn at the castle, Pip the hedgehog, wearing a red scarf, runs along with determination and holds a key. Beside him, Max the bear points joyfully at the moon.",
  ],
  [
    "ro",
    run,
    [pip, max],
    "În zori, la castel, ariciul Pip, cu fular roșu, aleargă hotărât și ține o cheie. Alături, ursul Max arată încântat spre lună.",
  ],
  [
    "de",
    run,
    [pip, max],
    "Im Morgengrauen auf der Burg rennt der Igel Pip mit rotem Schal entschlossen los und hält einen Schlüssel. Daneben zeigt der Bär Max begeistert auf den Mond.",
  ],
  ["en", empty, [], "A quiet view: at sunset on the lonely island, nobody about. The wind is blowing."],
  ["ro", empty, [], "O priveliște liniștită: la apus, pe insula pustie, nu se vede nimeni. Bate vântul."],
  [
    "de",
    empty,
    [],
    "Ein stilles Bild: bei Sonnenuntergang auf der einsamen Insel, niemand ist zu sehen. Der Wind weht.",
  ],
] as const)("describes a picture in %s", (language, page, cast, text) => {
  expect(describePlan(page, cast, language)).toBe(text);
});

test.each(LANGUAGES)("describes every pose of feminine, masculine, neuter and wheeled heroes in %s", (language) => {
  const texts = POSES.map((pose) => [pose, scenesOf(pose).map(([page, cast]) => describePlan(page, cast, language))]);
  expect(Object.fromEntries(texts)).toEqual(DESCRIBED[language]);
});

test.each(LANGUAGES)("says everything of hundreds of plans in %s, with no slot left open (S10.9)", (language) => {
  let at = 0;
  const next = <T>(list: readonly T[]): T => {
    at += 7;
    return list[at % list.length] as T;
  };
  for (let round = 0; round < 400; round++) {
    const hero = {
      ...(round % 2 ? pip : ilinca),
      kind: next(FIGURE_KINDS),
      wheelchair: round % 5 === 0,
      garment: { kind: next(GARMENTS), colour: next(COLOURS) },
    };
    const cast = [hero, owl, max, cardOf("f2", "Mia", "girl", { sex: "female" }), cardOf("f3", "Zog", "axolotl")];
    const figures = cast.slice(0, round % 6).map((each) => ({
      who: each.id,
      pose: POSES[(round + at) % POSES.length] ?? "stand",
      mood: next(MOODS),
      ...(round % 3 === 0 && { holds: next(EVERYTHING), ...(round % 2 === 0 && { holdsColour: next(COLOURS) }) }),
      ...(round % 2 === 0 && { looksAt: next(["helper", "reader", "moon", "hero", "key", "rainbow"]) }),
    }));
    const things = EVERYTHING.slice(round % 200, (round % 200) + (round % 4)).map((thing) => ({
      thing,
      ...(round % 3 === 0 && { colour: next(COLOURS) }),
      where: next(["ground", "sky"] as const),
    }));
    const text = describePlan(
      planOf({
        place: { environment: next(ENVIRONMENTS), set: 0, ...(round % 4 === 0 && { indoors: next(ROOMS) }) },
        hour: next(HOURS),
        weather: next(WEATHERS),
        figures,
        things,
      }),
      cast,
      language,
    );
    expect(text).not.toMatch(/[{}[\]]|undefined| {2}|,,|,\.|\.\.| [,.;]/u);
    expect(text).toMatch(/^\p{Lu}.*\.$/u);
    for (const each of cast.slice(0, round % 6)) if (each.name) expect(text).toContain(each.name);
  }
});
