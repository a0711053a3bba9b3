import { expect, test } from "@playwright/test";
import { newDataFolder, runServer } from "./support/run-program.ts";
import { freePort } from "#server/testing/free-port.ts";

test("a taken port is told in one line, and nothing is left running", async () => {
  const port = String(await freePort());
  const folder = newDataFolder();
  const first = runServer({ PORT: port, DATA_DIR: folder });
  await expect.poll(first.said, { timeout: 60_000 }).toContain("Basmia is open at");
  const second = runServer({ PORT: port });
  expect(await second.ended).toBe(1);
  expect(second.said().trim()).toBe(`Port ${port} is taken by another program: set PORT to a free one.`);
  first.child.kill("SIGTERM");
  expect(await first.ended).toBe(0);
});
