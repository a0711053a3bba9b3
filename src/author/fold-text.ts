/** A text as words are compared: lower case, without marks, ß as ss, plain quotes and hyphens. Lengths may differ. */
export function foldText(text: string): string {
  return text
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll("ß", "ss")
    .replaceAll(/[’‘`´]/gu, "'");
}
