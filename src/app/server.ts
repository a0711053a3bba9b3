import { setImmediate } from "node:timers/promises";
import { warmGate } from "#features/safety/warm-gate.ts";
import { ConfigurationError } from "#server/configuration/configuration-error.ts";
import { readOwnConfiguration } from "#server/configuration.ts";
import { EmbeddedDatabaseError } from "#server/database/embedded/embedded-database-error.ts";
import { createLog } from "#server/log.ts";
import { endWithGrace } from "./end-with-grace.ts";
import { findRoot } from "./find-root.ts";
import { sayPlayers } from "./say-players.ts";
import { startProduct } from "./start-product.ts";

/** What a person can mend is one line, or one a fault; everything else is a fault of ours and keeps its stack. */
function explain(error: unknown): string {
  if (error instanceof ConfigurationError || error instanceof EmbeddedDatabaseError) return error.message;
  const { code, port } = error as { readonly code?: string; readonly port?: number };
  if (code === "EADDRINUSE") return `Port ${port} is taken by another program: set PORT to a free one.`;
  return error instanceof Error ? (error.stack ?? error.message) : "Basmia could not start.";
}

try {
  const configuration = readOwnConfiguration();
  const log = createLog(configuration.logLevel);
  const product = await startProduct(configuration, findRoot(), log);
  process.stdout.write(`${sayPlayers(configuration.models).join("\n")}\nBasmia is open at ${product.origin}\n`);
  void warmGate(setImmediate);
  endWithGrace(async (err) => {
    if (err) log.fatal({ err }, "ending after an error");
    await product.stop();
  });
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exit(1);
}
