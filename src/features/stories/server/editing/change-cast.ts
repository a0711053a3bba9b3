import { isDeepStrictEqual } from "node:util";
import type { CastCard } from "#book/cast-card.ts";
import { Fault } from "#contract/fault.ts";
import { approveText } from "#features/safety/approve.ts";
import type { CastChange } from "#features/stories/editing-contract.ts";
import { refuseWhilePending } from "#features/stories/server/editing/edited-page.ts";
import { setCast } from "#features/stories/server/editing/store.ts";
import { redrawFigure } from "#features/stories/server/jobs.ts";
import { ownStory } from "#features/stories/server/own-story.ts";
import { holdStory, listPlannedPages } from "#features/stories/server/store.ts";
import type { Database } from "#server/database/database.ts";
import { enqueue } from "#server/jobs/enqueue.ts";

/** A card after its change, and the pages that are being drawn again with it; the cover is -1. */
export interface ChangedCast {
  readonly card: CastCard;
  readonly redrawing: number[];
}

/**
 * Changes how somebody looks in the whole book, and has every page that shows them drawn again, or one (S10.7). The words
 * stay. Throws `page.not_found` for a page that does not show them.
 */
export async function changeCast(
  database: Database,
  { storyId, characterId, userId }: { readonly storyId: string; readonly characterId: string; readonly userId: string },
  change: CastChange,
): Promise<ChangedCast> {
  return database.transaction(async (tx) => {
    const story = ownStory(await holdStory(tx, storyId), userId);
    refuseWhilePending(story);
    const before = story.cast.find((card) => card.id === characterId);
    if (!before) throw new Fault("character.not_found");
    const looks =
      change.looks === undefined
        ? before.looks
        : approveText("character description", "looks", change.looks, story.language);
    const card = withChange(before, { ...change, looks });
    const showing = (await listPlannedPages(tx, story.id))
      .filter(({ plan }) => plan.figures.some((figure) => figure.who === characterId))
      .map(({ number }) => number);
    if (change.redraw === "page" && !showing.includes(change.page ?? Number.NaN)) throw new Fault("page.not_found");
    const redrawing = change.redraw === "all" ? showing : showing.filter((number) => number === change.page);
    if (!isDeepStrictEqual(card, before)) {
      await setCast(
        tx,
        story.id,
        story.cast.map((each) => (each === before ? card : each)),
      );
    }
    await enqueue(tx, redrawFigure, { storyId: story.id, characterId, pages: redrawing }, { subject: story.id });
    return { card, redrawing };
  });
}

/** What is null goes; what is absent stays. */
function withChange(
  { colour, hair, skin, ...card }: CastCard,
  change: CastChange & { readonly looks: string },
): CastCard {
  const kept = {
    colour: change.colour === undefined ? colour : change.colour,
    hair: change.hair === undefined ? hair : change.hair,
    skin: change.skin === undefined ? skin : change.skin,
  };
  const kind = change.kind ?? card.kind;
  return {
    ...card,
    kind,
    // Somebody who is drawn as another kind is called by it in alternative texts.
    called: kind === card.kind ? card.called : kind,
    age: change.age ?? card.age,
    looks: change.looks,
    garment: { ...card.garment, ...change.garment },
    ...(kept.colour && { colour: kept.colour }),
    ...(kept.hair && { hair: kept.hair }),
    ...(kept.skin && { skin: kept.skin }),
  };
}
