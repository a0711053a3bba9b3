import type { Variant } from "#author/sentences.ts";

export const way: readonly Variant[] = [
  {
    id: "song",
    shows: { at: "far", shot: "wide", hour: "sunset", hero: { pose: "walk", mood: "happy" } },
    low: [
      "[hero.nom] walked {toFar}.",
      "[hero.he] sang a walking song.",
      "“Left, right, left, and a hop!”",
      { from: 2, say: "The hop was the best part." },
    ],
    middle: [
      "It was a long way {toFar}, and so [hero.nom] sang.",
      "“Left and right and left and hop, whoever is tired may stop!”",
      "After the third verse [hero.he] was allowed to stop.",
      "Then [hero.he] was not tired any more, and so it went on.",
    ],
    high: [
      "The way {toFar} is one song long, if you sing every verse.",
      "[hero.nom] knew eleven of them and made up the twelfth on the spot.",
      "“Left and right and left and hop, and who gets there may not stop!”",
      "The song had a high note in the middle, and there something fell down in the distance.",
      "“Sorry!” called [hero.nom].",
      "By the last line the shadows had grown long, and they walked along in step.",
      { from: 5, say: "One of them even did the hop, a little late, as somebody does who does not know the words." },
    ],
  },
  {
    id: "signpost",
    shows: { at: "far", shot: "medium", hour: "sunset", hero: { pose: "hold", mood: "curious", holds: "map" } },
    low: [
      "[hero.nom] looked at the map.",
      "“This way,” said [hero.nom].",
      "Then [hero.he] turned the map round.",
      { from: 2, say: "“Or that way.”" },
      "It was that way.",
    ],
    middle: [
      "[hero.nom] held the map this way and that.",
      "“We are here,” [hero.he] said, “or else there, or I am holding it upside down.”",
      "A fly sat down on the paper and walked straight to the edge.",
      "“Thank you,” said [hero.nom], and followed it {toFar}.",
    ],
    high: [
      "On the map the way {toFar} was as short as a thumb.",
      "“My thumb must have grown,” said [hero.nom] after an hour.",
      "[hero.he] turned the map to the left, and then the left turned out to be up.",
      "At last [hero.he] asked a snail, which was coming from there.",
      "“Is it far?” “That depends,” said the snail, “on when one set out.”",
      "It was such a sensible answer that [hero.nom] considered it all the rest of the way.",
      {
        from: 5,
        say: "And that is how [hero.he] came to be there before [hero.he] had noticed that [hero.he] was still walking.",
      },
    ],
  },
  {
    id: "wrong-turn",
    shows: { at: "far", shot: "wide", hour: "sunset", hero: { pose: "walk", mood: "determined" } },
    low: [
      "It was far {toFar}.",
      "[hero.nom] went left. Wrong!",
      "[hero.nom] went right. Wrong, too!",
      { from: 2, say: "So [hero.he] went in between." },
    ],
    middle: [
      "The way {toFar} had more bends than [hero.nom] remembered.",
      "At each bend [hero.he] asked [hero.his] nose. The nose said left.",
      "When the same bend came by for the third time, [hero.nom] stopped asking it.",
      "“From now on,” [hero.he] said, “the ears decide.”",
    ],
    high: [
      "The way {toFar} goes left, unless you come from the other side.",
      "[hero.nom] always came from the other side.",
      "“Have we not met?” [hero.he] asked a very crooked post, and the post seemed to think so, too.",
      "The third time, they greeted each other like old friends.",
      "“Now I shall do the opposite of what I think,” decided [hero.nom].",
      "And behold, the way lay before [hero.him] as straight as a ruler, shining in the late light.",
      { from: 5, say: "The post looked after [hero.him] for a long time; it had got used to the company." },
    ],
  },
  {
    id: "tired-feet",
    shows: { at: "far", shot: "medium", hour: "sunset", hero: { pose: "sit", mood: "calm" } },
    low: [
      "[hero.nom] walked and walked.",
      "Then [hero.he] sat down {far}.",
      "“How far is it now?” asked [hero.nom].",
      { from: 2, say: "Nobody knew. So [hero.he] guessed." },
    ],
    middle: [
      "By late afternoon [hero.nom] had got as far as {far}.",
      "[hero.he] sat down, only until [hero.his] legs caught up.",
      "The day was turning orange at the edges.",
      "“You need not wait for me,” said [hero.nom] to the sun, but it went all the same.",
    ],
    high: [
      "When [hero.nom] arrived {far}, the afternoon had grown thin and golden.",
      "[hero.he] had to sit down, for only the front half of [hero.him] was there yet.",
      "“We have plenty of time,” [hero.he] told [hero.self], and looked at the sun.",
      "The sun was looking at its watch.",
      "“A little bit of time,” said [hero.nom].",
      "So [hero.he] got up again, brushed off the doubts, and rolled up [hero.his] courage.",
      {
        from: 5,
        say: "It had holes in several places by now, but it was the only one that [hero.he] had with [hero.him].",
      },
    ],
  },
];
