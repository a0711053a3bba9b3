import type { Shows, Variant } from "#author/sentences.ts";

const together: Shows = {
  at: "high",
  shot: "wide",
  hour: "dawn",
  hero: { pose: "cheer", mood: "joyful" },
  helper: { pose: "cheer", mood: "proud", looksAt: "hero" },
};

const brave: Shows = {
  at: "high",
  shot: "medium",
  hour: "dawn",
  hero: { pose: "stand", mood: "proud" },
  helper: { pose: "wave", mood: "happy", looksAt: "hero" },
};

export const try3: readonly Variant[] = [
  {
    id: "it-works",
    goals: ["wish"],
    shows: { ...together, hero: { pose: "cheer", mood: "joyful", holds: "goal" } },
    low: [
      "{morning}",
      "„Bereit?“, fragte [helper.ref].",
      "{whoosh}",
      "Und [hero.nom] konnte {wish}!",
      { from: 2, say: "Es ging! Es ging wirklich!" },
    ],
    middle: [
      "{morning}",
      "„Bereit?“ „Bereit!“ [helper.ref] stand ganz dicht daneben.",
      "Ein Atemzug. Noch ein Atemzug. Jetzt!",
      "{whoosh}",
      "Keiner fiel hin, und nichts machte rums.",
      "[hero.nom] konnte {wish}, einfach so.",
      { spare: true, say: "{everyone} hielt den Atem an, und dann ging der Jubel los." },
    ],
    high: [
      "{morning}",
      "„Willst du zählen?“, fragte [helper.ref].",
      "„Nein“, sagte [hero.nom]. „Heute fange ich einfach an.“",
      "Und [hero.he] fing an, nicht schnell, nicht langsam, mit einem Herzen, das klopfte, als wollte es zusehen.",
      "{whoosh}",
      "Kein Rums war zu hören, kein Plumps.",
      "[hero.nom] konnte {wish}, und die Augen wurden rund wie Teller.",
      "{everyone} hielt einen Moment den Atem an, und dann ging der Jubel los.",
      {
        from: 5,
        say: "So laut war der Jubel, dass sich weit weg jemand im Bett aufsetzte und mitjubelte, ohne zu wissen, warum.",
      },
    ],
  },
  {
    id: "eyes-open",
    goals: ["wish"],
    shows: { ...brave, hero: { pose: "jump", mood: "joyful", holds: "goal" } },
    low: [
      "{morning}",
      "[helper.ref] nickte.",
      "Langsam. Ganz ruhig. Und… hopp!",
      "{whoosh}",
      "„Schau!“, rief [hero.nom]. „Es geht!“",
      { from: 2, say: "[hero.nom] konnte wirklich {wish}." },
    ],
    middle: [
      "{morning}",
      "[helper.ref] nickte [hero.dat] zu.",
      "Es fing an wie ein Kribbeln, ganz unten in den Zehen.",
      "{whoosh}",
      "„Es geht!“, rief [hero.nom]. „Es geht wirklich!“",
      "Ja, [hero.nom] konnte {wish}, und alle hatten es gesehen.",
    ],
    high: [
      "{morning}",
      "„Soll ich etwas Aufmunterndes sagen?“, fragte [helper.ref].",
      "„Bleib einfach da stehen“, sagte [hero.nom]. „Das muntert genug auf.“",
      "Dann wurde es still, und sogar {neighbours} in der ersten Reihe hörten auf zu kauen.",
      "[hero.nom] machte es auf die neue Art, ein kleines Stück nach dem anderen.",
      "{whoosh}",
      "Und an diesem ganz gewöhnlichen Tag konnte [hero.nom] {wish}.",
      "„Oh“, sagte [hero.he] leise. „So ist das also.“",
      { from: 5, say: "Es war wie im Traum, nur mit mehr Luft darin, und am Ende musste niemand aufwachen." },
    ],
  },
  {
    id: "no-bump",
    goals: ["wish"],
    shows: together,
    low: [
      "{morning}",
      "„Halt dich fest!“, sagte [helper.ref].",
      "{whoosh}",
      "Keiner plumpste. Kein bisschen!",
      "[hero.nom] konnte {wish}!",
      { from: 2, say: "„Hurra!“, riefen {neighbours}." },
    ],
    middle: [
      "{morning}",
      "{neighbours} saßen wieder in einer Reihe und warteten auf den Plumps.",
      "[hero.nom] nahm [helper.refAcc] an die Hand.",
      "{whoosh}",
      "Sie warteten, aber der Plumps kam nicht.",
      "Dafür konnte [hero.nom] {wish}, und das war viel besser.",
    ],
    high: [
      "{morning}",
      "{neighbours} waren wieder da, und jemand hielt sich schon die Ohren zu.",
      "„Auf drei?“, fragte [helper.ref]. „Auf uns“, sagte [hero.nom].",
      "Alle warteten auf den Plumps.",
      "{whoosh}",
      "Sie warteten noch ein wenig, und dann machten sie nach und nach die Augen auf.",
      "Es hatte nicht geplumpst, und [hero.nom] konnte {wish}, vor aller Augen.",
      "„Das haben wir doch gleich gesagt“, sagten {neighbours}, ohne rot zu werden.",
      { from: 5, say: "Dann klatschten sie so lange, dass die Wette von gestern von allen sehr gern vergessen wurde." },
    ],
  },
];
