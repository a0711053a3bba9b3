import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const AUTHOR = new URL(".", import.meta.url);
/** Frames are patterns over what parents type, and tests have ideas and books of their own. */
const FILES = readdirSync(AUTHOR, { recursive: true, encoding: "utf8" }).filter(
  (path) => path.endsWith(".ts") && !/(?:^|\/)(?:frames|testing)\/|\.test\.ts$/u.test(path),
);

/** Two words of a language beside a slot, in a template or in a sentence's own notation: what belongs in `content/`. */
function sentencesIn(source: string): readonly string[] {
  const code = source.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gmu, "");
  // What is thrown at programmers, and seeds of the random numbers, are read by no child.
  const kept = code.replaceAll(/Error\(\s*(?:`[^`]*`|"[^"]*")|(?:seeded|randomFrom|hash\w*)\(\s*`[^`]*`/gu, "");
  const templates = [...kept.matchAll(/`(?<text>[^`]*\$\{[^`]*)`/gu)].map(({ groups }) => groups?.["text"] ?? "");
  const spoken = templates.filter((text) => {
    const words = text.replaceAll(/\$\{[^}]*\}/gu, " ").match(/(?<!\p{L})\p{Ll}{2,}(?!\p{L})/gu) ?? [];
    return words.length >= 2 && /\p{Ll} \p{Ll}|\p{Ll} \$\{|\} \p{Ll}/u.test(text);
  });
  return [...spoken, ...(kept.match(/["`][^"`\n]*\[(?:hero|helper|friend)[?.][^"`\n]*["`]/gu) ?? [])];
}

test.each(FILES)("%s holds no sentence: the words of books are content", (path) => {
  expect(sentencesIn(readFileSync(new URL(path, AUTHOR), "utf8"))).toEqual([]);
});

test("a sentence in the author's logic is found, and what no child reads is not", () => {
  expect(sentencesIn("return `am too ${how}`;")).toEqual(["am too ${how}"]);
  expect(sentencesIn('return "[helper?să-l|s-o] ajute";')).toHaveLength(1);
  expect(sentencesIn("/** `am too ${how}` */ throw new RangeError(`There is no page ${page}`);")).toEqual([]);
  expect(sentencesIn("return `${verb} ${rest}`;")).toEqual([]);
});
