import { createHash } from "node:crypto";

/** What stands in the page itself and is run or applied: it has neither a source nor a type. */
const INLINE = { script: /<script>(.*?)<\/script>/gs, style: /<style>(.*?)<\/style>/gs };

/** What a content security policy must name for each script, or style, that the build has written into a page. */
export const hashInline = (page: string, element: keyof typeof INLINE): string[] =>
  [...page.matchAll(INLINE[element])].map(
    ([, text = ""]) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`,
  );
