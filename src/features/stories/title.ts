import { countSigns } from "#book/count-signs.ts";
import { LIMITS } from "#contract/limits.ts";

/** True for a title that can be saved: 3 to 99 signs once trimmed and composed (S5.1). */
export function isTitle(text: string): boolean {
  const signs = countSigns(text.normalize("NFC").trim());
  return signs >= LIMITS.title.min && signs <= LIMITS.title.max;
}
