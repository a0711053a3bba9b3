import type { FamilyId } from "#author/families/family.ts";
import type { FamilyWords } from "#author/sentences.ts";

/** Titles, by the family of the plot. */
export const titles: Readonly<Record<FamilyId, FamilyWords["titles"]>> = {
  wish: [
    { title: "{name} und der riesengroße Wunsch" },
    { title: "Noch einmal, {name}!" },
    { title: "{name} will {wish}" },
    { title: "Wie {name} es schaffte" },
  ],
  lost: [{ title: "{name} sucht {thing.acc}" }, { title: "Wo ist {thing}?" }],
  fear: [{ title: "{name} und die Wackelknie" }, { title: "Wie {name} mutig wurde" }],
  mystery: [{ title: "{name} will es wissen" }, { title: "{name} und die summende Frage" }],
};
