import type { Variant } from "#author/sentences.ts";

export const odd: readonly Variant[] = [
  {
    id: "the-laugh",
    shows: { at: "near", shot: "medium", hour: "day", hero: { pose: "cheer", mood: "joyful" } },
    low: [
      "Everybody here laughed the same way.",
      "“Ha, ha, ha!” they went.",
      "Only [hero.nom] went: “Hee-honk!”",
      { from: 2, say: "It came out all by itself." },
    ],
    middle: [
      "{world} people laughed in a perfectly normal way: ha, ha, ha.",
      "Only [hero.nom] did not.",
      "[hero.nom] went: “Hee-honk!”",
      "It sounded like a goose going down a slide.",
      "“Sorry,” [hero.he] said each time. “It just comes out.”",
    ],
    high: [
      "There are people who have large ears, and there are people who have freckles.",
      "[hero.nom] had a laugh.",
      "Whenever something was funny, others went “ha, ha”, politely, and were done.",
      "“Hee-honk!” went [hero.nom], so that cups trembled and birds changed their plans.",
      "“What was that?” people asked, and looked up to see if something was coming down.",
      "“It was me,” said [hero.nom]. “I am very sorry. It was such a good joke.”",
      {
        from: 5,
        say: "[hero.he] had once tried to keep it in a jar overnight, but in the morning the lid was on the ceiling.",
      },
    ],
  },
  {
    id: "heads-turn",
    shows: { at: "near", shot: "wide", hour: "day", hero: { pose: "shy", mood: "sad" } },
    low: [
      "Something was funny. So funny!",
      "[hero.nom] could not help it.",
      "“Hee-honk!” Everybody turned round.",
      { from: 2, say: "Now it was very quiet." },
      "[hero.nom] went red.",
    ],
    middle: [
      "It happened at a quiet moment, as it always did.",
      "Somebody slipped on a pea, and [hero.nom] had to laugh: “Hee-honk!”",
      "All the heads turned round.",
      "Was there a donkey here? Or a broken trumpet?",
      "[hero.nom] looked round as well, as if [hero.he] wanted to know, too.",
    ],
    high: [
      "It was a serious occasion, with a speech, and that is always dangerous.",
      {
        to: 4,
        say: "In the middle of the longest sentence, a button popped off. It flew right across and hit the gong.",
      },
      {
        from: 5,
        say: "In the middle of the longest sentence, a button popped off the speaker’s waistcoat and hit the gong.",
      },
      "[hero.nom] bit [hero.his] lip, and held [hero.his] nose, and thought of rain.",
      "“Hee-honk!”",
      { to: 4, say: "Every head {near} turned round. It was so still that one could hear the button rolling." },
      { from: 5, say: "Every head {near} turned round, and it was so still that one could hear the button rolling." },
      "“Bless you,” somebody said, because they could not think what else it might have been.",
      "[hero.nom] would have liked to follow the button.",
      {
        from: 5,
        say: "It had rolled under a bench, and for a moment [hero.he] really did consider whether there was room for two.",
      },
    ],
  },
  {
    id: "home-laugh",
    shows: { at: "home", shot: "close", hour: "day", hero: { pose: "dance", mood: "happy" } },
    low: [
      "Alone at home, [hero.nom] laughed a lot.",
      "“Hee-honk!” at the spoon. “Hee-honk!” at the soup.",
      "It was fun.",
      { from: 2, say: "But nobody laughed back." },
    ],
    middle: [
      "At home, behind the closed door, [hero.nom] could laugh as [hero.he] liked.",
      "“Hee-honk!” Nobody minded. The cup wobbled a bit, but it was used to that.",
      "The only thing missing was the second half.",
      "A laugh is like a ball, after all.",
      "It is nice to throw, but somebody has to throw it back.",
    ],
    high: [
      "When [hero.nom] was alone, the laugh was allowed out of the cupboard.",
      "They had a fine time of it, the two of them, with jokes about spoons.",
      "“Hee-honk!” it went, {home}, and all the plates joined in.",
      "But then it became quiet again, as it does when only one person has laughed.",
      "[hero.nom] put a second cup on the table, and sat down across from it.",
      "“I have another one about spoons,” [hero.he] told the cup.",
      {
        from: 5,
        say: "The cup listened as well as it could. But with cups it is always the other person who has to do the laughing.",
      },
    ],
  },
  {
    id: "different-list",
    shows: { at: "home", shot: "medium", hour: "day", hero: { pose: "read", mood: "calm", holds: "letter" } },
    low: [
      "[hero.nom] wrote a list.",
      "“Two feet? Yes. One nose? Yes.”",
      "“Laugh? Hm. Hee-honk.”",
      { from: 2, say: "There it was, the one odd thing." },
      "[hero.nom] sighed.",
    ],
    middle: [
      "[hero.nom] made a list of everything that was like the others.",
      "Nose, one. Toes, all there. Likes cake: yes, very much.",
      "Then [hero.he] wrote “laugh”, and put the pencil down.",
      "“Hee-honk,” [hero.he] said, quite softly.",
      "No, nobody else had that.",
    ],
    high: [
      "Why did the others never ask? [hero.nom] wished to get to the bottom of it, and so [hero.he] made a list.",
      { to: 4, say: "“What is the same,” it said on the left. And it grew: nose, toes, cake, being ticklish." },
      {
        from: 5,
        say: "“What is the same,” it said on the left, and it grew and grew: nose, toes, cake, being ticklish.",
      },
      "“What is different,” it said on the right, and there was only a single word: hee-honk.",
      "“Only one,” said [hero.nom]. “You would think that one did not count.”",
      "[hero.he] folded the list so that the left side was on the outside.",
      "But whichever way [hero.he] folded it, the right side shone through.",
      {
        from: 5,
        say: "It had been written with a heavy hand. One writes like that what one has thought about for a long time.",
      },
    ],
  },
];
