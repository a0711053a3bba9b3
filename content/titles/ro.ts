import type { SentenceBook } from "#author/sentences.ts";

/** Titles, by what the hero is after. */
export const titles: SentenceBook["titles"] = [
  { goals: ["wish"], title: "{name} și dorința cea mare" },
  { goals: ["wish"], title: "Încă o dată, {name}!" },
  { goals: ["wish"], title: "{name} vrea {wish}" },
  { goals: ["wish"], title: "Cum a reușit {name}" },
  { goals: ["lost"], title: "{name} caută {thing}" },
  { goals: ["lost"], title: "Unde e {thing}?" },
  { goals: ["fear"], title: "{name} și genunchii tremurători" },
  { goals: ["fear"], title: "Cum a găsit {name} curajul" },
  { goals: ["question"], title: "{name} vrea să știe" },
  { goals: ["question"], title: "{name} și întrebarea care bâzâie" },
];
