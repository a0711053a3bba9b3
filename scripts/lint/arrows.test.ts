import { spawnSync } from "node:child_process";
import * as fs from "node:fs";
import * as os from "node:os";
import * as path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

const root = path.resolve(import.meta.dirname, "../..");
let folder: string;

beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), "arrows-"));
  fs.copyFileSync(path.join(root, "oxlint.config.mjs"), path.join(folder, "oxlint.config.mjs"));
  fs.cpSync(path.join(root, "scripts/lint"), path.join(folder, "scripts/lint"), { recursive: true });
  fs.symlinkSync(path.join(root, "node_modules"), path.join(folder, "node_modules"));
});
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

/** What the lint says of each of these files, linted together. */
function lint(files: Readonly<Record<string, string>>): (file: string) => string {
  for (const [file, content] of Object.entries(files)) {
    const whole = path.join(folder, file);
    fs.mkdirSync(path.dirname(whole), { recursive: true });
    fs.writeFileSync(whole, content);
  }
  const bin = path.join(root, "node_modules/.bin/oxlint");
  const { stdout } = spawnSync(bin, ["-c", "oxlint.config.mjs", "--format=json", "src"], {
    cwd: folder,
    encoding: "utf8",
  });
  fs.rmSync(path.join(folder, "src"), { recursive: true });
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { filename: string; code: string; help?: string }[] };
  return (file) =>
    diagnostics
      .filter((diagnostic) => diagnostic.filename === file)
      .map((diagnostic) => `${diagnostic.code}: ${diagnostic.help ?? ""}`)
      .join("\n");
}

const importing = (specifier: string) => `import { x } from "${specifier}";\nconsole.log(x);\n`;

/** Each arrow broken on purpose, in both spellings where a path can be climbed: the file, what it imports, what is said. */
const BROKEN: readonly [rule: string, file: string, specifiers: readonly string[], says: RegExp][] = [
  [
    "the contract knows no feature",
    "src/contract/a.ts",
    ["#features/stories/story.ts", "../features/stories/story.ts"],
    /Instead|move what it needs|with #/i,
  ],
  [
    "the book's model knows nothing else",
    "src/book/a.ts",
    ["#contract/limits.ts", "../contract/limits.ts"],
    /move the type into src\/book|with #/,
  ],
  [
    "catalogues know no feature",
    "src/messages/a.ts",
    ["#features/stories/story.ts", "../features/stories/story.ts"],
    /arguments of the message|with #/,
  ],
  [
    "the lexicon knows no engine",
    "src/lexicon/grammar/a.ts",
    ["#author/write-book.ts", "../../author/write-book.ts"],
    /book's model only|with #/,
  ],
  [
    "the author knows no illustrator",
    "src/author/a.ts",
    ["#illustrator/draw-picture.ts", "../illustrator/draw-picture.ts"],
    /An engine knows|with #/,
  ],
  [
    "the illustrator knows no author",
    "src/illustrator/places/a.ts",
    ["#author/read-idea.ts", "../../author/read-idea.ts"],
    /An engine knows|with #/,
  ],
  [
    "the press knows no machinery",
    "src/press/pdf/a.ts",
    ["#server/log.ts", "../../server/log.ts"],
    /An engine knows|with #/,
  ],
  [
    "machinery knows no feature",
    "src/server/http/a.ts",
    ["#features/stories/story.ts", "../../features/stories/story.ts"],
    /let src\/app hand it in|with #/,
  ],
  [
    "browser machinery knows no feature",
    "src/web/call/a.ts",
    ["#features/stories/story.ts", "../../features/stories/story.ts"],
    /let src\/app or the feature hand it in|with #/,
  ],
  [
    "browser machinery never reaches the server",
    "src/web/call/a.ts",
    ["#server/log.ts", "../../server/log.ts"],
    /Browser machinery|with #/,
  ],
  [
    "local servers know no product",
    "src/local/identity/a.ts",
    ["#server/log.ts", "#features/stories/story.ts"],
    /the protocol, not the product/,
  ],
  [
    "a feature knows no local server, but its tests do",
    "src/features/accounts/server/a.ts",
    ["#local/identity/clients.ts"],
    /A feature's server folder uses/,
  ],
  [
    "a core knows no machinery",
    "src/features/stories/a.ts",
    ["#server/log.ts", "../../server/log.ts"],
    /pure rules|with #/,
  ],
  [
    "a core knows no server folder",
    "src/features/stories/a.ts",
    ["#features/stories/server/read-story.ts"],
    /pure rules/,
  ],
  [
    "a screen never reaches the server",
    "src/features/stories/web/home/a.tsx",
    ["#features/stories/server/read-story.ts", "#server/log.ts"],
    /add an endpoint/,
  ],
  [
    "a screen never reaches an engine",
    "src/features/stories/web/a.tsx",
    ["#author/read-idea.ts", "#illustrator/draw-picture.ts", "#press/make-pdf.ts"],
    /never an engine/,
  ],
  [
    "server code never reaches a screen",
    "src/features/stories/server/a.ts",
    ["#features/stories/web/queries.ts", "#web/call/call.ts"],
    /never reaches browser code|nothing of the browser/,
  ],
  [
    "another feature's store is closed",
    "src/features/likes/server/a.ts",
    ["#features/stories/server/store.ts", "../../stories/server/store.ts"],
    /call one of its verbs|with #/,
  ],
  [
    "another feature's routes and jobs are closed",
    "src/features/likes/server/a.ts",
    ["#features/stories/server/routes.ts", "#features/stories/server/jobs.ts"],
    /call the verb behind them/,
  ],
  [
    "another feature's role folder is closed",
    "src/features/likes/server/a.ts",
    ["#features/stories/server/writer/writer.ts"],
    /take the role as an argument/,
  ],
  [
    "another feature's screens are closed",
    "src/features/likes/web/a.tsx",
    ["#features/stories/web/home/home-page.tsx"],
    /web\/parts or web\/queries/,
  ],
  [
    "the server program never reaches the browser",
    "src/app/server.ts",
    ["#web/call/call.ts", "#features/stories/web/queries.ts"],
    /never reaches browser code/,
  ],
  [
    "the browser app never reaches the server",
    "src/app/web/a.tsx",
    ["#features/stories/server/read-story.ts", "#server/log.ts"],
    /add an endpoint|comes through the contract/,
  ],
  [
    "fastify has one door",
    "src/features/stories/server/a.ts",
    ["fastify", "@fastify/static"],
    /src\/server\/http only/,
  ],
  [
    "the database has its doors",
    "src/features/stories/server/a.ts",
    ["pg", "drizzle-orm", "drizzle-orm/pg-core"],
    /store\.ts/,
  ],
  ["sharp has one door", "src/features/pictures/server/a.ts", ["sharp"], /call rasterize/],
  ["the queue has one door", "src/features/stories/server/a.ts", ["graphile-worker"], /enqueue/],
  ["the object store has one door", "src/features/pictures/server/a.ts", ["aws4fetch"], /storage role/],
  [
    "Stripe has one door",
    "src/features/membership/server/orders/a.ts",
    ["stripe", "stripe/esm/stripe.core.js"],
    /use its Payments/,
  ],
  ["models have one door", "src/features/stories/server/a.ts", ["ai", "@ai-sdk/openai"], /counts, limits/],
  ["pdfkit has one door", "src/features/reading/server/a.ts", ["pdfkit"], /written by the press/],
];

/** The file of a probe: one of its own for each import, unless its name is what the rule goes by. */
const probe = (file: string, index: number) => file.replace(/\ba\.(tsx?)$/, `a${index}.$1`);

const ALLOWED: readonly [file: string, specifier: string][] = [
  ["src/features/likes/server/a.ts", "#features/stories/server/tables.ts"],
  ["src/features/likes/server/a.ts", "#features/stories/server/read-story.ts"],
  ["src/features/accounts/server/sign-in.test.ts", "#local/identity/clients.ts"],
  ["src/features/accounts/server/testing/local-providers.ts", "#local/identity/create-identity.ts"],
  ["src/features/stories/server/store.ts", "drizzle-orm"],
  ["src/features/accounts/server/sessions/store.ts", "drizzle-orm"],
  ["src/features/stories/server/tables.ts", "drizzle-orm/pg-core"],
  ["src/features/stories/web/home/a.tsx", "#features/likes/web/parts/like-button.tsx"],
  ["src/features/membership/server/payments/a.ts", "stripe"],
  ["src/press/pdf/a.ts", "../clean-text.ts"],
  ["src/server/http/a.ts", "fastify"],
  ["src/server/models/a.ts", "ai"],
  ["src/server/database/embedded/a.ts", "pg"],
];

describe("the arrows of the map", () => {
  let said: (file: string) => string;
  beforeAll(() => {
    const broken = BROKEN.flatMap(([, file, specifiers], rule) =>
      specifiers.map((specifier, index) => [probe(file, rule * 10 + index), importing(specifier)]),
    );
    said = lint(Object.fromEntries(broken));
  });

  for (const [index, [rule, file, specifiers, says]] of BROKEN.entries()) {
    test(`${rule}, and the lint says what to do instead`, () => {
      for (const [spelling, specifier] of specifiers.entries()) {
        const words = said(probe(file, index * 10 + spelling));
        expect(words, `${file} importing ${specifier}`).toContain("no-restricted-imports");
        expect(words, `${file} importing ${specifier}`).toMatch(says);
      }
    });
  }

  test("let through what the map allows", () => {
    const files = ALLOWED.map(([file, specifier], index) => [probe(file, index), importing(specifier)]);
    const words = lint(Object.fromEntries(files));
    for (const [file] of files) expect(words(file ?? ""), file).not.toContain("no-restricted-imports");
  });
});

describe("the other rules of the house", () => {
  let said: (file: string) => string;
  beforeAll(() => {
    said = lint({
      "src/server/http/reads-environment.ts": "console.log(process.env.PORT);\n",
      "src/server/configuration.ts": "console.log(process.env.PORT);\n",
      "src/server/a.ts": 'import { b } from "./b.ts";\nexport const a = () => b;\n',
      "src/server/b.ts": 'import { a } from "./a.ts";\nexport const b = () => a;\n',
      "src/book/long.ts": "console.log(1);\n".repeat(401),
      "src/book/aB.ts": "console.log(1);\n",
      "src/book/loose.ts": "export const a: any = 1;\n",
    });
  });

  test("the environment is read in one place", () => {
    expect(said("src/server/http/reads-environment.ts")).toContain("no-process-env");
    expect(said("src/server/configuration.ts")).toBe("");
  });

  test("files import one another in no circle", () => {
    expect(said("src/server/a.ts")).toContain("no-cycle");
  });

  test("files are short, named in kebab-case and without any", () => {
    expect(said("src/book/long.ts")).toContain("max-lines");
    expect(said("src/book/aB.ts")).toContain("filename-case");
    expect(said("src/book/loose.ts")).toContain("no-explicit-any");
  });
});
