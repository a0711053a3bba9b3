/**
 * A content-disposition header that carries a file name in any script: plain letters for old readers, and all of them
 * as RFC 5987 sets out.
 */
export function contentDisposition(fileName: string): string {
  const name = fileName
    .normalize("NFC")
    // Nothing that ends the header, names a folder or hides the extension.
    .replaceAll(/[\p{Cc}\p{Cf}/\\]+/gu, " ")
    .replaceAll(/\s+/g, " ")
    .trim();
  const plain = name
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/["%]/g, "'")
    .replaceAll(/[^\x20-\x7e]+/g, "_");
  return `attachment; filename="${plain}"; filename*=UTF-8''${encodeExtended(name)}`;
}

/** RFC 5987's attr-char leaves fewer characters bare than encodeURIComponent does. */
function encodeExtended(value: string): string {
  return encodeURIComponent(value).replaceAll(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
