import { expect, test } from "vitest";
import { readFileName } from "./read-file-name.ts";

test("reads the name of a file, the UTF-8 form first", () => {
  expect(readFileName("attachment; filename=\"a.pdf\"; filename*=UTF-8''P%C4%83pu%C8%99a.pdf")).toBe("Păpușa.pdf");
  expect(readFileName('attachment; filename="a \\"b\\"; c.pdf"')).toBe('a "b"; c.pdf');
  expect(readFileName("attachment; filename=plain.pdf; size=3")).toBe("plain.pdf");
});

test("falls back to the plain form when the other is malformed, and to nothing", () => {
  expect(readFileName("attachment; filename=\"a.pdf\"; filename*=UTF-8''%E0%A4%A.pdf")).toBe("a.pdf");
  expect(readFileName("inline")).toBeUndefined();
  expect(readFileName(null)).toBeUndefined();
});
