import { writeFileSync } from "node:fs";
import { LANGUAGES } from "#book/languages.ts";
import { learnFromToldIdeas } from "../src/author/testing/learn-from-told-ideas.ts";

/** Writes by which signs an idea’s hero is known and which words are common, learnt from the told ideas. */
for (const language of LANGUAGES) {
  const { weights, words } = await learnFromToldIdeas(language);
  const write = (folder: string, learnt: object) =>
    writeFileSync(
      new URL(`../content/${folder}/${language}.json`, import.meta.url),
      `${JSON.stringify(learnt, undefined, 2)}\n`,
    );
  write("hero-weights", weights);
  write("hero-words", words);
  process.stdout.write(
    `${language}: ${Object.keys(weights).length} signs, ${Object.values(words).flat().length} words\n`,
  );
}
