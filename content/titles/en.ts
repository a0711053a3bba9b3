import type { SentenceBook } from "#author/sentences.ts";

/** Titles, by what the hero is after. */
export const titles: SentenceBook["titles"] = [
  { goals: ["wish"], title: "{name} and the Very Big Wish" },
  { goals: ["wish"], title: "One More Try, {name}!" },
  { goals: ["wish"], title: "How {name} {Did}" },
  { goals: ["wish"], title: "{name} Wants to {Wish}" },
  { goals: ["lost"], title: "{name} and the Lost {Thing}" },
  { goals: ["lost"], title: "Where Is the {Thing}?" },
  { goals: ["fear"], title: "{name} and the Wobbly Knees" },
  { goals: ["fear"], title: "How {name} Became Brave" },
  { goals: ["question"], title: "{name} Wants to Know" },
  { goals: ["question"], title: "{name} and the Buzzing Question" },
];
