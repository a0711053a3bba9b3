/** Letters that need no escaping in an address (RFC 7636, 4.1). */
const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~";
/** The greatest multiple of the alphabet's size that a byte can reach: bytes from there on would favour its first letters. */
const FAIR_BYTES = 256 - (256 % ALPHABET.length);

type FillWithChance = (bytes: Uint8Array<ArrayBuffer>) => Uint8Array;

/** `length` letters, each as likely as any other. */
export function randomText(length: number, fill: FillWithChance = (bytes) => crypto.getRandomValues(bytes)): string {
  let text = "";
  while (text.length < length) {
    for (const byte of fill(new Uint8Array(length))) {
      if (byte < FAIR_BYTES && text.length < length) text += ALPHABET.charAt(byte % ALPHABET.length);
    }
  }
  return text;
}
