import type { Environment } from "./environment.ts";
import { isLoopback } from "./is-loopback.ts";

/** `embedded`: everything in one process on one machine. `production`: real providers, for everybody. */
export type Profile = "embedded" | "production";

export interface Place {
  readonly profile: Profile;
  readonly listen: { readonly port: number; readonly host: string };
  /** The origin that people open; absent in the embedded profile unless it is given: the address that is listened at. */
  readonly publicUrl: string | undefined;
}

/** Where the product is reached, and by whom. */
export function readProfile(environment: Environment): Place {
  const profile = environment.choice("PROFILE", ["embedded", "production"], "embedded");
  const port = environment.integer("PORT", { fallback: 3000, min: 1, max: 65_535 });
  const host = environment.text("HOST") ?? "127.0.0.1";
  if (profile === "embedded" && !isLoopback(host)) {
    environment.fault(
      "HOST",
      `is "${host}", which others can reach, but the embedded profile lets anybody sign in as anybody; leave it out, or set PROFILE=production`,
    );
  }
  return { profile, listen: { port, host }, publicUrl: readPublicUrl(environment, profile) };
}

function readPublicUrl(environment: Environment, profile: Profile): string | undefined {
  const address = environment.address("PUBLIC_URL");
  if (address === undefined) {
    if (profile === "production" && environment.text("PUBLIC_URL") === undefined) {
      environment.fault("PUBLIC_URL", "is missing; set the address that people open, such as https://example.org");
    }
    return undefined;
  }
  const { origin, protocol, hostname } = new URL(address);
  if (origin !== address) {
    environment.fault("PUBLIC_URL", `is "${address}"; give the origin alone, without a path: ${origin}`);
  }
  if (profile === "production" && protocol !== "https:" && !isLoopback(hostname)) {
    environment.fault("PUBLIC_URL", `is "${address}"; sessions must not travel in the clear: give an https address`);
  }
  if (profile === "embedded" && !isLoopback(hostname)) {
    environment.fault(
      "PUBLIC_URL",
      `is "${address}", but the embedded profile is for this machine alone; leave it out, or set PROFILE=production`,
    );
  }
  return origin;
}
