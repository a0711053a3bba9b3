// Measures the rows of the speed table that exist, side by side in one run, prints them and writes out/bench.json.
import * as fs from "node:fs";
import { measureBook } from "./measure-book.ts";
import { measureCreate } from "./measure-create.ts";
import { measureLighthouse } from "./measure-lighthouse.ts";
import { measureLoad } from "./measure-load.ts";
import { measureModels } from "./measure-models.ts";
import { measurePageTurn } from "./measure-page-turn.ts";
import { measurePdf } from "./measure-pdf.ts";
import { measurePictures } from "./measure-pictures.ts";
import { measureRead } from "./measure-read.ts";
import { measureStart } from "./measure-start.ts";
import { measureWords } from "./measure-words.ts";
import { isWithin, type Row } from "./row.ts";

const rows: Row[] = [];
for (const measure of [
  measureWords,
  measureBook,
  measurePictures,
  measurePdf,
  measureStart,
  measureCreate,
  measureModels,
  measureRead,
  measureLoad,
  measureLighthouse,
  measurePageTurn,
]) {
  const measured = await measure();
  for (const row of measured) console.log(lineOf(row));
  rows.push(...measured);
}
fs.mkdirSync("out", { recursive: true });
fs.writeFileSync("out/bench.json", `${JSON.stringify(rows.map(toPlain), undefined, 2)}\n`);
process.exit(rows.some((row) => isWithin(row) === false) ? 1 : 0);

function lineOf(row: Row): string {
  const within = isWithin(row);
  const limit = toPlain(row).limit;
  const verdict = within === undefined ? "" : within ? "  ok" : "  OVER";
  return `${row.name.padEnd(64)} ${row.value.toFixed(3).padStart(10)} ${row.unit.padEnd(6)} ${limit ?? ""}${verdict}`;
}

function toPlain({ name, value, unit, limit }: Row) {
  const text = limit === undefined ? undefined : "most" in limit ? `<= ${limit.most}` : `>= ${limit.least}`;
  return { name, value, unit, limit: text };
}
