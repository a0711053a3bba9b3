import type { Environment } from "#book/choices.ts";
import { FRAME } from "#book/format.ts";
import type { Canvas } from "../../gouache/canvas.ts";
import { type Hex, mix } from "../../gouache/colour.ts";
import type { Stage } from "../stage.ts";

/** How rooms of an environment are built and furnished. */
export interface RoomStyle {
  wall: "planks" | "stone" | "panels" | "shell" | "plaster" | "cane";
  wallColour: Hex;
  floor: "boards" | "slabs" | "sand" | "deck";
  floorColour: Hex;
  window: "round" | "arched" | "square" | "wide";
  /** What lies behind the window besides the sky. */
  view: "hills" | "sea" | "deep" | "planets" | "towers";
  wood: Hex;
  /** Quilts and curtains, and the second colour on them. */
  cloth: Hex;
  trim: Hex;
}

export const ROOM_STYLES: Readonly<Record<Environment, RoomStyle>> = {
  EnchantedForest: {
    wall: "planks",
    wallColour: "#c99a6c",
    floor: "boards",
    floorColour: "#b98a5e",
    window: "round",
    view: "hills",
    wood: "#8a5f42",
    cloth: "#5f9a6c",
    trim: "#f3e2b0",
  },
  SpaceColony: {
    wall: "panels",
    wallColour: "#c9c6e2",
    floor: "deck",
    floorColour: "#8f8cb8",
    window: "round",
    view: "planets",
    wood: "#7d83b4",
    cloth: "#e98c5a",
    trim: "#ffe9c4",
  },
  UnderwaterKingdom: {
    wall: "shell",
    wallColour: "#f0c3bd",
    floor: "sand",
    floorColour: "#ecd9ae",
    window: "round",
    view: "deep",
    wood: "#d98f8a",
    cloth: "#4fa3a5",
    trim: "#fdeed2",
  },
  ToyTown: {
    wall: "plaster",
    wallColour: "#f3d9a4",
    floor: "boards",
    floorColour: "#d9a86a",
    window: "square",
    view: "hills",
    wood: "#b9793f",
    cloth: "#d9605a",
    trim: "#fff0d4",
  },
  MedievalCastle: {
    wall: "stone",
    wallColour: "#d8b690",
    floor: "slabs",
    floorColour: "#b99b7c",
    window: "arched",
    view: "hills",
    wood: "#7a5140",
    cloth: "#a8444a",
    trim: "#f3c65f",
  },
  FuturisticMetropolis: {
    wall: "panels",
    wallColour: "#e3d3e6",
    floor: "deck",
    floorColour: "#b4a5cc",
    window: "wide",
    view: "towers",
    wood: "#8a78b8",
    cloth: "#4fa0b8",
    trim: "#fff1d6",
  },
  DesertedIsland: {
    wall: "cane",
    wallColour: "#dcb87c",
    floor: "boards",
    floorColour: "#c79c66",
    window: "square",
    view: "sea",
    wood: "#93673f",
    cloth: "#3f9a96",
    trim: "#fff0cf",
  },
  SmallVillage: {
    wall: "plaster",
    wallColour: "#efd9b6",
    floor: "boards",
    floorColour: "#b98c62",
    window: "square",
    view: "hills",
    wood: "#8a5c42",
    cloth: "#c8605a",
    trim: "#fff3dd",
  },
};

const NIGHT_INDOORS: Hex = "#43306a";

/** A colour of a room as the hour leaves it: warm by day, deep but never grey at night. */
export function indoors({ canvas, night, hour }: Pick<Stage, "canvas" | "night" | "hour">, colour: Hex): Hex {
  const { shadow } = canvas.palette;
  return mix(canvas.grade(colour), night ? NIGHT_INDOORS : shadow, night ? 0.4 : hour === "day" ? 0.02 : 0.12);
}

/** The same for furniture, which stands in the lamp's light. */
export const lampLit = (canvas: Canvas, colour: Hex, night: boolean): Hex =>
  mix(canvas.grade(colour), NIGHT_INDOORS, night ? 0.24 : 0.02);

/** Which of these shares of the set's width is seen and farthest from any head: where a lamp hangs over nobody. */
export function clearOfHeads({ actors, seen }: Pick<Stage, "actors" | "seen">, shares: readonly number[]): number {
  const clearance = (x: number) =>
    Math.min(...actors.map((actor) => Math.abs(actor.x - x)), x - seen.left, seen.right - x);
  const [first = FRAME.width / 2, ...rest] = shares.map((share) => share * FRAME.width);
  return rest.reduce((best, x) => (clearance(x) > clearance(best) ? x : best), first);
}
