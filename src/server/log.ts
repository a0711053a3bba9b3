import { type DestinationStream, type Logger, pino, stdSerializers } from "pino";

export type { Logger } from "pino";

/** Names under which a secret could come into a log line, at the top and one level below. */
const SECRETS = [
  "authorization",
  "cookie",
  "token",
  "accessToken",
  "access_token",
  "bearer",
  "codeVerifier",
  "password",
  "secret",
  "clientSecret",
  "client_secret",
  "databaseUrl",
];
const PATHS = SECRETS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]);

export const LOG_LEVELS = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** An error without the connection that the database's pool hangs on it: pages of its state, and the key that cancels its queries. */
function tellError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { client: _, ...told } = stdSerializers.err(error);
  return told;
}

/** One JSON line an event, without secrets. */
export function createLog(level: LogLevel, destination?: DestinationStream): Logger {
  const options = {
    level,
    redact: { paths: PATHS, censor: "[hidden]" },
    serializers: { err: tellError },
    base: { pid: process.pid },
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}
