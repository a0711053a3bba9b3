import type { Refrain } from "#author/sentences.ts";

export const refrains: readonly Refrain[] = [
  {
    id: "till-found",
    again: "„Ce-i pierdut”, murmură [hero.nom], „e pierdut până-l găsesc!”",
    turned: "„Ce-i găsit”, murmură [hero.nom], „e găsit pentru doi!”",
  },
  {
    id: "somewhere",
    again: "„Aici nu”, murmură [hero.nom]. „Dar undeva, undeva!”",
    turned: "„Nu undeva”, murmură [hero.nom]. „Aici, aici, aici!”",
  },
  {
    id: "waiting",
    again: "„Așteaptă-mă!”, strigă [hero.nom]. „Vin acum, vin îndată!”",
    turned: "„Nu mai aștepta!”, strigă [hero.nom]. „Am ajuns, suntem aici!”",
  },
  {
    id: "one-place-less",
    again: "„Un loc mai puțin”, murmură [hero.nom]. „Un pas mai aproape!”",
    turned: "„Niciun pas mai mult”, murmură [hero.nom]. „Suntem toți acasă!”",
  },
];
