/**
 * The measures of a four-legged body, in drawing units: standing, it is about 200 units from its soles to its crown, as
 * all bodies are. Lengths of poses are in leg lengths, so that one set of poses fits every such body.
 */
export interface FoursBuild {
  /** Height of the hip and shoulder joints above the ground when standing. */
  readonly leg: number;
  /** Half of the trunk's length, of its depth, and of its width as seen from the front. */
  readonly trunk: readonly [length: number, depth: number, width: number];
  /** Half width of the neck under the head. */
  readonly neck: number;
  readonly legWidth: number;
  /** Head size against a child's. */
  readonly head: number;
  /** From the withers to the head's middle: ahead and up. */
  readonly headAt: readonly [ahead: number, up: number];
}

/** How far below the trunk's middle its joints lie, in trunk depths. */
export const JOINT_DEPTH = 0.42;
/** How far before and behind the trunk's middle the joints lie, in trunk lengths. */
export const JOINT_AT = 0.64;

/** Soles to crown when standing, in drawing units. */
export function foursHeight({ leg, trunk: [, depth], headAt: [, up], head }: FoursBuild): number {
  return leg + depth * (JOINT_DEPTH + 1) + up + 48 * head;
}

/** A light hoofed body: horses and deer. */
export const STEED: FoursBuild = {
  leg: 60,
  trunk: [51, 30, 34],
  neck: 22,
  legWidth: 11,
  head: 1,
  headAt: [17, 49],
};

/** A heavy body on short legs: cows, elephants, pigs. */
export const HEAVY: FoursBuild = {
  leg: 47,
  trunk: [55, 38, 45],
  neck: 27,
  legWidth: 14,
  head: 1,
  headAt: [24, 51],
};

/** A soft body on paws: dogs, cats, wolves, lions. */
export const PAWED: FoursBuild = {
  leg: 54,
  trunk: [48, 29, 33],
  neck: 23,
  legWidth: 11.5,
  head: 1,
  headAt: [20, 57],
};
