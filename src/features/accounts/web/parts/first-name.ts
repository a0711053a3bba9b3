/** `Ioana` of `Ioana Pop`; empty when there is no name. */
export function firstName(name: string): string {
  return name.trim().split(/\s+/, 1)[0] ?? "";
}
