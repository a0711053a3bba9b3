import { createSample, signInForBench, startProductForBench } from "./bench-product.ts";
import { median, type Row } from "./row.ts";

const ROUNDS = 3;
const PATIENCE_MS = 30_000;

interface Answer {
  readonly story: {
    readonly cover: { readonly imageUrl: string };
    readonly pages: readonly { readonly imageUrl: string }[];
  };
  readonly status: string;
}

/** From Create to the cover and to page 1, as a browser that asks all the time sees it. */
export async function measureCreate(): Promise<Row[]> {
  const product = await startProductForBench();
  const { caller, headers } = await signInForBench(product);
  const covers: number[] = [];
  const pages: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const started = performance.now();
    const id = await createSample(caller);
    let cover: number | undefined;
    let page: number | undefined;
    let status = "pending";
    while (performance.now() - started < PATIENCE_MS && (page === undefined || status === "pending")) {
      const answer = (await (await fetch(`${product.origin}/api/stories/${id}`, { headers })).json()) as Answer;
      status = answer.status;
      const passed = performance.now() - started;
      if (answer.story.cover.imageUrl !== "") cover ??= passed;
      if (answer.story.pages[0]?.imageUrl) page ??= passed;
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
    if (cover === undefined || page === undefined) throw new Error(`No picture after ${PATIENCE_MS} ms: ${status}`);
    covers.push(cover);
    pages.push(page);
  }
  await product.stop();
  return [
    { name: "from Create to the cover", value: median(covers) / 1000, unit: "s", limit: { most: 1 } },
    { name: "from Create to page 1", value: median(pages) / 1000, unit: "s", limit: { most: 2 } },
  ];
}
