import { describe, expect, test } from "vitest";
import type { CastCard } from "#book/cast-card.ts";
import { LANGUAGES, type Language } from "#book/languages.ts";
import type { PagePlan } from "#book/page-plan.ts";
import { readInstructions, type PictureWish } from "./read-instructions.ts";

const card = (id: string, more: Partial<CastCard>): CastCard => ({
  id,
  name: "",
  kind: "owl",
  called: "owl",
  characterType: "Animals",
  sex: "female",
  age: "child",
  size: 1,
  garment: { kind: "glasses", colour: "red" },
  looks: "",
  ...more,
});
const PIP = card("hero", {
  name: "Pip",
  kind: "hedgehog",
  called: "hedgehog",
  sex: "male",
  garment: { kind: "scarf", colour: "red" },
});
const MIRA = card("helper", { name: "Mira", kind: "fox", called: "fox", garment: { kind: "hat", colour: "red" } });
/** In the book, not in this picture. */
const OWL = card("friend-1", {});

const PLAN: PagePlan = {
  place: { environment: "EnchantedForest", set: 0 },
  hour: "day",
  weather: "clear",
  shot: "medium",
  figures: [
    { who: "hero", pose: "stand", mood: "happy" },
    { who: "helper", pose: "stand", mood: "happy" },
  ],
  things: [{ thing: "ball", where: "ground" }],
  textAt: "top",
};

const read = (text: string, language: Language) =>
  readInstructions(text, language, { plan: PLAN, cast: [PIP, MIRA, OWL] });
const wishesIn = (text: string, language: Language): PictureWish[] =>
  read(text, language).wishes.map(({ words: _words, ...wish }) => wish as PictureWish);

/** What is asked for, in the three languages, and the wishes that it is. */
const ASKED: readonly [what: string, said: Readonly<Record<Language, string>>, wishes: readonly PictureWish[]][] = [
  ["the hour", { en: "make it night", ro: "fă să fie noapte", de: "mach es Nacht" }, [{ kind: "hour", hour: "night" }]],
  [
    "the light",
    { en: "Darker, please.", ro: "Mai întunecat, te rog.", de: "Bitte dunkler." },
    [{ kind: "hour", hour: "night" }],
  ],
  [
    "the weather",
    { en: "let it snow", ro: "să ningă", de: "es soll schneien" },
    [{ kind: "weather", weather: "snow" }],
  ],
  ["no weather", { en: "no rain", ro: "fără ploaie", de: "kein Regen" }, [{ kind: "weather", weather: "clear" }]],
  [
    "the place",
    { en: "change the background to a castle", ro: "schimbă fundalul cu un castel", de: "im Hintergrund ein Schloss" },
    [{ kind: "place", environment: "MedievalCastle", set: 0 }],
  ],
  ["nearer", { en: "from closer", ro: "mai de aproape", de: "näher heran" }, [{ kind: "shot", shot: "close" }]],
  ["farther", { en: "from far away", ro: "de departe", de: "von weitem" }, [{ kind: "shot", shot: "wide" }]],
  [
    "what somebody does",
    { en: "Pip is sleeping", ro: "Pip să doarmă", de: "Pip schläft" },
    [{ kind: "pose", who: "hero", pose: "sleep" }],
  ],
  [
    "what two do",
    { en: "Pip and the fox are dancing", ro: "Pip și vulpea dansează", de: "Pip und der Fuchs tanzen" },
    [
      { kind: "pose", who: "hero", pose: "dance" },
      { kind: "pose", who: "helper", pose: "dance" },
    ],
  ],
  [
    "what one does to the other",
    { en: "Mira hugs Pip", ro: "Mira îl îmbrățișează pe Pip", de: "Mira soll Pip umarmen" },
    [
      { kind: "pose", who: "helper", pose: "hug" },
      { kind: "looks-at", who: "helper", at: "hero" },
    ],
  ],
  [
    "a mood",
    { en: "the fox is sad", ro: "vulpea e tristă", de: "der Fuchs ist traurig" },
    [{ kind: "mood", who: "helper", mood: "sad" }],
  ],
  [
    "a mood of nobody's: the page's own figure's",
    { en: "should smile", ro: "să zâmbească", de: "soll lächeln" },
    [{ kind: "mood", who: "hero", mood: "happy" }],
  ],
  [
    "everybody's mood",
    { en: "everyone is surprised", ro: "toți sunt surprinși", de: "alle sind überrascht" },
    [
      { kind: "mood", who: "hero", mood: "surprised" },
      { kind: "mood", who: "helper", mood: "surprised" },
    ],
  ],
  [
    "eyes",
    { en: "Pip looks at Mira", ro: "Pip se uită la Mira", de: "Pip schaut zu Mira" },
    [{ kind: "looks-at", who: "hero", at: "helper" }],
  ],
  [
    "something held",
    { en: "Pip is holding a lantern", ro: "Pip să țină un felinar", de: "Pip soll eine Laterne halten" },
    [
      { kind: "pose", who: "hero", pose: "hold" },
      { kind: "holds", who: "hero", thing: "lantern" },
    ],
  ],
  [
    "something carried",
    { en: "Mira is carrying a basket", ro: "Mira cară un coș", de: "Mira soll einen Korb tragen" },
    [
      { kind: "pose", who: "helper", pose: "carry" },
      { kind: "holds", who: "helper", thing: "basket" },
    ],
  ],
  [
    "something given",
    { en: "give Mira an umbrella", ro: "dă-i Mirei o umbrelă", de: "gib Mira einen Regenschirm" },
    [{ kind: "holds", who: "helper", thing: "umbrella" }],
  ],
  [
    "something on the ground",
    { en: "put a basket on the ground", ro: "pune un coș pe jos", de: "stell einen Korb auf den Boden" },
    [{ kind: "add-thing", thing: "basket", where: "ground", count: 1 }],
  ],
  [
    "some of something, in the sky",
    { en: "two stars in the sky", ro: "două stele pe cer", de: "zwei Sterne am Himmel" },
    [{ kind: "add-thing", thing: "star", where: "sky", count: 2 }],
  ],
  [
    "something taken away",
    { en: "take the ball away", ro: "scoate mingea", de: "nimm den Ball weg" },
    [{ kind: "remove-thing", thing: "ball" }],
  ],
  [
    "somebody of the book who is not there",
    { en: "add the owl", ro: "adaugă bufnița", de: "füge die Eule hinzu" },
    [{ kind: "show-figure", who: "friend-1" }],
  ],
  [
    "somebody who is in no book",
    { en: "add a rabbit", ro: "adaugă un iepure", de: "füge einen Hasen hinzu" },
    [{ kind: "add-guest", who: "guest-1", concept: "rabbit" }],
  ],
  [
    "another of a kind that is there",
    { en: "add another hedgehog", ro: "adaugă încă un arici", de: "füge noch einen Igel hinzu" },
    [{ kind: "add-guest", who: "guest-1", concept: "hedgehog" }],
  ],
  [
    "somebody taken away",
    { en: "without the fox", ro: "fără vulpe", de: "ohne den Fuchs" },
    [{ kind: "remove-figure", who: "helper" }],
  ],
  [
    "one for another",
    { en: "an owl instead of the fox", ro: "o bufniță în loc de vulpe", de: "eine Eule statt des Fuchses" },
    [
      { kind: "show-figure", who: "friend-1" },
      { kind: "remove-figure", who: "helper" },
    ],
  ],
  [
    "only one",
    { en: "just Pip, alone", ro: "doar Pip, singur", de: "nur Pip, allein" },
    [{ kind: "remove-figure", who: "helper" }],
  ],
  [
    "one gone and what the other does",
    { en: "remove Mira, Pip is sleeping", ro: "scoate-o pe Mira, Pip doarme", de: "ohne Mira, Pip schläft" },
    [
      { kind: "remove-figure", who: "helper" },
      { kind: "pose", who: "hero", pose: "sleep" },
    ],
  ],
  [
    "the colour of somebody",
    { en: "the fox should be blue", ro: "vulpea să fie albastră", de: "der Fuchs soll blau sein" },
    [{ kind: "colour", who: "helper", colour: "blue" }],
  ],
  [
    "the colour of what somebody wears",
    { en: "make Pip's scarf green", ro: "fularul lui Pip să fie verde", de: "Pips Schal soll grün sein" },
    [{ kind: "garment", who: "hero", colour: "green" }],
  ],
  [
    "other clothes",
    { en: "Pip wears a blue hat", ro: "Pip poartă o pălărie albastră", de: "Pip trägt einen blauen Hut" },
    [{ kind: "garment", who: "hero", garment: "hat", colour: "blue" }],
  ],
  [
    "clothes taken off",
    { en: "no hat", ro: "fără pălărie", de: "ohne Hut" },
    [{ kind: "garment", who: "helper", garment: "none" }],
  ],
  ["hair", { en: "blond hair", ro: "păr blond", de: "blonde Haare" }, [{ kind: "hair", who: "hero", hair: "blond" }]],
];

describe("instructions about a picture", () => {
  for (const [what, said, wishes] of ASKED) {
    test(`say ${what}, in the three languages`, () => {
      for (const language of LANGUAGES) {
        expect([said[language], wishesIn(said[language], language)]).toEqual([said[language], wishes]);
        expect([said[language], read(said[language], language).notUnderstood]).toEqual([said[language], []]);
      }
    });
  }

  test("are read without their diacritics, and in capitals", () => {
    expect(wishesIn("ADAUGA DOUA STELE SI SA FIE NOAPTE", "ro")).toEqual([
      { kind: "add-thing", thing: "star", where: "sky", count: 2 },
      { kind: "hour", hour: "night" },
    ]);
    expect(wishesIn("naeher, Mira traegt einen gruenen Hut", "de")).toEqual([
      { kind: "shot", shot: "close" },
      { kind: "garment", who: "helper", colour: "green" },
    ]);
  });

  test("give things their colours, and take them into rooms", () => {
    const ofHer = { kind: "holds", who: "helper", thing: "balloon", colour: "red" };
    expect(wishesIn("make it night and give her a red balloon", "en")).toMatchObject([
      { kind: "hour", hour: "night" },
      ofHer,
    ]);
    expect(wishesIn("mach es Nacht und gib ihr einen roten Ballon", "de")).toMatchObject([
      { kind: "hour", hour: "night" },
      ofHer,
    ]);
    expect(wishesIn("fă noapte și pune un balon roșu", "ro")).toMatchObject([
      { kind: "hour", hour: "night" },
      { kind: "add-thing", thing: "balloon", colour: "red" },
    ]);
    expect(wishesIn("put them in the kitchen", "en")).toMatchObject([{ kind: "room", room: "kitchen" }]);
  });

  test("say what nobody understands, part by part, in the words that were used", () => {
    expect(read("Make it night and add more charm. Turn up the volume!", "en").notUnderstood).toEqual([
      "add more charm",
      "Turn up the volume",
    ]);
    expect(read("Fă noapte, cu mai mult farmec", "ro").notUnderstood).toEqual(["cu mai mult farmec"]);
    expect(read("Nacht, mit mehr Zauber", "de").notUnderstood).toEqual(["mit mehr Zauber"]);
    expect(read("make Pip bigger", "en").notUnderstood).toEqual(["make Pip bigger"]);
    expect(read("remove the dragon", "en").notUnderstood).toEqual(["remove the dragon"]);
    expect(read("", "en")).toEqual({ wishes: [], notUnderstood: [] });
  });

  test("bring no more than a page can hold", () => {
    const crowd = wishesIn("add a bear, a cat, a mouse, a rabbit and a dragon", "en");
    expect(crowd.filter(({ kind }) => kind === "add-guest")).toHaveLength(3);
    expect(read("add a bear, a cat, a mouse, a rabbit and a dragon", "en").notUnderstood).toHaveLength(2);
  });

  test("go on about the same one in the next sentence", () => {
    expect(wishesIn("Mira is sad. She is sitting.", "en")).toEqual([
      { kind: "mood", who: "helper", mood: "sad" },
      { kind: "pose", who: "helper", pose: "sit" },
    ]);
  });

  test("say that a thing has no side of its own", () => {
    expect(read("Put a tree on the left", "en").notUnderstood).toEqual(["on the left"]);
    expect(read("Pune un copac în stânga", "ro").notUnderstood).toEqual(["în stânga"]);
    expect(read("Ein Baum auf der linken Seite", "de").notUnderstood).toEqual(["auf der linken Seite"]);
  });

  test("mean the same every time", () => {
    const text = "Put the owl next to Pip, at sunset in the fog, with two balloons";
    expect(read(text, "en")).toEqual(read(text, "en"));
  });
});

test("is about the hero where nobody is named, on whichever side of the picture", () => {
  const plan = { ...PLAN, figures: PLAN.figures.toReversed() };
  const { wishes } = readInstructions("sitting", "en", { cast: [PIP, MIRA, OWL], plan });
  expect(wishes).toMatchObject([{ kind: "pose", who: "hero", pose: "sit" }]);
});

test("gives whoever comes in somebody's place its own colour, and leaves that of whoever goes", () => {
  const scene = { cast: [PIP, MIRA, OWL], plan: PLAN };
  const comes = [{ kind: "remove-figure", who: "helper" }, { kind: "add-guest" }, { kind: "colour", colour: "white" }];
  expect(readInstructions("Instead of Mira a white rabbit", "en", scene).wishes).toMatchObject(comes);
  expect(readInstructions("În locul lui Mira să fie un iepure alb", "ro", scene).wishes).toMatchObject(comes);
  expect(readInstructions("Statt Mira ein weißes Kaninchen", "de", scene).wishes).toMatchObject(comes);
  expect(readInstructions("instead of the white fox a rabbit", "en", scene).wishes).toMatchObject(comes.slice(0, 2));
  expect(readInstructions("în locul vulpii albe, un iepure", "ro", scene).wishes).toMatchObject(comes.slice(0, 2));
});
