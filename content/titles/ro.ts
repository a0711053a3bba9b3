import type { FamilyId } from "#author/families/family.ts";
import type { FamilyWords } from "#author/sentences.ts";

/** Titles, by the family of the plot. */
export const titles = {
  wish: [
    { title: "{name} și dorința cea mare" },
    { title: "Încă o dată, {name}!" },
    { title: "{name} vrea {wish}" },
    { title: "Cum a reușit {name}" },
  ],
  lost: [
    { title: "Încă un pas, {name}!" },
    { title: "{name} caută peste tot" },
    { title: "{name} caută {thing}" },
    { title: "Unde e {thing}?" },
  ],
  fear: [
    { title: "{name} zice bau" },
    { title: "{name} și pasul cel mic" },
    { title: "{name} și genunchii tremurători" },
    { title: "Cum a găsit {name} curajul" },
  ],
  mystery: [
    { title: "{name} și cele unsprezece păreri" },
    { title: "Detectiv: {name}" },
    { title: "{name} vrea să știe" },
    { title: "{name} și întrebarea care bâzâie" },
  ],
  oddity: [
    { title: "Prea {oddHow}?" },
    { title: "Tocmai destul de {oddHow}" },
    { title: "{name} și ceilalți" },
    { title: "Un prieten pentru {name}" },
  ],
  friend: [
    { title: "{name} și râsul cel ciudat" },
    { title: "Caut prieten!" },
    { title: "{name} râde altfel" },
    { title: "Un râs pentru doi" },
  ],
  contest: [
    { title: "{name} și Numărul Unu" },
    { title: "{name} și Ziua cea Mare" },
    { title: "Cling, clang, {name}!" },
    { title: "Unu, doi și {name}" },
  ],
  rescue: [
    { title: "{name} și drumul cel lung" },
    { title: "Drum bun, {name}!" },
    { title: "{name} pornește la drum" },
    { title: "Mai departe decât departe" },
  ],
} satisfies Record<FamilyId | "oddity", FamilyWords["titles"]>;
