/**
 * The folders and the file of a stored name: letters, digits, `_`, `-` and inner dots, separated by slashes, so that no
 * name leaves the store or hides in it. Throws on any other.
 */
export function nameParts(name: string): string[] {
  const parts = name.split("/");
  const isFine = name.length <= 512 && parts.every((part) => /^[\w-][\w.-]*$/.test(part) && part.length <= 128);
  if (!isFine) throw new RangeError(`Not a name of a stored file: ${JSON.stringify(name.slice(0, 100))}`);
  return parts;
}
