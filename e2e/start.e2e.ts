import { type ChildProcess, spawn } from "node:child_process";
import * as fs from "node:fs";
import * as os from "node:os";
import * as path from "node:path";
import { expect, test } from "@playwright/test";
import { signInByHttp } from "./support/api.ts";
import { freePort } from "#server/testing/free-port.ts";

const root = path.resolve(import.meta.dirname, "..");

interface Run {
  readonly child: ChildProcess;
  readonly said: () => string;
  readonly ended: Promise<number | null>;
}

function run(command: string, args: readonly string[], environment: Readonly<Record<string, string>>): Run {
  const child = spawn(command, args, { cwd: root, env: { ...process.env, ...environment }, stdio: "pipe" });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (said += String(chunk)));
  const ended = new Promise<number | null>((resolve) => child.once("exit", (code) => resolve(code)));
  return { child, said: () => said, ended };
}

const newFolder = () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "basmia-start-"));
  fs.chmodSync(folder, 0o755);
  return folder;
};

const runServer = (environment: Readonly<Record<string, string>>) =>
  run(process.execPath, ["dist/server/server.js"], { DATA_DIR: newFolder(), ...environment });

test("npm start, with nothing configured, brings the whole product up and says in one line where it is (S1.11)", async () => {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const product = run("npm", ["start"], { PORT: String(port), DATA_DIR: newFolder() });
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
  await product.ended;
  await expect
    .poll(() =>
      fetch(`${origin}/healthz`).then(
        () => "answers",
        () => "gone",
      ),
    )
    .toBe("gone");
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

test("a taken port is told in one line, and nothing is left running", async () => {
  const port = String(await freePort());
  const folder = newFolder();
  const first = run(process.execPath, ["dist/server/server.js"], { PORT: port, DATA_DIR: folder });
  await expect.poll(first.said, { timeout: 60_000 }).toContain("Basmia is open at");
  const second = runServer({ PORT: port });
  expect(await second.ended).toBe(1);
  expect(second.said().trim()).toBe(`Port ${port} is taken by another program: set PORT to a free one.`);
  first.child.kill("SIGTERM");
  expect(await first.ended).toBe(0);
});
