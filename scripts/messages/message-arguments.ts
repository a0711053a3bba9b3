import { compileMessageOrThrow, type CompiledMessage } from "@lingui/message-utils/compileMessage";

/** What a value of a message may be. */
export type ArgumentKind = "text" | "number";

/**
 * Compiles an ICU message and lists its arguments. Throws an `Error` that says what is malformed, or is none of what
 * `src/messages/format-message.ts` puts together: dates are written by the speaker, and given as text.
 */
export function readMessage(message: string): { compiled: CompiledMessage; kinds: ReadonlyMap<string, ArgumentKind> } {
  const compiled = compileMessageOrThrow(message);
  const kinds = new Map<string, ArgumentKind>();
  collect(compiled, kinds);
  return { compiled, kinds };
}

function collect(tokens: CompiledMessage, kinds: Map<string, ArgumentKind>): void {
  for (const token of tokens) {
    if (typeof token === "string") continue;
    const [name, type, format] = token;
    // Inside a plural form `#` repeats its own argument as a number.
    if (type !== undefined && type !== "plural" && type !== "number")
      throw new Error(`unknown format "${type}" of {${name}}`);
    const kind = type === undefined ? "text" : "number";
    const known = kinds.get(name);
    if (known === undefined || known === "text") kinds.set(name, kind);
    for (const [option, branch] of Object.entries((format ?? {}) as Record<string, CompiledMessage>)) {
      if (option !== "offset") collect(branch, kinds);
      else if (branch !== undefined) throw new Error(`{${name}} counts from an offset, which nothing here does`);
    }
  }
}
