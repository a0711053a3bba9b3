import { describe, expect, test } from "vitest";
import { indirectQuestion } from "./indirect-question.ts";
import { readIdea } from "./read-idea.ts";
import { settleGoal } from "./settle-goal.ts";
import { withoutNextClause } from "./without-next-clause.ts";
import { toldOf } from "./testing/told-of.ts";

describe("a goal in the parent's words", () => {
  test.each([
    ["en", "fly and meets a bear", "fly"],
    ["en", "keep him and Socks has to choose", "keep him"],
    ["en", "bread and butter", "bread and butter"],
    ["ro", "să înoate se împrietenește cu un delfin", "să înoate"],
    ["ro", "să apară și cea mică e sigură că s-a supărat", "să apară"],
    ["ro", "să tragă la căruță și crede că nu mai e bun", "să tragă la căruță"],
    ["ro", "să ieasă din garaj și orașul începe să miroasă", "să ieasă din garaj"],
    ["ro", "să se joace și să râdă", "să se joace și să râdă"],
    ["de", "einschlafen weil sich in seinem Kopf noch alles dreht", "einschlafen"],
    [
      "de",
      "mal am Tag wach sein und die Burg in der Sonne sehen",
      "mal am Tag wach sein und die Burg in der Sonne sehen",
    ],
    ["de", "auch mal vorne gehen und nicht immer nur hinterher", "auch mal vorne gehen"],
  ] as const)("%s ends where another clause begins: %s", (language, phrase, kept) => {
    expect(withoutNextClause(phrase, "wish", language)).toBe(kept);
  });

  test.each([
    ["en", "wish", "do was bake", "bake"],
    ["de", "wish", "er die ganze Mannschaft retten", "die ganze Mannschaft retten"],
    ["de", "wish", "traurig ist weil er nicht weinen", "weinen"],
    ["de", "wish", "Käse", "Käse haben"],
    ["de", "wish", "viel lieber einen Hund", "einen Hund haben"],
    ["de", "wish", "zusammen in den Urlaub", "zusammen in den Urlaub gehen"],
    ["de", "wish", "sich nicht auf die große Rutsche", "auf die große Rutsche gelangen"],
    ["de", "wish", "alles an bellen", "alles anbellen"],
    ["de", "wish", "nach Hause", "nach Hause"],
    ["de", "wish", "eine Gutenachtgeschichte hören", "eine Gutenachtgeschichte hören"],
    ["ro", "wish", "să aibă potcoave noi", "să aibă potcoave noi"],
    ["ro", "wish", "să aibă putere să urce dealul", "să aibă putere să urce dealul"],
  ] as const)("%s %s “%s” is told as “%s”", (language, kind, phrase, told) => {
    expect(settleGoal({ kind, phrase, confidence: 1 }, language)?.phrase).toBe(told);
  });

  test.each([
    ["en", "wish", "help find them"],
    ["en", "wish", "feed up of going the same way"],
    ["en", "wish", "avoid having anyone to sit with"],
    ["en", "question", "who made them"],
    ["ro", "wish", "să-l taie"],
    ["ro", "wish", "să aibă nimeni să o cumpere"],
    ["ro", "wish", "să certată pe un ou"],
    ["ro", "wish", "să aibă s-o vadă"],
    ["de", "wish", "als den ganzen Tag zuwinken"],
    ["ro", "fear", "mine"],
    ["ro", "question", "unde e"],
    ["de", "wish", "sie nicht aufsetzen"],
    ["de", "wish", "eine Geschichte über einen Lokführer haben"],
    ["de", "wish", "wird gewinnen"],
    ["de", "wish", "auf den Müll"],
    ["de", "question", "was ich nachts mache"],
    ["de", "question", "was nun"],
  ] as const)("%s %s “%s” is told in no book", (language, kind, phrase) => {
    expect(settleGoal({ kind, phrase, confidence: 1 }, language)).toBeUndefined();
  });

  test("whose words cannot be told is still what the idea is about, and the book takes the next that the idea has", () => {
    const { goal } = readIdea("Elster Elsa klaut glitzernde Sachen und will sie zurückgeben", "de");
    expect(goal).toMatchObject({ phrase: "sie zurückgeben", isUntellable: true });
    expect(toldOf("Elster Elsa klaut glitzernde Sachen und will sie zurückgeben", "de").goal).not.toContain("sie");
    expect(
      toldOf("The cow who jumped over the moon wants to do it again but she's older now", "en").goal,
    ).not.toContain("it");
  });
});

test.each([
  ["en", "An elephant who forgets everything", /forget/u],
  ["de", "Waschbär klaut Pausenbrote", /klauen/u],
] as const)(
  "what a hero does amiss is mended in %s, and not what the hero sets out to do: %s",
  (language, idea, deed) => {
    expect(toldOf(idea, language).goal).not.toMatch(deed);
  },
);

test.each([
  ["en", "two worms argue about who's the front", "be friends again"],
  ["de", "Streit im Hühnerstall", "sich wieder vertragen"],
] as const)("who quarrels is to get on again, in %s: %s", (language, idea, goal) => {
  expect(toldOf(idea, language).goal).toBe(goal);
});

test("what the writer’s own children ask is not what the hero wants to stop", () => {
  const idea = "My kids keep asking what's down the storm drain. I said an axolotl in a bow tie.";
  expect(toldOf(idea, "en").goal).not.toContain("asking");
});

test("who is looking for something wants that, in German", () => {
  expect(toldOf("Igel sucht Winterquartier", "de").goal).toContain("Winterquartier");
});

test("an English question has its subject first behind “wanted to know”", () => {
  expect(indirectQuestion("Why does the sea go out")).toBe("why the sea goes out");
  expect(indirectQuestion("how can he move without a key")).toBe("how he can move without a key");
  expect(indirectQuestion("where did the sun hide")).toBe("where the sun hid");
  expect(indirectQuestion("why is the moon round")).toBe("why the moon is round");
  expect(indirectQuestion("who stole the cake")).toBe("who stole the cake");
});

test.each([
  [
    "en",
    "our guinea pig Nugget died last week. a gentle story please about a guinea pig and saying goodbye",
    /died|dead/u,
  ],
  ["en", "two worms argue about who's the front", /argue/u],
  ["ro", "Motanul nostru Mițu a murit. Ceva blând despre el", /murit/u],
  ["de", "Frieda, unser Meerschweinchen, ist gestorben. Etwas Tröstliches bitte", /gestorben/u],
  ["de", "Zwei Socken, die sich verloren haben", /haben/u],
] as const)("nobody tells of one hero in %s what several do, nor that it has died: %s", (language, idea, words) => {
  expect(toldOf(idea, language).trouble ?? "").not.toMatch(words);
});
