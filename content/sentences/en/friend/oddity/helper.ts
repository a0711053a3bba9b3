import type { Variant } from "#author/sentences.ts";

export const helper: readonly Variant[] = [
  {
    id: "found-easily",
    shows: {
      at: "far",
      shot: "medium",
      hour: "night",
      hero: { pose: "sit", mood: "surprised" },
      helper: { pose: "stand", mood: "happy", looksAt: "hero" },
    },
    low: [
      "It was [helper.ref].",
      "“I was looking for you,” said [helper.ref].",
      "“For me? But I {oddMe}!”",
      "“Yes,” said [helper.nom]. “That is why.”",
    ],
    middle: [
      "Out of the dark came [helper.ref].",
      "“There you are,” said [helper.ref]. “I have been looking for you all day.”",
      "“You must mean somebody else,” said [hero.nom]. “I {oddMe}.”",
      "“I know,” said [helper.nom]. “That makes you so easy to find.”",
      "Then [helper.he] sat down, as if the place had been kept free.",
    ],
    high: [
      "Out of the dark stepped [helper.ref], slightly out of breath.",
      "“At last,” said [helper.ref]. “I have been trying to catch up with you since noon.”",
      "“You must be mistaking me for somebody,” replied [hero.nom]. “I {oddMe}.”",
      "“So I noticed,” said [helper.nom]. “I thought: there goes somebody whom one cannot lose.”",
      "Nobody had ever put it like that.",
      "[hero.nom] moved up, and there was precisely enough room for two.",
      {
        from: 5,
        say: "There had been all along, but with only one of them sitting there it had been impossible to tell.",
      },
    ],
  },
  {
    id: "second-half",
    shows: {
      at: "far",
      shot: "medium",
      hour: "night",
      hero: { pose: "sit", mood: "curious" },
      helper: { pose: "sit", mood: "happy", looksAt: "hero" },
    },
    low: [
      "It was [helper.ref].",
      "“May I sit here?” asked [helper.ref].",
      "“I {oddMe},” said [hero.nom].",
      "“I did not ask that,” said [helper.nom].",
      { from: 2, say: "And then there were two of them." },
    ],
    middle: [
      "“Is this place free?” asked [helper.ref].",
      "“Yes, but I must warn you,” said [hero.nom]. “I {oddMe}.”",
      "“And I talk with my mouth full,” said [helper.nom]. “Bun?”",
      "[hero.nom] took half.",
      "They sat there and chewed, and neither of them minded anything.",
    ],
    high: [
      "“Excuse me,” said somebody, and it was [helper.ref]. “Is this place taken?”",
      "“I have to warn you,” said [hero.nom]. “I {oddMe}.”",
      "“And I talk with my mouth full,” replied [helper.nom], and produced a bun as evidence.",
      "They shared it. It was a rather elderly bun, but it had raisins.",
      "“You have not moved away,” observed [hero.nom] after a while.",
      "“I was going to,” said [helper.nom], “but then there was the second half.”",
      {
        from: 5,
        say: "It is often a second half that decides whether two people remain strangers, and with raisins it is decided quickly.",
      },
    ],
  },
];
