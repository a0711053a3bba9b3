import { describe, expect, test } from "vitest";
import { readIdea } from "./read-idea.ts";
import { toldOf } from "./testing/told-of.ts";

describe("where an idea tells of nothing else, people talk of others with the hero", () => {
  test.each([
    ["en", "teddy left out in the rain by a boy", "“[hero.he] is left out in the rain by a boy.”"],
    ["en", "a snowman who never gets invited anywhere", "“[hero.he] never gets invited anywhere.”"],
    [
      "en",
      "a queen who's fed up of being queen and swaps places with the cook",
      "“[hero.he] is fed up of being queen and swaps places with the cook.”",
    ],
    ["en", "Ben's new puppy", "“[hero.he] has a new puppy.”"],
    ["en", "unicorn birthday party", "“It is all about the birthday party.”"],
    ["en", "a pumpkin nobody wanted to carve", "“Nobody wanted to carve [hero.him].”"],
    ["ro", "Ursulețul de pluș uitat în dulap de o fetiță", "„E uitat în dulap de o fetiță.”"],
    ["ro", "David nu vrea la grădiniță", "„Nu vrea la grădiniță.”"],
    ["de", "Kuschelhase wird vom Hund vergraben", "„[hero.he] wird vom Hund vergraben.“"],
    [
      "de",
      "der kleine traktor kommt den steilen hang nicht mehr rauf",
      "„[hero.he] kommt den steilen Hang nicht mehr rauf.“",
    ],
    ["de", "ein Kaktus wünscht sich dass ihn wer umarmt", "„[hero.he] wünscht sich, dass ihn wer umarmt.“"],
  ] as const)("%s: %s", (language, idea, trouble) => {
    expect(toldOf(idea, language).trouble).toBe(trouble);
  });

  test("not of what is as it should be, and not where the hero is after something", () => {
    expect(toldOf("o poveste cu un veterinar care vorbeste cu animalele", "ro").trouble).toBeUndefined();
    expect(toldOf("a mole on a bus who wants to see the moon", "en")).toEqual({
      goal: "see the moon",
      trouble: undefined,
    });
  });
});

describe("whose wish it is", () => {
  test.each([
    [
      "en",
      "Wolf moves in next door. The sheep won't open the door. All he wants is to borrow some sugar",
      "borrow some sugar",
    ],
    ["en", "a robot who sweeps all day and what he'd love is to go outside", "go outside"],
    ["en", "a cat who misses her friend back on the farm", "see her friend again"],
    ["en", "a boy and his grandad go fishing", "go fishing"],
    ["en", "why does the sea have waves?", "why the sea has waves"],
    ["de", "der alte Bus soll auf den Schrottplatz", "nicht auf den Schrottplatz kommen"],
    ["de", "Clara lernt Fahrradfahren ohne Stützräder", "Fahrradfahren ohne Stützräder lernen"],
    ["ro", "luca vrea catel", "să aibă cățel"],
    ["ro", "un metrou care ar vrea sa iasa o data la lumina", "să iasă o data la lumina"],
  ] as const)("%s: %s", (language, idea, goal) => {
    expect(toldOf(idea, language).goal).toBe(goal);
  });

  test.each([
    ["en", "teddy left on the bus", "find the way home"],
    ["ro", "Ursulețul de pluș uitat în autobuz", "să găsească drumul spre casă"],
    ["de", "Kuschelhase wird in der S-Bahn vergessen", "den Weg nach Hause finden"],
    ["de", "Ein Teddy im Fundbüro", "den Weg nach Hause finden"],
  ] as const)("%s: who was left somewhere wants to get home: %s", (language, idea, goal) => {
    expect(toldOf(idea, language).goal).toBe(goal);
  });

  test.each([
    ["en", "Ellie has a wobbly tooth", "meet the tooth fairy"],
    ["ro", "Maria și dintele care se clatină", "să vadă Zâna Măseluță"],
    ["de", "Wackelzahn bei Theo", "die Zahnfee treffen"],
    ["en", "potty training, for Arlo aged 2", "use the potty like a grown-up"],
    ["de", "Erster Kitatag von Mila", "einen neuen Freund finden"],
    ["ro", "prima zi de grădiniță a Mariei", "să-și facă un prieten nou"],
    ["en", "our guinea pig Biscuit has escaped", "find the way home"],
    ["de", "Hamster Keks ist abgehauen", "den Weg nach Hause finden"],
    ["ro", "Andrei la stomatolog, prima oară", "să aibă curaj la dentist"],
    ["en", "badger moving house", "sleep well in the new house"],
    ["en", "sleepy sloth late for school again", "be on time"],
  ] as const)("%s: what a family asks for most comes to a deed: %s", (language, idea, goal) => {
    expect(toldOf(idea, language).goal).toBe(goal);
  });

  test("who keeps a lost property office is not lost", () => {
    expect(toldOf("an octopus that runs a lost property office", "en").goal).not.toBe("find the way home");
  });

  test.each([
    ["en", "Ben's new baby sister", "sing the baby to sleep"],
    ["en", "My daughter Ivy is getting a baby brother in May", "sing the baby to sleep"],
    ["ro", "Ilinca are un frățior nou", "să adoarmă bebelușul"],
    ["de", "Jonte bekommt eine kleine Schwester", "das Baby in den Schlaf singen"],
  ] as const)(
    "%s: who gets a brother or a sister sings the baby to sleep, and it does not go along: %s",
    (language, idea, goal) => {
      const { figures } = readIdea(idea, language);
      expect(figures.map(({ concept }) => concept)).not.toContain("sister");
      expect(figures.map(({ concept }) => concept)).not.toContain("brother");
      expect(toldOf(idea, language).goal).toBe(goal);
    },
  );

  test.each([
    ["en", "My niece is worried she won't find her way home", "the thought that she won’t find her way home"],
    [
      "en",
      "It's Tom's first day but what if nobody plays with him at break",
      "the thought that nobody plays with him at break",
    ],
    ["en", "a tree who is scared the birds will not come back", "the thought that the birds will not come back"],
    ["de", "Levi traut sich im Schwimmbad nicht vom Rand zu springen", "dem Springen vom Rand"],
  ] as const)("%s fears a thought: %s", (language, idea, fear) => {
    expect(readIdea(idea, language).goal).toMatchObject({ kind: "fear", phrase: fear });
  });

  test("what everybody does to the hero is no wish of the hero’s", () => {
    const told = toldOf("Maya is a small girl with a big voice and everyone keeps telling her to be quiet", "en");
    expect(told.trouble).toBe("“Everyone keeps telling her to be quiet.”");
    expect(told.goal).toBe("put things right");
  });
});
