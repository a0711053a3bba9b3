import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { eq } from "drizzle-orm";
import { memberships } from "#features/membership/server/tables.ts";
import { stories } from "#features/stories/server/tables.ts";
import { jobs } from "#server/jobs/tables.ts";
import { Analysis, Story, StorySummary } from "#features/stories/story.ts";
import { idOf } from "./testing/crowd.ts";
import { plainPainter } from "./testing/plain-painter.ts";
import { openTestProduct, type Person, type TestProduct } from "./testing/test-product.ts";

const IDEA = "A brave hedgehog called Pip wants to find the moon's lost button";
const UNKNOWN = "00000000-0000-4000-8000-000000000000";

let product: TestProduct;
let ana: Person;
let dan: Person;
beforeAll(async () => {
  product = await openTestProduct({ players: { painter: plainPainter } });
  ana = await product.signUp("Ana Maria Pop");
  dan = await product.signUp("Dan");
});
afterAll(() => product.close());

async function createStory(as: Person, form: object = {}): Promise<{ id: string; shortId: string }> {
  const { status, body } = await product.call("POST /stories", { as, body: { story: IDEA, ...form } });
  expect(status).toBe(201);
  return body as unknown as { id: string; shortId: string };
}

async function createBook(as: Person, form: object = {}): Promise<{ id: string; shortId: string }> {
  const made = await createStory(as, form);
  await product.makeBook(made.id);
  return made;
}

describe("POST /stories/analyze", () => {
  test("reads an idea into title, language, pages, characters and choices (S7.5)", async () => {
    const { status, body } = await product.call("POST /stories/analyze", { as: ana, body: { story: IDEA } });
    expect(status).toBe(200);
    const analysis = Analysis.parse(body);
    expect(analysis.language).toBe("en");
    expect(analysis.characters[0]?.name).toBe("Pip");
    expect(analysis.characterType).toBe("Animals");
    expect(analysis.title.length).toBeGreaterThanOrEqual(3);
  });

  test("reads Romanian and German ideas as such, whatever the screen's language", async () => {
    const ideas = {
      ro: "Un arici curajos pe nume Pip vrea să găsească nasturele pierdut al lunii",
      de: "Ein mutiger Igel namens Pip möchte den verlorenen Knopf des Mondes finden",
    };
    for (const [language, story] of Object.entries(ideas)) {
      const { body } = await product.call("POST /stories/analyze", { as: ana, body: { story } });
      expect(body["language"]).toBe(language);
      expect(body["characters"]?.[0]?.["name"]).toBe("Pip");
    }
  });

  test("suggests what only PRO has to nobody but PRO", async () => {
    const body = { story: "A dragon flies to Mars in a rocket, 24 pages for my 10 year old" };
    const offered = await product.call("POST /stories/analyze", { as: dan, body });
    expect(offered.body).toMatchObject({ pages: 12, complexity: "Dreamer", environment: "EnchantedForest" });
    await product.database
      .update(memberships)
      .set({ subscriptionType: "pro" })
      .where(eq(memberships.userId, await idOf(product.database, dan)));
    const read = await product.call("POST /stories/analyze", { as: dan, body });
    expect(read.body).toMatchObject({ pages: 24, complexity: "Visionary", environment: "SpaceColony" });
    await product.database
      .update(memberships)
      .set({ subscriptionType: "free" })
      .where(eq(memberships.userId, await idOf(product.database, dan)));
  });

  test("an empty idea is a 400 that names the field, in the reader's language", async () => {
    const english = await product.call("POST /stories/analyze", { as: ana, body: { story: "   " } });
    expect(english.status).toBe(400);
    expect(english.body["code"]).toBe("input.invalid");
    expect(english.body["fields"]?.[0]?.["field"]).toBe("story");
    expect(JSON.stringify(english.body["message"])).toContain("Story");
    const romanian = await product.call("POST /stories/analyze", {
      as: ana,
      body: { story: "" },
      headers: { "accept-language": "ro" },
    });
    expect(JSON.stringify(romanian.body["message"])).toContain("Povest");
  });

  test("an unsafe idea is refused kindly, and the words are named", async () => {
    const { status, body } = await product.call("POST /stories/analyze", {
      as: ana,
      body: { story: "The fox kills everybody with a gun and there is blood everywhere" },
    });
    expect([200, 400]).toContain(status);
    const refused = await product.call("POST /stories/analyze", {
      as: ana,
      body: { story: "a naked princess has sex" },
    });
    expect(refused.status).toBe(400);
    expect(refused.body["code"]).toBe("safety.refused");
    expect(refused.body["fields"]?.[0]?.["field"]).toBe("story");
    expect(body).toBeDefined();
  });

  test("needs sign-in", async () => {
    expect((await product.call("POST /stories/analyze", { body: { story: IDEA } })).status).toBe(401);
  });
});

describe("POST /stories", () => {
  test("makes a story and answers 201 with its two ids (S7.3)", async () => {
    const made = await createStory(ana);
    expect(Object.keys(made).toSorted()).toEqual(["id", "shortId"]);
    const { body } = await product.call(`GET /stories/${made.id}`, { as: ana });
    expect(body["status"]).toBe("pending");
  });

  test("choices are taken in any spelling, FairyTale too, and an unknown one is the default (S3.13)", async () => {
    const choices = { genre: "FairyTale", characterType: "Robots & AI", theme: "Warfare", language: "Romanian" };
    const { status, body } = await product.call("POST /stories", { as: ana, body: { story: IDEA, ...choices } });
    expect(status).toBe(201);
    const [row] = await product.database
      .select()
      .from(stories)
      .where(eq(stories.id, String(body["id"])));
    expect(row?.form).toMatchObject({
      genre: "Fairytale",
      characterType: "RobotsAI",
      theme: "Friendship",
      language: "ro",
    });
  });

  test("an unknown page count is a 400 that names the field and the choices (S3.10)", async () => {
    const { status, body } = await product.call("POST /stories", { as: ana, body: { story: IDEA, pages: 9 } });
    expect(status).toBe(400);
    expect(body["fields"]?.[0]).toMatchObject({ field: "pages", problem: "unknown_choice" });
    expect(JSON.stringify(body["message"])).toMatch(/Number of pages.*8, 12, 16/);
    for (const pages of [8, 12])
      expect((await product.call("POST /stories", { as: ana, body: { story: IDEA, pages } })).status).toBe(201);
  });

  test("an absent choice takes its default: English, 8 pages, animals in an enchanted forest (S3.8)", async () => {
    const { id } = await createBook(ana);
    const { body } = await product.call(`GET /stories/${id}`, { as: ana });
    expect(body["story"]?.["language"]).toBe("en");
    expect(body["story"]?.["complexity"]).toBe("Spark");
    expect(body["story"]?.["pages"]).toHaveLength(8);
    expect(body["story"]?.["title"]).not.toBe("");
    const empty = await product.call("POST /stories", { as: ana, body: { story: " " } });
    expect(empty.status).toBe(400);
    expect(empty.body["fields"]?.[0]?.["field"]).toBe("story");
  });

  test("a language that is not offered is a 400 that names the field (S3.9)", async () => {
    const { status, body } = await product.call("POST /stories", { as: ana, body: { story: IDEA, language: "fr" } });
    expect(status).toBe(400);
    expect(body["fields"]?.[0]?.["field"]).toBe("language");
    for (const language of ["en", "ro", "de"]) {
      expect((await product.call("POST /stories", { as: ana, body: { story: IDEA, language } })).status).toBe(201);
    }
  });

  test("a character needs a name; its description may be left out (S3.7)", async () => {
    const nameless = await product.call("POST /stories", {
      as: ana,
      body: { story: IDEA, characters: [{ name: "  ", description: "a fox" }] },
    });
    expect(nameless.status).toBe(400);
    expect(nameless.body["fields"]?.[0]?.["field"]).toBe("characters.0.name");
    await createStory(ana, { characters: [{ name: "Pip" }] });
  });

  test("a title at Create is empty or 3 to 99 signs as a person counts", async () => {
    const of = (title: string) => product.call("POST /stories", { as: ana, body: { story: IDEA, title } });
    for (const title of ["ab", "a".repeat(100), "🐉🐉"]) {
      const { status, body } = await of(title);
      expect([title, status]).toEqual([title, 400]);
      expect(body["fields"]?.[0]?.["field"]).toBe("title");
    }
    for (const title of ["", "abc", "🐉".repeat(99), "s\u0326".repeat(3)]) expect((await of(title)).status).toBe(201);
  });

  test("a body of 2 MB is a 413", async () => {
    const { status, body } = await product.call("POST /stories", { as: ana, body: { story: "a".repeat(2_000_000) } });
    expect(status).toBe(413);
    expect(body["code"]).toBe("body.too_large");
  });

  test("the same Idempotency-Key makes one story, at once or later", async () => {
    const headers = { "idempotency-key": "once-and-only-once" };
    const post = () => product.call("POST /stories", { as: ana, headers, body: { story: IDEA } });
    const answers = await Promise.all([post(), post(), post()]);
    const made = answers.filter((answer) => answer.status === 201).map((answer) => answer.body["id"]);
    expect(made.length).toBeGreaterThan(0);
    expect(new Set([...made, (await post()).body["id"]]).size).toBe(1);
  });

  test("needs sign-in, and a broken token is a 401", async () => {
    expect((await product.call("POST /stories", { body: { story: IDEA } })).status).toBe(401);
    const broken = await product.call("POST /stories", { as: { token: "broken" }, body: { story: IDEA } });
    expect(broken.status).toBe(401);
  });
});

describe("GET /stories", () => {
  test("lists one's own stories, newest first, as summaries (S3.3, S7.1)", async () => {
    const eva = await product.signUp("Eva");
    const first = await createBook(eva, { title: "The first one" });
    const second = await createStory(eva, { title: "The second one" });
    const { status, body } = await product.call("GET /stories", { as: eva });
    expect(status).toBe(200);
    const summaries = (body as unknown as unknown[]).map((summary) => StorySummary.parse(summary));
    expect(summaries.map((summary) => summary.id)).toEqual([second.id, first.id]);
    expect(summaries[1]).toMatchObject({
      title: "The first one",
      status: "completed",
      pages: 8,
      pagesDone: 8,
      likes: 0,
    });
    expect(summaries[1]?.coverUrl).toMatch(/^\/images\/.+\?t=\d+$/);
    expect(summaries[0]).toMatchObject({ status: "pending", pagesDone: 0, coverUrl: "" });
  });

  test("needs sign-in", async () => {
    expect((await product.call("GET /stories")).status).toBe(401);
  });
});

describe("GET /stories/{id}", () => {
  test("gives {story, status} by id and by short id (S3.4, S7.2)", async () => {
    const { id, shortId } = await createBook(ana, { title: "Pip and the button", pages: 12 });
    for (const address of [id, shortId]) {
      const { status, body } = await product.call(`GET /stories/${address}`, { as: ana });
      expect(status).toBe(200);
      expect(body["status"]).toBe("completed");
      const story = Story.parse(body["story"]);
      expect(story).toMatchObject({
        id,
        shortId,
        title: "Pip and the button",
        createdBy: "Ana Maria Pop",
        canEdit: true,
        canEditTitle: true,
        isLiked: false,
        likes: 0,
        pagesDone: 12,
      });
      expect(story.pages).toHaveLength(12);
    }
  });

  test("a cover and pages each have text, pictures and one that is selected (S1.3)", async () => {
    const { id } = await createBook(ana);
    const story = Story.parse((await product.call(`GET /stories/${id}`, { as: ana })).body["story"]);
    expect(story.title).not.toBe("");
    for (const page of [story.cover, ...story.pages]) {
      expect(page.imageUrls.length).toBeGreaterThanOrEqual(1);
      expect(page.imageUrl).toBe(page.imageUrls[page.selectedImageIndex]);
      expect(page.alt.length).toBeGreaterThan(10);
      expect(page.status).toBe("ready");
    }
    for (const page of story.pages) expect(page.text.length).toBeGreaterThan(20);
  });

  test("the cover says which of its pictures is selected, by the address's place in the list (S3.5)", async () => {
    const { id } = await createBook(ana);
    const { cover } = Story.parse((await product.call(`GET /stories/${id}`, { as: ana })).body["story"]);
    expect(cover.selectedImageIndex).toBe(cover.imageUrls.indexOf(cover.imageUrl));
    expect(cover.userDrawingInstructions).toBe("");
    const pending = await createStory(ana);
    const before = Story.parse((await product.call(`GET /stories/${pending.id}`, { as: ana })).body["story"]);
    expect(before.cover).toMatchObject({ imageUrl: "", imageUrls: [], selectedImageIndex: 0, status: "pending" });
  });

  test("pictures have a t that stays while the picture does, and are kept for ever (S7.23)", async () => {
    const { id } = await createBook(ana);
    const ask = async () => Story.parse((await product.call(`GET /stories/${id}`, { as: ana })).body["story"]);
    const [first, again] = [await ask(), await ask()];
    expect(first.cover.imageUrl).toMatch(/\?t=\d+$/);
    expect(again.cover.imageUrl).toBe(first.cover.imageUrl);
    const picture = await product.call(`GET ${first.cover.imageUrl}`);
    expect(picture.status).toBe(200);
    expect(picture.headers["content-type"]).toBe("image/webp");
    expect(picture.headers["cache-control"]).toContain("immutable");
    expect((await product.call("GET /images/none/none/screen.webp")).status).toBe(404);
  });

  test("each page has its typeset image, whose address changes with the words, beside status, alternative text, level and version (S3.6)", async () => {
    const { id } = await createBook(ana);
    const { pages } = Story.parse((await product.call(`GET /stories/${id}`, { as: ana })).body["story"]);
    const image = await product.call(`GET ${pages[2]?.annotationUrl}`);
    expect(image.status).toBe(200);
    expect(image.headers["content-type"]).toBe("image/webp");
    const plain = await product.call(`GET ${pages[2]?.imageUrl}`);
    expect(image.bytes.equals(plain.bytes)).toBe(false);
    expect(pages[2]?.annotationUrl).toMatch(/\?t=\d+$/);
    expect(pages[2]).toMatchObject({ status: "ready", level: "Spark", alt: expect.stringMatching(/\w{3}/) });
    const changed = await product.call(`PUT /stories/${id}/pages/2/text`, { as: ana, body: { text: "Pip ran home." } });
    expect(changed.body["annotationUrl"]).not.toBe(pages[2]?.annotationUrl);
    expect(Number(changed.body["version"])).toBe((pages[2]?.version ?? 0) + 1);
    const anew = await product.call(`GET ${changed.body["annotationUrl"]}`);
    expect([anew.status, anew.bytes.equals(image.bytes)]).toEqual([200, false]);
  });

  test("a private story is a 404 for a stranger and a visitor, as an unknown one is", async () => {
    const { id, shortId } = await createBook(ana);
    for (const address of [id, shortId, UNKNOWN, "nonsense"]) {
      for (const as of address === UNKNOWN || address === "nonsense" ? [ana, dan, undefined] : [dan, undefined]) {
        const { status, body } = await product.call(`GET /stories/${address}`, { as });
        expect([address, status, body["code"]]).toEqual([address, 404, "story.not_found"]);
      }
    }
  });

  test("a shared story is seen by whoever has the link, and not changed (S1.5)", async () => {
    const { id, shortId } = await createBook(ana);
    const shared = await product.call(`PUT /stories/${id}/sharing`, { as: ana, body: { shared: true } });
    expect(shared.body).toEqual({ shared: true });
    for (const as of [dan, undefined]) {
      const { status, body } = await product.call(`GET /stories/${shortId}`, { as });
      expect(status).toBe(200);
      expect(body["story"]).toMatchObject({ canEdit: false, canEditTitle: false, shared: true });
    }
    expect((await product.call(`DELETE /stories/${id}`, { as: dan })).status).toBe(403);
    await product.call(`PUT /stories/${id}/sharing`, { as: ana, body: { shared: false } });
    expect((await product.call(`GET /stories/${shortId}`, { as: dan })).status).toBe(404);
  });

  test("an unchanged story is a 304 for who has it already", async () => {
    const { id } = await createBook(ana);
    const { headers } = await product.call(`GET /stories/${id}`, { as: ana });
    const again = await product.call(`GET /stories/${id}`, {
      as: ana,
      headers: { "if-none-match": String(headers["etag"]) },
    });
    expect(again.status).toBe(304);
    await product.call(`PUT /stories/${id}/sharing`, { as: ana, body: { shared: true } });
    const changed = await product.call(`GET /stories/${id}`, {
      as: ana,
      headers: { "if-none-match": String(headers["etag"]) },
    });
    expect(changed.status).toBe(200);
  });
});

describe("DELETE /stories/{id}", () => {
  test("takes the story and its pictures away, and nobody else's (S7.4)", async () => {
    const [gone, kept] = [await createBook(ana), await createBook(ana)];
    const coverOf = async (id: string) =>
      Story.parse((await product.call(`GET /stories/${id}`, { as: ana })).body["story"]).cover.imageUrl;
    const [goneCover, keptCover] = [await coverOf(gone.id), await coverOf(kept.id)];
    expect((await product.call(`DELETE /stories/${gone.id}`, { as: dan })).status).toBe(404);
    expect((await product.call(`DELETE /stories/${gone.id}`)).status).toBe(401);
    expect((await product.call(`DELETE /stories/${gone.id}`, { as: ana })).status).toBe(204);
    expect((await product.call(`GET /stories/${gone.id}`, { as: ana })).status).toBe(404);
    expect((await product.call(`GET ${goneCover}`)).status).toBe(404);
    expect((await product.call(`GET ${keptCover}`)).status).toBe(200);
  });

  test("leaves no work on a story that was still to be made", async () => {
    const { id } = await createStory(ana);
    const workOn = () => product.database.select({ name: jobs.name }).from(jobs).where(eq(jobs.subject, id));
    expect(await workOn()).not.toEqual([]);
    expect((await product.call(`DELETE /stories/${id}`, { as: ana })).status).toBe(204);
    expect(await workOn()).toEqual([]);
  });
});

describe("GET /stories/{id}/pdf", () => {
  test("gives the book, called by its title with the letters it has (S7.11)", async () => {
    const { id } = await createBook(ana, {
      title: 'Ștefan / „Balaurul": 100%?',
      language: "ro",
      story: "Un balaur pe nume Ștefan vrea să zboare",
    });
    const { status, headers, bytes } = await product.call(`GET /stories/${id}/pdf`, { as: ana });
    expect(status).toBe(200);
    expect(headers["content-type"]).toBe("application/pdf");
    expect(headers["content-disposition"]).toContain(
      `filename*=UTF-8''${encodeURIComponent("Ștefan Balaurul 100.pdf")}`,
    );
    expect(bytes.subarray(0, 5).toString()).toBe("%PDF-");
  });

  test("without a letter in the title it is story-{id}.pdf", async () => {
    const { id, shortId } = await createBook(ana, { title: "!!! ???" });
    const { headers } = await product.call(`GET /stories/${id}/pdf`, { as: ana });
    expect(headers["content-disposition"]).toContain(`story-${shortId}.pdf`);
  });

  test("is the owner's alone, and there only once the book is written", async () => {
    const { id } = await createStory(ana);
    expect((await product.call(`GET /stories/${id}/pdf`, { as: ana })).status).toBe(409);
    expect((await product.call(`GET /stories/${id}/pdf`, { as: dan })).status).toBe(404);
    expect((await product.call(`GET /stories/${id}/pdf`)).status).toBe(401);
  });
});
