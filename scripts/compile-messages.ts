import { mkdir, readFile, readdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { LANGUAGES, type Language } from "#book/languages.ts";
import { catalogueFaults, type Sources } from "./messages/compile-catalogue.ts";
import { findUnused } from "./messages/find-unused.ts";
import { partOf, PARTS, type Part } from "./messages/parts.ts";
import { keysModule } from "./messages/write-keys.ts";
import { partModule, wholeModule } from "./messages/write-catalogue.ts";

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "..");
const target = path.join(root, "src/messages/generated");
const parts = Object.keys(PARTS) as Part[];

interface Written {
  readonly all: Sources;
  readonly byPart: ReadonlyMap<Part, Sources>;
}

/** Reads `content/messages/<language>/*.json`. Throws for a key that two areas define. */
async function readSources(language: Language): Promise<Written> {
  const folder = path.join(root, "content/messages", language);
  const all: Sources = new Map();
  const byPart = new Map<Part, Sources>(parts.map((part) => [part, new Map()]));
  for (const file of (await readdir(folder)).toSorted()) {
    if (!file.endsWith(".json")) continue;
    const part = partOf(path.basename(file, ".json"));
    const area = JSON.parse(await readFile(path.join(folder, file), "utf8")) as Record<string, unknown>;
    for (const [key, message] of Object.entries(area)) {
      if (all.has(key)) throw new Error(`${language}/${file}: "${key}" is defined twice`);
      const text = typeof message === "string" ? message : "";
      all.set(key, text);
      byPart.get(part)?.set(key, text);
    }
  }
  return { all, byPart };
}

const written = new Map<Language, Written>();
for (const language of LANGUAGES) written.set(language, await readSources(language));

/** What the program is written in, without its tests: saying a key there is no use of it. */
async function readCode(): Promise<string[]> {
  const files = await readdir(path.join(root, "src"), { recursive: true });
  const code = files.filter((file) => /(?<!\.test)\.tsx?$/.test(file) && !file.includes("generated"));
  return Promise.all(code.map((file) => readFile(path.join(root, "src", file), "utf8")));
}

const faults = [
  ...catalogueFaults(new Map([...written].map(([language, { all }]) => [language, all]))),
  ...findUnused(written.get("en")?.all.keys() ?? [], await readCode()).map((key) => `"${key}" is said nowhere`),
];
if (faults.length > 0) {
  console.error(`The message catalogues have faults:\n${faults.map((fault) => `  ${fault}`).join("\n")}`);
  process.exit(1);
}

await rm(path.join(target, "parts"), { recursive: true, force: true });
await mkdir(path.join(target, "parts"), { recursive: true });
for (const [language, { byPart }] of written) {
  for (const [part, sources] of byPart) {
    await writeFile(path.join(target, "parts", `${language}-${part}.ts`), partModule(sources));
  }
  await writeFile(path.join(target, `${language}.ts`), wholeModule(language, parts));
}
const { all, byPart } = written.get("en") as Written;
await writeFile(path.join(target, "keys.ts"), keysModule(all, byPart.get("server") ?? new Map()));
