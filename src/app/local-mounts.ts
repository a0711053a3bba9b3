import { randomBytes } from "node:crypto";
import * as fs from "node:fs/promises";
import path from "node:path";
import type { Configuration } from "#server/configuration.ts";
import type { Mount } from "#server/http/serve-fetch.ts";
import { LOCAL_IDENTITY_PATH } from "./identity.ts";
import { LOCAL_PAYMENTS_PATH, WEBHOOK_PATH } from "./payments.ts";

/**
 * The local servers that the embedded profile mounts below its own origin. They are loaded only then: a production start never
 * reaches this code (S1.12).
 */
export async function localMounts(configuration: Configuration, origins: readonly string[]): Promise<Mount[]> {
  if (configuration.profile !== "embedded") return [];
  const { google, facebook, x } = configuration.identity;
  const hasLocalIdentity = [google, facebook, x].some((provider) => provider?.kind === "local");
  const mounts = [
    hasLocalIdentity && mountIdentity(configuration, origins),
    configuration.payments.kind === "local" && mountPayments(configuration, origins),
  ];
  return Promise.all(mounts.filter((mount) => mount !== false));
}

async function mountIdentity({ dataDirectory }: Configuration, origins: readonly string[]): Promise<Mount> {
  const { createIdentity } = await import("#local/identity/create-identity.ts");
  const secret = await keptSecret(path.join(dataDirectory, "local-identity.secret"));
  return { prefix: LOCAL_IDENTITY_PATH, handle: createIdentity({ basePath: LOCAL_IDENTITY_PATH, origins, secret }) };
}

async function mountPayments({ dataDirectory }: Configuration, [origin]: readonly string[]): Promise<Mount> {
  const { createPayments } = await import("#local/payments/create-payments.ts");
  const handle = createPayments({
    basePath: LOCAL_PAYMENTS_PATH,
    webhookUrl: `${origin}${WEBHOOK_PATH}`,
    directory: path.join(dataDirectory, "local-payments"),
  });
  return { prefix: LOCAL_PAYMENTS_PATH, handle };
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
