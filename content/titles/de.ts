import type { FamilyId } from "#author/families/family.ts";
import type { FamilyWords } from "#author/sentences.ts";

/** Titles, by the family of the plot. */
export const titles = {
  wish: [
    { title: "{name} und der riesengroße Wunsch" },
    { title: "Noch einmal, {name}!" },
    { title: "{name} will {wish}" },
    { title: "Wie {name} es schaffte" },
  ],
  lost: [
    { title: "Noch ein Schritt, {name}!" },
    { title: "{name} sucht überall" },
    { title: "{name} sucht {thing.acc}" },
    { title: "Wo ist {thing}?" },
  ],
  fear: [
    { title: "{name} sagt buh" },
    { title: "{name} und der kleinste Schritt" },
    { title: "{name} und die Wackelknie" },
    { title: "Wie {name} mutig wurde" },
  ],
  mystery: [
    { title: "{name} und die elf Meinungen" },
    { title: "Detektiv: {name}" },
    { title: "{name} will es wissen" },
    { title: "{name} und die summende Frage" },
  ],
  oddity: [
    { title: "Zu {oddHow}? Genau richtig!" },
    { title: "{name}, genau {oddHow} genug" },
    { title: "Gar nicht zu {oddHow}" },
    { title: "{name} ist genau richtig" },
  ],
  friend: [
    { title: "{name} und das komische Lachen" },
    { title: "Freund gesucht" },
    { title: "{name} lacht anders" },
    { title: "Ein Lachen für zwei" },
  ],
  contest: [
    { title: "{name} und der Große Tag" },
    { title: "Nummer Eins macht peng" },
    { title: "{name} schraubt und schraubt" },
    { title: "{name} und die krumme Schraube" },
  ],
  rescue: [
    { title: "{name} und der weite Weg" },
    { title: "Immer dem Licht nach, {name}!" },
    { title: "{name} geht einfach los" },
    { title: "Hinterm Hügel geht es weiter" },
  ],
} satisfies Record<FamilyId | "oddity", FamilyWords["titles"]>;
