import type { picturesContract } from "#features/pictures/contract.ts";
import { drawCastCard } from "#features/pictures/server/draw-cast-card.ts";
import type { Studio } from "#features/pictures/server/draw-picture.ts";
import type { Handlers } from "#server/http/handler.ts";

export const picturesRoutes = (tools: Pick<Studio, "painter" | "rasterize">): Handlers<typeof picturesContract> => ({
  "POST /pictures/cast-card": ({ body }, { signal }) => drawCastCard(tools, body, signal),
});
