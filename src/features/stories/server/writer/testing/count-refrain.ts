import type { Book } from "#book/book.ts";
import { sentencesIn } from "#author/sentence-books.ts";
import { speakOn } from "#author/speak-on.ts";

const SLOT = /\[[^\]]*\]|\{[^}]*\}/gu;

/** How often a book says its refrain, whether its speaker is named or only goes on, and how often it turns it. */
export function countRefrain({ language, pages }: Book): { readonly again: number; readonly turned: number } {
  const { refrains, families } = sentencesIn(language);
  const all = [...refrains, ...Object.values(families).flatMap((family) => family.refrains ?? [])];
  const formsOf = (line: string) => [
    line,
    ...["hero", "helper"].map((role) => speakOn(line, `”[${role}.nom]`, language)),
    ...["hero", "helper"].map((role) => speakOn(line, `“[${role}.nom]`, language)),
  ];
  const counts = all.map(({ again, turned }) => ({
    again: pages.filter(({ text }) => formsOf(again).some((form) => says(form).test(text))).length,
    turned: pages.filter(({ text }) => formsOf(turned).some((form) => says(form).test(text))).length,
  }));
  return counts.toSorted((a, b) => b.again + b.turned - (a.again + a.turned))[0] ?? { again: 0, turned: 0 };
}

/** A sentence with anything in its slots, in capitals or not at its start. */
function says(line: string): RegExp {
  const parts = line.split(SLOT).map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`));
  return new RegExp(parts.join(".{1,60}?"), "iu");
}
