import type { Variant } from "#author/sentences.ts";

export const night: readonly Variant[] = [
  {
    id: "little-light",
    shows: { at: "far", shot: "wide", hour: "night", hero: { pose: "sit", mood: "curious" } },
    low: [
      "Es war Nacht. Aber da!",
      "Da war ein kleines Licht.",
      "Es schaukelte. Es kam näher.",
      { from: 2, say: "„Hallo?“, fragte [hero.nom]." },
      "Das Licht blinkte zweimal.",
    ],
    middle: [
      "Zuerst war die Nacht schwarz wie ein Stiefel.",
      "Dann sah [hero.nom] ein kleines Licht, sehr weit weg.",
      "Es schaukelte, blieb stehen und schaukelte wieder.",
      "„Ist da jemand?“, fragte [hero.nom] in das Dunkel hinein.",
      "Das Licht sagte nichts, aber es wurde ein wenig größer.",
      { hook: true, say: "Wer konnte das sein, um diese Zeit?" },
    ],
    high: [
      "Schwarz ist die Nacht nur, bis man sich daran gewöhnt, und [hero.nom] gewöhnte sich gerade.",
      "Zuerst konnte man das obere Schwarz vom unteren unterscheiden.",
      "Dann war dazwischen, sehr weit weg, ein kleines Licht.",
      "Es schaukelte wie etwas, das jemand trägt, der keine Eile hat.",
      "„Guten Abend?“, sagte [hero.nom], und es klang mehr nach einer Frage.",
      "Das Licht blieb stehen, als hörte es zu, und kam dann geradewegs heran.",
      { from: 5, say: "Genau so geht jemand, der schon lange unterwegs ist und sich freut, dass ihn einer anspricht." },
    ],
  },
  {
    id: "sounds",
    shows: { at: "far", shot: "close", hour: "night", hero: { pose: "think", mood: "curious" } },
    low: [
      "Die Nacht war voller Geräusche.",
      "Tropf. Raschel. Und ein Summen.",
      "[hero.nom] hörte genau zu.",
      { from: 2, say: "Wer summte denn da?" },
      "Es kam näher!",
    ],
    middle: [
      "Die Nacht war gar nicht still, sie redete nur leiser.",
      "Etwas machte tropf, und etwas machte raschel.",
      "Und irgendwo summte jemand vor sich hin.",
      "[hero.nom] hielt die Luft an.",
      "Wer summt, kann nicht böse sein, dachte [hero.he] und setzte sich bequemer hin.",
    ],
    high: [
      "Am Tag drängeln die Geräusche, aber nachts kommen sie einzeln und sagen ihren Namen.",
      "„Tropf“, sagte das erste. „Raschel“, sagte das zweite, etwas länger.",
      "Das dritte sagte „hm, hm, hm“ und hatte sogar eine Melodie.",
      "[hero.nom] weinte nicht mehr, denn weinen und lauschen geht nicht zugleich.",
      "Die Melodie kam näher, stolperte über jeden Stein und fing wieder von vorn an.",
      {
        from: 5,
        say: "Wer im Dunkeln summt, kann nicht sehr böse sein, dachte [hero.nom] und rückte für alle Fälle ein Stück zur Seite.",
      },
    ],
  },
  {
    id: "wide-night",
    shows: { at: "far", shot: "wide", hour: "night", hero: { pose: "lie", mood: "calm" } },
    low: [
      "[hero.nom] sah nach oben.",
      "Wie groß die Nacht war!",
      "Und wie still es war.",
      { from: 2, say: "Die Träne war schon trocken." },
      "Horch! Waren das Schritte?",
    ],
    middle: [
      "[hero.nom] sah nach oben, in die große Nacht.",
      "„Ärgerst du dich nie, wenn etwas nicht klappt?“, fragte [hero.he].",
      "Die Nacht ärgerte sich auch darüber nicht.",
      "Es war still, und dann war es weniger still.",
      "Jemand kam, langsam und leise.",
    ],
    high: [
      "[hero.nom] sah nach oben, und oben war so viel Platz, dass die Gedanken auseinanderliefen.",
      "„Geht dir auch mal etwas daneben?“, fragte [hero.he] die Nacht.",
      "Die Nacht überlegte lange, wie sehr alte Leute das tun.",
      "Sie sagte nichts, aber sie zog etwas Weiches über alles, wie eine Decke.",
      "Die Tränen trockneten, und der Atem wurde lang und ruhig.",
      "Gerade als es am stillsten war, kamen Schritte.",
      {
        from: 5,
        say: "Es waren keine Schritte, die etwas wegnehmen wollen, das hörte man gleich, sondern solche, die ein wenig bleiben möchten.",
      },
    ],
  },
];
