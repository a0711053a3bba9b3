import { writeFileSync } from "node:fs";
import { LANGUAGES } from "#book/languages.ts";
import { learnFromToldIdeas } from "../src/author/testing/learn-from-told-ideas.ts";

/** Writes by which signs an idea’s hero is known, learnt from the told ideas. */
for (const language of LANGUAGES) {
  const file = new URL(`../content/hero-weights/${language}.json`, import.meta.url);
  const learnt = await learnFromToldIdeas(language);
  writeFileSync(file, `${JSON.stringify(learnt, undefined, 2)}\n`);
  process.stdout.write(`${language}: ${Object.keys(learnt).length} signs\n`);
}
