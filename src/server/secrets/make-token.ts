import { randomBytes } from "node:crypto";

/** An opaque token of 256 random bits, 43 characters of base64url. */
export function makeToken(): string {
  return randomBytes(32).toString("base64url");
}
