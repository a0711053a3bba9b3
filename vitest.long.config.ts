import { defineConfig } from "vitest/config";

/** What needs thousands of runs: `npm run test:long`, before a change that touches it lands. */
export default defineConfig({
  test: {
    include: ["src/**/*.long.test.ts", "content/**/*.long.test.ts"],
    globalSetup: ["src/server/testing/global-setup.ts"],
    maxWorkers: 2,
    testTimeout: 1_200_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
  },
});
