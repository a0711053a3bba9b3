import { Story } from "#features/stories/story.ts";
import type { Person, TestProduct } from "./test-product.ts";

const IDEA = "A brave hedgehog called Pip wants to find the moon's lost button";

/** A story whose book is made; gives its id. */
export async function makeStory(product: TestProduct, as: Person, form: object = {}): Promise<string> {
  const id = await beginStory(product, as, form);
  await product.makeBook(id);
  return id;
}

/** A story whose book is written and not drawn yet; gives its id. */
export async function writeStory(product: TestProduct, as: Person, form: object = {}): Promise<string> {
  const id = await beginStory(product, as, form);
  await product.writeBook(id);
  return id;
}

async function beginStory(product: TestProduct, as: Person, form: object): Promise<string> {
  const { body, status, text } = await product.call("POST /stories", { as, body: { story: IDEA, ...form } });
  if (status !== 201) throw new Error(`${status} ${text}`);
  return (body as unknown as { id: string }).id;
}

/** The story as its owner reads it. */
export async function storyOf(product: TestProduct, as: Person, id: string): Promise<Story> {
  return Story.parse((await product.call(`GET /stories/${id}`, { as })).body["story"]);
}
