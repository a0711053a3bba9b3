import { Story } from "#features/stories/story.ts";
import type { Person, TestProduct } from "./test-product.ts";

const IDEA = "A brave hedgehog called Pip wants to find the moon's lost button";

/** A story whose book is made; gives its id. */
export async function makeStory(product: TestProduct, as: Person, form: object = {}): Promise<string> {
  const { body, status, text } = await product.call("POST /stories", { as, body: { story: IDEA, ...form } });
  if (status !== 201) throw new Error(`${status} ${text}`);
  const { id } = body as unknown as { id: string };
  await product.makeBook(id);
  return id;
}

/** The story as its owner reads it. */
export async function storyOf(product: TestProduct, as: Person, id: string): Promise<Story> {
  return Story.parse((await product.call(`GET /stories/${id}`, { as })).body["story"]);
}
