import type { Environment } from "./environment.ts";
import { isLoopback } from "./is-loopback.ts";
import type { Profile } from "./read-profile.ts";

/**
 * Where a provider answers. In production that is a public https address: tokens and keys travel there, and a local server, which
 * lets anybody sign in as anybody, is none (S1.12).
 */
export function readProviderAddress(
  environment: Environment,
  profile: Profile,
  name: string,
  fallback: string,
): string {
  const given = environment.address(name);
  if (given === undefined) return fallback;
  const { protocol, hostname } = new URL(given);
  if (profile === "production" && (protocol !== "https:" || isLoopback(hostname))) {
    environment.fault(name, `is "${given}", which is no provider's; give its public https address, or leave it out`);
  }
  return given;
}
