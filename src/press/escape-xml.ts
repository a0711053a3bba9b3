const ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** A text as it stands in XML, between tags or in quotes; signs that XML does not allow are left out. */
export function escapeXml(text: string): string {
  return text
    .replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign)
    .replace(/(?![\t\n\r])[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu, "");
}
