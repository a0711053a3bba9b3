import { mkdir, readFile, readdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { LANGUAGES, type Language } from "#book/languages.ts";
import { catalogueFaults, compileCatalogue, type Sources } from "./messages/compile-catalogue.ts";
import { keysModule } from "./messages/write-keys.ts";

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "..");

/** Reads `content/messages/<language>/*.json`; a key that two areas define is a fault. */
async function readSources(language: Language): Promise<Sources> {
  const folder = path.join(root, "content/messages", language);
  const sources: Sources = new Map();
  for (const file of (await readdir(folder)).toSorted()) {
    if (!file.endsWith(".json")) continue;
    const area: unknown = JSON.parse(await readFile(path.join(folder, file), "utf8"));
    for (const [key, message] of Object.entries(area as Record<string, unknown>)) {
      if (sources.has(key)) throw new Error(`${language}/${file}: "${key}" is defined twice`);
      sources.set(key, typeof message === "string" ? message : "");
    }
  }
  return sources;
}

const sources = new Map<Language, Sources>();
for (const language of LANGUAGES) sources.set(language, await readSources(language));

const faults = catalogueFaults(sources);
if (faults.length > 0) {
  console.error(
    `The message catalogues have ${faults.length} faults:\n${faults.map((fault) => `  ${fault}`).join("\n")}`,
  );
  process.exit(1);
}

const target = path.join(root, "src/messages/generated");
await mkdir(target, { recursive: true });
for (const [language, entries] of sources) {
  const body = JSON.stringify(Object.fromEntries(compileCatalogue(entries)));
  await writeFile(
    path.join(target, `${language}.ts`),
    `import type { Catalogue } from "../catalogue.ts";\n\nexport const messages: Catalogue = ${body};\n`,
  );
}
await writeFile(path.join(target, "keys.ts"), keysModule(sources.get("en") ?? new Map()));
