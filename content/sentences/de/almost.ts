import type { Variant } from "#author/sentences.ts";

const hold = {
  at: "high",
  shot: "close",
  hour: "dawn",
  hero: { pose: "reach", mood: "scared", looksAt: "helper" },
  helper: { pose: "reach", mood: "determined", looksAt: "hero" },
} as const;

export const almost: readonly Variant[] = [
  {
    id: "wobble",
    shows: hold,
    low: [
      "{morning}",
      "O weh! [hero.nom] wackelte.",
      "Ein Fuß rutschte weg!",
      "„Ich hab dich!“, rief [helper.ref].",
      { from: 2, say: "Und das stimmte. Ganz, ganz fest!" },
    ],
    middle: [
      "{morning}",
      "Kurz vor dem Ziel rutschte etwas weg.",
      "[hero.nom] wackelte nach links und wackelte nach rechts.",
      "„Ich hab dich!“, rief [helper.ref].",
      "Und so war es: Eine Hand hielt die andere fest.",
      "Gestern war hier der Plumps gekommen. Heute kam er nicht.",
    ],
    high: [
      "{morning}",
      "Alles war gegangen wie geschmiert, und das hätte einem schon zu denken geben müssen.",
      "Da rutschte etwas, da knirschte etwas, und [hero.nom] wackelte.",
      "Genau an dieser Stelle war gestern der Plumps gekommen.",
      "„Ich hab dich!“, rief [helper.ref], und eine Hand hielt die andere.",
      "So blieben sie stehen wie ein guter Knoten, bis die Welt nicht mehr schaukelte.",
      {
        from: 5,
        say: "Zwischen fast und geschafft liegt manchmal nur eine Handbreit, und dann ist es gut, wenn die Hand jemand anderem gehört.",
      },
    ],
  },
  {
    id: "jelly",
    shows: { ...hold, shot: "wide" },
    low: [
      "{morning}",
      "„Ich kann nicht“, flüsterte [hero.nom].",
      "„Sieh mich an“, sagte [helper.ref].",
      "[hero.nom] atmete ein. Und aus.",
      { from: 2, say: "Einmal. Zweimal. Dreimal. Viermal." },
    ],
    middle: [
      "{morning}",
      "Vor dem letzten Schritt blieb [hero.nom] stehen.",
      "„Ich kann nicht“, flüsterte [hero.he]. „Meine Beine sind aus Pudding.“",
      "„Aus welchem?“, fragte [helper.ref]. „Vanille?“",
      "[hero.nom] musste nachdenken. „Schokolade.“",
      "Und beim Nachdenken war der Schritt schon getan.",
    ],
    high: [
      "{morning}",
      "Es war nur noch ein Schritt, aber es war der größte von allen.",
      "„Ich kann nicht“, flüsterte [hero.nom]. „Meine Beine sind aus Pudding.“",
      "„Aus welchem denn?“, fragte [helper.ref] sehr interessiert.",
      "„Wie, aus welchem?“ „Vanille oder Schokolade?“",
      "[hero.nom] dachte nach, denn bei Pudding muss man genau sein. „Schokolade.“",
      "Als [hero.he] dann hinuntersah, war der Schritt schon getan.",
      {
        from: 5,
        say: "Über manche Schwellen kommt man nicht mit Kraft, sondern mit einem Gespräch über Pudding, und keiner weiß, warum.",
      },
    ],
  },
  {
    id: "wait",
    shows: { ...hold, hero: { pose: "stand", mood: "determined", looksAt: "helper" } },
    low: [
      "{morning}",
      "„Jetzt?“, fragte [hero.nom].",
      "„Noch nicht“, sagte [helper.ref].",
      "„Jetzt?“ „Noch ein bisschen.“",
      { from: 2, say: "Das Warten war sehr schwer!" },
    ],
    middle: [
      "{morning}",
      "„Jetzt?“, fragte [hero.nom]. „Noch nicht“, sagte [helper.ref].",
      "„Jetzt?“ „Noch ein kleines bisschen.“",
      "Gestern wäre [hero.nom] schon längst losgerannt.",
      "Heute blieb [hero.he] stehen und spürte, wie das Warten wuchs wie ein Ballon.",
      { hook: true, say: "Wie groß konnte es wohl noch werden?" },
    ],
    high: [
      "{morning}",
      "„Jetzt?“, flüsterte [hero.nom]. „Noch nicht“, sagte [helper.ref].",
      "„Jetzt?“ „Fast.“ „Fast jetzt oder fast später?“",
      "Warten gehörte noch nie zu den Dingen, die [hero.nom] besonders gut konnte.",
      "Heute aber blieb [hero.he] stehen, mit allen Zehen fest am Boden.",
      "Das Warten wuchs und wuchs, bis es in keine Tasche mehr passte.",
      "„Jetzt“, sagte [helper.nom].",
      {
        from: 5,
        say: "Und da erst verstand [hero.nom], dass Warten auch etwas ist, das man tut, vielleicht sogar das Schwerste.",
      },
    ],
  },
  {
    id: "one-knee",
    shows: {
      at: "high",
      shot: "medium",
      hour: "dawn",
      hero: { pose: "reach", mood: "determined", looksAt: "helper" },
      helper: { pose: "stand", mood: "calm", looksAt: "hero" },
    },
    low: [
      "{morning}",
      "Nur noch ein Schritt!",
      "„Der ist aber lang“, sagte [hero.nom].",
      "[helper.ref] gab [hero.dat] die Hand.",
      { from: 2, say: "Da war er kürzer." },
    ],
    middle: [
      "{morning}",
      "Nur ein Stück war noch übrig, und zwar das, das immer schiefgegangen war.",
      "„Dich kenne ich“, sagte [hero.nom] zu ihm.",
      "[helper.ref] sagte nichts und stand da, wo man gut zu sehen ist.",
      "Also holte [hero.nom] Luft, und noch mehr Luft, und noch mehr…",
    ],
    high: [
      "{morning}",
      "Fast alles war geschafft, und übrig war das Schwierige, wie immer.",
      "[hero.nom] ging einmal darum herum und besah es von der anderen Seite.",
      "„Von hier ist es genauso schwierig“, meldete [hero.he].",
      "„Aber du bist nicht mehr genauso“, sagte [helper.ref]. „Gestern haben die Knie geklappert. Hör mal hin.“",
      "[hero.nom] hörte hin. Ein Knie klapperte, aber nur eines, und nur aus Gewohnheit.",
      {
        from: 5,
        say: "Das andere hatte über Nacht damit aufgehört und stand so still da, wie ein Knie nur stehen kann.",
      },
    ],
  },
];
