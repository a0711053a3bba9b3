import type { Variant } from "#author/sentences.ts";

export const try3: readonly Variant[] = [
  {
    id: "part-in-the-play",
    shows: {
      at: "near",
      shot: "wide",
      hour: "dawn",
      hero: { pose: "cheer", mood: "joyful" },
      helper: { pose: "cheer", mood: "joyful", looksAt: "hero" },
    },
    low: [
      "{morning}",
      "There was a play. One part was free.",
      "“It must be very, very {oddHow}!”",
      "“That is you,” said [helper.ref].",
      "And [hero.nom] was just {oddHow} enough!",
      { from: 2, say: "How they all clapped!" },
    ],
    middle: [
      "{morning}",
      "There was going to be a play, and one part was still free.",
      "“It has to be as {oddHow} as can be,” they sighed. “Nobody can do it.”",
      "“[hero.nom] can,” said [helper.nom], and gave [hero.him] a push.",
      "And [hero.nom] did it, with all [hero.his] might, and held nothing back.",
      "They clapped until it echoed.",
    ],
    high: [
      "{morning}",
      { to: 4, say: "There was to be a play {near}. But the most important part was still free." },
      { from: 5, say: "A play was to be given {near}, but the most important part was still empty." },
      "“It would have to be somebody exceptionally {oddHow},” they lamented. “Such a person does not exist.”",
      "“You have not been looking properly,” said [helper.nom], and pushed [hero.nom] into the middle.",
      "So for once [hero.nom] held back nothing, not the least little bit.",
      "There was a hush, and after the hush came a thunder of applause.",
      {
        from: 5,
        say: "“Could you be just as {oddHow} again tomorrow?” they asked afterwards, and [hero.nom] promised to do [hero.his] very best.",
      },
    ],
  },
  {
    id: "as-hero-does",
    shows: {
      at: "near",
      shot: "medium",
      hour: "dawn",
      hero: { pose: "dance", mood: "joyful" },
      helper: { pose: "point", mood: "happy", looksAt: "hero" },
    },
    low: [
      "{morning}",
      "“I know a game,” said [helper.ref].",
      "“Be as {oddHow} as [hero.nom]!”",
      "They tried and tried. Nobody could!",
      "[hero.nom] had to show them how.",
      { from: 2, say: "It was a very good game." },
    ],
    middle: [
      "{morning}",
      "“A new game,” called [helper.nom]. “Everybody be as {oddHow} as [hero.nom]!”",
      "They tried it standing, they tried it running, they tried it in a heap.",
      "Not one of them could do it.",
      "“Show us again!” they begged, and [hero.nom] showed them.",
      "It was much harder than it looked, and much more fun.",
    ],
    high: [
      "{morning}",
      "“If somebody does not fit the game,” declared [helper.nom], “it is high time for another game.”",
      "The rule was short: everybody had to be as {oddHow} as [hero.nom].",
      "They attempted it standing, and running, and finally all in one heap.",
      "Nobody came anywhere near.",
      "“How do you do it?” they panted. “Show us once more!”",
      "And [hero.nom], who had been practising all along without knowing it, showed them.",
      {
        from: 5,
        say: "By noon there was a school for it, {near}, with two classes. The teacher was never once told to stop.",
      },
    ],
  },
];
