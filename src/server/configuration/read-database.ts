import path from "node:path";
import type { Environment } from "./environment.ts";
import type { Profile } from "./read-profile.ts";

export type DatabaseConfiguration = (
  | { readonly kind: "embedded"; readonly directory: string }
  | { readonly kind: "url"; readonly url: string }
) & {
  /** Connections of one process. */
  readonly connections: number;
};

export function readDatabase(environment: Environment, profile: Profile, dataDirectory: string): DatabaseConfiguration {
  const connections = environment.integer("DATABASE_CONNECTIONS", { fallback: 10, min: 2, max: 500 });
  const url = environment.text("DATABASE_URL");
  if (url !== undefined) {
    if (!URL.canParse(url) || !/^postgres(?:ql)?:$/.test(new URL(url).protocol)) {
      // The value itself may hold a password.
      environment.fault("DATABASE_URL", "is no address of a PostgreSQL; give postgres://user:password@host:5432/name");
    }
    return { kind: "url", url, connections };
  }
  if (profile === "production") {
    environment.fault(
      "DATABASE_URL",
      "is missing; set the address of a PostgreSQL 15 or newer: postgres://user:password@host:5432/name",
    );
  }
  return { kind: "embedded", directory: path.join(dataDirectory, "database"), connections };
}
