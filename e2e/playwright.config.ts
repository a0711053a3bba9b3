import * as os from "node:os";
import { defineConfig } from "@playwright/test";
import { findChromium } from "../scripts/setup/ensure-chromium.mjs";
import { BROWSER_ARGUMENTS } from "./support/browser-arguments.ts";
import { onPhone } from "./support/screen.ts";

const long = process.env.TEST_LONG !== undefined;
const reports = process.env.TEST_REPORTS ?? "out/tests";

/** What walks on both screens or on a phone already, or opens no page of a story's life. */
const SAME_ON_A_PHONE = [
  "**/*-phone.long.e2e.ts",
  "**/{accessibility,api-host,composing,keyboard,newer-build,reader-room,restart,restart-unbegun,taken-port,timings,waking,whole-line-others}.long.e2e.ts",
  "**/{first-look,installing,sheets,start,whole-line}.e2e.ts",
];

/** Every browser test starts the built product for itself, on a port and in a folder of its own. */
export default defineConfig({
  testDir: ".",
  // What takes many sign-ins or many pictures runs with `npm run test:long`, and so does the walk on a phone.
  testMatch: long && !onPhone ? "**/*.long.e2e.ts" : "**/*.e2e.ts",
  testIgnore: onPhone ? SAME_ON_A_PHONE : long ? [] : "**/*.long.e2e.ts",
  grepInvert: onPhone ? /@desktop/ : /@phone/,
  outputDir: "../test-results",
  // A walk keeps about one core busy; its worker has a product and a database of its own.
  workers: Math.min(2, os.availableParallelism()),
  // No timing decides a test, but a shared machine may stand still in the middle of one: what fails three times, fails.
  retries: 2,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  reporter: [["list"], ["json", { outputFile: `../${reports}/${onPhone ? "playwright-phone" : "playwright"}.json` }]],
  use: {
    browserName: "chromium",
    serviceWorkers: "block",
    screenshot: "only-on-failure",
    launchOptions: { executablePath: findChromium() ?? "chromium", args: BROWSER_ARGUMENTS, chromiumSandbox: false },
  },
});
