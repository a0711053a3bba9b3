import type { Sources } from "./compile-catalogue.ts";
import { readMessage, type ArgumentKind } from "./message-arguments.ts";

const TYPES: Readonly<Record<ArgumentKind, string>> = { text: "string | number", number: "number" };

/**
 * The module that types every key and the values that its message needs (`never` where there are none), and names the
 * keys that only the server can say.
 */
export function keysModule(sources: Sources, server: Sources): string {
  const lines = [...sources.keys()].toSorted().map((key) => {
    const kinds = [...readMessage(sources.get(key) ?? "").kinds];
    const values = kinds.map(([name, kind]) => `readonly ${JSON.stringify(name)}: ${TYPES[kind]}`).join("; ");
    return `  readonly ${JSON.stringify(key)}: ${kinds.length === 0 ? "never" : `{ ${values} }`};`;
  });
  const serverOnly = [...server.keys()].map((key) => JSON.stringify(key)).join(" | ");
  return `export interface MessageValues {\n${lines.join("\n")}\n}\n\nexport type ServerKey = ${serverOnly || "never"};\n`;
}
