import { writeBook } from "#author/write-book.ts";
import { LANGUAGES } from "#book/languages.ts";
import { SAMPLE_FORM } from "./sample-book.ts";
import type { Row } from "./row.ts";

const BOOKS = 15;
const STORIES = {
  en: "A brave hedgehog called Pip wants to find the moon's lost button.",
  ro: "Un arici curajos pe nume Pip vrea să găsească nasturele pierdut al lunii.",
  de: "Ein mutiger Igel namens Pip möchte den verlorenen Knopf des Mondes finden.",
} as const;

/** Processor time that the words of an 8-page book take, planned and written: the mean of warm runs in the slowest language. */
export function measureWords(): Promise<Row[]> {
  const times = LANGUAGES.map((language) => {
    const form = { ...SAMPLE_FORM, language, pages: 8, title: "", story: STORIES[language] } as const;
    for (let seed = 0; seed < BOOKS; seed += 1) writeBook(form, String(seed));
    const before = process.cpuUsage();
    for (let seed = BOOKS; seed < 2 * BOOKS; seed += 1) writeBook(form, String(seed));
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000 / BOOKS;
  });
  const name = "an 8-page book, planned and written, processor time";
  return Promise.resolve([{ name, value: Math.max(...times), unit: "ms", limit: { most: 50 } }]);
}
