import { SerializerSelector } from "@fastify/fast-json-stringify-compiler";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Endpoint } from "#contract/endpoint.ts";
import { describeEndpoint, PROBLEM_ID, PROBLEM_SCHEMA } from "#server/http/describe-endpoint.ts";
import { contract } from "./contract.ts";
import { answerChecker } from "./testing/answer-checker.ts";
import { makeStory } from "./testing/made-story.ts";
import { plainPainter } from "./testing/plain-painter.ts";
import { openTestProduct, type Person, type TestProduct } from "./testing/test-product.ts";

let product: TestProduct;
let ana: Person;
let story: string;
beforeAll(async () => {
  product = await openTestProduct({ players: { painter: plainPainter } });
  ana = await product.signUp("Ana");
  story = await makeStory(product, ana);
}, 120_000);
afterAll(() => product.close());

const IDEA = "A brave hedgehog called Pip wants to fly to the moon";
const FORM = { title: "Pip", story: IDEA };

test("what a person does all day is answered as the published description says, and what is refused too", async () => {
  const faultOf = answerChecker((await product.call("GET /openapi.json")).body as object);
  const check = async (operation: string, path: string, body?: unknown, as: Person | undefined = ana) => {
    const [method = "GET"] = operation.split(" ", 1);
    const answer = await product.server.inject({
      method: method as "GET",
      url: `/api${path}`,
      headers: as ? { authorization: `Bearer ${as.token}` } : {},
      ...(body !== undefined && { payload: body as object }),
    });
    expect(faultOf(operation, answer), `${operation} ${answer.statusCode}`).toBeUndefined();
    return answer.statusCode;
  };
  const at = `/stories/${story}`;
  expect(await check("GET /api/stories", "/stories")).toBe(200);
  expect(await check("GET /api/stories/{id}", at)).toBe(200);
  expect(await check("POST /api/stories/analyze", "/stories/analyze", { story: IDEA })).toBe(200);
  expect(await check("GET /api/stories/rights", "/stories/rights")).toBe(200);
  expect(await check("GET /api/stories/top-3-by-likes", "/stories/top-3-by-likes")).toBe(200);
  expect(await check("GET /api/user/info", "/user/info")).toBe(200);
  expect(await check("GET /api/user/likes-stats", "/user/likes-stats")).toBe(200);
  expect(await check("GET /api/user/sessions", "/user/sessions")).toBe(200);
  expect(await check("GET /api/app/settings", "/app/settings", undefined, undefined)).toBe(200);
  expect(await check("PUT /api/stories/{id}/title", `${at}/title`, { title: "Pip again" })).toBe(200);
  expect(await check("PUT /api/stories/{id}/pages/{pageId}/text", `${at}/pages/0/text`, { text: "Pip sings." })).toBe(
    200,
  );
  expect(await check("POST /api/stories/{id}/like", `${at}/like`, { liked: true })).toBe(200);
  expect(await check("PUT /api/stories/{id}/sharing", `${at}/sharing`, { shared: true })).toBe(200);
  expect(await check("POST /api/stories", "/stories", FORM)).toBe(201);
  expect(await check("POST /api/stories", "/stories", { ...FORM, story: "" })).toBe(400);
  expect(await check("GET /api/stories", "/stories", undefined, { ...ana, token: "nobody" })).toBe(401);
  expect(await check("GET /api/stories/{id}", "/stories/none")).toBe(404);
  expect(await check("DELETE /api/stories/{id}", at)).toBe(204);
});

test("a serializer can be made of every answer that the contract describes, though a start waits for none", () => {
  const build = SerializerSelector()({ [PROBLEM_ID]: PROBLEM_SCHEMA });
  const made = Object.entries<Endpoint>(contract).flatMap(([key, endpoint]) => {
    const [method = "", url = ""] = key.split(" ");
    const answers = describeEndpoint(endpoint, "api").response as Record<string, object>;
    return Object.entries(answers).map(([httpStatus, schema]) => build({ method, url, httpStatus, schema }));
  });
  expect(made.length).toBeGreaterThan(300);
  expect(made.every((write) => typeof write === "function")).toBe(true);
});
