// Prints which requirements of docs/requirements.md no passing test names, and writes out/spec.json (S0). It reads the
// reports of the last `npm test`, and of the last `npm run test:long`; with none, it runs `npm test` first.
import { spawnSync } from "node:child_process";
import * as fs from "node:fs";
import { proveRequirements } from "./tests/prove-requirements.mjs";
import { readResults } from "./tests/read-results.mjs";

if (!fs.existsSync("out/tests/vitest.json")) {
  console.error("No report of a test run in out/tests: running npm test first.");
  spawnSync("npm", ["test"], { stdio: ["ignore", 2, 2] });
}
const page = fs.readFileSync("docs/requirements.md", "utf8");
const results = ["out/tests", "out/long"].flatMap((folder) => readResults(folder));
const { proven, missing } = proveRequirements(page, results);

fs.mkdirSync("out", { recursive: true });
fs.writeFileSync("out/spec.json", `${JSON.stringify({ proven, missing }, undefined, 2)}\n`);
console.log(`Not proven by a passing test: ${missing.join(", ") || "none"}`);
console.log(`${proven.length} of ${proven.length + missing.length} requirements are proven.`);
