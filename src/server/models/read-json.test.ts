import { expect, test } from "vitest";
import { readJson } from "./read-json.ts";

test.each([
  ["plain", '{"a":1}'],
  ["in a fence", '```json\n{"a":1}\n```'],
  ["with words around it", 'Here is your story:\n{"a":1}\nEnjoy!'],
  ["with a trailing comma", '{"a":1,\n}'],
])("JSON is read %s", (_, answer) => {
  expect(readJson(answer)).toEqual({ a: 1 });
});

test("a comma within a text stays", () => {
  expect(readJson('{"text":"one, }","more":["x", ],}')).toEqual({ text: "one, }", more: ["x"] });
});

test.each(["", "I cannot write that.", '{"a":"cut o', '{"a":[1,2'])("is nothing where there is none: %s", (answer) => {
  expect(readJson(answer)).toBeUndefined();
});
