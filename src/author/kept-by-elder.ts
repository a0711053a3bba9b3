import { conceptById } from "#lexicon/find-concept.ts";
import type { ReadFigure } from "./reading.ts";

/** From a grown-up on: „de la trei are un“, „ține acasă o“, „a găsit un“. */
const HAS =
  /^(?:\p{L}+ ){1,3}?(?:(?:din|de la|de pe) [^,.!?]{2,30}? )?(?:are|avea|[țt]ine|cre[șs]te|a primit|[șs]i-a luat|[șs]i-a cump[ăa]rat)(?: (?:acas[ăa]|[îi]n [^,.!?]{2,20}|la [^,.!?]{2,20}))? (?:un|o) (?:pui de |\p{Ll}+ )?$/u;

/** What is told of whoever is kept. */
const TOLD = /^\p{L}+(?: \p{Ll}+){0,3}?,? (?:care|c[ăa]r(?:uia|eia)|pe care|ce) /u;

const GROWN: ReadonlySet<string> = new Set(
  "woman man grandmother grandfather aunt uncle neighbour great-grandmother great-grandfather".split(" "),
);

/** „Tanti Aurica are un papagal care spune tot“: the story is that of whom she keeps. */
export function keptByElder(first: ReadFigure, figures: readonly ReadFigure[], text: string): ReadFigure | undefined {
  if (!GROWN.has(first.concept)) return undefined;
  return figures.find(({ at, concept }) => {
    const known = conceptById(concept);
    const isBeing = known?.kind === "figure" && known.type !== "EverydayPeople";
    return isBeing && at > first.at && HAS.test(text.slice(first.at, at)) && TOLD.test(text.slice(at));
  });
}
