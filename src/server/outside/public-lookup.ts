import { lookup } from "node:dns";
import type { LookupFunction } from "node:net";
import { isPublicAddress } from "./is-public-address.ts";
import { OutsideRefusal } from "./outside-refusal.ts";

/**
 * Names a host's addresses to whoever makes a connection, and leaves out every one that is not public; an `OutsideRefusal`
 * when none is left.
 */
export function publicLookup(resolve: typeof lookup = lookup, isPublic = isPublicAddress): LookupFunction {
  return (hostname, options, done) => {
    resolve(hostname, { ...options, all: true }, (error, found) => {
      if (error) return done(error, []);
      const fine = found.filter(({ address }) => isPublic(address));
      const [first] = fine;
      if (!first) return done(new OutsideRefusal("not a public address"), []);
      return options.all === true ? done(null, fine) : done(null, first.address, first.family);
    });
  };
}
