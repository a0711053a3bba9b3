import type { CompiledMessage } from "@lingui/message-utils/compileMessage";
import type { Language } from "#book/languages.ts";
import { readMessage, type ArgumentKind } from "./message-arguments.ts";

/** One language's messages by key, as they are written. */
export type Sources = Map<string, string>;

/** Every reason for which the catalogues may not ship: a missing, empty or malformed message, or arguments that differ. */
export function catalogueFaults(catalogues: ReadonlyMap<Language, Sources>): string[] {
  const keys = new Set([...catalogues.values()].flatMap((sources) => [...sources.keys()]));
  return [...keys].toSorted().flatMap((key) => keyFaults(key, catalogues));
}

/** The messages in lingui's compiled form. */
export function compileCatalogue(sources: Sources): [string, CompiledMessage][] {
  return [...sources].map(([key, message]) => [key, readMessage(message).compiled]);
}

function keyFaults(key: string, catalogues: ReadonlyMap<Language, Sources>): string[] {
  const faults: string[] = [];
  let expected: { language: Language; shape: string } | undefined;
  for (const [language, sources] of catalogues) {
    const message = sources.get(key);
    if (message === undefined) faults.push(`${language}: "${key}" is missing`);
    else if (message.trim() === "") faults.push(`${language}: "${key}" is empty`);
    else {
      const shape = argumentShape(message);
      if (shape instanceof Error) faults.push(`${language}: "${key}" is malformed: ${shape.message}`);
      else if (expected === undefined) expected = { language, shape };
      else if (shape !== expected.shape)
        faults.push(
          `${language}: "${key}" takes ${shape || "nothing"}, ${expected.language} takes ${expected.shape || "nothing"}`,
        );
    }
  }
  return faults;
}

function argumentShape(message: string): string | Error {
  try {
    return describe(readMessage(message).kinds);
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

function describe(kinds: ReadonlyMap<string, ArgumentKind>): string {
  return [...kinds]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, kind]) => `{${name}: ${kind}}`)
    .join(" ");
}
