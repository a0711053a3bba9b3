import type { Variant } from "#author/sentences.ts";

export const wish: readonly Variant[] = [
  {
    id: "one-friend",
    shows: { at: "home", shot: "medium", hour: "day", hero: { pose: "think", mood: "sad" } },
    low: [
      "[hero.nom] had a funny laugh: “Hee-honk!”",
      "[hero.nom] had soup for two.",
      "But [hero.he] had no friend.",
      { from: 2, say: "“Just one would do,” said [hero.nom]." },
      { hook: true, say: "Where do you find one?" },
    ],
    middle: [
      "There was nothing that [hero.nom] wanted more than a friend.",
      "It did not have to be a big one. A small one would do.",
      "“Somebody who does not mind my laugh,” [hero.he] said. “Hee-honk!”",
      "The cup on the other side did not mind. But it was only a cup.",
      "“Right,” said [hero.nom]. “I am going to look for one. Today.”",
    ],
    high: [
      "[hero.nom] had everything one needs: a blanket, a doorbell, and a game for two.",
      "What was missing was the other one of the two.",
      "“It is because of my laugh,” [hero.he] told the game. “Nobody wants to sit next to a hee-honk.”",
      "The game had waited such a long time that its corners had gone soft.",
      "“A friend,” said [hero.nom], out loud, to hear how it sounded. It sounded good.",
      "So [hero.he] put on [hero.his] best face and went to find one.",
      {
        from: 5,
        say: "It is not quite clear where friends grow, but at home, behind a closed door, they hardly ever come up.",
      },
    ],
  },
  {
    id: "window-seat",
    shows: { at: "home", shot: "close", hour: "day", hero: { pose: "sit", mood: "sad" } },
    low: [
      "They were playing out there!",
      "[hero.nom] sat and watched.",
      "“I want a friend,” [hero.he] said.",
      { from: 2, say: "Somebody fell. It was so funny!" },
      "“Hee-honk!” Nobody heard it.",
    ],
    middle: [
      "Outside, they played catch, and [hero.nom] watched from the window.",
      "Somebody ran into a bucket. “Hee-honk!” went [hero.nom], and quickly closed the curtain.",
      "With a laugh like that, one plays alone.",
      "“But I do not want to play alone,” [hero.he] told the curtain.",
      "“I want a friend, and I am going to get one.”",
    ],
    high: [
      {
        to: 4,
        say: "From the window [hero.nom] had seen a great many games. [hero.he] knew the rules of all of them.",
      },
      {
        from: 5,
        say: "From the window [hero.nom] had seen a considerable number of games, and [hero.he] knew the rules of all of them.",
      },
      {
        to: 4,
        say: "[hero.he] knew who cheated at catch, and who was always “it”. [hero.he] knew who had to go home first.",
      },
      { from: 5, say: "[hero.he] knew who cheated at catch, and who was always “it”, and who had to go home first." },
      "“I would be quite good at it,” [hero.he] told the window. “I would even be ‘it’.”",
      "Then somebody ran into a bucket, and it just came out: “Hee-honk!”",
      "Down there they looked up, and whispered, and went a bit further away.",
      "“A friend,” said [hero.nom], with [hero.his] nose against the glass. “One single friend. I must go out and ask.”",
      {
        from: 5,
        say: "There was a round patch of breath left on the pane, and it stayed for a while and looked after [hero.him].",
      },
    ],
  },
  {
    id: "wanted",
    shows: {
      at: "near",
      shot: "medium",
      hour: "day",
      hero: { pose: "point", mood: "determined" },
      things: [{ thing: "letter", where: "ground" }],
    },
    low: [
      "[hero.nom] put up a sign.",
      "“Friend wanted!” it said.",
      "“I laugh like this: hee-honk.”",
      { from: 2, say: "[hero.nom] waited next to it." },
      "Nobody came. Yet.",
    ],
    middle: [
      "“Wanted: a friend,” wrote [hero.nom], and hung it up {near}.",
      "“I am nice. I can share. My laugh goes hee-honk, but not at night.”",
      "[hero.he] read it again and crossed out the laugh.",
      "Then [hero.he] wrote it back in, because one ought to be honest.",
      "“Now I have to wait,” [hero.he] said. “Or go and look. Both!”",
    ],
    high: [
      { to: 4, say: "The notice hung {near}, a little crooked. [hero.nom] had no one to hold the other corner." },
      {
        from: 5,
        say: "The notice hung {near}, a little crooked, since [hero.nom] had no one to hold the other corner.",
      },
      "“Friend wanted,” it said. “May be large or small. Must like soup.”",
      "Lower down, where the letters got smaller, it said: “Laugh: unusual. Hee-honk. Can be got used to.”",
      "{neighbours} came and read it, all of it, and went on, and somebody giggled.",
      "“They have only read the beginning,” [hero.nom] told [hero.self].",
      { to: 4, say: "There were little strips with the address on it. But in the evening, not one had been torn off." },
      {
        from: 5,
        say: "But in the evening, on the little strips with the address, not a single one had been torn off.",
      },
      "So [hero.he] tore one off [hero.self], and set out to deliver it personally.",
    ],
  },
  {
    id: "soup-for-two",
    shows: { at: "home", shot: "medium", hour: "day", hero: { pose: "hold", mood: "calm" } },
    low: [
      "One spoon for [hero.nom].",
      "One spoon for… nobody.",
      "“I wish I had a friend,” said [hero.nom].",
      { from: 2, say: "“Hee-honk!” That was a sad one." },
      "“I will find one!”",
    ],
    middle: [
      "Every day [hero.nom] laid the table for two.",
      "The second one never came, because there was no second one.",
      "“It must be my laugh,” said [hero.nom]. “Hee-honk. It scares the soup.”",
      "[hero.he] ate both bowls, and was full, and still something was empty.",
      "“Tomorrow somebody will sit there,” [hero.he] decided. “I shall go and find them.”",
    ],
    high: [
      "The soup was always too much, for [hero.nom] cooked it for two.",
      "“Just in case,” [hero.he] told the second bowl, which had never been used.",
      "It could be on account of the laugh, that hee-honk of a laugh, which nobody else had.",
      "Or it could be that nobody knew about the soup.",
      "[hero.nom] looked at the steam going up, first from the one bowl, and then from the other.",
      "“A friend,” [hero.he] said, “is someone with whom it is just the right amount.”",
      "And with that, [hero.he] took off the apron and went out of the door.",
      { from: 5, say: "Behind [hero.him] the soup went cold, twice, but it was the hopeful kind of cold." },
    ],
  },
];
