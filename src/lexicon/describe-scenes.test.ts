import { expect, test } from "vitest";
import { COLOURS, type CastCard } from "#book/cast-card.ts";
import { ENVIRONMENTS } from "#book/choices.ts";
import { LANGUAGES, type ByLanguage } from "#book/languages.ts";
import { HOURS, ROOMS, WEATHERS, type PagePlan, type Thing } from "#book/page-plan.ts";
import { describePlan } from "./describe-plan.ts";
import { cardOf, planOf } from "./testing/described-scenes.ts";

const pip = cardOf("hero", "Pip", "hedgehog");
const ana = cardOf("hero", "Ana", "fox", { sex: "female" });
const owl = cardOf("helper", "", "owl", { sex: "female" });
const lia = cardOf("friend", "Lia", "girl", { sex: "female", wheelchair: true });
const stands = { who: "hero", pose: "stand", mood: "calm" } as const;
const points = { who: "hero", pose: "point", mood: "curious" } as const;
const reaches = { who: "hero", pose: "reach", mood: "curious" } as const;

const twice = (thing: Thing) => [{ thing, where: "ground" } as const, { thing, where: "ground" } as const];

type Row = readonly [said: string, plan: PagePlan, cast: readonly CastCard[], texts: ByLanguage<string>];

const ROWS: readonly Row[] = [
  [
    "says a thing's colour where it is held beside what is done",
    planOf({ figures: [{ ...stands, holds: "umbrella", holdsColour: "red" }] }),
    [pip],
    {
      en: "By day in the enchanted forest, Pip the hedgehog stands there calmly and holds a red umbrella.",
      ro: "Ziua, în pădurea fermecată, ariciul Pip stă liniștit în picioare și ține o umbrelă roșie.",
      de: "Am Tag im Zauberwald steht der Igel Pip ruhig da und hält einen roten Regenschirm.",
    },
  ],
  [
    "says a thing's colour where it lies and where it is reached for",
    planOf({
      figures: [{ ...reaches, looksAt: "balloon" }],
      things: [{ thing: "balloon", where: "sky", colour: "red" }],
    }),
    [pip],
    {
      en: "By day in the enchanted forest, Pip the hedgehog reaches curiously for a red balloon. In the sky one sees a red balloon.",
      ro: "Ziua, în pădurea fermecată, ariciul Pip se întinde curios după un balon roșu. Pe cer se află un balon roșu.",
      de: "Am Tag im Zauberwald streckt sich der Igel Pip neugierig nach einem roten Luftballon. Am Himmel sieht man einen roten Luftballon.",
    },
  ],
  [
    "says the colour of what somebody else holds",
    planOf({
      figures: [
        { ...points, looksAt: "kite" },
        { who: "helper", pose: "lift", mood: "proud", holds: "kite", holdsColour: "orange" },
      ],
    }),
    [pip, owl],
    {
      en: "By day in the enchanted forest, Pip the hedgehog points curiously at an orange kite. Beside him, an owl lifts up an orange kite proudly.",
      ro: "Ziua, în pădurea fermecată, ariciul Pip arată curios spre un zmeu de hârtie portocaliu. Alături, o bufniță ridică mândră un zmeu de hârtie portocaliu.",
      de: "Am Tag im Zauberwald zeigt der Igel Pip neugierig auf einen orange Drachen. Daneben hebt eine Eule stolz einen orange Drachen hoch.",
    },
  ],
  [
    "counts things of one colour together",
    planOf({
      things: [
        { thing: "ball", where: "ground", colour: "red" },
        { thing: "apple", where: "ground", colour: "green" },
        { thing: "ball", where: "ground", colour: "red" },
        { thing: "apple", where: "ground", colour: "green" },
        { thing: "apple", where: "ground", colour: "green" },
        { thing: "ball", where: "ground" },
      ],
    }),
    [],
    {
      en: "A quiet view: by day in the enchanted forest, nobody about. On the ground one sees two red balls, three green apples and a ball.",
      ro: "O priveliște liniștită: ziua, în pădurea fermecată, nu se vede nimeni. Pe jos se află două mingi roșii, trei mere verzi și o minge.",
      de: "Ein stilles Bild: am Tag im Zauberwald, niemand ist zu sehen. Am Boden sieht man zwei rote Bälle, drei grüne Äpfel und einen Ball.",
    },
  ],
  [
    "counts masculine, feminine and neuter things",
    planOf({
      things: [
        ...twice("button"),
        ...twice("carrot"),
        ...twice("leaf"),
        ...twice("key"),
        ...twice("egg"),
        ...twice("drum"),
      ],
    }),
    [],
    {
      en: "A quiet view: by day in the enchanted forest, nobody about. On the ground one sees two buttons, two carrots, two leaves, two keys, two eggs and two drums.",
      ro: "O priveliște liniștită: ziua, în pădurea fermecată, nu se vede nimeni. Pe jos se află doi nasturi, doi morcovi, două frunze, două chei, două ouă și două tobe.",
      de: "Ein stilles Bild: am Tag im Zauberwald, niemand ist zu sehen. Am Boden sieht man zwei Knöpfe, zwei Karotten, zwei Blätter, zwei Schlüssel, zwei Eier und zwei Trommeln.",
    },
  ],
  [
    "says every colour",
    planOf({ things: COLOURS.map((colour) => ({ thing: "umbrella", where: "ground", colour })) }),
    [],
    {
      en: "A quiet view: by day in the enchanted forest, nobody about. On the ground one sees a red umbrella, an orange umbrella, a yellow umbrella, a green umbrella, a turquoise umbrella, a blue umbrella, a purple umbrella, a pink umbrella, a brown umbrella, a black umbrella, a white umbrella, a grey umbrella, a golden umbrella and a silver umbrella.",
      ro: "O priveliște liniștită: ziua, în pădurea fermecată, nu se vede nimeni. Pe jos se află o umbrelă roșie, o umbrelă portocalie, o umbrelă galbenă, o umbrelă verde, o umbrelă turcoaz, o umbrelă albastră, o umbrelă mov, o umbrelă roz, o umbrelă maro, o umbrelă neagră, o umbrelă albă, o umbrelă gri, o umbrelă aurie și o umbrelă argintie.",
      de: "Ein stilles Bild: am Tag im Zauberwald, niemand ist zu sehen. Am Boden sieht man einen roten Regenschirm, einen orange Regenschirm, einen gelben Regenschirm, einen grünen Regenschirm, einen türkis Regenschirm, einen blauen Regenschirm, einen lila Regenschirm, einen rosa Regenschirm, einen braunen Regenschirm, einen schwarzen Regenschirm, einen weißen Regenschirm, einen grauen Regenschirm, einen goldenen Regenschirm und einen silbernen Regenschirm.",
    },
  ],
  [
    "knows things of the long tail",
    planOf({
      figures: [{ ...points, looksAt: "rainbow", holds: "violin" }],
      things: [
        { thing: "rainbow", where: "sky" },
        { thing: "bicycle", where: "ground", colour: "blue" },
      ],
    }),
    [ana],
    {
      en: "By day in the enchanted forest, Ana the fox points curiously at a rainbow and holds a violin. On the ground one sees a blue bicycle, and in the sky one sees a rainbow.",
      ro: "Ziua, în pădurea fermecată, vulpița Ana arată curioasă spre un curcubeu și ține o vioară. Pe jos se află o bicicletă albastră, iar pe cer se află un curcubeu.",
      de: "Am Tag im Zauberwald zeigt die Füchsin Ana neugierig auf einen Regenbogen und hält eine Geige. Am Boden sieht man ein blaues Fahrrad, und am Himmel sieht man einen Regenbogen.",
    },
  ],
  [
    "knows things of the long tail that are reached for",
    planOf({ figures: [{ ...reaches, looksAt: "pineapple" }] }),
    [ana],
    {
      en: "By day in the enchanted forest, Ana the fox reaches curiously for a pineapple.",
      ro: "Ziua, în pădurea fermecată, vulpița Ana se întinde curioasă după un ananas.",
      de: "Am Tag im Zauberwald streckt sich die Füchsin Ana neugierig nach einer Ananas.",
    },
  ],
  [
    "knows things of the long tail that are looked at",
    planOf({ figures: [{ ...stands, looksAt: "comet" }] }),
    [ana],
    {
      en: "By day in the enchanted forest, Ana the fox stands there calmly and looks at a comet.",
      ro: "Ziua, în pădurea fermecată, vulpița Ana stă liniștită în picioare și se uită la o cometă.",
      de: "Am Tag im Zauberwald steht die Füchsin Ana ruhig da und schaut einen Kometen an.",
    },
  ],
  [
    "knows of one moon and one sun",
    planOf({
      figures: [{ ...points, looksAt: "moon" }],
      things: [
        { thing: "sun", where: "sky" },
        { thing: "moon", where: "sky", colour: "blue" },
      ],
    }),
    [ana],
    {
      en: "By day in the enchanted forest, Ana the fox points curiously at the blue moon. In the sky one sees the sun and the blue moon.",
      ro: "Ziua, în pădurea fermecată, vulpița Ana arată curioasă spre luna albastră. Pe cer se află soarele și luna albastră.",
      de: "Am Tag im Zauberwald zeigt die Füchsin Ana neugierig auf den blauen Mond. Am Himmel sieht man die Sonne und den blauen Mond.",
    },
  ],
  [
    "gives the sun as it is",
    planOf({ figures: [{ ...points, looksAt: "sun" }] }),
    [ana],
    {
      en: "By day in the enchanted forest, Ana the fox points curiously at the sun.",
      ro: "Ziua, în pădurea fermecată, vulpița Ana arată curioasă spre soare.",
      de: "Am Tag im Zauberwald zeigt die Füchsin Ana neugierig auf die Sonne.",
    },
  ],
  [
    "tells what has no number without one",
    planOf({ figures: [{ ...stands, holds: "honey" }], things: [...twice("cheese")] }),
    [pip],
    {
      en: "By day in the enchanted forest, Pip the hedgehog stands there calmly and holds honey. On the ground one sees cheese.",
      ro: "Ziua, în pădurea fermecată, ariciul Pip stă liniștit în picioare și ține miere. Pe jos se află brânză.",
      de: "Am Tag im Zauberwald steht der Igel Pip ruhig da und hält Honig. Am Boden sieht man Käse.",
    },
  ],
  [
    "takes nothing that is only looked at for held",
    planOf({ figures: [{ who: "hero", pose: "hold", mood: "calm", looksAt: "star" }] }),
    [pip],
    {
      en: "By day in the enchanted forest, Pip the hedgehog stands there calmly and looks at a star.",
      ro: "Ziua, în pădurea fermecată, ariciul Pip stă liniștit în picioare și se uită la o stea.",
      de: "Am Tag im Zauberwald steht der Igel Pip ruhig da und schaut einen Stern an.",
    },
  ],
  [
    "lets nobody be the aim of their own doing",
    planOf({ figures: [{ who: "hero", pose: "hug", mood: "happy", looksAt: "hero" }] }),
    [pip],
    {
      en: "By day in the enchanted forest, Pip the hedgehog opens both arms happily.",
      ro: "Ziua, în pădurea fermecată, ariciul Pip deschide bucuros brațele.",
      de: "Am Tag im Zauberwald breitet der Igel Pip glücklich die Arme aus.",
    },
  ],
  [
    "tells the garment that the figure wears, not the one that it was given",
    planOf({ figures: [stands] }),
    [cardOf("hero", "Bo", "whale", { kind: "whale", garment: { kind: "coat", colour: "green" } })],
    {
      en: "By day in the enchanted forest, Bo the whale, wearing a green scarf, stands there calmly.",
      ro: "Ziua, în pădurea fermecată, balena Bo, cu fular verde, stă liniștită în picioare.",
      de: "Am Tag im Zauberwald steht der Wal Bo mit grünem Schal ruhig da.",
    },
  ],
  [
    "tells feminine garments",
    planOf({ figures: [stands] }),
    [cardOf("hero", "Bo", "mouse", { kind: "mouse", garment: { kind: "hat", colour: "blue" } })],
    {
      en: "By day in the enchanted forest, Bo the mouse, wearing a blue hat, stands there calmly.",
      ro: "Ziua, în pădurea fermecată, șoarecele Bo, cu pălărie albastră, stă liniștit în picioare.",
      de: "Am Tag im Zauberwald steht der Mäuserich Bo mit blauem Hut ruhig da.",
    },
  ],
  [
    "tells whoever else sits in a wheelchair",
    planOf({
      figures: [
        { ...stands, looksAt: "friend" },
        { who: "friend", pose: "wave", mood: "happy", looksAt: "hero" },
      ],
    }),
    [ana, lia],
    {
      en: "By day in the enchanted forest, Ana the fox stands there calmly and looks at Lia the girl. Beside her, Lia, in her wheelchair, waves happily at Ana.",
      ro: "Ziua, în pădurea fermecată, vulpița Ana stă liniștită în picioare și se uită la fetița Lia. Alături, Lia, în scaunul ei cu rotile, îi face bucuroasă cu mâna Anei.",
      de: "Am Tag im Zauberwald steht die Füchsin Ana ruhig da und schaut das Mädchen Lia an. Daneben winkt Lia im Rollstuhl glücklich Ana zu.",
    },
  ],
  [
    "knows the wheelchair of a male hero and of a nameless boy",
    planOf({
      figures: [
        { ...stands, pose: "run" },
        { who: "friend", pose: "kneel", mood: "calm" },
      ],
    }),
    [{ ...pip, wheelchair: true }, cardOf("friend", "", "boy", { wheelchair: true })],
    {
      en: "By day in the enchanted forest, Pip the hedgehog, in his wheelchair, races along calmly. Beside him, a boy, in his wheelchair, bends down calmly.",
      ro: "Ziua, în pădurea fermecată, ariciul Pip, în scaunul lui cu rotile, gonește liniștit. Alături, un băiețel, în scaunul lui cu rotile, se apleacă liniștit.",
      de: "Am Tag im Zauberwald saust der Igel Pip im Rollstuhl ruhig los. Daneben beugt sich ein Junge im Rollstuhl ruhig nach vorn.",
    },
  ],
  [
    "tells no wheelchair where there are no legs",
    planOf({ figures: [stands] }),
    [cardOf("hero", "Nia", "mermaid", { kind: "mermaid", sex: "female", wheelchair: true })],
    {
      en: "By day in the enchanted forest, Nia the mermaid stands there calmly.",
      ro: "Ziua, în pădurea fermecată, sirena Nia stă liniștită în picioare.",
      de: "Am Tag im Zauberwald steht die Meerjungfrau Nia ruhig da.",
    },
  ],
  [
    "agrees with a name that stands alone",
    planOf({
      figures: [
        { ...stands, looksAt: "friend" },
        { who: "friend", pose: "hug", mood: "proud", looksAt: "hero" },
      ],
    }),
    [cardOf("hero", "Ana", "baby", { sex: "female" }), cardOf("friend", "Sia", "baby", { sex: "female" })],
    {
      en: "By day in the enchanted forest, Ana the baby stands there calmly and looks at Sia the baby. Beside her, Sia hugs Ana proudly.",
      ro: "Ziua, în pădurea fermecată, bebelușul Ana stă liniștit în picioare și se uită la bebelușul Sia. Alături, Sia o îmbrățișează mândră pe Ana.",
      de: "Am Tag im Zauberwald steht das Baby Ana ruhig da und schaut das Baby Sia an. Daneben umarmt Sia stolz Ana.",
    },
  ],
  [
    "tells masculine, feminine and neuter nouns without a name",
    planOf({
      figures: [
        { ...stands, mood: "sad" },
        { who: "helper", pose: "gaze", mood: "sad" },
      ],
    }),
    [cardOf("hero", "", "submarine", { sex: "neuter" }), owl],
    {
      en: "By day in the enchanted forest, a submarine stands there sadly. Beside it, an owl, seen from behind, gazes sadly into the distance.",
      ro: "Ziua, în pădurea fermecată, un submarin stă trist în picioare. Alături, o bufniță, cu spatele la noi, privește tristă în zare.",
      de: "Am Tag im Zauberwald steht ein U-Boot traurig da. Daneben schaut eine Eule, von hinten zu sehen, traurig in die Ferne.",
    },
  ],
  [
    "says what lies about in a room",
    planOf({
      place: { environment: "MedievalCastle", set: 1, indoors: "kitchen" },
      hour: "night",
      weather: "rain",
      figures: [{ ...stands, holds: "bread" }],
      things: [
        { thing: "pumpkin", where: "ground" },
        { thing: "star", where: "sky" },
      ],
    }),
    [pip],
    {
      en: "At night in the kitchen, Pip the hedgehog stands there calmly and holds bread. Outside, rain is falling; on the floor one sees a pumpkin, and up above one sees a star.",
      ro: "Noaptea, în bucătărie, ariciul Pip stă liniștit în picioare și ține o pâine. Afară plouă; pe jos se află un dovleac, iar sus se află o stea.",
      de: "In der Nacht in der Küche steht der Igel Pip ruhig da und hält ein Brot. Draußen regnet es; am Boden sieht man einen Kürbis, und weiter oben sieht man einen Stern.",
    },
  ],
  [
    "tells the wheelchair of whoever is only there too, and what they hold",
    planOf({
      figures: [
        stands,
        { ...stands, who: "helper" },
        { ...stands, who: "third" },
        { ...stands, who: "friend", holds: "lantern", holdsColour: "red" },
      ],
    }),
    [pip, owl, cardOf("third", "Max", "bear"), lia],
    {
      en: "By day in the enchanted forest, Pip the hedgehog stands there calmly. Beside him, an owl stands there calmly; close by, Max the bear stands there calmly, and also there: Lia the girl in her wheelchair with a red lantern.",
      ro: "Ziua, în pădurea fermecată, ariciul Pip stă liniștit în picioare. Alături, o bufniță stă liniștită în picioare; nu departe, ursul Max stă liniștit în picioare, iar tot acolo: fetița Lia în scaunul ei cu rotile cu un felinar roșu.",
      de: "Am Tag im Zauberwald steht der Igel Pip ruhig da. Daneben steht eine Eule ruhig da; nicht weit davon steht der Bär Max ruhig da, und auch dabei: das Mädchen Lia im Rollstuhl mit einer roten Laterne.",
    },
  ],
];

test.each(ROWS)("%s", (_said, plan, cast, texts) => {
  expect({
    en: describePlan(plan, cast, "en"),
    ro: describePlan(plan, cast, "ro"),
    de: describePlan(plan, cast, "de"),
  }).toEqual(texts);
});

/** Every room, then every environment, through the hours and weathers. */
const VIEWS: readonly PagePlan[] = [
  ...ROOMS.map((indoors) => ({ environment: "SpaceColony", set: 0, indoors }) as const),
  ...ENVIRONMENTS.map((environment) => ({ environment, set: 0 })),
].map((place, i) =>
  planOf({
    place,
    hour: HOURS[i % HOURS.length] ?? "day",
    weather: WEATHERS[(i + 1) % WEATHERS.length] ?? "clear",
  }),
);

const SEEN: ByLanguage<readonly string[]> = {
  en: [
    "A quiet view: at dawn in the bedroom, nobody about. Outside, rain is falling.",
    "A quiet view: by day in the kitchen, nobody about. Outside, snow is falling.",
    "A quiet view: at sunset in the workshop, nobody about. Outside, the wind is blowing.",
    "A quiet view: at night in the cave, nobody about. Outside, there is fog.",
    "A quiet view: at dawn in the ship’s cabin, nobody about.",
    "A quiet view: by day in the enchanted forest, nobody about. Rain is falling.",
    "A quiet view: at sunset in the space colony, nobody about. Snow is falling.",
    "A quiet view: at night in the underwater kingdom, nobody about. The wind is blowing.",
    "A quiet view: at dawn in toy town, nobody about. Fog lies all around.",
    "A quiet view: by day at the castle, nobody about.",
    "A quiet view: at sunset in the city of the future, nobody about. Rain is falling.",
    "A quiet view: at night on the lonely island, nobody about. Snow is falling.",
    "A quiet view: at dawn in the small village, nobody about. The wind is blowing.",
  ],
  ro: [
    "O priveliște liniștită: în zori, în dormitor, nu se vede nimeni. Afară plouă.",
    "O priveliște liniștită: ziua, în bucătărie, nu se vede nimeni. Afară ninge.",
    "O priveliște liniștită: la apus, în atelier, nu se vede nimeni. Afară bate vântul.",
    "O priveliște liniștită: noaptea, în peșteră, nu se vede nimeni. Afară e ceață.",
    "O priveliște liniștită: în zori, în cabina corăbiei, nu se vede nimeni.",
    "O priveliște liniștită: ziua, în pădurea fermecată, nu se vede nimeni. Plouă.",
    "O priveliște liniștită: la apus, în colonia spațială, nu se vede nimeni. Ninge.",
    "O priveliște liniștită: noaptea, în regatul de sub apă, nu se vede nimeni. Bate vântul.",
    "O priveliște liniștită: în zori, în orașul jucăriilor, nu se vede nimeni. E ceață peste tot.",
    "O priveliște liniștită: ziua, la castel, nu se vede nimeni.",
    "O priveliște liniștită: la apus, în orașul viitorului, nu se vede nimeni. Plouă.",
    "O priveliște liniștită: noaptea, pe insula pustie, nu se vede nimeni. Ninge.",
    "O priveliște liniștită: în zori, în satul cel mic, nu se vede nimeni. Bate vântul.",
  ],
  de: [
    "Ein stilles Bild: im Morgengrauen im Schlafzimmer, niemand ist zu sehen. Draußen regnet es.",
    "Ein stilles Bild: am Tag in der Küche, niemand ist zu sehen. Draußen schneit es.",
    "Ein stilles Bild: bei Sonnenuntergang in der Werkstatt, niemand ist zu sehen. Draußen weht der Wind.",
    "Ein stilles Bild: in der Nacht in der Höhle, niemand ist zu sehen. Draußen liegt Nebel.",
    "Ein stilles Bild: im Morgengrauen in der Kajüte, niemand ist zu sehen.",
    "Ein stilles Bild: am Tag im Zauberwald, niemand ist zu sehen. Es regnet.",
    "Ein stilles Bild: bei Sonnenuntergang in der Weltraumkolonie, niemand ist zu sehen. Es schneit.",
    "Ein stilles Bild: in der Nacht im Unterwasserreich, niemand ist zu sehen. Der Wind weht.",
    "Ein stilles Bild: im Morgengrauen in der Spielzeugstadt, niemand ist zu sehen. Ringsum liegt Nebel.",
    "Ein stilles Bild: am Tag auf der Burg, niemand ist zu sehen.",
    "Ein stilles Bild: bei Sonnenuntergang in der Stadt der Zukunft, niemand ist zu sehen. Es regnet.",
    "Ein stilles Bild: in der Nacht auf der einsamen Insel, niemand ist zu sehen. Es schneit.",
    "Ein stilles Bild: im Morgengrauen im kleinen Dorf, niemand ist zu sehen. Der Wind weht.",
  ],
};

test.each(LANGUAGES)("names every room, environment, hour and weather in %s", (language) => {
  expect(VIEWS.map((plan) => describePlan(plan, [], language))).toEqual(SEEN[language]);
});
