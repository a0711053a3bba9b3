import * as fs from "node:fs";
import * as path from "node:path";

const read = (file) => (fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, "utf8")) : undefined);

const colours = new RegExp(String.raw`\u001b\[[0-9;]*m`, "g");
// The place of a test that ran out of time is all that its report holds, under this name.
const outOfTime = "Error: STACK_TRACE_ERROR";
const firstLine = (message) => {
  const line = (message ?? "").replaceAll(colours, "").trim().split("\n")[0];
  return line === outOfTime ? "It did not end within its time limit" : line;
};
const errorOf = (spec) => spec.tests.flatMap((test) => test.results).findLast((result) => result.error)?.error.message;

function fromVitest(report) {
  const states = { passed: "passed", failed: "failed" };
  return (report?.testResults ?? []).flatMap((file) =>
    file.assertionResults.length === 0 && file.status === "failed"
      ? [{ title: file.name, state: "failed", file: file.name, why: firstLine(file.message) }]
      : file.assertionResults.map((test) => ({
          title: test.title,
          state: states[test.status] ?? "skipped",
          file: file.name,
          why: firstLine(test.failureMessages?.[0]),
        })),
  );
}

function fromPlaywright(report) {
  const results = [];
  const visit = (suite) => {
    for (const spec of suite.specs ?? []) {
      const skipped = spec.tests.every((test) => test.status === "skipped");
      const state = skipped ? "skipped" : spec.ok ? "passed" : "failed";
      results.push({ title: spec.title, state, file: spec.file, why: firstLine(errorOf(spec)) });
    }
    for (const child of suite.suites ?? []) visit(child);
  };
  for (const suite of report?.suites ?? []) visit(suite);
  return results;
}

/**
 * Every test of a run, `{title, state: passed | failed | skipped, file, why}`, from the reports in a folder. `why` is
 * the first line of what a failed test says.
 */
export function readResults(folder) {
  return [
    ...fromVitest(read(path.join(folder, "vitest.json"))),
    ...fromVitest(read(path.join(folder, "vitest-other.json"))),
    ...fromPlaywright(read(path.join(folder, "playwright.json"))),
    ...fromPlaywright(read(path.join(folder, "playwright-phone.json"))),
  ];
}

export function countResults(results) {
  const counts = { passed: 0, failed: 0, skipped: 0 };
  for (const result of results) counts[result.state] += 1;
  return counts;
}
