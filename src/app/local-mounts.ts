import { randomBytes } from "node:crypto";
import * as fs from "node:fs/promises";
import path from "node:path";
import type { Configuration } from "#server/configuration.ts";
import type { Mount } from "#server/http/serve-fetch.ts";
import { LOCAL_IDENTITY_PATH } from "./identity.ts";

/**
 * The local servers that the embedded profile mounts below its own origin. They are loaded only then: a production start never
 * reaches this code (S1.12).
 */
export async function localMounts(configuration: Configuration, origins: readonly string[]): Promise<Mount[]> {
  const { google, facebook, x } = configuration.identity;
  const isLocal = [google, facebook, x].some((provider) => provider?.kind === "local");
  if (configuration.profile !== "embedded" || !isLocal) return [];
  const { createIdentity } = await import("#local/identity/create-identity.ts");
  const secret = await keptSecret(path.join(configuration.dataDirectory, "local-identity.secret"));
  return [{ prefix: LOCAL_IDENTITY_PATH, handle: createIdentity({ basePath: LOCAL_IDENTITY_PATH, origins, secret }) }];
}

/** A secret of this data directory, made at the first start, so that a sign-in survives a restart. */
async function keptSecret(file: string): Promise<Uint8Array> {
  await fs.mkdir(path.dirname(file), { recursive: true });
  try {
    await fs.writeFile(file, randomBytes(32), { mode: 0o600, flag: "wx" });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
  return fs.readFile(file);
}
