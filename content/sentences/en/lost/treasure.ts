import type { Variant } from "#author/sentences.ts";

export const treasure: readonly Variant[] = [
  {
    id: "everywhere",
    shows: { at: "home", shot: "medium", hour: "day", hero: { pose: "hold", mood: "happy", holds: "goal" } },
    low: [
      "[hero.nom] had a treasure.",
      "It was the {thing}.",
      "It came along everywhere.",
      { from: 2, say: "To breakfast, to bath, to bed." },
      "“You and me!” said [hero.nom].",
    ],
    middle: [
      "[hero.nom] owned a spoon, a blanket and a treasure.",
      "The treasure was the {thing}.",
      "It sat beside the plate at breakfast, and at night it had half of the pillow.",
      "“You may have the bigger half,” [hero.he] told it.",
      "It never snored, and that is worth a lot in a friend.",
    ],
    high: [
      "Other people have gold, or a horse, or a very rich aunt.",
      "[hero.nom] had the {thing}.",
      "It went along to breakfast, it went along to the bath, and it was allowed to look out of the window first.",
      "“What would you like to do today?” [hero.nom] asked it every morning.",
      "Then [hero.he] waited politely, and did what [hero.he] thought it had answered.",
      "It was nearly always pancakes.",
      { from: 5, say: "One could say a good many things about the {thing}, but not that it was difficult to please." },
    ],
  },
  {
    id: "present",
    shows: { at: "home", shot: "close", hour: "day", hero: { pose: "hold", mood: "calm", holds: "goal" } },
    low: [
      "Where did the {thing} come from?",
      "It was a birthday present.",
      "[hero.nom] had hugged it right away.",
      { from: 2, say: "That was a whole year ago." },
      "And the hug went on and on.",
    ],
    middle: [
      "The {thing} had come on a birthday, in paper with stars on it.",
      "“For me?” [hero.nom] had asked. “All of it?”",
      "The paper was still under the bed.",
      "For luck, [hero.nom] gave it a stroke each evening, and then the {thing} got two.",
    ],
    high: [
      "It had arrived on a birthday, in a parcel that was much too big for it.",
      "[hero.nom] still remembered how the paper rustled, and how suddenly everything went quiet.",
      "For inside lay the {thing}.",
      "“Hello,” [hero.nom] had whispered. “Have you been looking for me as well?”",
      "Since that day the two of them had not been apart, not even for a sneeze.",
      {
        from: 5,
        say: "The parcel was still standing in the corner, because a box in which such a thing has travelled cannot simply be thrown away.",
      },
    ],
  },
  {
    id: "polish",
    shows: { at: "near", shot: "medium", hour: "day", hero: { pose: "hold", mood: "proud", holds: "goal" } },
    low: [
      "Rub, rub, rub!",
      "[hero.nom] cleaned the {thing}.",
      "Now it was bright all over.",
      { from: 2, say: "“I can see my nose in you!”" },
      "“Nobody has a better one,” said [hero.nom].",
    ],
    middle: [
      "Every morning [hero.nom] took a corner of [hero.his] sleeve and rubbed.",
      "Rub, rub, went the sleeve, and the {thing} began to gleam.",
      "“Look at that,” [hero.he] said. “You are the finest one there is.”",
      "The sleeve was not so fine any more, but nobody had asked the sleeve.",
    ],
    high: [
      "Some people wash behind their ears each morning, and some forget it.",
      "[hero.nom] forgot it, but the {thing} was polished on every day of the week.",
      "“Hold still,” [hero.he] said, and breathed on it, and rubbed it with [hero.his] sleeve.",
      "Then [hero.he] held it up to the light, {near}, so that everybody had something of it.",
      "“You are welcome,” [hero.he] said to all those who happened to be passing.",
      { from: 5, say: "Not many were passing, to be honest, but those who did went on their way a tiny bit brighter." },
    ],
  },
  {
    id: "goodnight",
    shows: { at: "home", shot: "medium", hour: "night", hero: { pose: "hold", mood: "sleepy", holds: "goal" } },
    low: [
      "[hero.nom] never slept alone.",
      "The {thing} always slept there, too.",
      "“Good night, you,” said [hero.nom].",
      { from: 2, say: "Then [hero.he] said it once more." },
      "It is nice to have someone.",
    ],
    middle: [
      "Going to bed took [hero.nom] quite a while.",
      "First came the teeth, then the blanket, and then the {thing} had to be tucked in.",
      "“Are you warm? Are you comfortable? Do you need a drink?”",
      "It never needed a drink.",
      "But one has to ask, when one loves somebody.",
    ],
    high: [
      "There were evenings on which [hero.nom] did not want to sleep at all.",
      "On such evenings [hero.he] took the {thing} in both arms and told it about the day.",
      "“And then I fell into the bucket,” [hero.he] said. “But only you know that.”",
      "The {thing} kept everything to itself.",
      "It was by far the best listener in the house, and it never once said that it was late.",
      {
        from: 5,
        say: "What had been told to it weighed nothing any more, and so [hero.nom] fell asleep, as light as a feather.",
      },
    ],
  },
];
