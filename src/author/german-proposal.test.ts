import { describe, expect, test } from "vitest";
import { readIdea } from "./read-idea.ts";

const heroOf = (idea: string) => {
  const [hero] = readIdea(idea, "de").figures;
  return [hero?.name, hero?.concept];
};

describe("who is asked for goes before whoever was told of", () => {
  test.each([
    [
      "Greta ist vier und hat Angst vorm Föhn. Könntet ihr was mit einem Föhn machen, der nur schmusen will?",
      "hairdryer",
    ],
    ["Für meine Patentante, sie sammelt Eulen. Hauptfigur wäre eine Eule mit Brille, die nichts mehr sieht.", "owl"],
    [
      "Mein Mann ist Elektriker. Die Kinder hätten gern eine Glühbirne, die sich vor dem Dunkeln fürchtet",
      "light-bulb",
    ],
    ["Wir fahren bald an die Nordsee. Ich denke an eine Krabbe, die seitwärts in die Schule läuft.", "prawn"],
    ["Jetzt will Pepe nicht mehr baden. Ich stelle mir einen Hai vor, der selber wasserscheu ist.", "shark"],
    ["Meine Tochter hat ADHS. In ihrer Geschichte kommt ein Papagei vor, der nicht stillhalten kann.", "parrot"],
    ["Also meine Kinder (3 und 6) haben sich auf ein Nilpferd geeinigt. Das Nilpferd will Ballett tanzen.", "hippo"],
    ["Lasst bitte einen Maulwurf auf einen Kirchturm steigen. Mein Neffe (7) findet das komisch.", "mole"],
    [
      "Mein Enkel hat Hörgeräte bekommen. Ein Grashüpfer, der die Wiese zum ersten Mal hört, würde gut passen.",
      "grasshopper",
    ],
    ["Meine Kinder zanken nur. Bitte was von zwei Socken, die in der Wäsche getrennt werden", "sock"],
    [
      "Unser Nachbar ist Gärtner. Bitte etwas aus der Sicht vom Kirschbaum, er fürchtet sich vor der Säge.",
      "cherry-tree",
    ],
    ["Eine Geschichte für Opa über seinen Traktor", "tractor"],
  ])("%s", (idea, kind) => {
    expect(heroOf(idea)).toEqual(["", kind]);
  });
});

describe("a story begins where whoever writes stops to talk of their own people", () => {
  test.each([
    ["Tante Hilde hat ihr Gebiss verlegt. Das Gebiss geht auf Weltreise!", "", "false-teeth"],
    ["Meine Frau ist Hebamme. Die Störchin Adele bringt aus Versehen ein Ei zu den Elefanten.", "Adele", "stork"],
    ["Weihnachtsgeschenk für Opa, er war Lokführer. Eine alte Dampflok möchte noch einmal fahren.", "", "locomotive"],
    ["Mein Vater hatte Brieftauben. Eine davon, die Herta, soll den Weg zurück finden.", "Herta", "pigeon"],
  ])("%s", (idea, name, kind) => {
    expect(heroOf(idea)).toEqual([name, kind]);
  });
});

describe("the child itself stays the hero", () => {
  test.each([
    ["Unser Sohn Ilja darf keine Erdnüsse essen. Er soll der Held sein. Sein Rucksack darf sprechen.", "Ilja"],
    ["Meine Tochter Rima steht in der Pause allein. Es soll um sie gehen und um einen Apfelkern.", "Rima"],
    ["Emma hat einen neuen kleinen Bruder und ist sauer. Kann das Schaukelpferd sie trösten?", "Emma"],
  ])("%s", (idea, name) => {
    expect(heroOf(idea)[0]).toBe(name);
  });
});
