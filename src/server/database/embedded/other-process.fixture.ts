import { setTimeout as sleep } from "node:timers/promises";
import { startEmbedded } from "./start-embedded.ts";

/** Starts the database in a process of its own, says its address, and stays until it is killed or told to stop. */
const database = await startEmbedded({ directory: process.argv[2] ?? "", settings: { fsync: "off" } });
process.stdout.write(`${database.url}\n`);
process.once("SIGTERM", () => void database.stop().then(() => process.exit(0)));
await sleep(600_000);
