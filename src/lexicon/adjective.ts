import type { AdjectiveEntry } from "./concept.ts";
import type { Gender, GermanAdjective, RomanianAdjective } from "./noun.ts";

export function romanianAdjective(row: AdjectiveEntry["ro"]): RomanianAdjective {
  if (row.length === 4) return { masculine: row[0], feminine: row[1], masculinePlural: row[2], femininePlural: row[3] };
  const plural = row.length === 2 ? row[1] : row[0];
  return { masculine: row[0], feminine: row[0], masculinePlural: plural, femininePlural: plural };
}

export function romanianAdjectiveForm(adjective: RomanianAdjective, gender: Gender, plural: boolean, oblique: boolean) {
  if (plural) return gender === "m" ? adjective.masculinePlural : adjective.femininePlural;
  if (gender !== "f") return adjective.masculine;
  // The genitive and dative of a feminine adjective is its plural: "vulpii mici".
  return oblique ? adjective.femininePlural : adjective.feminine;
}

const UNINFLECTED = new Set(["rosa", "lila", "orange", "türkis"]);

export function germanAdjective(row: AdjectiveEntry["de"]): GermanAdjective {
  const [word, given] = typeof row === "string" ? [row, undefined] : row;
  const stem = given ?? (word.endsWith("e") ? word.slice(0, -1) : word);
  return { word, stem, inflected: !UNINFLECTED.has(word) };
}
