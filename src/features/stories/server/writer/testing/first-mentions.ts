import type { Book } from "#book/book.ts";
import type { CastCard } from "#book/cast-card.ts";
import { kitFor } from "#lexicon/grammar/kit.ts";

/** Who is spoken of as known ("the owl") before the book has brought them in ("an owl", or by name). */
export function firstMentionFaults({ cast, pages, language }: Book): readonly string[] {
  const text = pages.map((page) => page.text).join("\n");
  const kit = kitFor(language);
  return cast.flatMap((card) => {
    // Of two of a kind nobody can tell which is meant.
    if (cast.filter(({ called }) => called === card.called).length > 1) return [];
    const participant = { name: "", concept: card.called, sex: card.sex };
    const definite = (["kind", "kindAcc", "kindDat", "kindGen"] as const).map((key) => kit.form(participant, key));
    // A few words have no article of their own in Romanian: "ninja".
    if (definite[0] === kit.form(participant, "noun")) return [];
    const known = firstOf(text, definite);
    const introduced = firstOf(text, introductionsOf(card, language));
    return known !== undefined && (introduced === undefined || known < introduced)
      ? [`“${text.slice(known, known + 30)}” stands before ${card.name || card.called} is brought in`]
      : [];
  });
}

function introductionsOf(card: CastCard, language: Book["language"]): readonly string[] {
  const kit = kitFor(language);
  const participant = { name: "", concept: card.called, sex: card.sex };
  if (card.name !== "") return [card.name];
  const noun = kit.form(participant, "noun");
  const articles = { en: ["a", "an"], ro: ["un", "o", "unui", "unei"], de: ["ein", "eine", "einen", "einem", "einer"] };
  return [
    ...(["a", "aAcc", "aDat"] as const).map((key) => kit.form(participant, key)),
    ...articles[language].map((article) => `${article} ${noun}`),
    // With its adjective between: "an old owl".
    ...articles[language].map((article) => `${article} … ${noun}`),
  ];
}

function firstOf(text: string, phrases: readonly string[]): number | undefined {
  const places = phrases.flatMap((phrase) => {
    const pattern = phrase
      .replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`)
      .replace(" … ", String.raw`\s+(?:\p{L}+\s+){1,2}`);
    const whole = new RegExp(String.raw`(?<![\p{L}-])${pattern}(?![\p{L}])`, "giu");
    return [...text.matchAll(whole)]
      .filter((match) => !isCompound(text, match.index + match[0].length))
      .slice(0, 1)
      .map(({ index }) => index);
  });
  return places.length > 0 ? Math.min(...places) : undefined;
}

/** "The robot market": a kind that only says what sort of place or thing comes after it. */
function isCompound(text: string, end: number): boolean {
  const next = /^ (?<word>[a-z]+)/u.exec(text.slice(end))?.groups?.["word"];
  return next !== undefined && COMPOUND_OF.test(next);
}

const COMPOUND_OF = /^(?:market|school|house|shop|town|city|hall|show|train|bus|costume|toy|suit|stall)$/u;
