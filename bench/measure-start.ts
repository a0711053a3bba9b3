import { startProduct } from "../e2e/support/start-product.ts";
import { median, type Row, timed } from "./row.ts";

const ROUNDS = 3;

/** From the command to ready, with data of an earlier run and no database server left over. */
export async function measureStart(): Promise<Row[]> {
  const first = await startProduct();
  await first.stop();
  const starts: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    let product = first;
    starts.push(await timed(async () => (product = await startProduct({ dataDirectory: first.dataDirectory }))));
    await product.stop();
  }
  return [
    {
      name: "cold start of the embedded product, after the first",
      value: median(starts) / 1000,
      unit: "s",
      limit: { most: 3 },
    },
  ];
}
