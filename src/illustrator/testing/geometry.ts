export interface Circle {
  x: number;
  y: number;
  radius: number;
}

/** An upright box. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The share of the smaller circle that two have in common. */
export function overlapOf(a: Circle, b: Circle): number {
  const apart = Math.hypot(a.x - b.x, a.y - b.y);
  const [small, large] = a.radius < b.radius ? [a.radius, b.radius] : [b.radius, a.radius];
  if (apart >= small + large) return 0;
  if (apart <= large - small) return 1;
  const wedge = (own: number, other: number) =>
    own ** 2 * Math.acos((apart ** 2 + own ** 2 - other ** 2) / (2 * apart * own));
  const kite =
    Math.sqrt((small + large - apart) * (apart + small - large) * (apart - small + large) * (apart + small + large)) /
    2;
  return (wedge(small, large) + wedge(large, small) - kite) / (Math.PI * small ** 2);
}

/** How far the middle of a circle is from a box, in its radii; 0 within the box. */
export function radiiFrom({ left, top, right, bottom }: Box, { x, y, radius }: Circle): number {
  return Math.hypot(x - Math.max(left, Math.min(right, x)), y - Math.max(top, Math.min(bottom, y))) / radius;
}
