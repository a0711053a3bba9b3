import { expect, test } from "vitest";
import { infinitiveOf } from "./infinitive-of.ts";
import { restoreDiacritics } from "./restore-diacritics.ts";

test.each([
  ["sa zboare", "să zboare"],
  ["sa zboare pana la luna", "să zboare până la luna"],
  ["sa gaseasca o padure fermecata", "să găsească o pădure fermecată"],
  ["Ursuletul si soricelul", "Ursulețul și șoricelul"],
  ["sa doarma linistit", "să doarmă liniștit"],
  ["să zboare si mai sus", "să zboare si mai sus"],
  ["ţara viselor", "țara viselor"],
  ["Pip", "Pip"],
])("writes “%s” as “%s”", (plain, whole) => {
  expect(restoreDiacritics(plain)).toBe(whole);
});

test("says what follows a wish", () => {
  expect(infinitiveOf("zboară", "ro")).toBe("să zboare");
  expect(infinitiveOf("zboara", "ro")).toBe("să zboare");
  expect(infinitiveOf("deschide", "ro")).toBe("să deschidă");
  expect(infinitiveOf("eröffnet", "de")).toBe("eröffnen");
  expect(infinitiveOf("flies", "en")).toBe("fly");
  expect(infinitiveOf("xyzzy", "de")).toBeUndefined();
});
