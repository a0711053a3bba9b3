import type { Storage, StoredFile } from "#server/storage/storage.ts";
import { portraitFile } from "./portrait-address.ts";

const PERSON = /^[0-9a-f-]{36}$/;
const FILE = /^(?<portrait>[A-Za-z0-9_-]{22})\.webp$/;

/** A person's picture by its address; undefined when there is none, or when the address is none of ours. */
export async function openPortrait(
  storage: Storage,
  userId: string,
  file: string,
): Promise<(StoredFile & { readonly type: string }) | undefined> {
  const portrait = FILE.exec(file)?.groups?.["portrait"];
  if (portrait === undefined || !PERSON.test(userId)) return undefined;
  const stored = await storage.open(portraitFile(userId, portrait));
  return stored && { ...stored, type: "image/webp" };
}
