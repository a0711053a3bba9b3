import type { ByLanguage, Language } from "#book/languages.ts";
import { SAID_ASIDE } from "#content/lexicon/instruction-words/said-aside.ts";
import { SAID_OTHERWISE } from "#content/lexicon/instruction-words/said-otherwise.ts";
import { mendSpelling } from "./mend-spelling.ts";
import { type PlainText, Rewordable, type Rewording } from "./plain-text.ts";
import type { Scene } from "./scene.ts";

type Rule = readonly [said: RegExp, plainly: string];

const rulesOf = (language: Language): readonly Rule[] =>
  [...SAID_ASIDE[language].map((said) => [said, ""] as const), ...SAID_OTHERWISE[language]].map(([said, plainly]) => [
    new RegExp(`(?<!\\p{L})(?:${said})(?!\\p{L})${plainly === "" ? ",?" : ""}`, "dgu"),
    plainly,
  ]);

const RULES: ByLanguage<readonly Rule[]> = { en: rulesOf("en"), ro: rulesOf("ro"), de: rulesOf("de") };

/** An instruction without its courtesies, in words that the reader knows, and with its slips of the finger put right. */
export function sayPlainly(typed: string, language: Language, scene: Scene): PlainText {
  const plain = new Rewordable(typed.normalize("NFC"));
  let folded = foldInPlace(plain.text);
  for (const [said, plainly] of RULES[language]) {
    if (folded.search(said) < 0) continue;
    plain.reword([...folded.matchAll(said)].flatMap((match) => rewordingsOf(match, plainly)));
    folded = foldInPlace(plain.text);
  }
  plain.reword(mendSpelling(plain.text, language, scene));
  return plain;
}

/** Lower case without diacritics, each letter in its place. */
function foldInPlace(text: string): string {
  return text.replaceAll(/\p{L}/gu, (letter) => {
    const folded = letter.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
    return folded.length === letter.length ? folded : letter;
  });
}

/** What goes before, between and behind the group that is kept, if one is. */
function rewordingsOf(match: RegExpExecArray, plainly: string): Rewording[] {
  const start = match.index;
  const end = start + match[0].length;
  const [before = "", after] = plainly.split("$1");
  const kept = match.indices?.[1];
  if (after === undefined || kept === undefined) return [{ start, end, text: before }];
  return [
    { start, end: kept[0], text: before },
    { start: kept[1], end, text: after },
  ];
}
