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

test("tells what for and than from that: „ca să”, „mai mare ca el”, „crede că”", () => {
  expect(restoreDiacritics("ca sa vada si el")).toBe("ca să vadă și el");
  expect(restoreDiacritics("mai mare ca el")).toBe("mai mare ca el");
  expect(restoreDiacritics("crede ca e prea mica")).toBe("crede că e prea mică");
});

test("a time of the day or the year keeps its article but behind what takes it", () => {
  expect(restoreDiacritics("nu doarme iarna")).toBe("nu doarme iarna");
  expect(restoreDiacritics("dimineata canta")).toBe("dimineața cântă");
  expect(restoreDiacritics("intr-o vara")).toBe("într-o vară");
  expect(restoreDiacritics("o dimineata")).toBe("o dimineață");
});

test("a verb is known by its end, in no list: „lucrează”, „să privească”", () => {
  expect(restoreDiacritics("fosforeaza si sa fosforeasca")).toBe("fosforează și să fosforească");
});

test.each([
  ["nu stie cum sa vina acasa", "nu știe cum să vină acasă"],
  ["vrea sa invete sa ceara frumos", "vrea să învețe să ceară frumos"],
  ["nu vrea sa fie rau", "nu vrea să fie rău"],
  ["vrea sa puna masa", "vrea să pună masa"],
  ["vrea sa isi gaseasca nasturele", "vrea să își găsească nasturele"],
  ["vrea sa ia mierea si sa stea in padure", "vrea să ia mierea și să stea în pădure"],
])("what somebody shall do ends as it must: %s", (plain, written) => {
  expect(restoreDiacritics(plain)).toBe(written);
});
