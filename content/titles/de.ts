import type { SentenceBook } from "#author/sentences.ts";

/** Titles, by what the hero is after. */
export const titles: SentenceBook["titles"] = [
  { goals: ["wish"], title: "{name} und der riesengroße Wunsch" },
  { goals: ["wish"], title: "Noch einmal, {name}!" },
  { goals: ["wish"], title: "{name} will {wish}" },
  { goals: ["wish"], title: "Wie {name} es schaffte" },
  { goals: ["lost"], title: "{name} sucht {thing.acc}" },
  { goals: ["lost"], title: "Wo ist {thing}?" },
  { goals: ["fear"], title: "{name} und die Wackelknie" },
  { goals: ["fear"], title: "Wie {name} mutig wurde" },
  { goals: ["question"], title: "{name} will es wissen" },
  { goals: ["question"], title: "{name} und die summende Frage" },
];
