import * as fs from "node:fs/promises";
import * as os from "node:os";
import path from "node:path";
import { eq } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { signIn } from "#features/accounts/server/sign-in.ts";
import { pictures } from "#features/pictures/server/tables.ts";
import { stories } from "#features/stories/server/tables.ts";
import type { Ask } from "#local/models/ask.ts";
import { modelCalls } from "#server/models/tables.ts";
import { openTestDatabase } from "#server/testing/test-database.ts";
import { answerAsAuthor } from "./testing/author-behind-models.ts";
import { listenModels, TEST_KEY } from "./testing/local-models.ts";
import { openServerProcesses } from "./testing/server-processes.ts";

const PATIENCE = { timeout: 90_000, interval: 100 };

const ends: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (let end = ends.pop(); end; end = ends.pop()) await end();
});

/** How many files stand below a folder. */
async function countFiles(folder: string, within: string): Promise<number> {
  const all = await fs.readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return all.filter((entry) => entry.isFile() && entry.parentPath.includes(within)).length;
}

test.each([
  ["openai:gpt-6-luna", "openai:gpt-image-2"],
  ["anthropic:claude-opus-5.5", "fal:fal-ai/flux-2-pro"],
])(
  "a server that is killed while %s and %s make a book finishes it after a restart, and nothing that was paid for is asked for again",
  async (writer, painter) => {
    const data = await openTestDatabase();
    ends.push(data.close);
    const folder = await fs.mkdtemp(path.join(os.tmpdir(), "basmia-killed-"));
    ends.push(() => fs.rm(folder, { recursive: true, force: true }));
    const answered = 1 + 1 + 5;
    const held = new Set<string>();
    let isKilled = false;
    let painted = 0;
    // What is in a queue is painted, and to be paid for, whoever comes back for it.
    const isQueue = painter.startsWith("fal:");
    let release = () => {};
    const killed = new Promise<void>((resolve) => (release = resolve));
    const local = await listenModels({
      answer: answerAsAuthor,
      // The sixth page and those after it are not answered, and so not paid for, before the kill.
      fault: (ask: Ask) => {
        if (isKilled || ask.kind !== "picture") return undefined;
        painted += 1;
        if (painted <= answered) return undefined;
        held.add(ask.prompt);
        return isQueue ? undefined : "slow";
      },
      holdPicture: async ({ prompt }) => {
        if (isQueue && held.has(prompt)) await killed;
      },
    });
    ends.push(local.close);
    const environment = {
      ...(local.variables as Record<string, string>),
      TEXT_MODEL: `${writer},built-in`,
      IMAGE_MODEL: `${painter},built-in`,
      ROLES: "web,worker",
      LOG_LEVEL: "debug",
      DATA_DIR: folder,
    };

    const first = await openServerProcesses(data.url, 1, environment);
    ends.push(() => first.close());
    const identity = {
      provider: "local:google",
      subject: "k",
      name: "K",
      email: "",
      vouchesForEmail: false,
      picture: "",
    };
    const token = await signIn(data.database, identity, { language: "en", device: "" });
    const body = { story: "A brave hedgehog called Pip wants to find the moon's lost button", pages: 12 };
    let made: unknown;
    // A server that has just begun may be too busy for a moment, and says so.
    await expect
      .poll(async () => {
        const answered = await first.call("POST /stories", { token, body });
        made = answered.body;
        return answered.status;
      }, PATIENCE)
      .toBe(201);
    const { id } = made as { id: string };
    await expect.poll(() => held.size, PATIENCE).toBe(4);
    await expect.poll(() => countFiles(folder, "painted"), PATIENCE).toBe(answered);
    const submitted = async () =>
      (await data.database.select().from(modelCalls)).filter(({ submission }) => submission !== null);
    if (isQueue) await expect.poll(submitted, PATIENCE).toHaveLength(4);
    await first.kill();
    isKilled = true;
    release();

    const second = await openServerProcesses(data.url, 1, environment);
    ends.push(() => second.close());
    const storyNow = async () => (await data.database.select().from(stories).where(eq(stories.id, id)))[0];
    await expect.poll(async () => (await storyNow())?.status, PATIENCE).toBe("completed");

    // Whoever starts it reads who plays, and nobody reads a key: in no line of a log, no page and no answer.
    expect(second.said()).toMatch(new RegExp(`^Words: ${writer}, then the built-in author$`, "mu"));
    expect(second.said()).toMatch(new RegExp(`^Pictures: ${painter}, then the built-in illustrator$`, "mu"));
    const shown = await second.call(`GET /stories/${id}`, { token });
    const settings = await second.call("GET /app/settings", { token });
    for (const text of [first.said(), second.said(), JSON.stringify([shown, settings])]) {
      expect(text).not.toContain(TEST_KEY);
    }

    expect([(await storyNow())?.writer, (await storyNow())?.painter]).toEqual([writer, painter]);
    const prompts = local.asks.filter(({ kind }) => kind === "picture").map(({ prompt }) => prompt);
    // Only what nobody had answered is asked for again; what is in a queue was answered.
    const lost = isQueue ? [] : [...held];
    const again = prompts.filter((prompt, at) => prompts.indexOf(prompt) !== at);
    expect(again.toSorted()).toEqual(lost.toSorted());
    expect(prompts).toHaveLength(1 + 1 + 12 + lost.length);
    expect(local.asks.filter(({ kind }) => kind === "text")).toHaveLength(1);
    const rows = await data.database.select().from(pictures).where(eq(pictures.storyId, id));
    expect(rows).toHaveLength(13);
    const calls = await data.database.select().from(modelCalls);
    expect(calls.filter(({ outcome }) => outcome === "done")).toHaveLength(1 + 1 + 1 + 12);
    // What was under way stays written down at the most that it may have cost.
    expect(calls.filter(({ outcome }) => outcome === "started")).toHaveLength(lost.length);
  },
);
