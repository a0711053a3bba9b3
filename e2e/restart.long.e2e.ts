import { expect, test } from "@playwright/test";
import { type ApiCaller, callerWith, type Json, signInByHttp } from "./support/api.ts";
import { startProduct } from "./support/start-product.ts";

const FORM = {
  title: "Pip and the moon's button",
  story: "A brave hedgehog called Pip wants to find the moon's lost button",
  pages: 12,
};

test("killed while page 5 of 12 is drawn, the book finishes after a restart and no page is drawn twice (T21)", async () => {
  const first = await startProduct();
  const ana = await signInByHttp(first, "Ana");
  const { status, body } = await ana.call("POST /stories", FORM);
  expect(status).toBe(201);
  const id = String(body["id"]);
  const doneBefore = await untilPages(ana, id, 4);
  await first.kill();
  expect(doneBefore).toBeLessThan(12);

  const second = await startProduct({ dataDirectory: first.dataDirectory });
  const again = callerWith(second.origin, ana.token);
  const started = Date.now();
  await expect
    .poll(async () => (await again.call(`GET /stories/${id}`)).body["status"], { timeout: 30_000 })
    .toBe("completed");
  test.info().annotations.push({ type: "finished after", description: `${Date.now() - started} ms` });

  const story = (await again.call(`GET /stories/${id}`)).body["story"];
  const pages = story?.["pages"] as unknown as Json[];
  expect(pages).toHaveLength(12);
  for (const page of [story?.["cover"], ...pages]) {
    expect(page?.["status"]).toBe("ready");
    expect(page?.["imageUrls"]).toHaveLength(1);
    expect((await fetch(`${second.origin}${String(page?.["imageUrl"])}`)).status).toBe(200);
  }
  await second.stop();
});

async function untilPages(caller: ApiCaller, id: string, wanted: number): Promise<number> {
  for (;;) {
    const { body } = await caller.call(`GET /stories/${id}`);
    const done = Number(body["story"]?.["pagesDone"]);
    if (done >= wanted || String(body["status"]) !== "pending") return done;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
