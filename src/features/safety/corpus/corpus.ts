import type { Language } from "#book/languages.ts";
import deFresh from "./de/fresh.json" with { type: "json" };
import deFresh2 from "./de/fresh-2.json" with { type: "json" };
import deFresh3 from "./de/fresh-3.json" with { type: "json" };
import deInnocent from "./de/innocent.json" with { type: "json" };
import deInstructions from "./de/instructions.json" with { type: "json" };
import deTricky from "./de/tricky.json" with { type: "json" };
import deUnsafe from "./de/unsafe.json" with { type: "json" };
import enFresh from "./en/fresh.json" with { type: "json" };
import enFresh2 from "./en/fresh-2.json" with { type: "json" };
import enFresh3 from "./en/fresh-3.json" with { type: "json" };
import enInnocent from "./en/innocent.json" with { type: "json" };
import enInstructions from "./en/instructions.json" with { type: "json" };
import enTricky from "./en/tricky.json" with { type: "json" };
import enUnsafe from "./en/unsafe.json" with { type: "json" };
import roFresh from "./ro/fresh.json" with { type: "json" };
import roFresh2 from "./ro/fresh-2.json" with { type: "json" };
import roFresh3 from "./ro/fresh-3.json" with { type: "json" };
import roInnocent from "./ro/innocent.json" with { type: "json" };
import roInstructions from "./ro/instructions.json" with { type: "json" };
import roTricky from "./ro/tricky.json" with { type: "json" };
import roUnsafe from "./ro/unsafe.json" with { type: "json" };

/** The rules may be tuned on the one half; the other is only ever measured. */
export type Half = "tuning" | "held apart";

/** What people might type, in one language. The `unsafe.json` files hold offensive words, which a gate is tested with. */
export interface Corpus {
  /** By kind; the gate may not let one pass as it is. */
  readonly unsafe: Readonly<Record<string, readonly string[]>>;
  /** Looks unsafe and is not. */
  readonly tricky: readonly string[];
  readonly innocent: readonly string[];
  /** Speaks to a machine instead of telling a story: may pass as words, may be told off, is never obeyed. */
  readonly instructions: readonly string[];
  /** Each written when the gate had been tuned, and measured once before the gate saw it: `docs/decisions/010-safety-corpus.md`. */
  readonly fresh: readonly FreshSet[];
}

export interface FreshSet {
  readonly unsafe: readonly string[];
  readonly harmless: readonly string[];
}

export const CORPUS: Readonly<Record<Language, Corpus>> = {
  en: {
    unsafe: enUnsafe,
    tricky: enTricky,
    innocent: enInnocent,
    instructions: enInstructions,
    fresh: [enFresh, enFresh2, enFresh3],
  },
  ro: {
    unsafe: roUnsafe,
    tricky: roTricky,
    innocent: roInnocent,
    instructions: roInstructions,
    fresh: [roFresh, roFresh2, roFresh3],
  },
  de: {
    unsafe: deUnsafe,
    tricky: deTricky,
    innocent: deInnocent,
    instructions: deInstructions,
    fresh: [deFresh, deFresh2, deFresh3],
  },
};

/** Every other text of a list, from the first on for tuning: add at a list's end, so that no text changes halves. */
export function halfOf(texts: readonly string[], half: Half): readonly string[] {
  return texts.filter((_, place) => (place % 2 === 0) === (half === "tuning"));
}
