/** The flat inks that a scene is printed with. */
export interface Inks {
  readonly skyTop: string;
  readonly skyLow: string;
  readonly skyGrain: string;
  readonly glow: string;
  readonly star: string;
  readonly cloud: string;
  readonly far: string;
  readonly farShade: string;
  readonly middle: string;
  readonly middleShade: string;
  readonly near: string;
  readonly nearShade: string;
  readonly pine: string;
  readonly pineFar: string;
  readonly crown: string;
  readonly crownWarm: string;
  readonly fruit: string;
  readonly bark: string;
  readonly wall: string;
  readonly wallPink: string;
  readonly roof: string;
  readonly roofTeal: string;
  readonly window: string;
  readonly shade: string;
  readonly night: boolean;
}

export const DAY: Inks = {
  skyTop: "#2a5cab",
  skyLow: "#a9cfee",
  skyGrain: "#2454a0",
  glow: "#d9e8f4",
  star: "#ffffff",
  cloud: "#dbeaf6",
  far: "#8fc0ac",
  farShade: "#2f7d78",
  middle: "#4f9f7b",
  middleShade: "#176052",
  near: "#2a8560",
  nearShade: "#0f4f45",
  pine: "#17604f",
  pineFar: "#2f7f74",
  crown: "#efab32",
  crownWarm: "#e8694a",
  fruit: "#d3364a",
  bark: "#6b3a2e",
  wall: "#f6efe2",
  wallPink: "#f2bdb4",
  roof: "#c62b45",
  roofTeal: "#1f8088",
  window: "#fbd98a",
  shade: "#14284f",
  night: false,
};

export const NIGHT: Inks = {
  skyTop: "#0d1537",
  skyLow: "#2a3679",
  skyGrain: "#0a1029",
  glow: "#3a4590",
  star: "#fbe3a0",
  cloud: "#2b3a80",
  far: "#2c3a86",
  farShade: "#141d4d",
  middle: "#1e4a63",
  middleShade: "#0e2546",
  near: "#174c4c",
  nearShade: "#0a2338",
  pine: "#0f3f46",
  pineFar: "#1d3f66",
  crown: "#1f6157",
  crownWarm: "#a8503f",
  fruit: "#d8575a",
  bark: "#3c2530",
  wall: "#d9cfc9",
  wallPink: "#c99aa0",
  roof: "#a22a45",
  roofTeal: "#1d6877",
  window: "#ffd36b",
  shade: "#070c22",
  night: true,
};

/** An ink some way towards another, so that a shade keeps the hue of what it lies on. */
export function mix(ink: string, towards: string, share: number): string {
  const channel = (hex: string, at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
  const mixed = [1, 3, 5].map((at) => Math.round(channel(ink, at) * (1 - share) + channel(towards, at) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}
