// Runs everything that proves a change: types, lint, unit and HTTP tests, browser tests. The reports in out/tests/ are
// what `npm run spec` reads. Usage: node scripts/run-tests.mjs [long]
import { spawnSync } from "node:child_process";
import * as fs from "node:fs";
import * as path from "node:path";
import { startOtherPostgres } from "./setup/start-other-postgres.mjs";
import { countResults, readResults } from "./tests/read-results.mjs";

const long = process.argv[2] === "long";
const suite = long ? "long" : "tests";
const reports = `out/${suite}`;

fs.rmSync(reports, { recursive: true, force: true });
fs.mkdirSync(reports, { recursive: true });

const vitest = (name, config, report, environment = {}) => ({
  name,
  command: "npx",
  args: ["vitest", "run", ...config, "--reporter=default", "--reporter=json", `--outputFile.json=${reports}/${report}`],
  environment,
});

const browser = { command: "npx", args: ["playwright", "test", "--config", "e2e/playwright.config.ts"] };

/** What a change must pass each time. */
const short = [
  { name: "Types", command: "npm", args: ["run", "-s", "types"] },
  { name: "Lint", command: "npm", args: ["run", "-s", "lint"] },
  vitest("Unit and HTTP tests", [], "vitest.json"),
  { name: "Browser tests", ...browser },
];

const failed = [];
function run({ name, command, args, environment }) {
  const started = Date.now();
  console.log(`\n── ${name}`);
  const env = { ...process.env, TEST_REPORTS: reports, ...environment };
  const result = spawnSync(command, args, { stdio: "inherit", env });
  if (result.status !== 0) failed.push(name);
  console.log(`── ${name}: ${result.status === 0 ? "ok" : "FAILED"}, ${((Date.now() - started) / 1000).toFixed(0)} s`);
}

if (long) {
  run(vitest("Long tests", ["--config", "vitest.long.config.ts"], "vitest.json"));
  run({ name: "Long browser tests", ...browser, environment: { TEST_LONG: "1" } });
  run({ name: "Browser tests on a phone", ...browser, environment: { TEST_LONG: "1", TEST_SCREEN: "phone" } });
  const other = await startOtherPostgres();
  run(
    vitest(
      `Server tests on PostgreSQL ${other.version}`,
      ["src/app", "src/features", "src/server"],
      "vitest-other.json",
      { TEST_POSTGRES_URL: other.url },
    ),
  );
  await other.stop();
} else {
  for (const step of short) run(step);
}

const results = readResults(reports);
const counts = countResults(results);
// Said again at the end: of a long run, the last lines are what is kept and read.
for (const { title, file, why } of results.filter((result) => result.state === "failed")) {
  console.log(`\nFailed test: ${title}\n  ${path.relative(".", path.resolve(file))}\n  ${why}`);
}
if (failed.length > 0) console.log(`\nFailed: ${failed.join(", ")}`);
console.log(`\n${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`);
process.exit(failed.length > 0 || counts.failed > 0 || counts.passed === 0 ? 1 : 0);
