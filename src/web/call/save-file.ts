/** How long the browser may take to begin with a download before its bytes are let go (milliseconds). */
const RELEASE_MS = 60_000;

/** Hands a file to the reader as a download. */
export function saveFile(data: Blob, fileName: string): void {
  const address = URL.createObjectURL(data);
  const link = document.createElement("a");
  link.href = address;
  link.download = fileName;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), RELEASE_MS);
}
