import type { Refrain } from "#author/sentences.ts";

export const refrains: readonly Refrain[] = [
  {
    id: "one-more",
    again: "“One more try,” said [hero.nom]. “One more, and off I go!”",
    turned: "“One more try?” asked [helper.ref]. “Tomorrow,” said [hero.nom]. “And then for two!”",
  },
  {
    id: "nearly",
    again: "“Not yet,” said [hero.nom]. “But nearly, nearly, nearly!”",
    turned: "“Not nearly any more,” said [hero.nom]. “Really, really, really!”",
  },
  {
    id: "up-again",
    again: "“Down is down,” said [hero.nom]. “And up is up again!”",
    turned: "“Down is fun, too,” said [hero.nom]. “If two get up again!”",
  },
  {
    id: "who-if-not",
    again: "“Who if not me?” said [hero.nom]. “When if not now?”",
    turned: "“Who if not us?” said [hero.nom]. “Where if not here?”",
  },
  {
    id: "crumb",
    again: "“Never mind,” said [hero.nom]. “A bit of me still can!”",
    turned: "“You see?” said [helper.ref]. “All of me could!” laughed [hero.nom].",
  },
  {
    id: "hop",
    again: "“Hop and stop,” sang [hero.nom], “and to the top!”",
    turned: "“Hop and stop,” sang [hero.nom], “we are the top!”",
  },
];
