import type { Variant } from "#author/sentences.ts";

export const excuse: readonly Variant[] = [
  {
    id: "shoelace",
    shows: { at: "near", shot: "medium", hour: "day", hero: { pose: "shy", mood: "scared" } },
    low: [
      "“Are you coming?” they called.",
      "“Soon,” said [hero.nom]. “My shoe!”",
      "“And now?” “My nose!”",
      { from: 2, say: "“Which nose?” “The other one!”" },
      "But [hero.nom] was only scared.",
    ],
    middle: [
      "Whenever the others called, [hero.nom] was just very busy.",
      "“I cannot come,” [hero.he] said. “I have to count my toes.”",
      "The next day there was soup to be watched, in case it ran off.",
      "Excuses are like rabbits, there are more every day.",
      "And none of them made [hero.him] any braver.",
    ],
    high: [
      "By then [hero.nom] had an excuse for each day of the week, and two for Sunday.",
      "On Monday [hero.he] had a sore whisker, or would have had, with whiskers.",
      "On Tuesday there was soup that must not be left alone.",
      "“And what is it today?” somebody asked kindly, {near}.",
      "“Today,” said [hero.nom], “I have to wait for tomorrow. It is being delivered.”",
      "That was the best one so far, and [hero.he] did not enjoy it in the least.",
      {
        from: 5,
        say: "An excuse keeps you warm for a moment, like an exceedingly small blanket, but your feet always stick out.",
      },
    ],
  },
  {
    id: "not-me",
    shows: { at: "near", shot: "wide", hour: "day", hero: { pose: "stand", mood: "scared" } },
    low: [
      "“Are you scared?” asked a voice.",
      "“Me? Never!” squeaked [hero.nom].",
      "[hero.his] knees said something else.",
      { from: 2, say: "Knock, knock, knock, they said." },
      "[hero.nom] held them tight.",
    ],
    middle: [
      "“You are not scared, are you?” somebody asked.",
      "“I?” said [hero.nom], and laughed in three wrong notes.",
      "“I am never scared. I am only shaking because I am so full of energy.”",
      "[hero.his] knees shook their heads, if knees can do that.",
      "It is tiring to look brave all day long.",
    ],
    high: [
      "{neighbours} looked at [hero.nom] as if they only wished to know something.",
      "“Scared?” scoffed [hero.nom]. “I do not even know how one spells that.”",
      "They went on looking, a bit further down.",
      "“That is not trembling,” said [hero.nom]. “That is humming, but with all of me.”",
      "And all of [hero.him] hummed a little louder.",
      "Nobody laughed, and that was nearly worse.",
      {
        from: 5,
        say: "It takes a lot of strength to hide a fear, at least as much as it would take to carry it in the open.",
      },
    ],
  },
  {
    id: "long-way-round",
    shows: { at: "near", shot: "wide", hour: "day", hero: { pose: "walk", mood: "scared" } },
    low: [
      "[hero.nom] knew a safe way.",
      "It went round and round.",
      "It took all day long!",
      { from: 2, say: "By then the cake was gone." },
      "“Too long,” sighed [hero.nom].",
    ],
    middle: [
      "There was a short way, and there was a way without anything scary.",
      "The second one went past the well, round three corners and through a hedge.",
      "[hero.nom] took it each day and arrived with leaves all over.",
      "“You are late again,” people said. “The cake is all eaten.”",
      "Fear eats a lot of cake in one year.",
    ],
    high: [
      "In order never to meet {fear}, [hero.nom] went the long way round.",
      "It led past here, and behind there, and for a substantial part of it one had to hop.",
      "For a journey of five minutes one needed a sandwich.",
      "“There you are,” they said when [hero.he] arrived. “It was lovely. It is over.”",
      "[hero.nom] looked at the crumbs of the party, and picked up a paper hat.",
      "“I shall be on time tomorrow,” [hero.he] said. But both of them knew the way, [hero.he] and the fear.",
      {
        from: 5,
        say: "It is a peculiar thing to walk round something for so long that eventually you know it only from the outside.",
      },
    ],
  },
  {
    id: "practise-face",
    shows: { at: "home", shot: "close", hour: "day", hero: { pose: "think", mood: "scared" } },
    low: [
      "[hero.nom] made a brave face.",
      "The nose up. The eyes small.",
      "“Grrr!” said [hero.nom].",
      { from: 2, say: "Then something went creak." },
      "And the face ran away!",
    ],
    middle: [
      "In front of the mirror, [hero.nom] practised a brave face.",
      "[hero.he] pushed out [hero.his] chin and made [hero.his] eyes narrow.",
      "“Nobody frightens me,” [hero.he] growled.",
      "Then a floorboard creaked.",
      "When the face came back, it was under the bed, with all the rest of [hero.him].",
    ],
    high: [
      "“Being brave,” said [hero.nom] to the mirror, “is above all a question of the eyebrows.”",
      "[hero.he] pulled the left one down, and the right one up.",
      "It looked as if [hero.he] had sat on something sharp.",
      "“Grrr,” [hero.he] tried. “I am not afraid of {fear}.”",
      "Behind [hero.him] a floorboard cleared its throat meaningfully.",
      "When [hero.nom] looked into the mirror again, there was nobody there.",
      {
        from: 5,
        say: "“You can come out,” [hero.he] told [hero.self] after some time, from under the bed. “It was only the floor.”",
      },
    ],
  },
];
