import type { Variant } from "#author/sentences.ts";

export const place: readonly Variant[] = [
  {
    id: "nothing-known",
    shows: { at: "near", shot: "medium", hour: "day", hero: { pose: "gaze", mood: "curious" } },
    low: [
      "[hero.nom] sah sich alles an.",
      "{murmur}",
      "„Kenne ich dich?“, fragte [hero.nom].",
      "Schön war es. Aber nicht daheim.",
      "{stage}",
      { hook: true, say: "Was war das dort drüben?" },
    ],
    middle: [
      "[hero.nom] sah jedes Ding an, als wäre es ein Wegweiser.",
      "{murmur}",
      "{stage}",
      "„Sehr hübsch“, sagte [hero.he], {near}, „aber ich kenne hier keinen.“",
      "Zur Sicherheit stellte [hero.nom] sich allem vor, damit irgendwer Bescheid wusste.",
      { hook: true, say: "Da antwortete etwas." },
    ],
    high: [
      "Wer sich verlaufen hat, sieht alles zweimal an, es könnte ja der Weg sein.",
      "{murmur}",
      "{stage}",
      "{near} blieb [hero.nom] stehen und machte dem Ort eine kleine Verbeugung.",
      "„Ich heiße [hero.nom]“, sagte [hero.he], „und bin auf der Durchreise. Ich weiß bloß noch nicht, wohin.“",
      "Es war ein freundlicher Ort, und für einen Gast war Platz.",
      "Nur roch er nicht nach daheim, und keiner hier wusste von dem Löffel mit dem krummen Stiel.",
      {
        from: 5,
        say: "Mit Orten ist es wie mit Leuten: Man muss sich erst vorstellen, dann weiß man, ob sie groß sind oder klein.",
      },
    ],
  },
];
