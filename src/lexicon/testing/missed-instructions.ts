import type { Language } from "#book/languages.ts";
import { readInstructions } from "../read-instructions.ts";
import type { Scene } from "../read-instructions/scene.ts";
import { wishInWords } from "./instruction-scene.ts";

/** What is to be reported as not understood. */
const REPORTED = "?";

/**
 * The instructions that are not understood whole: every wish, no other, and nothing left over unless a "?" asks for it. Each
 * with what was read instead.
 */
export function missedOf(
  instructions: readonly (readonly [said: string, ...wishes: string[]])[],
  language: Language,
  scene: Scene,
): string[] {
  return instructions.flatMap(([said, ...wanted]) => {
    const { wishes, notUnderstood } = readInstructions(said, language, scene);
    const got = [...wishes.map(wishInWords), ...(notUnderstood.length > 0 ? [REPORTED] : [])].toSorted();
    if (JSON.stringify(got) === JSON.stringify(wanted.toSorted())) return [];
    return [`${said} → ${got.join(", ")}${notUnderstood.length > 0 ? ` (${notUnderstood.join(" / ")})` : ""}`];
  });
}
