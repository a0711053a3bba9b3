import type { Variant } from "#author/sentences.ts";

export const after1: readonly Variant[] = [
  {
    id: "dust-off",
    shows: { at: "near", shot: "close", hour: "day", hero: { pose: "sit", mood: "calm" } },
    low: [
      "[hero.nom] saß auf dem Boden.",
      "[hero.he] klopfte sich den Staub ab.",
      "Nase? Da. Knie? Alle beide!",
      { from: 2, say: "Es war nichts kaputt." },
      "„Gut“, sagte [hero.nom].",
    ],
    middle: [
      "[hero.nom] blieb noch ein bisschen sitzen und zählte nach.",
      "Eine Nase, zwei Knie, alles da.",
      "„Kaputt ist nichts“, sagte [hero.he], „nur der Plan.“",
      "Der Plan hatte tatsächlich einen Knick in der Mitte.",
      "[hero.nom] strich ihn glatt und stand auf.",
    ],
    high: [
      "Nach einem Plumps zählt man am besten nach, und [hero.nom] zählte sehr gründlich.",
      "Eine Nase. Zwei Knie. Eine Menge Staub, aber der hatte vorher nicht dazugehört.",
      "„Alles da“, sagte [hero.he]. „Nur der Plan hat einen Knick.“",
      "[hero.he] strich ihn auf dem Knie glatt, doch der Knick blieb.",
      "Jetzt sah der Plan ein wenig aus wie ein Boot.",
      "„Na schön“, sagte [hero.nom], „vielleicht hätte er erst schwimmen sollen.“",
      {
        from: 5,
        say: "Dann stand [hero.he] auf, und zurück blieb eine Staubwolke, die noch eine Weile so aussah wie vorher.",
      },
    ],
  },
  {
    id: "they-laugh",
    shows: { at: "near", shot: "wide", hour: "day", hero: { pose: "shy", mood: "sad" } },
    low: [
      "{neighbours} lachten laut.",
      "Ha, ha, ha! Hi, hi, hi!",
      "[hero.nom] wurde knallrot.",
      { from: 2, say: "Dann lachte [hero.he] ein bisschen mit." },
      "Aber nur ein bisschen.",
    ],
    middle: [
      "{neighbours} lachten, bis sie sich den Bauch hielten.",
      "Sie fanden es so großartig, dass sie es noch einmal sehen wollten.",
      "[hero.nom] wurde rot bis in die Ohrenspitzen.",
      "„Das nächste Mal“, sagte [hero.he], „klatscht ihr.“",
      "Aber die Stimme zitterte dabei, nur ganz wenig.",
    ],
    high: [
      "{neighbours} wollten gar nicht gemein sein, aber es war einfach zu komisch gewesen.",
      "Sie lachten laut, dann leise und zuletzt ganz ohne Ton.",
      "Dann wollten sie es noch einmal sehen, denn sie hatten sich gerade erst hingesetzt.",
      "[hero.nom] machte eine Verbeugung, wie man das am Theater tut.",
      "Innen drin aber zog sich etwas zusammen, klein wie ein Kirschkern.",
      "„Das nächste Mal“, sagte [hero.he] zu dem Kern, „wird es anders.“",
      { from: 5, say: "Der Kern gab keine Antwort, doch wer mit Kernen Geduld hat, dem wächst manchmal etwas daraus." },
    ],
  },
  {
    id: "snack",
    shows: { at: "near", shot: "medium", hour: "day", hero: { pose: "hold", mood: "calm", holds: "basket" } },
    low: [
      "Im Korb lag eine halbe Brezel.",
      "[hero.nom] biss ab und dachte nach.",
      "Satt denkt es sich besser.",
      { from: 2, say: "„Ich weiß, was falsch war!“" },
    ],
    middle: [
      "„Nach einem Versuch kommt eine Pause“, sagte [hero.nom] und sah in den Korb.",
      "Darin lag eine halbe Brezel.",
      "Der erste Bissen dachte an vorhin, der zweite an nachher.",
      "Der dritte dachte gar nichts, er schmeckte nur.",
      "„So“, sagte [hero.nom]. „Weiter geht es.“",
    ],
    high: [
      "Im Korb war noch eine halbe Brezel, und das ist nach einem Kummer genau die richtige Menge.",
      "[hero.nom] biss hinein und dachte nach.",
      "Der erste Bissen wusste, was falsch gewesen war, der zweite wusste es besser.",
      "Der dritte hatte es schon vergessen.",
      "„Mal sehen“, sagte [hero.nom] mit vollem Mund. „Ich war zu schnell. Oder zu langsam. Eins von beiden.“",
      "Die Krümel bekamen {neighbours}, obwohl sie am lautesten gelacht hatten.",
      {
        from: 5,
        say: "Dann klappte [hero.nom] den Korb zu, und es fühlte sich an wie ein Entschluss, auch wenn noch nicht klar war, welcher.",
      },
    ],
  },
  {
    id: "explain",
    shows: { at: "near", shot: "medium", hour: "day", hero: { pose: "point", mood: "calm" } },
    low: [
      "„So war das nicht gedacht“, sagte [hero.nom].",
      "„Es war nämlich so gedacht.“",
      "[hero.he] machte es noch mal vor.",
      { from: 2, say: "Plumps! Genau wie vorher." },
    ],
    middle: [
      "„Eigentlich sollte es so gehen“, erklärte [hero.nom] allen, die es hören wollten.",
      "[hero.he] machte es noch einmal vor, ganz langsam, Schritt für Schritt.",
      "Beim dritten Schritt ging es wieder abwärts, genau wie beim ersten Mal.",
      "„Seht ihr?“, kam es von unten. „Da sitzt der Fehler. Jetzt kenne ich ihn persönlich.“",
    ],
    high: [
      "Als der Staub sich gelegt hatte, fand [hero.nom], dass eine Erklärung fällig war.",
      "„Der erste Schritt war gut“, sagte [hero.he]. „Und der zweite war gar nicht übel.“",
      "Beim dritten musste [hero.he] sich am Kopf kratzen.",
      "„Der dritte ist schuld. Der kann einfach nicht stillhalten.“",
      "Zum Beweis wurde er noch einmal vorgeführt, und schon saß [hero.nom] wieder unten.",
      "„Den merke ich mir“, hieß es von dort. „Nächstes Mal nehme ich gleich den vierten.“",
      {
        from: 5,
        say: "Das klang nach einer guten Idee und wäre auch eine gewesen, hätte der vierte nicht gleich neben dem dritten gewohnt.",
      },
    ],
  },
];
