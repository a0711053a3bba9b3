import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { partOf } from "./parts.ts";

const root = path.resolve(import.meta.dirname, "../..");
const read = (file: string) => readFileSync(path.join(root, file), "utf8");

const filesIn = (folder: string) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" }).map((file) =>
    path.posix.join(folder, file.replaceAll("\\", "/")),
  );

/** The part of each key. */
const parts = new Map<string, string>();
for (const file of filesIn("content/messages/en")) {
  const part = partOf(path.basename(file, ".json"));
  for (const key of Object.keys(JSON.parse(read(file)) as object)) parts.set(key, part);
}

/** What is fetched with words of its own, and which. */
interface Spoken {
  readonly file: string;
  readonly speaks: ReadonlySet<string>;
}

const screens = filesIn("src").filter((file) => /\/web\/.*\.tsx?$/.test(file) && !/\.test\.tsx?$|generated/.test(file));
const spoken = screens.flatMap((file) => [...lazyOnes(file), ...modals(file)]);
const withOwnWords = new Set(spoken.map(({ file }) => file));

function lazyOnes(file: string): Spoken[] {
  const code = read(file);
  return [...code.matchAll(/= lazyWithWords\(([\s\S]*?)\);/g)].map(([, call = ""]) => {
    const [load = ""] = /^\w+/.exec(call) ?? [];
    const from = /import\("/.test(call) ? call : (new RegExp(`const ${load} = [^;]*;`).exec(code)?.[0] ?? "");
    const named = /\bWORDS\b/.test(call) ? (/const WORDS = (\[[^\]]*\])/.exec(code)?.[1] ?? "") : "";
    const listed = /(\[[^\]]*\]),?\s*$/.exec(call)?.[1] ?? "";
    return spokenBy(file, from, named + listed);
  });
}

function modals(file: string): Spoken[] {
  const code = read(file);
  return [...code.matchAll(/\{[^{}]*\bload\b[^{}]*\bpart: ("\w+")[^{}]*\}/g)].map(([kind, part = ""]) => {
    const from = /import\("/.test(kind) ? kind : (/const load = [^;]*;/.exec(code)?.[0] ?? "");
    return spokenBy(file, from, part);
  });
}

function spokenBy(file: string, from: string, listed: string): Spoken {
  const [, imported = ""] = /import\("([^"]+)"\)/.exec(from) ?? [];
  const speaks = new Set(["start", ...[...listed.matchAll(/"(\w+)"/g)].map(([, part = ""]) => part)]);
  return { file: resolve(imported, file), speaks };
}

function resolve(imported: string, from: string): string {
  return imported.startsWith("#") ? `src/${imported.slice(1)}` : path.posix.join(path.posix.dirname(from), imported);
}

/** A module and all that comes with it or after it and has no words of its own. */
function modulesOf(file: string, seen = new Set<string>()): ReadonlySet<string> {
  if (seen.has(file) || !/\.tsx?$/.test(file) || file.includes("generated") || !existsSync(path.join(root, file)))
    return seen;
  seen.add(file);
  const imports = /^import (?!type\b)(?:[^;"]*? from )?"([#.][^"]+)"|import\("([#.][^"]+)"\)/gm;
  for (const [, now, later] of read(file).matchAll(imports)) {
    const next = resolve(now ?? later ?? "", file);
    if (now !== undefined || !withOwnWords.has(next)) modulesOf(next, seen);
  }
  return seen;
}

/** Keys that a module names, whole or by their beginning. */
function keysIn(file: string): string[] {
  const code = read(file);
  const whole = [...code.matchAll(/"([a-z][\w.-]+)"/g)].map(([, key = ""]) => key).filter((key) => parts.has(key));
  const begun = [...code.matchAll(/`([a-z]\w*\.[\w.]*)\$\{(?!string\})/g)].map(([, begin = ""]) => begin);
  return [...whole, ...begun.flatMap((begin) => [...parts.keys()].filter((key) => key.startsWith(begin)))];
}

test("whatever is fetched later is fetched with all the words that it says", () => {
  expect(spoken.length).toBeGreaterThan(15);
  const silent = spoken.flatMap(({ file, speaks }) =>
    [...modulesOf(file)].flatMap((each) =>
      keysIn(each)
        .filter((key) => !speaks.has(parts.get(key) ?? ""))
        .map((key) => `${file} says "${key}" in ${each}`),
    ),
  );
  expect(silent).toEqual([]);
});
