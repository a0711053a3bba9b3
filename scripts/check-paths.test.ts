import * as fs from "node:fs";
import * as path from "node:path";
import { expect, test } from "vitest";

const root = path.resolve(import.meta.dirname, "..");
const PAGES = ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md"];
const TOP = /^(?:src|content|docs|scripts|e2e|bench|migrations)\//;

/** Paths that a page names: in code spans and links, and in the map's lines; patterns with <placeholders> are left out. */
function pathsIn(page: string): string[] {
  const spans = [...page.matchAll(/`([^`\n]+)`/g), ...page.matchAll(/\]\(([^)]+)\)/g)].map((match) => match[1] ?? "");
  const map = [...page.matchAll(/^((?:[a-z0-9]+\/)+)\s/gm)].map((match) => match[1] ?? "");
  return [...spans, ...map]
    .map((text) => text.trim())
    .filter((text) => TOP.test(text) || /^[A-Z]+\.md$/.test(text))
    .filter((text) => !/[<*{…\s]/.test(text));
}

for (const page of PAGES) {
  test(`every path that ${page} names exists`, () => {
    const named = pathsIn(fs.readFileSync(path.join(root, page), "utf8"));
    expect(named.length).toBeGreaterThan(3);
    expect(named.filter((file) => !fs.existsSync(path.join(root, file)))).toEqual([]);
  });
}

test("the map fits one page: 80 lines at most", () => {
  expect(fs.readFileSync(path.join(root, "ARCHITECTURE.md"), "utf8").trimEnd().split("\n").length).toBeLessThanOrEqual(
    80,
  );
});

test("every command that the README names is there", () => {
  const { scripts } = JSON.parse(fs.readFileSync(path.join(root, "package.json"), "utf8")) as {
    scripts: Record<string, string>;
  };
  const readme = fs.readFileSync(path.join(root, "README.md"), "utf8");
  const code = [...readme.matchAll(/```sh\n(.*?)```|`([^`\n]+)`/gs)]
    .map((match) => match[1] ?? match[2] ?? "")
    .join("\n");
  const named = [...code.matchAll(/npm (?:run )?([a-z:]+)/g)].map((match) => match[1] ?? "");
  expect(named.length).toBeGreaterThan(5);
  for (const name of named) expect(Object.keys(scripts)).toContain(name);
});
