import type { Language } from "#book/languages.ts";
import { compileCatalogue, type Sources } from "./compile-catalogue.ts";
import type { Part } from "./parts.ts";

/** The module of one part of a language's catalogue, compiled. */
export function partModule(sources: Sources): string {
  const body = JSON.stringify(Object.fromEntries(compileCatalogue(sources)));
  return `import type { Catalogue } from "../../catalogue.ts";\n\nexport const messages: Catalogue = ${body};\n`;
}

/** The module that joins the parts of a language, for the server and for paper. */
export function wholeModule(language: Language, parts: readonly Part[]): string {
  const imports = parts.map((part) => `import { messages as ${part} } from "./parts/${language}-${part}.ts";\n`);
  const all = parts.map((part) => `...${part}`).join(", ");
  return `import type { Catalogue } from "../catalogue.ts";\n${imports.join("")}\nexport const messages: Catalogue = { ${all} };\n`;
}
