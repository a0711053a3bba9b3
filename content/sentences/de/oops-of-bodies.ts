import type { Aside } from "#author/sentences.ts";

export const oopsOfBodies: readonly Aside[] = [
  {
    bodies: ["bird"],
    low: "Eine Feder stand senkrecht.",
    middle: "Drei Federn zeigten nach links und eine nach rechts.",
    high: "Als es vorbei war, zeigten drei Federn nach links, und die vierte fragte nach dem Weg.",
  },
  {
    bodies: ["bird", "insect"],
    low: "Die Flügel waren verknotet.",
    middle: "Die Flügel hatten sich zu einer Schleife gebunden.",
    high: "Irgendwie hatten sich die Flügel zu einer Schleife gebunden, und für eine Schleife war sie recht hübsch.",
  },
  {
    bodies: ["swimmer"],
    low: "Es kamen Blasen. Blubb!",
    middle: "Eine Menge Blasen stieg auf, und jede machte blubb.",
    high: "Eine lange Reihe von Blasen stieg auf, und jede sagte mit einer anderen Stimme blubb.",
  },
  {
    bodies: ["swimmer"],
    low: "Vorn war jetzt hinten.",
    middle: "Eine Weile war nicht klar, wo vorn und wo hinten war.",
    high: "Eine ganze Weile hätte niemand sagen können, wo vorn war, und hinten wollte es nicht gewesen sein.",
  },
  {
    bodies: ["scales"],
    low: "Rundherum, wie ein Deckel!",
    middle: "Es ging rundherum wie bei einem Topfdeckel.",
    high: "Es ging rundherum wie bei einem Topfdeckel, immer langsamer und mit immer mehr Wawawawa.",
  },
  {
    bodies: ["insect"],
    low: "Sechs Beine, und keins war einverstanden.",
    middle: "Sechs Beine wollten in sechs Richtungen.",
    high: "Sechs Beine wollten in sechs verschiedene Richtungen, und einen Augenblick lang taten sie es auch.",
  },
  {
    bodies: ["vehicle"],
    low: "Tut! Das war die Hupe.",
    middle: "Etwas machte tut, das noch nie tut gemacht hatte.",
    high: "Etwas machte tut, das noch nie tut gemacht hatte. Dann machte alles tut, nur die Hupe nicht.",
  },
  {
    bodies: ["vehicle"],
    low: "Ein Licht schielte.",
    middle: "Eine der Lampen schaute jetzt in den Himmel.",
    high: "Eine der Lampen schaute jetzt in den Himmel, und es schien ihr dort zu gefallen.",
  },
  {
    bodies: ["spirit"],
    low: "Alles wackelte sehr.",
    middle: "Alles wackelte wie ein Pudding in der Straßenbahn.",
    high: "Alles wackelte wie ein Pudding in der Straßenbahn und kam nur langsam zur Ruhe.",
  },
  {
    bodies: ["thing"],
    low: "Da machte es ding!",
    middle: "Es machte ding, wie ein Löffel, dem man etwas verraten hat.",
    high: "Es machte ding, wie ein Löffel, dem man ein Geheimnis verraten hat und der es nicht behalten kann.",
  },
  {
    bodies: ["thing"],
    low: "Es rollte hin und rollte her.",
    middle: "Erst rollte es hin, dann rollte es her, dann gar nicht mehr.",
    high: "Erst rollte es hin, dann rollte es her, dann wurde die Sache überdacht und liegen gelassen.",
  },
];
