/**
 * What was sent, without the sign NUL in its texts: nobody types it, nothing shows it, and PostgreSQL keeps no text that has it
 * (https://www.postgresql.org/docs/current/datatype-character.html).
 */
export function dropNul(sent: unknown): unknown {
  if (typeof sent === "string") return sent.replaceAll("\0", "");
  if (Array.isArray(sent)) return sent.map(dropNul);
  if (typeof sent !== "object" || sent === null) return sent;
  return Object.fromEntries(Object.entries(sent).map(([name, value]) => [name, dropNul(value)]));
}
