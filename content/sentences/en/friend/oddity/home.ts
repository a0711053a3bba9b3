import type { Variant } from "#author/sentences.ts";

export const home: readonly Variant[] = [
  {
    id: "only-as-two",
    shows: {
      at: "home",
      shot: "wide",
      hour: "sunset",
      hero: { pose: "wave", mood: "joyful" },
      helper: { pose: "wave", mood: "happy", looksAt: "hero" },
    },
    low: [
      "In the evening they knocked.",
      "“Can you come out?” they asked.",
      "“Only with [helper.refAcc],” said [hero.nom].",
      { from: 2, say: "And so they all played." },
      "{refrain}",
    ],
    middle: [
      "In the evening there was a knock at the door.",
      "“We are one short,” they said. “It has to be you.”",
      "“We only come as two,” said [hero.nom], and pulled [helper.refAcc] along.",
      "{refrain}",
      "They played until {lights} came on, and then some more.",
    ],
    high: [
      "In the evening there was a knock {home}. Then there was another, and after that it did not stop.",
      "“We are one short,” they explained, somewhat embarrassed. “And it has to be you.”",
      "“We are only to be had as a pair,” replied [hero.nom], and fetched [helper.refAcc].",
      "“A pair would be ideal,” they said.",
      "{refrain}",
      "So they played until {lights} came on. The bags were looked after by nobody at all.",
      {
        from: 5,
        say: "They lay about in a heap, straps over buckles, and seemed to have a splendid time of it, too.",
      },
    ],
  },
  {
    id: "face-at-last",
    needs: ["picture"],
    shows: {
      at: "home",
      shot: "close",
      hour: "night",
      hero: { pose: "sit", mood: "happy" },
      helper: { pose: "sit", mood: "happy", looksAt: "hero" },
    },
    low: [
      "[hero.nom] took out the picture.",
      "Now the other one got a face.",
      "It was [helper.gen] face!",
      "{refrain}",
      { from: 2, say: "They put it up over the bed." },
    ],
    middle: [
      "At night [hero.nom] took out the picture with the picnic.",
      "“Hold still,” [hero.he] said to [helper.refAcc], and drew the missing face.",
      "It was a little crooked, but it was the right one.",
      "{refrain}",
      "Then they hung it up {home}, for good.",
    ],
    high: [
      "Late that evening [hero.nom] unrolled the picture with the picnic.",
      "“Kindly hold still,” [hero.he] told [helper.refAcc], and sharpened the pencil.",
      "It took a while, since noses are difficult, and since the model would not stop laughing.",
      "But then there were two faces in it, and both of them had jam in the corners.",
      "{refrain}",
      { to: 4, say: "They hung it up {home}, a little crooked. It would be the first thing they saw in the morning." },
      { from: 5, say: "They hung it up {home}, a trifle crooked, where it would be the first thing seen on waking." },
      {
        from: 5,
        say: "The cake in it had been waiting for so long. For the first time it looked as though somebody was really going to eat it.",
      },
    ],
  },
];
