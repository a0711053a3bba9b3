import type { Refrain } from "#author/sentences.ts";

// The tags "strigă", "cântă", "murmură" are the same in the present and in the perfect simplu: a refrain serves all levels.
export const refrains: readonly Refrain[] = [
  {
    id: "one-more",
    again: "„Încă o dată”, strigă [hero.nom], „și gata!”",
    turned: "„Încă o dată?” „Mâine”, murmură [hero.nom]. „Azi e gata!”",
  },
  {
    id: "nearly",
    again: "„Încă nu”, murmură [hero.nom], „dar aproape-aproape!”",
    turned: "„Nu mai e aproape”, murmură [hero.nom]. „E chiar aici!”",
  },
  {
    id: "up-again",
    again: "„Jos e jos”, murmură [hero.nom], „iar sus e sus!”",
    turned: "„Și jos e bine”, murmură [hero.nom], „dacă suntem doi!”",
  },
  {
    id: "who-if-not",
    again: "„Dacă nu eu, cine?”, strigă [hero.nom]. „Dacă nu azi, când?”",
    turned: "„Dacă nu noi, cine?”, strigă [hero.nom]. „Dacă nu aici, unde?”",
  },
  {
    id: "crumb",
    again: "„Nu-i nimic”, murmură [hero.nom]. „Un picuț tot pot!”",
    turned: "„Vezi?”, strigă [hero.nom]. „Acum pot de tot!”",
  },
  {
    id: "hop",
    again: "„Hop și stop”, cântă [hero.nom], „și hop până-n vârf!”",
    turned: "„Hop și stop”, cântă [hero.nom], „vârful e al nostru!”",
  },
];
