// Runs everything that proves a change: types, lint, unit and HTTP tests, browser tests. The reports in out/tests/ are
// what `npm run spec` reads. Usage: node scripts/run-tests.mjs [long]
import { spawnSync } from "node:child_process";
import * as fs from "node:fs";
import { countResults, readResults } from "./tests/read-results.mjs";

const long = process.argv[2] === "long";
const suite = long ? "long" : "tests";
const reports = `out/${suite}`;

fs.rmSync(reports, { recursive: true, force: true });
fs.mkdirSync(reports, { recursive: true });

const steps = long
  ? [
      [
        "Long tests",
        "npx",
        [
          "vitest",
          "run",
          "--config",
          "vitest.long.config.ts",
          "--reporter=default",
          "--reporter=json",
          `--outputFile.json=${reports}/vitest.json`,
        ],
      ],
    ]
  : [
      ["Types", "npm", ["run", "-s", "types"]],
      ["Lint", "npm", ["run", "-s", "lint"]],
      [
        "Unit and HTTP tests",
        "npx",
        ["vitest", "run", "--reporter=default", "--reporter=json", `--outputFile.json=${reports}/vitest.json`],
      ],
      ["Browser tests", "npx", ["playwright", "test", "--config", "e2e/playwright.config.ts"]],
    ];

const failed = [];
for (const [name, command, args] of steps) {
  const started = Date.now();
  console.log(`\n── ${name}`);
  const result = spawnSync(command, args, { stdio: "inherit", env: { ...process.env, TEST_REPORTS: reports } });
  if (result.status !== 0) failed.push(name);
  console.log(`── ${name}: ${result.status === 0 ? "ok" : "FAILED"}, ${((Date.now() - started) / 1000).toFixed(0)} s`);
}

const counts = countResults(readResults(reports));
if (failed.length > 0) console.log(`\nFailed: ${failed.join(", ")}`);
console.log(`\n${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`);
process.exit(failed.length > 0 || counts.failed > 0 || counts.passed === 0 ? 1 : 0);
