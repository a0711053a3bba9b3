import { readFileSync, writeFileSync } from "node:fs";
import net from "node:net";

/**
 * A free port of the loopback address: the one used last time when it is free, so that processes which still know it
 * find a restarted server, else any.
 */
export async function choosePort(memory: string): Promise<number> {
  const last = readPort(memory);
  const port = last !== undefined && (await tryPort(last)) !== undefined ? last : await tryPort(0);
  if (port === undefined) throw new Error("no port of 127.0.0.1 is free");
  writeFileSync(memory, String(port));
  return port;
}

function readPort(memory: string): number | undefined {
  try {
    const port = Number(readFileSync(memory, "utf8"));
    return Number.isInteger(port) && port > 1023 && port < 65_536 ? port : undefined;
  } catch {
    return undefined;
  }
}

function tryPort(port: number): Promise<number | undefined> {
  return new Promise((resolve) => {
    const server = net.createServer();
    server.once("error", () => resolve(undefined));
    server.listen(port, "127.0.0.1", () => {
      const taken = (server.address() as net.AddressInfo).port;
      server.close(() => resolve(taken));
    });
  });
}
