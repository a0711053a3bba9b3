import { afterAll, beforeAll, expect, test } from "vitest";
import { LIMITS } from "#contract/limits.ts";
import { makeStory } from "./testing/made-story.ts";
import { plainPainter } from "./testing/plain-painter.ts";
import { openTestProduct, type Person, type TestProduct } from "./testing/test-product.ts";

let product: TestProduct;
let ana: Person;
let id: string;
beforeAll(async () => {
  product = await openTestProduct({ players: { painter: plainPainter } });
  ana = await product.signUp("Ana");
  id = await makeStory(product, ana);
});
afterAll(() => product.close());

/** Harmless words of exactly so many signs. */
const signs = (count: number) => "a quiet walk home ".repeat(Math.ceil(count / 18)).slice(0, count - 1) + "x";

const storyWith = (form: object) => ["POST /stories", { story: "A hedgehog called Pip", ...form }] as const;
const pip = { name: "Pip", description: "" };

/** What is sent, with so many signs of a field or so many of its kind. */
const SENT: Readonly<
  Record<string, { readonly max: number; readonly send: (size: number) => readonly [what: string, body: object] }>
> = {
  story: { max: LIMITS.idea.max, send: (size) => storyWith({ story: signs(size) }) },
  title: { max: LIMITS.title.max, send: (size) => storyWith({ title: signs(size) }) },
  "characters.0.name": {
    max: LIMITS.characterName.max,
    send: (size) => storyWith({ characters: [{ ...pip, name: signs(size) }] }),
  },
  "characters.0.description": {
    max: LIMITS.characterDescription.max,
    send: (size) => storyWith({ characters: [{ ...pip, description: signs(size) }] }),
  },
  characters: {
    max: LIMITS.characters.max,
    send: (size) =>
      storyWith({
        characters: ["Pip", "Mira", "Oto", "Lia", "Max", "Ema", "Ion"].slice(0, size).map((name) => ({ name })),
      }),
  },
  text: { max: LIMITS.pageText.max, send: (size) => [`PUT /stories/${id}/pages/1/text`, { text: signs(size) }] },
  userDrawingInstructions: {
    max: LIMITS.instructions.max,
    send: (size) => [`PUT /stories/${id}/pages/1/userDrawingInstructions`, { userDrawingInstructions: signs(size) }],
  },
  instructions: {
    max: LIMITS.instructions.max,
    send: (size) => [`PUT /stories/${id}/pages/1/edit`, { instructions: signs(size) }],
  },
};

test.each(Object.entries(SENT))(
  "%s is taken at its limit, and over it a 400 names it (S5.9)",
  async (field, { max, send }) => {
    const ask = (size: number) => {
      const [what, body] = send(size);
      return product.call(what, { as: ana, body });
    };
    const taken = await ask(max);
    expect([taken.status, taken.status < 300 ? "" : taken.text]).toEqual([
      expect.toSatisfy((status: number) => status < 300),
      "",
    ]);
    const over = await ask(max + 1);
    expect(over.status).toBe(400);
    expect(over.body["fields"]).toEqual([expect.objectContaining({ field, problem: expect.stringMatching(/^too_/) })]);
    expect(String(over.body["message"])).toContain(String(max).replace(/(\d)(?=\d{3}$)/, "$1,"));
  },
);

test("a body of more than 64 kB is refused before it is read", async () => {
  const body = { story: "A hedgehog", title: "x".repeat(LIMITS.bodyBytes) };
  const { status, body: answer } = await product.call("POST /stories", { as: ana, body });
  expect([status, answer["code"]]).toEqual([413, "body.too_large"]);
});
