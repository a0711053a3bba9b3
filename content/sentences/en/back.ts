import type { Shows, Variant } from "#author/sentences.ts";

const homewards: Shows = {
  at: "near",
  shot: "wide",
  hour: "sunset",
  hero: { pose: "walk", mood: "happy" },
  helper: { pose: "walk", mood: "calm", looksAt: "hero" },
};

export const back: readonly Variant[] = [
  {
    id: "retell",
    shows: homewards,
    low: [
      "[hero.nom] and [helper.ref] went home.",
      "“Tell me again,” said [hero.nom].",
      "[helper.nom] told it again.",
      { from: 2, say: "It got better each time." },
    ],
    middle: [
      "On the way home they told each other everything from the beginning.",
      "“And then you wobbled,” said [helper.ref].",
      "“I did not wobble,” said [hero.nom]. “I waved with all of me.”",
      "By the last bend it had become a much bigger story.",
    ],
    high: [
      "The way back was full of stories, and all of them were the same one.",
      "“And then,” said [helper.ref], “you hung there like a sock.”",
      "“Like a brave sock,” observed [hero.nom].",
      "“Like the bravest sock on the whole line.”",
      "Each time there was a little more to it, a gust here, a deep drop there.",
      "At the last bend {near}, it was nearly too big to carry.",
      {
        from: 5,
        say: "But that is how it ought to be. A story that gets smaller on the way home was not a real one.",
      },
    ],
  },
  {
    id: "slow",
    shows: homewards,
    low: [
      "The way home was short.",
      "So [hero.nom] walked very slowly.",
      "[helper.ref] walked slowly, too.",
      { from: 2, say: "They did not want it to end." },
    ],
    middle: [
      "Yesterday the way home had been twice as long.",
      "Today it was so short that [hero.nom] had to walk in zigzags.",
      "“Where are you going?” asked [helper.ref].",
      "“Home,” said [hero.nom]. “But not yet.”",
    ],
    high: [
      "It was the same path on which [hero.nom] had dragged [hero.his] feet only yesterday.",
      "Somebody had to have swapped it in the night for a shorter one.",
      "So [hero.he] meandered in zigzags, and then in spirals, so as to make it last.",
      "“Is there something in the way?” asked [helper.ref].",
      "“Yes,” said [hero.nom]. “The end.”",
      "[helper.nom] nodded, turned round, and proposed strolling along the nicest part once again.",
      {
        from: 5,
        say: "They walked it three times in all, and the evening, which was in no hurry either, loitered at the corner.",
      },
    ],
  },
  {
    id: "old-places",
    shows: homewards,
    low: [
      "“I fell down here,” said [hero.nom].",
      "“And I heard it,” said [helper.ref].",
      "They both bowed to the spot.",
      { from: 2, say: "It had been a good spot." },
    ],
    middle: [
      "They came past all the old places again.",
      "“Here I fell,” said [hero.nom], “and over there I fell better.”",
      "[helper.ref] put a pebble on each spot.",
      "“So that one can see,” said [helper.nom], “where it began to go well.”",
    ],
    high: [
      "On the way they came past everything once more, only the other way round.",
      "“This is where I fell first,” said [hero.nom] {near}, like a guide.",
      "“A fine place,” said [helper.ref]. “One has a good view of the ground.”",
      "They stood before it for a moment with their heads bared.",
      "Then [hero.nom] laid a pebble there, the roundest that could be found.",
      "“So that the next one to fall here,” [hero.he] said, “can see that somebody got up again.”",
      {
        from: 5,
        say: "The pebble lies there to this day, and now and then, they say, somebody puts another one beside it.",
      },
    ],
  },
  {
    id: "carry-me",
    shows: {
      at: "near",
      shot: "medium",
      hour: "sunset",
      hero: { pose: "walk", mood: "sleepy" },
      helper: { pose: "walk", mood: "calm", looksAt: "hero" },
    },
    low: [
      "[hero.nom] was tired. So tired!",
      "[helper.ref] was tired, too.",
      "“You carry me, and I carry you.”",
      { from: 2, say: "They fell down and laughed." },
    ],
    middle: [
      "After a good day, the legs are the first to go to sleep.",
      "“Carry me,” said [hero.nom]. “Only if you carry me,” said [helper.ref].",
      "They tried it, and for one step it very nearly worked.",
      "They sat {near} and laughed until the legs were awake again.",
    ],
    high: [
      { to: 4, say: "Good days make heavy legs. These were so heavy that each one had to be asked by itself." },
      { from: 5, say: "Good days make heavy legs, and these were so heavy that each one had to be asked separately." },
      "“Left,” said [hero.nom]. “And now the right one, please.”",
      "“Mine only listens to songs,” reported [helper.ref], and so they sang.",
      "The song had one verse about pancakes, and a second one that was also about pancakes.",
      "With each verse the way grew shorter, and the light a little more golden.",
      {
        from: 5,
        say: "At the last bend, [hero.nom] yawned such a cavernous yawn that it was contagious, and the last notes were yawned by both.",
      },
    ],
  },
];
