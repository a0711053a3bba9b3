import path from "node:path";
import { Role } from "#features/accounts/account.ts";
import { RoleError, setRole } from "#features/accounts/server/roles/set-role.ts";
import { ConfigurationError } from "#server/configuration/configuration-error.ts";
import { readOwnConfiguration } from "#server/configuration.ts";
import { EmbeddedDatabaseError } from "#server/database/embedded/embedded-database-error.ts";
import { createLog } from "#server/log.ts";
import { findRoot } from "./find-root.ts";
import { openData } from "./open-data.ts";

const USAGE = "Usage: npm run role -- admin|printshop|none E-MAIL\n";

/** The operator's way to make somebody an administrator: `npm run role -- admin ana@example.org`. */
const [wished = "", email = "", ...more] = process.argv.slice(2);
const role = wished === "none" ? undefined : Role.safeParse(wished).data;
if (email === "" || more.length > 0 || (role === undefined && wished !== "none")) {
  process.stderr.write(USAGE);
  process.exit(2);
}
try {
  const configuration = readOwnConfiguration();
  const data = await openData(configuration, path.join(findRoot(), "migrations"), createLog("warn"));
  try {
    const name = await setRole(data.database, email, role, { withLocalPeople: configuration.profile === "embedded" });
    process.stdout.write(`${name} (${email}) ${role === undefined ? "has no role" : `is ${role}`} now.\n`);
  } finally {
    await data.close();
  }
} catch (error) {
  const mendable = [RoleError, ConfigurationError, EmbeddedDatabaseError].some((kind) => error instanceof kind);
  process.stderr.write(`${mendable ? (error as Error).message : ((error as Error).stack ?? String(error))}\n`);
  process.exitCode = 1;
}
