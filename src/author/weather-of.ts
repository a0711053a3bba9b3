import type { Weather } from "#book/page-plan.ts";
import type { BookRequest } from "./book-request.ts";

/** No weather under water, in space or in a toy town; elsewhere the idea's, else clear. */
export function weatherOf(read: Weather | undefined, { environment }: BookRequest): Weather {
  const hasWeather = environment !== "UnderwaterKingdom" && environment !== "SpaceColony" && environment !== "ToyTown";
  return hasWeather && read ? read : "clear";
}
