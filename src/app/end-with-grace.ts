import closeWithGrace from "close-with-grace";

/** How long the product may take to stop, in milliseconds. */
const PATIENCE_MS = 20_000;

/** A signal that comes this soon after the first is the same wish to stop, in milliseconds. */
const ECHO_MS = 2_000;

/**
 * Stops the product when it is asked to, or when something fails that nobody caught, and ends the program with 0 or 1.
 *
 * Whoever stops a group of processes, a terminal or a service manager, sends the same signal twice: to the program, and
 * to npm, which passes it on. The second is no wish to end at once, which would leave the embedded database running. A
 * later one is.
 */
export function endWithGrace(stop: (error: Error | undefined) => Promise<void>): void {
  const signals = ["SIGINT", "SIGTERM"] as const;
  const grace = closeWithGrace({ delay: PATIENCE_MS, logger: false, skip: [...signals] }, async ({ err }) => stop(err));
  let askedAt: number | undefined;
  const ask = () => {
    if (askedAt !== undefined && performance.now() - askedAt > ECHO_MS) process.exit(1);
    if (askedAt === undefined) grace.close();
    askedAt ??= performance.now();
  };
  for (const signal of signals) process.on(signal, ask);
}
