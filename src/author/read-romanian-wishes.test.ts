import { describe, expect, test } from "vitest";
import { ownPlace } from "./own-place.ts";
import { readIdea } from "./read-idea.ts";

const read = (idea: string) => readIdea(idea, "ro");

describe("what a Romanian idea says is wanted", () => {
  test.each([
    ["rățoiul Mac nu se poate opri din vorbit", "să se oprească din vorbit"],
    ["Bondarul Zum vrea neapărat să vadă marea", "să vadă marea"],
    ["Veverița își dorește din tot sufletul să zboare", "să zboare"],
    ["Teodora nu poate dormi cu verișoara ei mai mică atunci când vine în vizită", "să doarmă"],
    ["Cocoșul nu mai poate să cânte și tot satul întârzie la muncă", "să cânte"],
  ])("%s", (idea, phrase) => {
    expect(read(idea).goal?.phrase).toBe(phrase);
  });

  test.each([
    "David nu vrea la grădiniță",
    "Eric nu mai vrea la fotbal, și-a aruncat mănușile.",
    "Un castravete mic nu vrea deloc să intre în borcan",
    "Carla nu vrea cu niciun chip să doarmă singură",
    "Sabina minte că s-a spălat pe dinți",
    "De treizeci de ani nu mai vorbește nimeni cu Ursulețul Pif",
  ])("is not what is refused or done by nobody: %s", (idea) => {
    const { goal, trouble } = read(idea);
    expect(goal?.phrase ?? "").toMatch(/^$|^să nu/u);
    expect(trouble?.clause).toMatch(/nu|minte/u);
  });

  test.each([
    ["Pe șantier lucrează macaraua Mara. Îi e frică de înălțime. Cum scapă de frică?", "înălțime"],
    ["Fetița mea, Daria, are 5 ani. Îi e teamă de tunete. Aș dori o poveste în care descoperă norii.", "tunete"],
  ])("is told before the writer asks for the rest: %s", (idea, phrase) => {
    expect(read(idea).goal).toMatchObject({ kind: "fear", phrase });
  });

  test("is none of what the writer wants", () => {
    const { goal } = read(
      "Un uriaș plânge mereu. Nimeni nu știe de ce. Aș vrea ca uriașul să fie personajul principal.",
    );
    expect(goal?.phrase).not.toContain("personajul");
  });
});

describe("what is amiss in a Romanian idea", () => {
  test.each([
    [
      "Alexia trebuie să facă un vaccin și plânge mereu. Aș dori o poveste în care e curajoasă. Mulțumesc mult!!",
      "vaccin",
    ],
    ["Iepurele Bubu a căzut în spatele caloriferului. El strigă, dar jucăriile dorm.", "căzut"],
    ["O mănuşă şi-a pierdut perechea în metrou.", "pierdut"],
  ])("is told of its hero and never thanks anybody: %s", (idea, word) => {
    expect(`${read(idea).trouble?.clause} ${read(idea).goal?.phrase}`).toContain(word === "pierdut" ? "pereche" : word);
    expect(read(idea).trouble?.clause).not.toMatch(/mul[țt]umesc/iu);
  });
});

describe("a Romanian idea in a book", () => {
  test("wishes for nothing that another wants, nor without somebody who was named elsewhere", () => {
    const others = read("La colț e un semafor. Culorile lui se ceartă, fiecare vrea să stea aprinsă mai mult.");
    expect(others.goal?.phrase ?? "").not.toContain("aprinsă");
    const another = read("Iepurele Bubu a căzut în spatele caloriferului. Sara nu poate adormi fără el.");
    expect(another.goal?.toldAs ?? another.goal?.isUntellable ?? true).toBeTruthy();
  });

  test("is afraid of what the doctor has to do, and wishes for none of it", () => {
    const { goal } = read("Alexia trebuie sa faca un vaccin saptamana viitoare si plange mereu.");
    expect(goal).toMatchObject({ kind: "fear", phrase: "vaccin" });
  });

  test("lives in no place that its hero refuses, nor in one that is not said whose it is", () => {
    expect(ownPlace("David nu vrea la grădiniță", "ro", "SmallVillage")).toBeUndefined();
    expect(ownPlace("Daria se mută la țară, în satul bunicilor.", "ro", "SmallVillage")?.phrase).toBe(
      "în satul bunicilor",
    );
  });

  test("plays in no sea for what is big or flown over", () => {
    const played = (idea: string) => read(idea).environment.value;
    expect(played("Alpaca Fulga are lâna așa de mare că nu mai vede pe unde merge.")).not.toBe("UnderwaterKingdom");
    expect(played("Balonul a scăpat din mâna unui copil. Zboară peste blocuri, peste mare.")).not.toBe(
      "UnderwaterKingdom",
    );
  });

  test("tells what is amiss with the hero by what the hero does, however the hero is described", () => {
    expect(read("Un castravete mic și verde nu vrea deloc să intre în borcan").trouble?.clause).toMatch(/^nu vrea/u);
  });

  test("begins behind a class that is counted in Roman numbers", () => {
    const { trouble } = read(
      "Porcușorul de Guineea al clasei a II-a B a dispărut în weekendul când era la Mara acasă.",
    );
    expect(trouble?.clause).toBe("a dispărut în weekendul când era la Mara acasă");
  });

  test("is told with its marks though none was typed", () => {
    expect(read("Gabi si cu Dragos vor amandoi aceeasi trotineta").goal?.phrase).toBe(
      "să aibă amândoi aceeași trotinetă",
    );
  });
});

test.each([
  ["un extraterestru nu stie romaneste", "să învețe românește"],
  ["O pisică nu vorbește câinește", "să învețe câinește"],
])("a language is learnt, and no deed: %s", (idea, wish) => {
  expect(readIdea(idea, "ro").goal?.phrase).toBe(wish);
});

test("nobody looks for all that they have forgotten", () => {
  expect(readIdea("Elefănțelul care a uitat tot", "ro").goal).toBeUndefined();
});
