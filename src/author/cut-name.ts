/** As many letters as the form takes of a name (`LIMITS.characterName` of the contract). */
const LONGEST = 40;

/** A name that is no longer than the form takes: cut behind its last whole part, at a space or a hyphen, or within a word that is longer alone. */
export function cutName(name: string): string {
  if (name.length <= LONGEST) return name;
  const start = name.slice(0, LONGEST + 1);
  const end = Math.max(start.lastIndexOf(" "), start.lastIndexOf("-"));
  return end > 0 ? name.slice(0, end) : name.slice(0, LONGEST);
}
