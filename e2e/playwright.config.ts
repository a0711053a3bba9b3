import * as os from "node:os";
import { defineConfig } from "@playwright/test";
import { findChromium } from "../scripts/setup/ensure-chromium.mjs";
import { BROWSER_ARGUMENTS } from "./support/browser-arguments.ts";

const long = process.env.TEST_LONG !== undefined;
const reports = process.env.TEST_REPORTS ?? "out/tests";

/** Every browser test starts the built product for itself, on a port and in a folder of its own. */
export default defineConfig({
  testDir: ".",
  // What takes many sign-ins or many pictures runs with `npm run test:long`.
  testMatch: long ? "**/*.long.e2e.ts" : "**/*.e2e.ts",
  testIgnore: long ? [] : "**/*.long.e2e.ts",
  outputDir: "../test-results",
  // A walk keeps about one core busy; its worker has a product and a database of its own.
  workers: Math.min(2, os.availableParallelism()),
  // No timing decides a test, but a shared machine may stand still in the middle of one: what fails three times, fails.
  retries: 2,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  reporter: [["list"], ["json", { outputFile: `../${reports}/playwright.json` }]],
  use: {
    browserName: "chromium",
    serviceWorkers: "block",
    screenshot: "only-on-failure",
    launchOptions: { executablePath: findChromium() ?? "chromium", args: BROWSER_ARGUMENTS, chromiumSandbox: false },
  },
});
