import * as fs from "node:fs";
import { expect, test } from "@playwright/test";
import { signInByHttp } from "./support/api.ts";
import { newDataFolder, runProgram, runServer } from "./support/run-program.ts";
import { freePort } from "#server/testing/free-port.ts";

test("npm start, with nothing configured, brings the whole product up and says in one line where it is (S1.11)", async () => {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const data = newDataFolder();
  const product = runProgram("npm", ["start"], { PORT: String(port), DATA_DIR: data });
  await expect.poll(product.said, { timeout: 60_000 }).toContain(`Basmia is open at ${origin}`);
  expect(
    product
      .said()
      .split("\n")
      .filter((line) => line.includes(origin)),
  ).toHaveLength(1);

  const ana = await signInByHttp({ origin }, "Ana");
  const story = "Un dragon pe nume Luca vrea să învețe să zboare";
  const analysis = (await ana.call("POST /stories/analyze", { story })).body;
  expect(analysis["language"]).toBe("ro");
  const { confidence: _, ...form } = analysis as unknown as Record<string, unknown>;
  const { status, body } = await ana.call("POST /stories", { ...form, story, pages: 8, characterType: "Animals" });
  expect(status).toBe(201);
  await expect
    .poll(async () => (await ana.call(`GET /stories/${String(body["id"])}`)).body["status"], { timeout: 60_000 })
    .toBe("completed");
  expect((await ana.call(`GET /stories/${String(body["id"])}/pdf`)).status).toBe(200);

  product.child.kill("SIGTERM");
  product.child.kill("SIGINT");
  await product.ended;
  await expect
    .poll(() =>
      fetch(`${origin}/healthz`).then(
        () => "answers",
        () => "gone",
      ),
    )
    .toBe("gone");
  const locks = () => fs.readdirSync(data, { recursive: true, encoding: "utf8" }).filter((f) => f.endsWith(".pid"));
  await expect.poll(locks, "the database ends with it").toEqual([]);
});

test("the embedded profile stays on this machine, and production has neither local servers nor a start without providers (S1.12)", async () => {
  const open = runServer({ HOST: "0.0.0.0" });
  expect(await open.ended).toBe(1);
  expect(open.said()).toMatch(/HOST: is "0\.0\.0\.0"/);

  const bare = runServer({ PROFILE: "production" });
  expect(await bare.ended).toBe(1);
  expect(bare.said()).toMatch(/GOOGLE_CLIENT_ID.*nobody could sign in/);
  expect(bare.said()).toMatch(/PUBLIC_URL: is missing/);
  expect(bare.said()).toMatch(/DATABASE_URL: is missing/);
});
