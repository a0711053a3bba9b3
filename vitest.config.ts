import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["src/**/*.test.ts", "scripts/**/*.test.ts", "content/**/*.test.ts"],
    exclude: ["**/*.long.test.ts", "**/node_modules/**"],
    globalSetup: ["src/server/testing/global-setup.ts"],
    maxWorkers: 2,
    // Each file would load the whole product anew, which took a third of the run: no test changes a module that others load.
    isolate: false,
    // No timing decides a test: a busy machine may need long, and only what hangs fails.
    testTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
    hookTimeout: 60_000,
  },
});
