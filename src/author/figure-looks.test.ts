import { expect, it } from "vitest";
import { readIdea } from "./read-idea.ts";

it("reads who goes about in a wheelchair, in three languages", () => {
  const ideas = [
    ["en", "Mia, a girl in a wheelchair, and her dog look for a lost star"],
    ["ro", "O fetiță în scaun cu rotile și un câine caută o stea pierdută"],
    ["de", "Ein Mädchen im Rollstuhl und ein Hund suchen einen verlorenen Stern"],
  ] as const;
  for (const [language, idea] of ideas) {
    const { figures } = readIdea(idea, language);
    expect(
      figures.map(({ wheelchair }) => wheelchair ?? false),
      idea,
    ).toEqual([true, false]);
  }
});
