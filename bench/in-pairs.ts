/** Pictures that are drawn at once, as a worker draws them. */
const HANDS = 2;

/** Does the work for every item, two at a time, in their order. */
export async function inPairs<T>(
  items: readonly T[],
  work: (item: T, index: number) => Promise<unknown>,
): Promise<void> {
  let next = 0;
  const hand = async () => {
    for (let index = next++; index < items.length; index = next++) await work(items[index] as T, index);
  };
  await Promise.all(Array.from({ length: HANDS }, hand));
}
