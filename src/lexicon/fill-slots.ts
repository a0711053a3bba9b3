/** Fills `{slots}`; one that has no value is dropped with the space before it. */
export function fill(template: string, slots: Readonly<Record<string, string>>): string {
  return template
    .replace(/ ?\{(\w+)\}/gu, (slot, name: string) => {
      const value = slots[name] ?? "";
      return value && slot.startsWith(" ") ? ` ${value}` : value;
    })
    .replace(/,,/gu, ",");
}
