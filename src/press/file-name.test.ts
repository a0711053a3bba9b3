import { expect, test } from "vitest";
import { fileNameOf } from "./file-name.ts";

test("a file is called by the title, with its letters and without what file systems refuse (T57)", () => {
  expect(fileNameOf('Ștefan / „Balaurul": 100%?', "k3", "pdf")).toBe("Ștefan Balaurul 100.pdf");
  expect(fileNameOf("../../etc/passwd", "k3", "pdf")).toBe("etc passwd.pdf");
});

test("without a letter or a digit left, it is called story-{id} (T57)", () => {
  expect(fileNameOf("🐉 ???", "k3", "pdf")).toBe("story-k3.pdf");
  expect(fileNameOf("", "k3", "pdf")).toBe("story-k3.pdf");
});
