import { createHash } from "node:crypto";

/** Stands for a person in addresses that others see: it tells neither their id nor anything else of them. */
export const personKey = (userId: string) => createHash("sha256").update(`person:${userId}`).digest("hex").slice(0, 32);

/** Where the copies of a person's pictures stand in the store. */
export const portraitsOf = (userId: string) => `people/${personKey(userId)}`;

/** Where one of them stands. */
export const portraitFile = (userId: string, portrait: string) => `${portraitsOf(userId)}/${portrait}.webp`;

/** Where a browser finds it; empty when there is none. */
export function portraitAddress(userId: string, portrait: string): string {
  return portrait === "" ? "" : `/portraits/${personKey(userId)}/${portrait}.webp`;
}
