import { isIPv4 } from "node:net";

/** A host name or address that only this machine can reach. */
export function isLoopback(host: string): boolean {
  const plain = host.replace(/^\[|\]$/g, "").toLowerCase();
  return plain === "localhost" || plain.endsWith(".localhost") || plain === "::1" || isLoopbackIPv4(plain);
}

const isLoopbackIPv4 = (host: string): boolean => isIPv4(host) && host.startsWith("127.");
