import type { Refrain } from "#author/sentences.ts";

export const refrains: readonly Refrain[] = [
  {
    id: "step-by-step",
    again: "„Pas cu pas”, cântă [hero.nom], „și încă un pas!”",
    turned: "„Pas cu pas”, cântă [hero.nom], „și aici am rămas!”",
  },
  {
    id: "far-and-apart",
    again: "„Departe, departe”, murmură [hero.nom], „dar mai am o parte!”",
    turned: "„Departe, departe”, murmură [hero.nom], „dar nimic nu ne desparte!”",
  },
  {
    id: "not-here-not-there",
    again: "„Nici aici, nici acolo”, murmură [hero.nom]. „Deci mai încolo!”",
    turned: "„Nici acolo, nici mai încolo”, murmură [hero.nom]. „Chiar aici!”",
  },
  {
    id: "a-little-more",
    again: "„Încă un pic”, strigă [hero.nom], „și încă un pic!”",
    turned: "„Niciun pic mai departe”, strigă [hero.nom]. „Doar un pic de supă!”",
  },
  {
    id: "the-long-way-round",
    again: "„Pe ocolite”, cântă [hero.nom], „și pe nimerite!”",
    turned: "„Mult ocolite”, cântă [hero.nom], „dar bine nimerite!”",
  },
];
