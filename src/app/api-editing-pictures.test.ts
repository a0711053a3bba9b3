import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { CastCard } from "#book/cast-card.ts";
import type { PagePlan } from "#book/page-plan.ts";
import type { Painter, PictureOrder } from "#features/pictures/server/painter/painter.ts";
import { RedrawnCover, RedrawnPage } from "#features/stories/editing-contract.ts";
import { settings } from "#features/settings/server/tables.ts";
import { Cover, StoryPage } from "#features/stories/story.ts";
import { makeStory, storyOf } from "./testing/made-story.ts";
import { plainPainter } from "./testing/plain-painter.ts";
import { openTestProduct, type Person, type TestProduct } from "./testing/test-product.ts";

/** What was ordered of the painter, last one last, and pages that it refuses to paint. */
const orders: PictureOrder[] = [];
const refused = new Set<number>();
const watchedPainter: Painter = {
  name: "plain",
  paint(order, signal) {
    const page = Number(order.seed.split("/")[1]);
    if (refused.has(page)) return Promise.reject(new Error("no paint"));
    orders.push(order);
    return plainPainter.paint(order, signal);
  },
};

let product: TestProduct;
let ana: Person;
let id: string;
beforeAll(async () => {
  product = await openTestProduct({ players: { painter: watchedPainter } });
  ana = await product.signUp("Ana");
});
afterAll(() => product.close());
beforeEach(async () => {
  refused.clear();
  id = await makeStory(product, ana);
});

const call = (what: string, body?: object, language = "en") => {
  const [method, path] = what.split(" ");
  return product.call(`${method} /stories/${id}/${path}`, {
    as: ana,
    ...(body && { body }),
    headers: { "accept-language": language },
  });
};
const read = () => storyOf(product, ana, id);
const edit = async (page: string, instructions: string, language?: string) => {
  const { status, text, body } = await call(`PUT ${page}/edit`, { instructions }, language);
  expect([status, status === 200 ? "" : text]).toEqual([200, ""]);
  return body as unknown as RedrawnPage;
};
const planDrawn = (): PagePlan => orders.at(-1)!.plan;
const cardDrawn = (who: string): CastCard | undefined => orders.at(-1)!.cast.find((card) => card.id === who);

describe("a new picture", () => {
  test("joins the others last, is selected, and differs in composition only (S7.9)", async () => {
    const before = (await read()).pages[4]!;
    const [drawn] = orders.filter((order) => order.seed.split("/")[1] === "4").slice(-1);
    const { status, body } = await call("POST pages/4/image");
    expect(status).toBe(200);
    const page = RedrawnPage.parse(body);
    expect(page.imageUrls).toHaveLength(2);
    expect(page.imageUrls[0]).toBe(before.imageUrl);
    expect([page.selectedImageIndex, page.imageUrl]).toEqual([1, page.imageUrls[1]]);
    expect(page.notUnderstood).toEqual([]);
    const { shot: _shot, textAt: _textAt, camera: _camera, ...shown } = planDrawn();
    expect(drawn!.plan).toMatchObject(shown);
    expect(orders.at(-1)!.cast).toEqual(drawn!.cast);
    expect(orders.at(-1)!.seed).not.toBe(drawn!.seed);
    expect((await product.call(`GET ${page.imageUrl}`)).status).toBe(200);
    expect((await read()).pages[4]?.imageUrl).toBe(page.imageUrl);
  });

  test("of the cover does the same", async () => {
    const { cover } = await read();
    const redrawn = RedrawnCover.parse((await call("POST cover/image")).body);
    expect(redrawn.imageUrls[0]).toBe(cover.imageUrl);
    expect(redrawn.selectedImageIndex).toBe(1);
  });

  test("follows the page's drawing instructions, kept in any of the three languages (S7.7)", async () => {
    const kept = await call(
      "PUT pages/4/userDrawingInstructions",
      { userDrawingInstructions: "noaptea, pe ploaie" },
      "ro",
    );
    expect(kept.body).toEqual({ userDrawingInstructions: "noaptea, pe ploaie", notUnderstood: [] });
    const page = RedrawnPage.parse((await call("POST pages/4/image", undefined, "ro")).body);
    expect(planDrawn()).toMatchObject({ hour: "night", weather: "rain" });
    expect(page.userDrawingInstructions).toBe("noaptea, pe ploaie");
    expect(page.alt).toMatch(/night.*rain/i);
    const cover = await call("PUT cover/userDrawingInstructions", {
      userDrawingInstructions: "with gnarfles; in the snow",
    });
    expect(cover.body["notUnderstood"]).toEqual(["with gnarfles"]);
    await call("POST cover/image");
    expect(planDrawn().weather).toBe("snow");
    const none = await call("PUT pages/4/userDrawingInstructions", { userDrawingInstructions: "" });
    expect(none.body).toEqual({ userDrawingInstructions: "", notUnderstood: [] });
    await call("POST pages/4/image");
    expect(planDrawn().weather).toBe("clear");
  });

  test("waits until the book is made", async () => {
    const { body } = await product.call("POST /stories", { as: ana, body: { story: "A fox finds a star" } });
    id = (body as unknown as { id: string }).id;
    for (const what of ["POST pages/0/image", "POST cover/image", "POST pages/0/retry"]) {
      expect([what, (await call(what)).body["code"]]).toEqual([what, "story.busy"]);
    }
    expect((await call("PUT pages/0/edit", { instructions: "at night" })).status).toBe(409);
  });
});

describe("an edit", () => {
  test("on a page changes what was asked for and nothing else, comes last and is selected (S7.8)", async () => {
    await edit("pages/3", "make it night");
    const before = orders.at(-1)!;
    const page = RedrawnPage.parse(await edit("pages/3", "give Pip a lantern and let it rain"));
    expect(orders.at(-1)!.seed).toBe(before.seed);
    expect(planDrawn()).toMatchObject({ hour: "night", weather: "rain", place: before.plan.place });
    expect(planDrawn().figures.map(({ who }) => who)).toEqual(before.plan.figures.map(({ who }) => who));
    expect([page.imageUrls.length, page.selectedImageIndex]).toEqual([3, 2]);
    expect(planDrawn().figures[0]).toMatchObject({ who: "hero", holds: "lantern" });
    expect(page.alt).toMatch(/rain/i);
    expect(page.notUnderstood).toEqual([]);
  });

  test("on the cover comes first and is selected; the others stay in their order (S4.55)", async () => {
    await call("POST cover/image");
    const { cover } = await read();
    const edited = RedrawnCover.parse(await edit("cover", "at sunset"));
    expect(edited.selectedImageIndex).toBe(0);
    expect(edited.imageUrls.slice(1)).toEqual(cover.imageUrls);
    expect(edited.imageUrl).toBe(edited.imageUrls[0]);
    expect(planDrawn().hour).toBe("sunset");
    await call("POST undo");
    expect((await read()).cover.imageUrl).toBe(cover.imageUrl);
    const shelf = await product.call("GET /stories", { as: ana });
    expect(JSON.stringify(shelf.body)).toContain(cover.imageUrl);
  });

  test("changes hour, weather, place, pose, mood, framing, colours, things and characters, in the three languages", async () => {
    const wishes: [string, string][] = [
      ["en", "at dawn in the snow, Pip is sleeping, closer"],
      ["ro", "în zori, ninge, Pip să doarmă, mai de aproape"],
      ["de", "im Morgengrauen im Schnee, Pip schläft, näher heran"],
    ];
    for (const [language, wish] of wishes) {
      const page = await edit("pages/1", wish, language);
      expect([wish, page.notUnderstood]).toEqual([wish, []]);
      expect(planDrawn()).toMatchObject({ hour: "dawn", weather: "snow", shot: "close" });
      expect(planDrawn().figures[0]).toMatchObject({ who: "hero", pose: "sleep" });
    }
    const scarves: [string, string][] = [
      ["en", "Pip wears a blue hat and is sad. Add a penguin and two stars. No snow, at the castle"],
      ["ro", "Pip să poarte o pălărie albastră și e trist. Adaugă un pinguin și două stele. Fără zăpadă, la castel"],
      [
        "de",
        "Pip trägt einen blauen Hut und ist traurig. Füge einen Pinguin und zwei Sterne hinzu. Kein Schnee, am Schloss",
      ],
    ];
    for (const [language, wish] of scarves) {
      const page = await edit("pages/2", wish, language);
      expect([wish, page.notUnderstood]).toEqual([wish, []]);
      expect(planDrawn()).toMatchObject({ weather: "clear", place: { environment: "MedievalCastle" } });
      expect(planDrawn().figures[0]).toMatchObject({ who: "hero", mood: "sad" });
      expect(cardDrawn("hero")?.garment).toEqual({ kind: "hat", colour: "blue" });
      expect(planDrawn().things.filter(({ thing }) => thing === "star")).toHaveLength(2);
      expect(cardDrawn("guest-1")).toMatchObject({ kind: "penguin" });
      await call("POST undo");
    }
    expect((await read()).cast.find(({ id: who }) => who === "hero")?.garment.kind).toBeDefined();
  });

  test("says what it has not understood, and does the rest", async () => {
    const page = await edit("pages/0", "make it night and add more gnarfle");
    expect(page.notUnderstood).toEqual(["add more gnarfle"]);
    expect(planDrawn().hour).toBe("night");
  });

  test("that means nothing draws nothing, counts nothing and loses nothing", async () => {
    const before = await read();
    const drawn = orders.length;
    const page = await edit("pages/0", "make it more beautiful");
    expect(page.notUnderstood).toEqual(["make it more beautiful"]);
    expect(orders).toHaveLength(drawn);
    const space = await makeStory(product, ana, { environment: "SpaceColony" });
    id = space;
    expect((await edit("pages/0", "let it snow")).notUnderstood.length).toBeGreaterThan(0);
    expect((await storyOf(product, ana, before.id)).version).toBe(before.version);
  });

  test("of nothing, or of more than 1 000 signs, names the field", async () => {
    for (const instructions of ["", "  ", "a".repeat(1001)]) {
      const { status, body } = await call("PUT pages/0/edit", { instructions });
      expect([status, body["fields"]?.[0]?.["field"]]).toEqual([400, "instructions"]);
    }
  });
});

describe("selecting a picture", () => {
  test("shows it, on a page and on the cover (S7.10)", async () => {
    for (const part of ["pages/6", "cover"]) {
      await call(`POST ${part}/image`);
      await edit(part, "at night");
      const shown = part === "cover" ? Cover : StoryPage;
      for (const place of [1, 2, 0]) {
        const picked = shown.parse((await call(`PUT ${part}/image/${place}`)).body);
        expect([picked.selectedImageIndex, picked.imageUrl]).toEqual([place, picked.imageUrls[place]]);
      }
    }
    const { pages } = await read();
    expect(pages[6]?.alt).not.toMatch(/at night/i);
    const night = StoryPage.parse((await call("PUT pages/6/image/2")).body);
    expect(night.alt).toMatch(/at night/i);
    expect(night.annotationUrl).not.toBe(pages[6]?.annotationUrl);
  });

  test("that is not there is a 404", async () => {
    for (const image of ["1", "-1", "x", "9999999999"]) {
      const { status, body } = await call(`PUT pages/6/image/${image}`);
      expect([image, status, body["code"]]).toEqual([image, 404, "image.not_found"]);
    }
    expect((await call("PUT pages/8/image/0")).body["code"]).toBe("page.not_found");
    expect((await call("PUT cover/image/1")).body["code"]).toBe("image.not_found");
  });
});

describe("many at once", () => {
  test("each get a place of their own, one of them is selected, and readers see them all", async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => call("POST pages/5/image")));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 200));
    const page = (await read()).pages[5]!;
    expect(new Set(page.imageUrls).size).toBe(7);
    expect(page.imageUrl).toBe(page.imageUrls[page.selectedImageIndex]);
    const covers = await Promise.all(
      Array.from({ length: 4 }, () => call("PUT cover/edit", { instructions: "at night" })),
    );
    expect(covers.every(({ status }) => status === 200)).toBe(true);
    expect(new Set((await read()).cover.imageUrls).size).toBe(5);
  });

  test("a story that is deleted meanwhile is not found, and no picture of it is left behind", async () => {
    const [, answer] = await Promise.all([
      product.call(`DELETE /stories/${id}`, { as: ana }),
      call("POST pages/5/image"),
    ]);
    expect([200, 404]).toContain(answer.status);
    expect((await call("POST pages/5/image")).status).toBe(404);
    expect(await product.workshop.storage.list(`stories/${id}`)).toEqual([]);
  });
});

describe("a page that could not be drawn", () => {
  test("keeps its place among the others, and its own retry draws it", async () => {
    refused.add(4);
    id = await makeStory(product, ana);
    const broken = await read();
    expect(broken.status).toBe("completed");
    expect(broken.pages.map((page) => page.status)).toEqual(
      Array.from({ length: 8 }, (_, page) => (page === 4 ? "failed" : "ready")),
    );
    const { rows } = await product.database.$client.query<{ id: string; page: number }>(
      "select id, page_number as page from pictures where story_id = $1",
      [id],
    );
    for (const [number, page] of broken.pages.entries()) {
      const own = rows.filter((row) => row.page === number).map((row) => `/images/${id}/${row.id}/screen.webp`);
      expect(page.imageUrls.map((address) => address.split("?")[0])).toEqual(own);
    }
    expect(broken.pages[4]).toMatchObject({ imageUrls: [], imageUrl: "", selectedImageIndex: 0 });
    expect((await call("POST pages/4/retry")).status).toBe(500);
    expect((await read()).pages[4]?.status).toBe("failed");
    refused.clear();
    const mended = StoryPage.parse((await call("POST pages/4/retry")).body);
    expect(mended).toMatchObject({ status: "ready", selectedImageIndex: 0 });
    expect(mended.imageUrls).toHaveLength(1);
    const after = await read();
    expect(after.pagesDone).toBe(8);
    expect(after.pages.filter((_, page) => page !== 4)).toEqual(broken.pages.filter((_, page) => page !== 4));
  });

  test("is drawn once, however often retry is pressed", async () => {
    refused.add(2);
    id = await makeStory(product, ana);
    refused.clear();
    await Promise.all([1, 2, 3].map(() => call("POST pages/2/retry")));
    expect((await read()).pages[2]?.imageUrls).toHaveLength(1);
    await call("POST pages/2/retry");
    expect((await read()).pages[2]?.imageUrls).toHaveLength(1);
  });

  test("can get a picture of another kind instead", async () => {
    refused.add(2);
    id = await makeStory(product, ana);
    refused.clear();
    const page = await edit("pages/2", "at night");
    expect(page).toMatchObject({ status: "ready", selectedImageIndex: 0 });
    expect(planDrawn().hour).toBe("night");
  });
});

describe("the limit of a free story", () => {
  const open = (freeImageEdits: number) => openTestProduct({ freeImageEdits, players: { painter: plainPainter } });

  test("holds exactly under 20 at once, for new pictures and edits together; then it is a 403 (S6.4)", async () => {
    const small = await open(5);
    try {
      const eva = await small.signUp("Eva");
      const story = await makeStory(small, eva);
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, turn) =>
          turn % 2 === 0
            ? small.call(`POST /stories/${story}/pages/${turn % 8}/image`, { as: eva })
            : small.call(`PUT /stories/${story}/pages/${turn % 8}/edit`, {
                as: eva,
                body: { instructions: "at night" },
              }),
        ),
      );
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
      const others = answers.filter(({ status }) => status !== 200);
      expect(
        others.every(({ status, body }) => status === 403 && String(body["code"] as unknown) === "story.free_limit"),
      ).toBe(true);
      const { pages } = await storyOf(small, eva, story);
      expect(pages.flatMap((page) => page.imageUrls)).toHaveLength(8 + 5);
      const files = await small.workshop.storage.list(`stories/${story}`);
      expect(files.length).toBe((9 + 5) * 3);
      // Selecting, words and undo are free.
      expect((await small.call(`PUT /stories/${story}/pages/0/image/0`, { as: eva })).status).toBe(200);
      expect((await small.call(`POST /stories/${story}/undo`, { as: eva })).status).toBe(200);
    } finally {
      await small.close();
    }
  });

  test("is what an administrator has set, whatever the environment gave at first (S6.4)", async () => {
    const small = await open(0);
    try {
      const eva = await small.signUp("Eva");
      const story = await makeStory(small, eva);
      const draw = () => small.call(`POST /stories/${story}/cover/image`, { as: eva });
      expect((await draw()).body["code"]).toBe("story.free_limit");
      await small.database.insert(settings).values({ changes: { freeImageEdits: 1 } });
      expect((await draw()).status).toBe(200);
      expect((await draw()).body["code"]).toBe("story.free_limit");
    } finally {
      await small.close();
    }
  });

  test("is each story's own, and neither a booklet's nor a subscriber's (S6.4, S1.7)", async () => {
    const small = await open(0);
    try {
      const eva = await small.signUp("Eva");
      const draw = (story: string) => small.call(`POST /stories/${story}/cover/image`, { as: eva });
      const free = await makeStory(small, eva);
      expect((await draw(free)).body["code"]).toBe("story.free_limit");
      const pro = await makeStory(small, eva);
      await small.database.$client.query("update stories set spent_right = 'booklet' where id = $1", [pro]);
      expect((await draw(pro)).status).toBe(200);
      await small.database.$client.query("update memberships set subscription_type = 'pro'");
      expect((await draw(free)).status).toBe(200);
      await small.database.$client.query("update memberships set subscription_expires_at = now()");
      expect((await draw(free)).status).toBe(403);
    } finally {
      await small.close();
    }
  });
});
