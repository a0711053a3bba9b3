import { createHash } from "node:crypto";

/** What is stored and compared instead of a token (S16.2): its SHA-256, 43 characters of base64url. */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}
