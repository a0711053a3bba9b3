import type { Refrain } from "#author/sentences.ts";

export const refrains: readonly Refrain[] = [
  {
    id: "always-too",
    again: "„Prea {oddHow}”, murmură [hero.nom]. „Mereu prea {oddHow}!”",
    turned: "„Prea {oddHow}?”, strigă [hero.nom]. „Tocmai destul de {oddHow}!”",
  },
  {
    id: "a-bit-less",
    again: "„Nu așa de {oddHow}”, murmură [hero.nom]. „Nu așa, nu așa!”",
    turned: "„Tot așa de {oddHow}”, strigă [hero.nom]. „Tot așa, tot așa!”",
  },
  {
    id: "whose-fault",
    again: "„Iar prea {oddHow}”, murmură [hero.nom]. „Iar și iar!”",
    turned: "„Iar așa de {oddHow}”, strigă [hero.nom]. „Iar și iar!”",
  },
  {
    id: "once-only",
    again: "„Măcar o dată nu”, murmură [hero.nom]. „Măcar o dată!”",
    turned: "„Încă o dată da”, strigă [hero.nom]. „Încă o dată!”",
  },
];
