import { randomBytes } from "node:crypto";

/** Letters and digits that cannot be taken for one another when read aloud or copied by hand: no 0 o 1 l i u. */
const ALPHABET = "23456789abcdefghjkmnpqrstvwxyz";

/** An id of 128 random bits, 22 characters of base64url. */
export function makeId(): string {
  return randomBytes(16).toString("base64url");
}

/**
 * A short id for addresses that people copy: 14 characters of 30 kinds, log2(30^14) = 68.7 random bits (S14.2 asks for
 * 64).
 */
export function makeShortId(): string {
  let id = "";
  while (id.length < 14) {
    for (const byte of randomBytes(20)) {
      // 240 = 8 × 30: a byte above it would make some characters likelier than others.
      if (byte < 240 && id.length < 14) id += ALPHABET.charAt(byte % 30);
    }
  }
  return id;
}
