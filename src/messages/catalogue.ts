import type { MessageValues, ServerKey } from "./generated/keys.ts";

/** A compiled message: its words, the places of its values, figures, and a count's forms, in which "#" is the count. */
export type CompiledMessage = readonly (
  | string
  | readonly [name: string, type?: "plural" | "number", forms?: Readonly<Record<string, CompiledMessage>>]
)[];

/** One language's compiled messages by key. */
export type Catalogue = Readonly<Record<string, CompiledMessage>>;

export type MessageKey = keyof MessageValues;

/** What a screen can say: everything but what only the server loads. */
export type ScreenKey = Exclude<MessageKey, ServerKey>;

/** The values that a message must be given: nothing where it has no arguments. */
export type ValuesOf<K extends MessageKey> = [MessageValues[K]] extends [never] ? [] : [values: MessageValues[K]];
