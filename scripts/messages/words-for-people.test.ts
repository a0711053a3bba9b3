import { spawnSync } from "node:child_process";
import * as fs from "node:fs";
import * as os from "node:os";
import * as path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ERROR_STATUS } from "#contract/error-codes.ts";
import { LANGUAGES } from "#book/languages.ts";
import { messages as de } from "#messages/generated/de.ts";
import { messages as en } from "#messages/generated/en.ts";
import { messages as ro } from "#messages/generated/ro.ts";

const root = path.resolve(import.meta.dirname, "../..");
let folder: string;

/** What the compiler of the catalogues needs, in a folder where it can be broken. */
const NEEDED = [
  "package.json",
  "tsconfig.base.json",
  "oxlint.config.mjs",
  "scripts/compile-messages.ts",
  "scripts/messages",
  "scripts/lint",
  "content/messages",
];

beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), "words-"));
  for (const each of NEEDED) fs.cpSync(path.join(root, each), path.join(folder, each), { recursive: true });
  fs.cpSync(path.join(root, "src"), path.join(folder, "src"), {
    recursive: true,
    filter: (file) => path.basename(file) !== "generated" && (!path.extname(file) || /\.tsx?$/.test(file)),
  });
  fs.symlinkSync(path.join(root, "node_modules"), path.join(folder, "node_modules"));
});
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

const compile = () =>
  spawnSync(process.execPath, ["--import", "tsx", "scripts/compile-messages.ts"], { cwd: folder, encoding: "utf8" });

test(
  "a key that is missing or empty in one language, or said nowhere, fails the build, by name (T61) (S1.10)",
  { timeout: 120_000 },
  () => {
    expect(compile()).toMatchObject({ status: 0, stderr: "" });
    const file = path.join(folder, "content/messages/ro/common.json");
    const whole = fs.readFileSync(file, "utf8");
    const { "app.close": _close, ...others } = JSON.parse(whole) as Record<string, string>;
    fs.writeFileSync(file, JSON.stringify({ ...others, "app.back": "" }));
    const errors = path.join(folder, "content/messages/en/errors.json");
    const known = fs.readFileSync(errors, "utf8");
    fs.writeFileSync(errors, known.replace("{", '{ "error.story.gone": "Gone.",'));
    const { status, stderr } = compile();
    expect(status).toBe(1);
    expect(stderr).toContain('ro: "app.close" is missing');
    expect(stderr).toContain('ro: "app.back" is empty');
    expect(stderr).toContain('"error.story.gone" is said nowhere');
    fs.writeFileSync(file, whole);
    fs.writeFileSync(errors, known);
  },
);

test("a component with words of its own is refused by the lint, and none names anything in words of its own (S1.10)", () => {
  const probe = path.join(folder, "src/web/design/a.tsx");
  fs.mkdirSync(path.dirname(probe), { recursive: true });
  fs.writeFileSync(probe, "export function A() {\n  return <p>Hello there</p>;\n}\n");
  const bin = path.join(root, "node_modules/.bin/oxlint");
  const { stdout } = spawnSync(bin, ["-c", "oxlint.config.mjs", "--format=json", "src/web/design/a.tsx"], {
    cwd: folder,
    encoding: "utf8",
  });
  expect(stdout).toContain("jsx-no-literals");

  const named = /\b(?:aria-label|aria-description|aria-roledescription|title|placeholder|alt|label)="[^"]*\p{L}[^"]*"/u;
  const components = fs
    .readdirSync(path.join(root, "src"), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".tsx"));
  expect(components.length).toBeGreaterThan(100);
  const own = components.filter((file) => named.test(fs.readFileSync(path.join(root, "src", file), "utf8")));
  expect(own).toEqual([]);
});

test("whatever the server can say, it can say in every language (S1.10)", () => {
  const catalogues: Readonly<Record<string, object>> = { en, ro, de };
  expect(Object.keys(catalogues).toSorted()).toEqual([...LANGUAGES].toSorted());
  for (const catalogue of Object.values(catalogues)) {
    for (const code of Object.keys(ERROR_STATUS)) expect(catalogue).toHaveProperty([`error.${code}`]);
  }
});

test("no Romanian title hangs together by a hyphen, at which its line could be broken (S1.10)", () => {
  const messages = path.join(root, "content/messages/ro");
  const titles = fs
    .readdirSync(messages)
    .flatMap((file) =>
      Object.entries(JSON.parse(fs.readFileSync(path.join(messages, file), "utf8")) as Record<string, string>),
    )
    .filter(([key]) => key.endsWith(".title"));
  expect(titles.length).toBeGreaterThan(30);
  expect(titles.filter(([, title]) => /\p{L}-\p{L}/u.test(title))).toEqual([]);
});

test("a long German word on a card can be broken where it is joined (S1.10)", () => {
  const choices = fs.readFileSync(path.join(root, "content/messages/de/choices.json"), "utf8");
  const words = Object.values(JSON.parse(choices) as Record<string, string>).flatMap((words) =>
    words.split(/[ \-\u00AD]/u),
  );
  expect(words.length).toBeGreaterThan(30);
  expect(words.filter((word) => /^\p{L}{15,}$/u.test(word))).toEqual([]);
});
