import { castCharacter } from "#author/cast-character.ts";
import type { CastCard } from "#book/cast-card.ts";
import type { PagePlan } from "#book/page-plan.ts";
import { approveCard, approveText, approveWritten } from "#features/safety/approve.ts";
import type { Approved } from "#features/safety/safety.ts";
import type { CastCardRequest } from "#features/pictures/contract.ts";
import { artOf, paintersFrom } from "#features/pictures/server/painter/painter.ts";
import type { Studio } from "#features/pictures/server/draw-picture.ts";

/**
 * Draws somebody alone, as they will look in the book: by a card, or by a name and a description (S10.7). The picture is
 * a WebP in a `data:` address. Throws `safety.refused`.
 */
export async function drawCastCard(
  { painter, rasterize }: Pick<Studio, "painter" | "rasterize">,
  request: CastCardRequest,
  signal: AbortSignal,
): Promise<{ card: CastCard; image: string }> {
  const card = request.card ? approveCard(request.card, "card.", request.language) : cardOf(request);
  const plan = portraitOf(card, request.environment);
  // Shown again with every word that is typed: by whoever takes over last, which is the product itself where it plays.
  const [hand = painter] = paintersFrom(painter).slice(-1);
  const painting = await hand.paint({ plan, cast: [card], seed: "portrait" }, signal);
  const { small } = await rasterize(artOf(painting), ["small"]);
  return { card, image: `data:image/webp;base64,${Buffer.from(small).toString("base64")}` };
}

function cardOf({
  name,
  description,
  others,
  at,
  story,
  language,
  characterType,
  environment,
}: CastCardRequest): Approved<CastCard> {
  const card = castCharacter({
    name: approveText("character name", "name", name, language),
    description: approveText("character description", "description", description, language),
    others: others.map((other, i) => ({
      name: approveText("character name", `others.${i}.name`, other.name, language),
      description: approveText("character description", `others.${i}.description`, other.description, language),
    })),
    at,
    story: approveText("idea", "story", story, language),
    language,
    characterType,
    environment,
  });
  // All its words are those approved above.
  return approveWritten(card);
}

/** Near, by day, looking at the reader: nothing else to see. */
function portraitOf(card: CastCard, environment: PagePlan["place"]["environment"]): PagePlan {
  return {
    place: { environment, set: 0 },
    hour: "day",
    weather: "clear",
    shot: "close",
    figures: [{ who: card.id, pose: "stand", mood: "happy", looksAt: "reader", facing: "right" }],
    things: [],
    textAt: "bottom",
  };
}
