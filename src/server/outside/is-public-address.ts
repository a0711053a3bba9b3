import ipaddr from "ipaddr.js";

/**
 * An IP address that belongs to somebody on the internet: none of this machine, of the network that it stands in, of a cloud's
 * metadata, of a group, or of a tunnel that leads back to one of those.
 */
export function isPublicAddress(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === "unicast";
}
