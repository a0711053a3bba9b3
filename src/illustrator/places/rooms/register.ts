import type { Environment } from "#book/choices.ts";
import type { Room } from "#book/page-plan.ts";
import type { DrawSet, Scenery, Stage } from "../stage.ts";
import { bedroom } from "./bedroom.ts";
import { cabin } from "./cabin.ts";
import { cave } from "./cave.ts";
import { kitchen } from "./kitchen.ts";
import { ROOM_STYLES, type RoomStyle } from "./style.ts";
import { workshop } from "./workshop.ts";

const ROOMS_DRAWN: Readonly<Record<Room, (stage: Stage, style: RoomStyle) => Scenery>> = {
  bedroom,
  kitchen,
  workshop,
  cave,
  cabin,
};

/** A room as an environment has it. */
export const drawRoom =
  (room: Room, environment: Environment): DrawSet =>
  (stage) =>
    ROOMS_DRAWN[room](stage, ROOM_STYLES[environment]);

/** Whoever lies in such a room lies in a bed. */
export const hasBed = (room: Room | undefined): boolean => room === "bedroom" || room === "cabin";
