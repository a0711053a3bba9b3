import type { Messages } from "@lingui/core";
import type { MessageValues, ServerKey } from "./generated/keys.ts";

/** One language's compiled messages by key. */
export type Catalogue = Messages;

export type MessageKey = keyof MessageValues;

/** What a screen can say: everything but what only the server loads. */
export type ScreenKey = Exclude<MessageKey, ServerKey>;

/** The values that a message must be given: nothing where it has no arguments. */
export type ValuesOf<K extends MessageKey> = [MessageValues[K]] extends [never] ? [] : [values: MessageValues[K]];
