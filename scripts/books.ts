// Writes twenty books from twenty ideas in each language, as the product would make them from the idea alone, to be read whole
// after each change of a sentence. Usage: npm run books [language …]; the books are in out/books.
import { mkdir, writeFile } from "node:fs/promises";
import { analyseIdea } from "#author/analyse-idea.ts";
import { measureText } from "#author/measure-text.ts";
import { writeBook } from "#author/write-book.ts";
import type { BookPage } from "#book/book.ts";
import { COMPLEXITIES, PAGE_COUNTS } from "#book/choices.ts";
import { LANGUAGES } from "#book/languages.ts";
import { IDEAS_TO_READ } from "./books/ideas.ts";

const FOLDER = "out/books";

function picture({ plan }: BookPage): string {
  const { environment, indoors } = plan.place;
  const figures = plan.figures.map(
    ({ who, pose, mood, holds, looksAt }) =>
      `${who} ${pose}, ${mood}${holds ? `, holds ${holds}` : ""}${looksAt ? `, looks at ${looksAt}` : ""}`,
  );
  const things = plan.things.map(({ thing, where }) => `${thing} (${where})`);
  return [
    `${environment}${indoors ? `, ${indoors}` : ""}`,
    plan.hour,
    plan.weather,
    plan.shot,
    ...figures,
    ...things,
  ].join(" · ");
}

await mkdir(FOLDER, { recursive: true });
const wanted = process.argv.slice(2);
for (const language of LANGUAGES.filter((each) => wanted.length === 0 || wanted.includes(each))) {
  for (const [index, idea] of IDEAS_TO_READ[language].entries()) {
    const { confidence: _confidence, ...form } = analyseIdea(idea, language);
    const complexity = COMPLEXITIES[index % COMPLEXITIES.length] ?? "Dreamer";
    const pages = form.pages === 24 ? 24 : (PAGE_COUNTS[index % 3] ?? 8);
    const started = performance.now();
    const book = writeBook({ ...form, pages, complexity, title: "", story: idea }, `to be read ${index}`);
    const took = performance.now() - started;
    const told = book.pages.map((page, number) => {
      const { words, longestSentence } = measureText(page.text, language);
      return `## ${number + 1} · ${page.beat}\n\n${page.text}\n\n_${picture(page)} · ${words} words, ${longestSentence} in the longest sentence_\n`;
    });
    const head = `# ${book.title}\n\n> ${idea}\n\n${form.genre} · ${form.theme} · ${complexity} · ${pages} pages · written in ${took.toFixed(0)} ms\n`;
    const name = `${language}-${String(index + 1).padStart(2, "0")}`;
    await writeFile(`${FOLDER}/${name}.md`, [head, ...told].join("\n"));
    process.stdout.write(`${FOLDER}/${name}.md  ${book.title}  (${took.toFixed(0)} ms)\n`);
  }
}
