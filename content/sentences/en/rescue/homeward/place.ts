import type { Variant } from "#author/sentences.ts";

export const place: readonly Variant[] = [
  {
    id: "nothing-known",
    shows: { at: "near", shot: "medium", hour: "day", hero: { pose: "gaze", mood: "curious" } },
    low: [
      "[hero.nom] looked at everything.",
      "{murmur}",
      "“Do I know you?” asked [hero.nom].",
      "It was nice here. But it was not home.",
      "{stage}",
      { hook: true, say: "What was that over there?" },
    ],
    middle: [
      "[hero.nom] looked at each thing as if it might be a signpost.",
      "{murmur}",
      "{stage}",
      "“Very pretty,” [hero.he] said {near}, “but I know nobody here.”",
      "So [hero.he] told everything [hero.his] name, in order that somebody should know it.",
      { hook: true, say: "And then something answered." },
    ],
    high: [
      "When one is lost, one looks at everything twice, in case it is the way.",
      "{murmur}",
      "{stage}",
      "{near}, [hero.nom] stopped and made the place a small bow.",
      "“I am [hero.nom],” [hero.he] said. “I am only passing through. I just do not know where to.”",
      "It was a friendly place, as places go, and it had room for a guest.",
      "But it did not smell of home, and nobody in it knew about the spoon with the bent handle.",
      {
        from: 5,
        say: "A place is like a person: one has to be introduced before one can tell whether it is big or small.",
      },
    ],
  },
];
