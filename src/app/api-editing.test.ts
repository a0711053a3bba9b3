import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { READING_LEVELS } from "#book/reading-levels.ts";
import { StoryPage } from "#features/stories/story.ts";
import { makeStory, storyOf } from "./testing/made-story.ts";
import { plainPainter } from "./testing/plain-painter.ts";
import { openTestProduct, type Person, type TestProduct } from "./testing/test-product.ts";

let product: TestProduct;
let ana: Person;
let dan: Person;
let id: string;
beforeAll(async () => {
  product = await openTestProduct({ players: { painter: plainPainter } });
  ana = await product.signUp("Ana");
  dan = await product.signUp("Dan");
  id = await makeStory(product, ana);
});
afterAll(() => product.close());

const put = (path: string, body: object, headers: Record<string, string> = {}, as: Person | undefined = ana) =>
  product.call(`PUT /stories/${id}/${path}`, { as, body, headers });
const read = () => storyOf(product, ana, id);
const undo = () => product.call(`POST /stories/${id}/undo`, { as: ana });

describe("PUT /stories/{id}/title", () => {
  test("answers the title as it is kept: trimmed and composed (S7.13)", async () => {
    const { status, body } = await put("title", { title: "  Pip s\u0326i luna  " });
    expect([status, body]).toEqual([200, { title: "Pip și luna" }]);
    expect((await read()).title).toBe("Pip și luna");
  });

  test("takes 3 to 99 signs as a person counts them, and names the field otherwise", async () => {
    for (const title of ["", "   ", "ab", "  ab  ", "a".repeat(100), "🐉🐉", "👨‍👩‍👧👨‍👩‍👧"]) {
      const { status, body } = await put("title", { title });
      expect([title, status, body["fields"]?.[0]?.["field"]]).toEqual([title, 400, "title"]);
    }
    for (const title of ["abc", "   abc", "a".repeat(99), "🐉".repeat(99), "s\u0326".repeat(3)]) {
      expect([title, (await put("title", { title })).status]).toEqual([title, 200]);
    }
  });

  test("of a story that is being made is a 409; of one that failed it can be given", async () => {
    const { body } = await product.call("POST /stories", { as: ana, body: { story: "A fox finds a star" } });
    const pending = body as unknown as { id: string };
    const rename = (title: string) => product.call(`PUT /stories/${pending.id}/title`, { as: ana, body: { title } });
    expect((await rename("The star")).body["code"]).toBe("story.busy");
    await product.database.$client.query("update stories set status = 'failed' where id = $1", [pending.id]);
    expect((await rename("The star")).body).toEqual({ title: "The star" });
  });

  test("with an old version is a 412 once the title has changed, and never for another change", async () => {
    const seen = (await read()).version;
    await put("pages/0/text", { text: "Pip looked up at the moon." });
    expect((await put("title", { title: "From tab one" }, { "if-match": `"${seen}"` })).status).toBe(200);
    const late = await put("title", { title: "From tab two" }, { "if-match": `"${seen}"` });
    expect([late.status, late.body["code"]]).toEqual([412, "version.stale"]);
    expect((await read()).title).toBe("From tab one");
    const future = await put("title", { title: "From nowhere" }, { "if-match": "99999" });
    expect(future.status).toBe(412);
  });
});

describe("PUT /stories/{id}/pages/{pageId}/text", () => {
  test("answers the updated page, its level measured again (S7.6)", async () => {
    const before = (await read()).pages[1]!;
    const { status, body } = await put("pages/1/text", { text: "  Pip ran home.  " });
    expect(status).toBe(200);
    const page = StoryPage.parse(body);
    expect(page).toMatchObject({ text: "Pip ran home.", level: "Spark", version: before.version + 1 });
    expect(page.annotationUrl).not.toBe(before.annotationUrl);
    expect(page.imageUrls).toEqual(before.imageUrls);
    const long = `${"The old lighthouse keeper carefully remembered everything that wonderful evening had brought him and his friends. ".repeat(5)}`;
    const rich = StoryPage.parse((await put("pages/1/text", { text: long })).body);
    expect(READING_LEVELS[rich.level].level).toBeGreaterThanOrEqual(4);
    expect((await read()).pages[1]).toEqual(rich);
  });

  test("takes up to 1 500 signs and not a blank, and names the field", async () => {
    for (const text of ["", "  \n ", "a".repeat(1501)]) {
      const { status, body } = await put("pages/1/text", { text });
      expect([status, body["fields"]?.[0]?.["field"]]).toEqual([400, "text"]);
    }
    expect((await put("pages/1/text", { text: "a".repeat(1500) })).status).toBe(200);
  });

  test("of two tabs that write the same version at once one wins, and the other is told so (S7.28)", async () => {
    const { version } = (await read()).pages[2]!;
    const write = (text: string) => put("pages/2/text", { text }, { "if-match": String(version) });
    const answers = await Promise.all(["One.", "Two.", "Three."].map((text) => write(text)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 412, 412]);
    const won = answers.find(({ status }) => status === 200)!;
    const page = (await read()).pages[2]!;
    expect(page.text).toBe(won.body["text"]);
    expect(page.version).toBe(version + 1);
    expect((await write("Four.")).status).toBe(412);
    expect((await put("pages/2/text", { text: "Five." }, { "if-match": `W/"${version + 1}"` })).status).toBe(200);
  });

  test("a page that the story does not have is a 404", async () => {
    for (const page of ["8", "-1", "99", "x", "1.5", "cover"]) {
      const { status, body } = await put(`pages/${page}/text`, { text: "Pip." });
      expect([page, status, body["code"]]).toEqual([page, 404, "page.not_found"]);
    }
  });

  test("is seen by every reader at once", async () => {
    const first = await product.call(`GET /stories/${id}`, { as: ana });
    await put("pages/3/text", { text: "Now it says this." });
    const again = await product.call(`GET /stories/${id}`, {
      as: ana,
      headers: { "if-none-match": String(first.headers["etag"]) },
    });
    expect([again.status, again.body["story"]?.["pages"]?.[3]?.["text"]]).toEqual([200, "Now it says this."]);
  });
});

describe("POST /stories/{id}/undo", () => {
  beforeEach(async () => {
    id = await makeStory(product, ana);
  });

  test("takes changes of text, title and selection back one by one, the last first, down to the first", async () => {
    const start = await read();
    await put("pages/0/text", { text: "First." });
    await put("title", { title: "Another title" });
    await product.call(`POST /stories/${id}/pages/2/image`, { as: ana });
    await put("pages/0/text", { text: "Second." });
    await put("pages/2/image/0", {});
    const steps: string[] = [];
    for (;;) {
      const { status, body } = await undo();
      expect(status).toBe(200);
      if (body["undone"] === null) break;
      const { what, page } = body["undone"] as unknown as { what: string; page: number };
      const story = body["story"] as unknown as typeof start;
      steps.push(`${what} ${page}: ${story.pages[0]?.text} | ${story.pages[2]?.selectedImageIndex} | ${story.title}`);
    }
    const { title } = start;
    const text = start.pages[0]?.text;
    expect(steps).toEqual([
      `selection 2: Second. | 1 | Another title`,
      `text 0: First. | 1 | Another title`,
      `selection 2: First. | 0 | Another title`,
      `title -1: First. | 0 | ${title}`,
      `text 0: ${text} | 0 | ${title}`,
    ]);
    const end = await read();
    expect(end.pages.map((page) => [page.text, page.level, page.imageUrl])).toEqual(
      start.pages.map((page) => [page.text, page.level, page.imageUrl]),
    );
    // The picture that was drawn is kept.
    expect(end.pages[2]?.imageUrls).toHaveLength(2);
  });

  test("is a change like any other: a tab that has not seen it does not write over it", async () => {
    const written = StoryPage.parse((await put("pages/0/text", { text: "First." })).body);
    await undo();
    const late = await put("pages/0/text", { text: "Second." }, { "if-match": String(written.version) });
    expect(late.status).toBe(412);
  });

  test("pressed many times at once takes as many changes back, each once", async () => {
    for (const text of ["One.", "Two.", "Three.", "Four."]) await put("pages/0/text", { text });
    await Promise.all([undo(), undo(), undo()]);
    expect((await read()).pages[0]?.text).toBe("One.");
  });

  test("saving what stands already is no change, and nothing to take back", async () => {
    const { title, pages, version } = await read();
    await put("title", { title });
    await put("pages/0/text", { text: pages[0]?.text });
    await put("pages/0/image/0", {});
    expect((await read()).version).toBe(version);
    expect((await undo()).body["undone"]).toBeNull();
  });
});

describe("PUT /stories/{id}/pages/{pageId}/level", () => {
  test("tells the page simpler and richer within the story, and one undo brings it back", async () => {
    id = await makeStory(product, ana, { complexity: "Dreamer" });
    const before = (await read()).pages[3]!;
    const words = (text: string) => text.split(/\s+/).length;
    const simpler = StoryPage.parse((await put("pages/3/level", { direction: "simpler" })).body);
    expect(words(simpler.text)).toBeLessThan(words(before.text));
    expect(READING_LEVELS[simpler.level].level).toBeLessThan(READING_LEVELS[before.level].level);
    expect(simpler.imageUrls).toEqual(before.imageUrls);
    await undo();
    expect((await read()).pages[3]?.text).toBe(before.text);
    const richer = StoryPage.parse((await put("pages/3/level", { direction: "richer" })).body);
    expect(words(richer.text)).toBeGreaterThan(words(before.text));
  });

  test("at the simplest level stays as it is", async () => {
    id = await makeStory(product, ana, { complexity: "Spark" });
    const before = (await read()).pages[0]!;
    expect(before.level).toBe("Spark");
    expect((await put("pages/0/level", { direction: "simpler" })).body).toEqual(before);
  });

  test("with an old version is a 412", async () => {
    await put("pages/0/text", { text: "Mine." });
    expect((await put("pages/0/level", { direction: "richer" }, { "if-match": "1" })).status).toBe(412);
    expect((await read()).pages[0]?.text).toBe("Mine.");
  });
});

describe("whoever does not own the story", () => {
  test("is told that it is not theirs to change when it is shared, and that there is none when it is not", async () => {
    const calls: [string, object?][] = [
      ["PUT title", { title: "Mine now" }],
      ["PUT pages/0/text", { text: "Mine now" }],
      ["PUT pages/0/level", { direction: "simpler" }],
      ["POST undo"],
      ["PUT pages/0/userDrawingInstructions", { userDrawingInstructions: "at night" }],
      ["PUT cover/userDrawingInstructions", { userDrawingInstructions: "at night" }],
      ["POST pages/0/image"],
      ["POST cover/image"],
      ["PUT pages/0/edit", { instructions: "at night" }],
      ["PUT cover/edit", { instructions: "at night" }],
      ["PUT pages/0/image/0", {}],
      ["PUT cover/image/0", {}],
      ["POST pages/0/retry"],
      ["PUT cast/hero", { colour: "blue" }],
    ];
    const before = await read();
    const ask = async (as: Person | undefined) => {
      const answers = calls.map(async ([call, body]) => {
        const [method, path] = call.split(" ");
        const answer = await product.call(`${method} /stories/${id}/${path}`, { as, body });
        return `${call} ${answer.status} ${answer.body["code"] as unknown as string}`;
      });
      return Promise.all(answers);
    };
    expect(await ask(dan)).toEqual(calls.map(([call]) => `${call} 404 story.not_found`));
    expect(await ask(undefined)).toEqual(calls.map(([call]) => `${call} 401 auth.required`));
    await put("sharing", { shared: true });
    expect(await ask(dan)).toEqual(calls.map(([call]) => `${call} 403 story.view_only`));
    expect(await ask(undefined)).toEqual(calls.map(([call]) => `${call} 401 auth.required`));
    const after = await read();
    expect({ ...after, shared: false, version: 0 }).toEqual({ ...before, version: 0 });
  });
});
