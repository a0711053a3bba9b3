import { describe, expect, test } from "vitest";
import { askedInRomanian } from "./asked-in-romanian.ts";
import { readIdea } from "./read-idea.ts";

/** Where whom it is asked about begins, by the words that stand there. */
function askedFrom(idea: string): string | undefined {
  const asked = askedInRomanian(idea);
  return asked && `${asked.of}: ${idea.slice(asked.at)}`;
}

describe("what a Romanian idea asks for, once the reason has been told", () => {
  test.each([
    ["Fiul meu Horia bate copiii la grădiniță. Îmi doresc o poveste despre un taur mic", "hero: un taur mic"],
    ["Irina are 5 ani și cântă toată ziua, așa că vreau o tobiță spartă", "hero: o tobiță spartă"],
    ["băiatul meu vrea cu un excavator care sapă", "hero: un excavator care sapă"],
    ["Robert e fascinat de scule. Vrea o șurubelniță care a căzut", "hero: o șurubelniță care a căzut"],
    ["copilul zice așa: un dinozaur verde merge la grădi", "hero: un dinozaur verde merge la grădi"],
    ["Tema: prietenia. Clasa pregătitoare. Două creioane se ceartă mereu.", "hero: Două creioane se ceartă mereu."],
    ["Bunicul a murit. O poveste blândă despre dor, cu o rândunică", "hero: o rândunică"],
    ["vreau un cadou pentru nașă. o povste despre un ac de cusut", "hero: un ac de cusut"],
    ["Copiii mei vor mereu altceva. Vrem o poveste în care regina stupului dispare", "hero: regina stupului dispare"],
    ["Ioana a mâncat prea mult. Ce ziceți de un castor cu o carie?", "hero: un castor cu o carie?"],
    ["mami scrie tu. e un balaur mic care strănută", "hero: un balaur mic care strănută"],
    ["ăla mic zice să fie cu o rechină știrbă", "hero: o rechină știrbă"],
    ["Bunica zice că în fântână trăiește o broască bătrână", "hero: o broască bătrână"],
    ["Pentru fina mea Ruxandra, la botez. Despre o furnică țesătoare", "hero: o furnică țesătoare"],
    ["Alexia vrea o poveste cu o pisică vampir", "hero: o pisică vampir"],
    ["Sora mea are un hamster nesuferit. Hamsterul se crede șeful casei", "hero: Hamsterul se crede șeful casei"],
    ["Poate să fie personaj un capac de oală?", "hero: un capac de oală?"],
    ["păi e un fulger care face curse", "hero: un fulger care face curse"],
    ["fiul meu iubește spațiul. o colonie pe marte unde trăiește o găină curioasă", "hero: o găină curioasă"],
    ["Avem un cocoș, Ghiță. Să fie o poveste cu Ghiță, care s-a supărat", "known: Ghiță, care s-a supărat"],
  ])("%s", (idea, asked) => {
    expect(askedFrom(idea)).toBe(asked);
  });

  test.each([
    "Ana începe școala luni și plânge. Povestea să fie despre ea, cum intră în clasă.",
    "Lucrez ca asistentă. Tudor al meu se operează mâine. Să fie vorba chiar despre el.",
    "Andreea, nepoțica mea, merge în tabără. Aș dori să fie despre ea: o noapte în tabără.",
  ])("is the child itself: %s", (idea) => {
    const [hero] = readIdea(idea, "ro").figures;
    expect(idea).toContain(hero?.name);
    expect(hero?.name).not.toBe("");
  });

  test.each([
    "Un urs vrea să audă o poveste despre un zmeu",
    "Castelul e pustiu și bucătăreasa Profira a rămas fără sare. O ajută cineva, poate un șoricel?",
    "Alpaca Fulga nu mai vede pe unde merge. Poate o ajută cineva.",
    "A fost odată o carte despre un cal",
  ])("is nothing else where the story has begun: %s", (idea) => {
    expect(askedInRomanian(idea)).toBeUndefined();
  });

  test("has the name and the kind that were told before", () => {
    const [hero] = readIdea(
      "Cel mic întreabă mereu de cocoșul nostru, Ghiță. Să fie o poveste cu Ghiță.",
      "ro",
    ).figures;
    expect(hero).toMatchObject({ name: "Ghiță", concept: "rooster" });
  });

  test("lends a being the trouble of the child, and a thing none", () => {
    const lead = "Nepotul meu Luca plânge când pierde la jocuri.";
    expect(readIdea(`${lead} O poveste cu un arici.`, "ro").trouble?.clause).toContain("plânge");
    expect(readIdea(`${lead} O poveste cu un zar.`, "ro").trouble?.clause ?? "").not.toContain("plânge");
  });
});
