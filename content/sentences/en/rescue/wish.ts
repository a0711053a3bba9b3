import type { Variant } from "#author/sentences.ts";

export const wish: readonly Variant[] = [
  {
    id: "then-i-go",
    shows: { at: "home", shot: "medium", hour: "day", hero: { pose: "point", mood: "determined" } },
    low: [
      "It had to be done.",
      "But it was far. So very far!",
      "“I will {mywish}!” said [hero.nom].",
      { from: 2, say: "“Who comes with me?” It was quiet." },
      "“Then I go now.”",
    ],
    middle: [
      "It had to be done, and somebody had to do it.",
      "Everyone {world} said that it was too far. They went on with their breakfast.",
      "[hero.nom] put down the spoon.",
      "“I will {mywish}!” [hero.he] said.",
      { hook: true, say: "“When?” asked the spoon, or so it seemed. “Now.”" },
    ],
    high: [
      "There are things that have to be done, and there are things that are very far away.",
      "This one was both.",
      {
        to: 4,
        say: "“Somebody ought to go,” people said {world}. They looked at one another, and then at the butter.",
      },
      {
        from: 5,
        say: "“Somebody ought to go,” people said {world}, and they looked at one another, and then at the butter.",
      },
      "[hero.nom] waited a bit, in case somebody was somebody else.",
      "Then [hero.he] stood up. “I will {mywish}!”",
      { to: 4, say: "It was said before [hero.he] could think about it. Now it stood in the room like a guest." },
      {
        from: 5,
        say: "It was said before [hero.he] could think about it, and afterwards it stood in the room like a guest.",
      },
      "“Well then,” said [hero.nom] to it. “In that case we had better go.”",
      {
        from: 5,
        say: "That is how most great journeys begin: not with a plan, but with a sentence that one can no longer take back.",
      },
    ],
  },
  {
    id: "how-far",
    shows: { at: "home", shot: "close", hour: "day", hero: { pose: "read", mood: "determined", holds: "map" } },
    low: [
      "[hero.nom] looked at the map.",
      "Here was home. There was the end.",
      "“I have to {mywish}.”",
      { from: 2, say: "In between it was all white." },
      "“So that is where I go,” said [hero.nom].",
    ],
    middle: [
      "[hero.nom] spread out the map, and it hung over the table on both sides.",
      "“I have to {mywish}!” [hero.he] said.",
      "On the map it was only as long as a spoon.",
      "“One spoon,” said [hero.nom]. “One can manage one spoon.”",
      "Where the way went, the map was white, and it rustled.",
    ],
    high: [
      "[hero.nom] had a map, and it was a very honest one.",
      "Where somebody had been, there were trees and names on it. Where nobody had been, it was white.",
      "“I have to {mywish}!” said [hero.nom].",
      "[hero.he] followed the way across, past the last name, and out into the white.",
      "“It is not empty there,” [hero.he] told [hero.self]. “It has only not been drawn yet.”",
      "And as no one else was going to draw it, [hero.nom] sharpened something and took it along.",
      {
        from: 5,
        say: "White, if you come to think of it, is the friendliest of all the colours, because it leaves everything open.",
      },
    ],
  },
  {
    id: "nobody-else",
    shows: { at: "home", shot: "medium", hour: "day", hero: { pose: "think", mood: "determined" } },
    low: [
      "[hero.nom] lay awake all night.",
      "[hero.he] had to {wish}.",
      "“But I am so small,” [hero.he] said.",
      { from: 2, say: "The way was long. The night was, too." },
      "“Small ones can go far!”",
    ],
    middle: [
      "[hero.nom] thought about it on the left side and on the right side.",
      "It was far, and it was not going to get any nearer.",
      "But [hero.he] had to {wish}.",
      "“I am small,” said [hero.nom], “but I am the one who is awake.”",
      "By the time it was light, the decision had been made.",
    ],
    high: [
      "All night long something had been knocking, and it was not at the door.",
      "It knocked inside [hero.nom], and it always knocked the same thing.",
      "[hero.he] had to {wish}.",
      "“Ask somebody bigger,” [hero.nom] told it, and put the blanket over both of them.",
      "It asked nobody bigger. It went on knocking, with great politeness.",
      "“Is it far?” asked [hero.nom] at last. It was far. “Is it difficult?” It was.",
      "“Then I should like some breakfast first,” explained [hero.nom], and it stopped at once.",
      {
        from: 5,
        say: "For whoever asks about breakfast has already said yes, and only needs a little time to notice.",
      },
    ],
  },
  {
    id: "to-the-end",
    shows: { at: "near", shot: "wide", hour: "day", hero: { pose: "gaze", mood: "curious" } },
    low: [
      "Where does the path go?",
      "It goes over there, and on, and on.",
      "[hero.nom] had to {wish}.",
      { from: 2, say: "[hero.he] asked how long it would take." },
      "“Long,” the wind seemed to say.",
    ],
    middle: [
      "{near} there is a spot where one can see far.",
      "[hero.nom] stood there and looked to where things get small.",
      "“It is beyond that,” [hero.he] said, “and then some.”",
      "[hero.he] had to {wish}.",
      "“First I go to where it is small,” said [hero.nom]. “Then I see.”",
    ],
    high: [
      { to: 4, say: "There is a spot {near} from where one can see for miles." },
      { from: 5, say: "There is a spot {near} from where one can see as far as there is anything to see." },
      "Behind it, as everybody knows, it goes on.",
      "[hero.nom] stood there until [hero.his] eyes watered.",
      { to: 4, say: "For that was where it was, right at the end. And [hero.he] had to {wish}." },
      { from: 5, say: "Because that was where it was, beyond what could be seen, and [hero.he] had to {wish}." },
      "“One cannot even see it from here,” [hero.he] said. “That is what I call far.”",
      { to: 4, say: "Then [hero.he] had an idea. “If I go to where it is small, it will get big on the way.”" },
      {
        from: 5,
        say: "Then [hero.he] had an idea. “If I go to where it is small, it will be big by the time I get there.”",
      },
      { hook: true, say: "It was the first good thought of the journey, and it would not be the last." },
      {
        from: 5,
        say: "Things do that, it is well known. They grow as soon as you walk up to them, and some of them turn friendly as well.",
      },
    ],
  },
];
