import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { ProviderName } from "./clients.ts";

/** Who typed their name at the sign-in page. */
export interface Person {
  readonly subject: string;
  readonly name: string;
  readonly email: string;
  readonly picture: string;
}

export interface Grant {
  readonly use: "code" | "token";
  readonly provider: ProviderName;
  readonly client: string;
  readonly person: Person;
  readonly scope: string;
  /** Of a code: the address that it was sent to, which its exchange must repeat. */
  readonly redirectUri?: string;
  /** Of a code with PKCE: base64url(SHA-256(verifier)). */
  readonly challenge?: string;
}

export interface IssuedGrant extends Grant {
  readonly id: string;
  /** Unix time in seconds. */
  readonly expires: number;
}

export interface Grants {
  issue(grant: Grant, seconds: number): string;
  /** The grant behind a text that this server signed, while it lasts; undefined for anything else. */
  read(text: string, use: Grant["use"], provider: ProviderName): IssuedGrant | undefined;
  /** As `read` for a code, and nobody gets it again, whether or not the exchange then succeeds. */
  spend(code: string, provider: ProviderName): IssuedGrant | undefined;
}

/**
 * Codes and tokens that carry their content, signed: they outlive a restart when the secret does. That a code was used
 * is remembered by this process only.
 */
export function createGrants(secret: Uint8Array, now: () => number): Grants {
  const spent = new Map<string, number>();
  const seal = (text: string) => createHmac("sha256", secret).update(text).digest("base64url");

  function issue(grant: Grant, seconds: number): string {
    const issued: IssuedGrant = {
      ...grant,
      id: randomBytes(12).toString("base64url"),
      expires: Math.floor(now() / 1000) + seconds,
    };
    const text = Buffer.from(JSON.stringify(issued)).toString("base64url");
    return `local-${grant.provider}.${text}.${seal(text)}`;
  }

  function read(text: string, use: Grant["use"], provider: ProviderName): IssuedGrant | undefined {
    const [prefix, content = "", signature = "", ...more] = text.split(".");
    if (prefix !== `local-${provider}` || more.length > 0 || !sameText(seal(content), signature)) return undefined;
    const grant = JSON.parse(Buffer.from(content, "base64url").toString("utf8")) as IssuedGrant;
    return grant.use === use && grant.provider === provider && grant.expires * 1000 > now() ? grant : undefined;
  }

  function spend(code: string, provider: ProviderName): IssuedGrant | undefined {
    const grant = read(code, "code", provider);
    for (const [id, expires] of spent) if (expires * 1000 <= now()) spent.delete(id);
    if (!grant || spent.has(grant.id)) return undefined;
    spent.set(grant.id, grant.expires);
    return grant;
  }

  return { issue, read, spend };
}

/** Equality that takes as long for a near miss as for any other. */
export function sameText(a: string, b: string): boolean {
  const left = Buffer.from(a);
  const right = Buffer.from(b);
  return left.length === right.length && timingSafeEqual(left, right);
}
