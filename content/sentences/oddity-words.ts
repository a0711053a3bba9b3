import type { ByLanguage } from "#book/languages.ts";

/** How it is told that somebody is or does too much of something: `{verb}` and `{how}` are what the idea says. */
export interface OddityWords {
  readonly tooMuch: string;
  /** What one is: after "I", "you" (German: du) and a name. */
  readonly being: { readonly me: string; readonly you: string; readonly he: string };
  /** What stands before a verb that acts on its doer: „mă mișc“. */
  readonly self: { readonly me: string; readonly you: string };
}

export const ODDITY_WORDS: ByLanguage<OddityWords> = {
  en: { tooMuch: "{verb} too {how}", being: { me: "am", you: "are", he: "is" }, self: { me: "", you: "" } },
  ro: { tooMuch: "{verb} prea {how}", being: { me: "sunt", you: "ești", he: "e" }, self: { me: "mă ", you: "te " } },
  de: { tooMuch: "{verb} zu {how}", being: { me: "bin", you: "bist", he: "ist" }, self: { me: "", you: "" } },
};
