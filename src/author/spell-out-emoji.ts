import { EMOJI } from "#content/lexicon/emoji.ts";
import type { Language } from "#book/languages.ts";
import { wordsFor } from "#lexicon/find-concept.ts";

const ANY = /\p{Extended_Pictographic}/u;

/**
 * Puts the word for an emoji that stands for one: "🦔 + 🎈" → "hedgehog + balloon". A text that has words for it keeps its
 * emoji as what they are there, an ornament; so only what is nearly all emoji is spelled out.
 */
export function spellOutEmoji(text: string, language: Language): string {
  if (!ANY.test(text) || (text.match(/\p{L}+/gu) ?? []).length > MOST_WORDS) return text;
  return EMOJI.reduce((spelled, [emoji, concept]) => {
    const words = wordsFor(concept, language);
    const word = words?.noun?.word ?? words?.phrases[0];
    return word === undefined ? spelled : spelled.replaceAll(emoji, ` ${word} `);
  }, text);
}

const MOST_WORDS = 6;
