import { type FigureRow, figuresLike } from "./figure-row.ts";

const grown = { type: "EverydayPeople", draws: "grown-up", age: "grown", size: 1.5 } as const;

/** Callings of town and village that ideas name beside the usual ones. */
export const MORE_CALLING_FIGURES: readonly FigureRow[] = [
  ...figuresLike(grown, {
    "chimney-sweep": [
      "chimney sweep",
      ["coșar", "m", "coșari"],
      ["Schornsteinfeger", "m", "Schornsteinfeger"],
      {
        female: { de: ["Schornsteinfegerin", "f", "Schornsteinfegerinnen"] },
        also: {
          de: [
            ["Kaminkehrer", "m", "Kaminkehrer"],
            ["Rauchfangkehrer", "m", "Rauchfangkehrer"],
          ],
          ro: [["hornar", "m", "hornari"]],
        },
      },
    ],
    hairdresser: [
      "hairdresser",
      ["frizer", "m", "frizeri"],
      ["Friseur", "m", "Friseure"],
      {
        female: { ro: ["coafeză", "f", "coafeze"], de: ["Friseurin", "f", "Friseurinnen"] },
        also: {
          en: ["barber"],
          ro: [
            ["frizeriță", "f", "frizerițe"],
            ["bărbier", "m", "bărbieri"],
          ],
          de: [
            ["Frisör", "m", "Frisöre"],
            ["Barbier", "m", "Barbiere"],
          ],
        },
      },
    ],
    dentist: [
      "dentist",
      ["dentist", "m", "dentiști"],
      ["Zahnarzt", "m", "Zahnärzte", { genitive: "Zahnarztes" }],
      { female: { ro: ["dentistă", "f", "dentiste"], de: ["Zahnärztin", "f", "Zahnärztinnen"] } },
    ],
    carpenter: [
      "carpenter",
      ["tâmplar", "m", "tâmplari"],
      ["Tischler", "m", "Tischler"],
      {
        female: { de: ["Tischlerin", "f", "Tischlerinnen"] },
        also: {
          en: ["joiner", "woodcarver"],
          ro: [["dulgher", "m", "dulgheri"]],
          de: [
            ["Schreiner", "m", "Schreiner"],
            ["Zimmermann", "m", "Zimmermänner"],
            ["Schreinerin", "f", "Schreinerinnen"],
          ],
        },
      },
    ],
    blacksmith: [
      "blacksmith",
      ["fierar", "m", "fierari"],
      ["Schmied", "m", "Schmiede"],
      { female: { de: ["Schmiedin", "f", "Schmiedinnen"] } },
    ],
    plumber: [
      "plumber",
      ["instalator", "m", "instalatori"],
      ["Klempner", "m", "Klempner"],
      { female: { ro: ["instalatoare", "f", "instalatoare"], de: ["Klempnerin", "f", "Klempnerinnen"] } },
    ],
    electrician: [
      "electrician",
      ["electrician", "m", "electricieni"],
      ["Elektriker", "m", "Elektriker"],
      { female: { ro: ["electriciană", "f", "electriciene"], de: ["Elektrikerin", "f", "Elektrikerinnen"] } },
    ],
    mechanic: [
      "mechanic",
      ["mecanic", "m", "mecanici"],
      ["Mechaniker", "m", "Mechaniker"],
      { female: { ro: ["mecanică auto", "f", "mecanice auto"], de: ["Mechanikerin", "f", "Mechanikerinnen"] } },
    ],
    engineer: [
      "engineer",
      ["inginer", "m", "ingineri"],
      ["Ingenieur", "m", "Ingenieure"],
      {
        female: { ro: ["ingineră", "f", "inginere"], de: ["Ingenieurin", "f", "Ingenieurinnen"] },
        also: {
          en: ["architect"],
          ro: [
            ["arhitect", "m", "arhitecți"],
            ["arhitectă", "f", "arhitecte"],
          ],
          de: [
            ["Architekt", "m", "Architekten", { weak: "Architekten" }],
            ["Architektin", "f", "Architektinnen"],
          ],
        },
      },
    ],
    "shop-assistant": [
      "shop assistant",
      ["vânzător", "m", "vânzători"],
      ["Verkäufer", "m", "Verkäufer"],
      {
        female: { ro: ["vânzătoare", "f", "vânzătoare"], de: ["Verkäuferin", "f", "Verkäuferinnen"] },
        also: {
          en: ["grocer", "merchant", "seller", "cashier"],
          ro: [
            ["negustor", "m", "negustori"],
            ["băcan", "m", "băcani"],
            ["casieriță", "f", "casierițe"],
          ],
          de: [
            ["Händler", "m", "Händler"],
            ["Kaufmann", "m", "Kaufleute"],
            ["Krämer", "m", "Krämer"],
          ],
        },
      },
    ],
    florist: [
      "florist",
      ["florar", "m", "florari"],
      ["Florist", "m", "Floristen", { weak: "Floristen" }],
      { female: { ro: ["florăreasă", "f", "florărese"], de: ["Floristin", "f", "Floristinnen"] } },
    ],
    butcher: [
      "butcher",
      ["măcelar", "m", "măcelari"],
      ["Metzger", "m", "Metzger"],
      { female: { de: ["Metzgerin", "f", "Metzgerinnen"] } },
    ],
    waiter: [
      "waiter",
      ["chelner", "m", "chelneri"],
      ["Kellner", "m", "Kellner"],
      {
        female: {
          en: ["waitress", "waitresses"],
          ro: ["chelneriță", "f", "chelnerițe"],
          de: ["Kellnerin", "f", "Kellnerinnen"],
        },
        also: {
          en: ["innkeeper"],
          ro: [["hangiu", "m", "hangii"]],
          de: [
            ["Wirt", "m", "Wirte"],
            ["Wirtin", "f", "Wirtinnen"],
          ],
        },
      },
    ],
    writer: [
      "writer",
      ["scriitor", "m", "scriitori"],
      ["Schriftsteller", "m", "Schriftsteller"],
      {
        female: { ro: ["scriitoare", "f", "scriitoare"], de: ["Schriftstellerin", "f", "Schriftstellerinnen"] },
        also: {
          en: ["author", "poet", "storyteller"],
          ro: [
            ["poet", "m", "poeți"],
            ["poetă", "f", "poete"],
            ["povestitor", "m", "povestitori"],
            ["povestitoare", "f", "povestitoare"],
          ],
          de: [
            ["Dichter", "m", "Dichter"],
            ["Dichterin", "f", "Dichterinnen"],
            ["Autorin", "f", "Autorinnen"],
          ],
        },
      },
    ],
    reporter: [
      "reporter",
      ["reporter", "m", "reporteri"],
      ["Reporter", "m", "Reporter"],
      {
        female: { ro: ["reporteră", "f", "reportere"], de: ["Reporterin", "f", "Reporterinnen"] },
        also: {
          en: ["journalist"],
          ro: [
            ["ziarist", "m", "ziariști"],
            ["jurnalist", "m", "jurnaliști"],
          ],
          de: [
            ["Journalist", "m", "Journalisten", { weak: "Journalisten" }],
            ["Journalistin", "f", "Journalistinnen"],
          ],
        },
      },
    ],
    photographer: [
      "photographer",
      ["fotograf", "m", "fotografi"],
      ["Fotograf", "m", "Fotografen", { weak: "Fotografen" }],
      { female: { ro: ["fotografă", "f", "fotografe"], de: ["Fotografin", "f", "Fotografinnen"] } },
    ],
    actor: [
      "actor",
      ["actor", "m", "actori"],
      ["Schauspieler", "m", "Schauspieler"],
      {
        female: {
          en: ["actress", "actresses"],
          ro: ["actriță", "f", "actrițe"],
          de: ["Schauspielerin", "f", "Schauspielerinnen"],
        },
      },
    ],
    conductor: [
      "conductor",
      ["dirijor", "m", "dirijori"],
      ["Dirigent", "m", "Dirigenten", { weak: "Dirigenten" }],
      { female: { ro: ["dirijoare", "f", "dirijoare"], de: ["Dirigentin", "f", "Dirigentinnen"] } },
    ],
    acrobat: [
      "acrobat",
      ["acrobat", "m", "acrobați"],
      ["Akrobat", "m", "Akrobaten", { weak: "Akrobaten" }],
      {
        female: { ro: ["acrobată", "f", "acrobate"], de: ["Akrobatin", "f", "Akrobatinnen"] },
        also: {
          en: ["tightrope walker", "trapeze artist", "gymnast"],
          ro: [
            ["gimnastă", "f", "gimnaste"],
            ["trapezist", "m", "trapeziști"],
          ],
          de: [
            ["Artist", "m", "Artisten", { weak: "Artisten" }],
            ["Artistin", "f", "Artistinnen"],
            ["Seiltänzer", "m", "Seiltänzer"],
            ["Seiltänzerin", "f", "Seiltänzerinnen"],
            ["Turnerin", "f", "Turnerinnen"],
          ],
        },
      },
    ],
    juggler: [
      "juggler",
      ["jongler", "m", "jongleri"],
      ["Jongleur", "m", "Jongleure"],
      { female: { ro: ["jongleră", "f", "jonglere"], de: ["Jongleurin", "f", "Jongleurinnen"] } },
    ],
    puppeteer: [
      "puppeteer",
      ["păpușar", "m", "păpușari"],
      ["Puppenspieler", "m", "Puppenspieler"],
      { female: { ro: ["păpușăreasă", "f", "păpușărese"], de: ["Puppenspielerin", "f", "Puppenspielerinnen"] } },
    ],
    clockmaker: [
      "clockmaker",
      ["ceasornicar", "m", "ceasornicari"],
      ["Uhrmacher", "m", "Uhrmacher"],
      { female: { de: ["Uhrmacherin", "f", "Uhrmacherinnen"] }, also: { en: ["watchmaker"] } },
    ],
    toymaker: [
      "toymaker",
      ["făuritor de jucării", "m", "făuritori de jucării"],
      ["Spielzeugmacher", "m", "Spielzeugmacher"],
      { female: { de: ["Spielzeugmacherin", "f", "Spielzeugmacherinnen"] } },
    ],
    beekeeper: [
      "beekeeper",
      ["apicultor", "m", "apicultori"],
      ["Imker", "m", "Imker"],
      {
        female: { ro: ["apicultoare", "f", "apicultoare"], de: ["Imkerin", "f", "Imkerinnen"] },
        also: { ro: [["prisăcar", "m", "prisăcari"]] },
      },
    ],
    woodcutter: [
      "woodcutter",
      ["tăietor de lemne", "m", "tăietori de lemne"],
      ["Holzfäller", "m", "Holzfäller"],
      {
        also: {
          en: ["lumberjack"],
          ro: [["pădurar", "m", "pădurari"]],
          de: [
            ["Förster", "m", "Förster"],
            ["Försterin", "f", "Försterinnen"],
          ],
        },
      },
    ],
    ranger: [
      "ranger",
      ["paznic de pădure", "m", "paznici de pădure"],
      ["Ranger", "m", "Ranger"],
      { female: { de: ["Rangerin", "f", "Rangerinnen"] }, also: { en: ["park ranger", "forester"] } },
    ],
    hunter: [
      "hunter",
      ["vânător", "m", "vânători"],
      ["Jäger", "m", "Jäger"],
      {
        female: { ro: ["vânătoriță", "f", "vânătorițe"], de: ["Jägerin", "f", "Jägerinnen"] },
        also: { en: ["huntsman"] },
      },
    ],
  }),
];
