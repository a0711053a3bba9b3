import type { Storage, StoredFile } from "#server/storage/storage.ts";

const PERSON = /^[0-9a-f]{32}$/;
const FILE = /^[A-Za-z0-9_-]{22}\.webp$/;

/** A person's picture by its address; undefined when there is none, or when the address is none of ours. */
export async function openPortrait(
  storage: Storage,
  person: string,
  file: string,
): Promise<(StoredFile & { readonly type: string }) | undefined> {
  if (!PERSON.test(person) || !FILE.test(file)) return undefined;
  const stored = await storage.open(`people/${person}/${file}`);
  return stored && { ...stored, type: "image/webp" };
}
