import type { Language } from "#book/languages.ts";
import type { FoundGoal } from "./find-goal.ts";

/** Before a Romanian plural verb of wishing, several that somebody makes or has. */
const OF_MANY_RO =
  /(?<!\p{L})(?:face|coace|coase|cre[șs]te|vinde|are|p[ăa]ze[șs]te|adun[ăa]) \p{Ll}+(?:i|e)(?: \p{Ll}+)? care (?:nu )?$/iu;

/** „Face covrigi care nu vor să fie mâncați“: what the pretzels want is not their baker’s wish. */
export function isWishOfMany({ goal, start }: FoundGoal, text: string, language: Language): boolean {
  return (
    language === "ro" &&
    goal.kind === "wish" &&
    OF_MANY_RO.test(text.slice(0, start)) &&
    /^(?:nu )?(?:vor|voiau|pot|puteau|[șs]tiu)\s/u.test(text.slice(start))
  );
}
