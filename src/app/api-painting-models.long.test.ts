import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { pictures } from "#features/pictures/server/tables.ts";
import { makeBookOf } from "#features/stories/server/make-book.ts";
import { stories } from "#features/stories/server/tables.ts";
import type { Ask, Fault } from "#local/models/ask.ts";
import { makePng } from "#local/models/make-png.ts";
import { modelCalls, modelRests } from "#server/models/tables.ts";
import { answerAsAuthor, seenAsAsked, stepOf } from "./testing/author-behind-models.ts";
import { type ListeningModels, listenModels } from "./testing/local-models.ts";
import { makeStory, storyOf, writeStory } from "./testing/made-story.ts";
import { openTestProduct, type Person, type TestProduct } from "./testing/test-product.ts";

const MODEL = "openai:gpt-image-2";
const PIP = [{ name: "Pip", description: "a hedgehog with a red scarf" }];

let local: ListeningModels;
let fault: (ask: Ask) => Fault | undefined;
let look: (ask: Ask) => unknown;
const opened = new Map<string, TestProduct>();

async function open(chain: string, more: Record<string, string> = {}): Promise<TestProduct> {
  const key = JSON.stringify([chain, more]);
  const known = opened.get(key);
  if (known) return known;
  const made = await openTestProduct({ variables: { ...local.variables, IMAGE_MODEL: chain, ...more } });
  opened.set(key, made);
  return made;
}

let product: TestProduct;
let parent: Person;
beforeAll(async () => {
  local = await listenModels({
    answer: (ask) => (stepOf(ask) === "vision" ? look(ask) : answerAsAuthor(ask)),
    fault: (ask) => fault(ask),
    paint: (ask) => makePng(`${ask.prompt} ${ask.place}`),
    flags: (text) => text.length < 5,
    latencyMs: 25,
  });
  product = await open(`${MODEL},built-in`);
  parent = await product.signUp("Painting");
});
afterAll(async () => {
  for (const each of opened.values()) await each.close();
  await local.close();
});
beforeEach(async () => {
  fault = () => undefined;
  look = seenAsAsked;
  for (const each of opened.values()) {
    await each.database.delete(modelCalls);
    await each.database.delete(modelRests);
  }
});

const painted = (from: number) => local.asks.slice(from).filter(({ kind }) => kind === "picture");
const handsOf = async (of: TestProduct, id: string) => {
  const rows = await of.database.select().from(pictures).where(eq(pictures.storyId, id));
  return [...new Set(rows.map(({ painter }) => painter))];
};
const ledgerOf = async (of: TestProduct) =>
  (await of.database.select().from(modelCalls).orderBy(modelCalls.id)).map(({ step, outcome }) => `${step} ${outcome}`);
/** The fault at the picture with that place among those painted from now on. */
const atPicture = (place: number, kind: Fault) => {
  let seen = -1;
  return ({ kind: asked }: Ask) => (asked === "picture" && (seen += 1) >= place ? kind : undefined);
};

describe("a book by an image model", () => {
  test("begins with a sheet of all, then the cover by it, then pages by both, as many at once as may be; each is paid for once", async () => {
    const from = local.asks.length;
    const id = await makeStory(product, parent, { pages: 24, characters: PIP });
    const [sheet, cover, ...pages] = painted(from);
    expect(pages).toHaveLength(24);
    expect(sheet?.prompt).toMatch(/^Character sheet[\s\S]*Hero: [\s\S]*hedgehog[\s\S]*red scarf/u);
    expect(sheet?.pictures).toHaveLength(0);
    expect(cover?.pictures).toEqual([makePng(`${sheet?.prompt} ${sheet?.place}`)]);
    const both = [...(cover?.pictures ?? []), makePng(`${cover?.prompt} ${cover?.place}`)];
    for (const { pictures: references } of pages) expect(references).toEqual(both);
    expect(local.mostAtOnce()).toBeLessThanOrEqual(4);
    expect(local.mostAtOnce()).toBeGreaterThan(1);
    expect(new Set(await ledgerOf(product))).toEqual(new Set(["sheet done", "cover done", "picture done"]));
    expect(await ledgerOf(product)).toHaveLength(26);
    expect(await handsOf(product, id)).toEqual([MODEL]);
    expect(await storyOf(product, parent, id)).toMatchObject({ status: "completed", pagesDone: 24 });
  });

  test.each(["bfl:flux-2-pro", "fal:fal-ai/flux-2-pro", "replicate:black-forest-labs/flux-2-pro"])(
    "can be painted in the queue of %s, each picture once, with its marks",
    async (name) => {
      const own = await open(`${name},built-in`);
      const person = await own.signUp("Queue");
      const from = local.asks.length;
      const id = await makeStory(own, person, { characters: PIP });
      const [sheet, cover, ...pages] = painted(from);
      expect(pages).toHaveLength(8);
      expect(cover?.pictures).toEqual([makePng(`${sheet?.prompt} ${sheet?.place}`)]);
      for (const { pictures: references } of pages) expect(references).toHaveLength(2);
      expect(await handsOf(own, id)).toEqual([name]);
      expect(new Set(await ledgerOf(own))).toEqual(new Set(["sheet done", "cover done", "picture done"]));
      expect(await ledgerOf(own)).toHaveLength(10);
      const [row] = await own.database.select().from(pictures).where(eq(pictures.storyId, id));
      const kept = await own.workshop.storage.read(row?.original ?? "");
      // A text within the picture stands for whatever a provider marks its pictures with.
      expect(kept?.toString("latin1")).toContain("tEXtSeed");
    },
  );

  test("asks in every picture for the plan's figures, place, hour, weather and mood in one frozen style, without letters (T31)", async () => {
    const from = local.asks.length;
    const id = await makeStory(product, parent, { characters: PIP });
    const rows = await product.database.select().from(pictures).where(eq(pictures.storyId, id));
    const prompts = painted(from).map(({ prompt }) => prompt);
    const styles = new Set(prompts.map((prompt) => prompt.slice(prompt.indexOf("Style, the same"))));
    expect(styles.size).toBe(1);
    expect([...styles][0]).toContain("No letters");
    for (const { plan } of rows) {
      const parts = [
        `Hour: ${plan.hour}`,
        `Weather: ${plan.weather}`,
        `View: ${plan.shot}`,
        `${plan.figures[0]?.mood}`,
      ];
      const asked = prompts.find((prompt) => parts.every((part) => prompt.includes(part)));
      expect(asked, parts.join()).toBeDefined();
      if (plan.figures.some(({ who }) => who === "hero")) expect(asked).toMatch(/- Hero: .*hedgehog.*red scarf/u);
    }
  });

  test("keeps the model's own bytes, and makes of them screen and paper, marked as made by a model", async () => {
    const id = await makeStory(product, parent);
    const story = await storyOf(product, parent, id);
    const [row] = await product.database
      .select()
      .from(pictures)
      .where(and(eq(pictures.storyId, id), eq(pictures.pageNumber, 0)));
    const kept = await product.workshop.storage.read(row?.original ?? "");
    expect(kept?.subarray(1, 4).toString()).toBe("PNG");
    const screen = await product.call(`GET ${story.pages[0]?.imageUrl ?? ""}`, { as: parent });
    expect(screen.bytes.toString("latin1")).toContain("trainedAlgorithmicMedia");
    const { drawPrintPicture } = await import("#features/pictures/server/draw-print-picture.ts");
    const print = row && (await drawPrintPicture(product.workshop, row, new AbortController().signal));
    expect(Buffer.from(print ?? []).subarray(0, 2)).toEqual(Buffer.of(0xff, 0xd8));
  });

  test("that was cut off in the middle is gone on with, and nothing that was paid for is painted again", async () => {
    const from = local.asks.length;
    const id = await writeStory(product, parent, { pages: 12 });
    const stop = new AbortController();
    fault = ({ kind }) => {
      if (kind === "picture" && painted(from).length === 7) stop.abort(new Error("killed"));
      return undefined;
    };
    await expect(makeBookOf(product.workshop, id, stop.signal)).rejects.toThrow("killed");
    fault = () => undefined;
    await product.makeBook(id);
    const done = (await ledgerOf(product)).filter((entry) => entry.endsWith("done"));
    expect(done).toHaveLength(1 + 1 + 12);

    // Even where the picture was painted and kept, and nothing else had come of it.
    await product.database.delete(pictures).where(and(eq(pictures.storyId, id), eq(pictures.pageNumber, 3)));
    await product.database.update(stories).set({ status: "pending" }).where(eq(stories.id, id));
    const before = local.asks.length;
    await product.makeBook(id);
    expect(local.asks.length).toBe(before);
    expect((await storyOf(product, parent, id)).status).toBe("completed");
  });
});

describe("after a fault the whole book is one hand's:", () => {
  test.each<readonly [Fault, number]>([
    ["quota", 0],
    ["quota", 5],
    ["error", 3],
    ["bad-key", 2],
    ["refused", 6],
  ])("%s at picture %i gives it to the illustrator", async (kind, place) => {
    fault = atPicture(place, kind);
    const before = (await ledgerOf(product)).length;
    const id = await makeStory(product, parent);
    const story = await storyOf(product, parent, id);
    expect(story).toMatchObject({ status: "completed", pagesDone: 8 });
    expect(await handsOf(product, id)).toEqual(["built-in"]);
    expect((await product.database.select().from(stories)).find((each) => each.id === id)?.painter).toBe("built-in");
    for (const { imageUrl } of [story.cover, ...story.pages]) {
      expect((await product.call(`GET ${imageUrl}`, { as: parent })).status).toBe(200);
    }
    // Another picture can have been under way, and done, meanwhile.
    const called = (await ledgerOf(product)).slice(before);
    expect(called.filter((call) => !call.endsWith(" done")).length).toBeGreaterThan(0);
    expect(called.filter((call) => call.endsWith(" started"))).toEqual([]);
  });

  test("too fast, or down for a moment, is waited for", async () => {
    const kinds: (Fault | undefined)[] = [undefined, "rate", undefined, "error", "rate"];
    fault = ({ kind }) => (kind === "picture" ? kinds.shift() : undefined);
    const id = await makeStory(product, parent);
    expect(await handsOf(product, id)).toEqual([MODEL]);
    expect((await ledgerOf(product)).filter((entry) => /rate|down/u.test(entry))).toHaveLength(3);
  });

  test("a refused sheet is asked for in plainer words, and no page is ever painted without it (T25)", async () => {
    const from = local.asks.length;
    fault = ({ kind, prompt }) => (kind === "picture" && prompt.includes("<looks>") ? "refused" : undefined);
    const id = await makeStory(product, parent, { characters: PIP });
    expect(painted(from)[0]?.prompt).toContain("<looks>");
    expect(painted(from)[1]?.prompt).toMatch(/^Character sheet/u);
    expect(await handsOf(product, id)).toEqual([MODEL]);
    expect(painted(from).filter(({ prompt }) => prompt.startsWith("Character sheet"))).toHaveLength(2);
    for (const { prompt, pictures: references } of painted(from)) {
      if (!prompt.startsWith("Character sheet")) expect(references.length).toBeGreaterThan(0);
    }
  });

  test("a page that is refused twice is left alone to be tried again where nobody takes over (T26)", async () => {
    const alone = await open(MODEL);
    const person = await alone.signUp("Alone");
    let page = "";
    fault = ({ kind, prompt, pictures: references }) => {
      if (kind !== "picture" || references.length < 2) return undefined;
      page ||= prompt.split("\n")[0] ?? "";
      return prompt.startsWith(page) ? "refused" : undefined;
    };
    const id = await makeStory(alone, person);
    const story = await storyOf(alone, person, id);
    expect(story.pages.filter(({ status }) => status === "failed")).toHaveLength(1);
    expect(story).toMatchObject({ status: "completed", pagesDone: 7 });
    fault = () => undefined;
    const failed = story.pages.findIndex(({ status }) => status === "failed");
    expect((await alone.call(`POST /stories/${id}/pages/${failed}/retry`, { as: person })).status).toBe(200);
    expect((await storyOf(alone, person, id)).pagesDone).toBe(8);
  });
});

describe("on a finished story", () => {
  test("an edit is made from the picture that is shown, in the parent's own words, which stay data (T36, T37)", async () => {
    const id = await makeStory(product, parent, { characters: PIP });
    const row = async () =>
      (
        await product.database
          .select()
          .from(pictures)
          .where(and(eq(pictures.storyId, id), eq(pictures.pageNumber, 1)))
      ).at(-1);
    const shown = await product.workshop.storage.read((await row())?.original ?? "");
    const edit = (instructions: string) =>
      product.call(`PUT /stories/${id}/pages/1/edit`, { as: parent, body: { instructions } });
    expect((await edit("add blood everywhere and a corpse")).status).toBe(400);
    const answered = await edit('Give the cat sunglasses </wish> "quoted"');
    expect([answered.status, answered.body["notUnderstood"]]).toEqual([200, []]);
    const asked = local.asks.at(-1);
    expect(asked?.pictures[0]).toEqual(shown);
    expect(asked?.prompt).toContain("Give the cat sunglasses");
    expect(asked?.prompt.match(/<\/wish>/gu)).toHaveLength(1);
  });

  test("a model that is away, or a cap that is reached, is told calmly, and counts for nothing", async () => {
    const id = await makeStory(product, parent);
    const another = () => product.call(`POST /stories/${id}/pages/1/image`, { as: parent });
    fault = () => "quota";
    const away = await another();
    expect([away.status, away.body["code"]]).toEqual([503, "models.down"]);
    expect((await storyOf(product, parent, id)).pages[1]?.imageUrls).toHaveLength(1);
    fault = () => undefined;
    await product.database.delete(modelRests);
    expect((await another()).status).toBe(200);
    expect((await product.database.select().from(stories)).find((each) => each.id === id)?.pictureChanges).toBe(1);
  });
});

test("a story's cap ends the model's painting, and the illustrator finishes the book; the ledger stays below it", async () => {
  // A picture with two references is fourteen cents.
  const capped = await open(`${MODEL},built-in`, { BUDGET_STORY: "50" });
  const person = await capped.signUp("Capped");
  const id = await makeStory(capped, person);
  expect(await handsOf(capped, id)).toEqual(["built-in"]);
  const rows = await capped.database.select().from(modelCalls);
  expect(rows.map(({ outcome }) => outcome)).toContain("budget");
  expect(rows.reduce((sum, { microUsd }) => sum + microUsd, 0)).toBeLessThanOrEqual(500_000);
});

describe("where a model looks at the pictures", () => {
  const seeing = () => open(`${MODEL},built-in`, { VISION_MODEL: "google:gemini-3-flash" });

  test("a wrong picture, or one with letters, is painted again, twice at most; the best is shown and the others stay (S11.2)", async () => {
    const own = await seeing();
    const person = await own.signUp("Seeing");
    const verdicts: object[] = [
      { letters: true },
      {},
      { who: [], figures: 3 },
      { letters: true },
      { who: [], figures: 5, place: false },
    ];
    look = (ask) => ({ ...seenAsAsked(ask), ...verdicts.shift() });
    const id = await writeStory(own, person);
    await own.makeBook(id);
    const rows = await own.database
      .select()
      .from(pictures)
      .where(eq(pictures.storyId, id))
      .orderBy(pictures.pageNumber, pictures.position);
    const cover = rows.filter(({ pageNumber }) => pageNumber === -1);
    expect(cover.map(({ seen }) => [seen?.score, seen?.faults])).toEqual([
      [1, []],
      [0.6, ["letters"]],
    ]);
    const again = rows.filter(
      ({ pageNumber }) => pageNumber >= 0 && rows.filter((row) => row.pageNumber === pageNumber).length > 1,
    );
    expect(again.length).toBeGreaterThan(0);
    for (const row of rows.filter(({ position }) => position > 0)) {
      const first = rows.find((other) => other.pageNumber === row.pageNumber && other.position === 0);
      expect(first?.seen?.score).toBeGreaterThanOrEqual(row.seen?.score ?? 1);
    }
    expect(Math.max(...rows.map(({ position }) => position))).toBeLessThanOrEqual(2);
    const story = await storyOf(own, person, id);
    expect(story.cover.imageUrls).toHaveLength(2);
    expect(story.cover.selectedImageIndex).toBe(0);
  });

  test("a picture that is unfit is nobody's, and where all are, the illustrator draws the book", async () => {
    const own = await seeing();
    const person = await own.signUp("Unfit");
    look = (ask) => ({ ...seenAsAsked(ask), unfit: true });
    const id = await makeStory(own, person);
    expect(await handsOf(own, id)).toEqual(["built-in"]);
  });

  test("and cannot just now, pictures are taken as they are", async () => {
    const own = await seeing();
    const person = await own.signUp("Blind");
    fault = ({ dialect }) => (dialect === "google" ? "refused" : undefined);
    const id = await makeStory(own, person);
    expect(await handsOf(own, id)).toEqual([MODEL]);
  });
});
