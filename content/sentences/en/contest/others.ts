import type { Variant } from "#author/sentences.ts";

export const others: readonly Variant[] = [
  {
    id: "forty-levers",
    shows: { at: "near", shot: "medium", hour: "day", hero: { pose: "tiptoe", mood: "surprised" } },
    low: [
      "[hero.nom] took a tiny peep.",
      "The others had something, too.",
      "So big! So shiny! So tall!",
      { from: 2, say: "It even had its own curtain." },
      "“Mine is small,” said [hero.nom]. “But mine.”",
    ],
    middle: [
      "[hero.nom] only wanted a quick look at what the others had.",
      "That was a mistake.",
      "One thing had forty levers, and another one polished itself.",
      "“Hm,” said [hero.nom], and went home rather slowly.",
      "“Mine will only do one thing,” [hero.he] thought. “But that one it will do.”",
    ],
    high: [
      "One should never look at what the others have. Everybody knows it, and everybody looks.",
      "So did [hero.nom], {near}, through a gap.",
      "There towered something with forty levers, and it gleamed so dazzlingly that it needed a curtain.",
      "The one beside it could whistle, iron, and wish you a splendid evening in three languages.",
      "“Good evening,” said [hero.nom], to be polite.",
      "On the way home everything that [hero.he] owned became a little smaller.",
      "“But not the wish,” [hero.he] said, and looked to make sure. “The wish is still the same size.”",
      {
        from: 5,
        say: "It was in fact a trifle bigger, for wishes grow when you compare them, while most other things shrink.",
      },
    ],
  },
  {
    id: "tell-the-small",
    shows: { at: "home", shot: "medium", hour: "day", hero: { pose: "sit", mood: "sad" } },
    low: [
      "[hero.nom] told {small} all about it.",
      "“The others have wonderful things!”",
      "{small} stayed quite calm.",
      { from: 2, say: "“Shiny things. With lids!”" },
      "“You are right,” said [hero.nom]. “I go on.”",
    ],
    middle: [
      "“You should see what the others have,” [hero.nom] told {small}.",
      "“One of them rings. One of them shines. One of them has a lid.”",
      "{small} took it calmly.",
      "“You do not think that a lid matters?” asked [hero.nom].",
      "They did not. So [hero.he] stopped thinking about the lid and went on.",
    ],
    high: [
      "If you need somebody to complain to, take somebody who does not interrupt.",
      "“The others have wonderful things,” [hero.nom] told {small}. “They have lids! They have handles on the lids!”",
      "{small} let it pass.",
      "“And what have I got? String,” said [hero.nom]. “And an exceedingly small amount of spoon.”",
      "“You mean I ought to begin anyway?” [hero.he] asked after a while.",
      "They had not said no, and so [hero.nom] thanked them and began.",
      {
        from: 5,
        say: "It is remarkable how much good advice can be got out of {small}, provided that one brings it along oneself.",
      },
    ],
  },
  {
    id: "a-screw-comes-by",
    plants: ["screw"],
    shows: { at: "near", shot: "close", hour: "day", hero: { pose: "kneel", mood: "curious" } },
    low: [
      "A little screw came rolling by.",
      "It was from the others. It shone.",
      "“I could use you,” said [hero.nom].",
      { from: 2, say: "[hero.he] held it for a while." },
      "Then [hero.he] gave it back.",
    ],
    middle: [
      "Something rolled up to [hero.nom] and lay down.",
      "It was a screw, a golden one, and it had come from the others.",
      "“I could do with one like you,” said [hero.nom].",
      "[hero.he] turned it this way and that way, and it shone on both sides.",
      "Then [hero.he] took it back to where it belonged.",
    ],
    high: [
      "While [hero.nom] was looking at what the others had, something came rolling out from under it.",
      "It was a screw, a golden one, with a head like a little sun.",
      "“If I had you,” remarked [hero.nom], “Number One would stand much straighter.”",
      "The screw did not say no. Nobody had seen it. It would have fitted into any pocket.",
      "[hero.nom] cradled it for as long as it takes to count to twenty.",
      "Then [hero.he] carried it back and laid it where it had been missing.",
      {
        to: 4,
        say: "“Somebody is going to look for you,” [hero.he] explained. [hero.he] felt light, and a bit cross about it.",
      },
      {
        from: 5,
        say: "“Somebody is going to look for you,” [hero.he] explained, and felt light, and a bit cross about it.",
      },
      {
        from: 5,
        say: "Doing the right thing feels like that quite often, and only much later does it begin to feel like something else.",
      },
    ],
  },
  {
    id: "how-big",
    shows: { at: "near", shot: "wide", hour: "day", hero: { pose: "look-back", mood: "surprised" } },
    low: [
      "“How big is theirs?” asked [hero.nom].",
      "Ten steps long. Ten steps high!",
      "“And mine? Not big at all!”",
      { from: 2, say: "It was not even there yet." },
      "“Good! Then it can still grow.”",
    ],
    middle: [
      "[hero.nom] measured what the others had. It was ten steps long.",
      "Then [hero.he] measured it upwards, as far as the string would go.",
      "“And how big is mine?” [hero.he] asked.",
      "So far it was not there at all.",
      "“Then nothing can be wrong with it,” said [hero.nom], and that was true.",
    ],
    high: [
      {
        to: 4,
        say: "“I have to know how big it is,” said [hero.nom]. And [hero.he] took a piece of string to measure it.",
      },
      {
        from: 5,
        say: "“One has to know what one is up against,” said [hero.nom], and took a piece of string to measure it.",
      },
      "What the others had was ten steps long, and the string ended halfway up.",
      "“And mine?” [hero.nom] measured the spot where it was going to stand. “Nothing across, and nothing high.”",
      "[hero.he] contemplated the two figures for a considerable while.",
      "“On the other hand,” [hero.he] said, “there is not one single mistake in it.”",
      "Nobody else {near} could say that of theirs.",
      {
        from: 5,
        say: "So [hero.nom] carried the string home again, wound up and hopeful. A thing without mistakes is not something you find every day.",
      },
    ],
  },
];
