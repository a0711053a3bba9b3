import type { picturesContract } from "#features/pictures/contract.ts";
import { drawCastCard } from "#features/pictures/server/draw-cast-card.ts";
import type { Painter } from "#features/pictures/server/painter/painter.ts";
import type { Handlers } from "#server/http/handler.ts";

export const picturesRoutes = ({ painter }: { readonly painter: Painter }): Handlers<typeof picturesContract> => ({
  "POST /pictures/cast-card": ({ body }, { signal }) => drawCastCard(painter, body, signal),
});
