import { readdirSync } from "node:fs";
import type { Language } from "#book/languages.ts";
import { conceptsIn } from "#lexicon/concepts-in.ts";
import type { ExpectedIdea } from "./expected-idea.ts";
import { CHILD, type ToldIdea } from "./score-told-ideas.ts";

/** The short and plain ideas that the rules were written with, as told ideas. */
export async function plainIdeas(language: Language): Promise<readonly ToldIdea[]> {
  const of = new RegExp(`-ideas-${language}(?:-more)?\\.ts$`, "u");
  const files = readdirSync(new URL(".", import.meta.url)).filter((file) => of.test(file));
  const modules = await Promise.all(
    files.toSorted().map((file) => import(`./${file}`) as Promise<Readonly<Record<string, readonly ExpectedIdea[]>>>),
  );
  return modules.flatMap((each) => Object.values(each).flat()).map((idea) => asTold(idea, language));
}

function asTold({ idea, name, kind }: ExpectedIdea, language: Language): ToldIdea {
  const kinds = kind.split("|").map((noun) => kindIn(noun, language));
  return { idea, name, kind: kinds.join("|"), wish: "", wishWords: [] };
}

/** An English noun as the language says it, if the lexicon has it. */
function kindIn(noun: string, language: Language): string {
  if (noun === "child") return CHILD[language];
  const concept = conceptsIn(noun, "en")[0]?.concept;
  return concept?.words[language].nouns[0]?.noun.word ?? noun;
}
