import { compileMessageOrThrow, type CompiledMessage } from "@lingui/message-utils/compileMessage";

/** What a value of a message may be. */
export type ArgumentKind = "text" | "number" | "date";

const KINDS: Readonly<Record<string, ArgumentKind>> = {
  plural: "number",
  selectordinal: "number",
  number: "number",
  date: "date",
  time: "date",
  select: "text",
};

/** Compiles an ICU message and lists its arguments. Throws an `Error` that says what is malformed. */
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
    const kind = type === undefined ? "text" : KINDS[type];
    if (kind === undefined) throw new Error(`unknown format "${type}" of {${name}}`);
    const known = kinds.get(name);
    if (known === undefined || known === "text") kinds.set(name, kind);
    else if (kind !== "text" && kind !== known) throw new Error(`{${name}} is both a ${known} and a ${kind}`);
    if (type === "plural" || type === "selectordinal" || type === "select") {
      for (const [option, branch] of Object.entries(format as Record<string, CompiledMessage>)) {
        if (option !== "offset" && Array.isArray(branch)) collect(branch, kinds);
      }
    }
  }
}
