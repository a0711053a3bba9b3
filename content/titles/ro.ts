import type { FamilyId } from "#author/families/family.ts";
import type { FamilyWords } from "#author/sentences.ts";

/** Titles, by the family of the plot. */
export const titles: Readonly<Record<FamilyId, FamilyWords["titles"]>> = {
  wish: [
    { title: "{name} și dorința cea mare" },
    { title: "Încă o dată, {name}!" },
    { title: "{name} vrea {wish}" },
    { title: "Cum a reușit {name}" },
  ],
  lost: [{ title: "{name} caută {thing}" }, { title: "Unde e {thing}?" }],
  fear: [{ title: "{name} și genunchii tremurători" }, { title: "Cum a găsit {name} curajul" }],
  mystery: [{ title: "{name} vrea să știe" }, { title: "{name} și întrebarea care bâzâie" }],
};
