import { createHash } from "node:crypto";

/** A script that stands in the page itself and is run: it has neither a source nor a type. */
const INLINE = /<script>(.*?)<\/script>/gs;

/** What a content security policy must name for each script that the build has written into a page to be run. */
export const hashInlineScripts = (page: string): string[] =>
  [...page.matchAll(INLINE)].map(
    ([, script = ""]) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`,
  );
