import type { Variant } from "#author/sentences.ts";

export const plan2: readonly Variant[] = [
  {
    id: "bigger",
    shows: { at: "home", shot: "medium", hour: "day", hero: { pose: "point", mood: "determined" } },
    low: [
      "“Now I do it bigger,” said [hero.nom].",
      "A bigger run. A bigger jump.",
      "And a bigger breakfast!",
      { from: 2, say: "That part went well at once." },
    ],
    middle: [
      "“The plan was good,” said [hero.nom]. “It was only too small.”",
      "So [hero.he] made everything bigger: the run, the breath and the breakfast.",
      "The breakfast was the first part to be finished.",
      "“It is working already!” said [hero.nom] happily.",
    ],
    high: [
      "“I know what was wrong,” remarked [hero.nom], pacing up and down {home}. “It was too small.”",
      "A bigger plan was needed, with a bigger run-up and altogether more of everything.",
      "[hero.he] took the old plan and wrote the word very in front of each line.",
      "“Very begin,” it said now. “Very be finished.”",
      "It looked so impressive that [hero.nom] read it out twice.",
      "What could possibly go wrong with so much very?",
      { from: 5, say: "A little of the very was left over, and [hero.nom] put it in front of the word lunch." },
    ],
  },
  {
    id: "book-of-plans",
    shows: { at: "home", shot: "close", hour: "day", hero: { pose: "read", mood: "curious", holds: "book" } },
    low: [
      "[hero.nom] looked in a book.",
      "“How Things Are Done,” it said.",
      "Page one: “Just do it.”",
      { from: 2, say: "There was no page two." },
      "“Hm,” said [hero.nom].",
    ],
    middle: [
      "[hero.nom] owned a book called “How Things Are Done”.",
      "On page one it said: “Quite simple, see page two.”",
      "On page two it said: “As we said on page one.”",
      "“A clever book,” said [hero.nom], and shut it. “It means that I know already!”",
    ],
    high: [
      "In such cases [hero.nom] asked the book called “How Things Are Done, with Pictures”.",
      "Most of the pictures showed a person who was pleased.",
      "How the person had got that way was on the page that was stuck together with jam.",
      "[hero.nom] held it up to the light, sniffed at it, and licked one corner.",
      "“Strawberry,” [hero.he] read. “That is a start.”",
      "The rest would have to be thought up, and thinking up was what [hero.nom] did best.",
      { from: 5, say: "So the book was put back on its shelf, and it could go on being right without being asked." },
    ],
  },
  {
    id: "tools",
    shows: { at: "home", shot: "wide", hour: "day", hero: { pose: "hold", mood: "determined", holds: "rope" } },
    low: [
      "This time [hero.nom] took a rope.",
      "It was a long, long rope.",
      "“What are you for?” [hero.nom] asked it.",
      { from: 2, say: "“That will turn out,” [hero.he] said." },
    ],
    middle: [
      "For the second plan [hero.nom] fetched a rope, the longest one there was.",
      "“With a rope,” [hero.he] said, “one can do nearly anything.”",
      "For example? [hero.nom] thought about it.",
      "“For example, carry a rope,” [hero.he] said, and was already on the way.",
    ],
    high: [
      "The second plan had one great advantage over the first: there was a rope in it.",
      "[hero.nom] wound it round [hero.his] middle four times, and the end still dragged along behind.",
      "{neighbours} stopped and stared.",
      "“A rope,” said [hero.nom] with dignity, “is always for something. It only does not know it yet.”",
      "Then [hero.he] stepped on the end and stood still rather suddenly.",
      "“You see?” [hero.he] said. “It works as a brake, too.”",
      { from: 5, say: "They had to admit that, and for the first time that day, one or two of them looked impressed." },
    ],
  },
  {
    id: "sleep-on-it",
    shows: { at: "near", shot: "medium", hour: "day", hero: { pose: "lie", mood: "calm" } },
    low: [
      "[hero.nom] lay down to think.",
      "[hero.he] thought with closed eyes.",
      "“I am not asleep,” [hero.he] said. “I think!”",
      { from: 2, say: "And then [hero.he] snored a little." },
    ],
    middle: [
      "Good ideas come lying down, so [hero.nom] lay down {near}.",
      "“Now,” [hero.he] said, “I am going to think very hard.”",
      "Soon one could hear it thinking, in and out, in and out.",
      "And then, with a jump, [hero.nom] was wide awake. “I have it!”",
    ],
    high: [
      "There are people who think on their feet, but [hero.nom] had always thought better lying down.",
      "So [hero.he] lay {near}, put a leaf over both eyes, and thought.",
      "From outside it looked like sleep, and it sounded like it, too.",
      "{neighbours} went past on tiptoe.",
      "Then an ear twitched, and then a foot, and then everything at once.",
      "“I have it!” cried [hero.nom], and was off before the leaf had touched the ground.",
      {
        from: 5,
        say: "It sank down slowly and lay there, still warm, as the only one that knew how the idea had begun.",
      },
    ],
  },
];
