import { isDeepStrictEqual } from "node:util";
import { looksByDefault } from "#author/person-looks.ts";
import type { CastCard } from "#book/cast-card.ts";
import { Fault } from "#contract/fault.ts";
import { readSelectedCasts } from "#features/pictures/server/read-selected-casts.ts";
import { approveText } from "#features/safety/approve.ts";
import type { CastChange } from "#features/stories/editing-contract.ts";
import { refuseWhilePending } from "#features/stories/server/editing/edited-page.ts";
import { setCast } from "#features/stories/server/editing/store.ts";
import { redrawFigure } from "#features/stories/server/jobs.ts";
import { ownStory } from "#features/stories/server/own-story.ts";
import { holdStory } from "#features/stories/server/store.ts";
import type { Database, Transaction } from "#server/database/database.ts";
import { enqueue } from "#server/jobs/enqueue.ts";

/** A card after its change, and the pages that are being drawn again with it; the cover is -1. */
export interface ChangedCast {
  readonly card: CastCard;
  readonly redrawing: number[];
}

/**
 * Changes how somebody looks in the whole book, and has every page that shows them drawn again, or one (S10.7). The words
 * stay; a page that shows them so already is left. Throws `page.not_found` for a page that does not show them.
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
    const drawn = await cardsDrawn(tx, story.id, characterId);
    if (change.redraw === "page" && !drawn.has(change.page ?? Number.NaN)) throw new Fault("page.not_found");
    const redrawing = [...drawn]
      .filter(
        ([number, other]) => !isDeepStrictEqual(other, card) && (change.redraw === "all" || number === change.page),
      )
      .map(([number]) => number);
    if (!isDeepStrictEqual(card, before)) {
      await setCast(
        tx,
        story.id,
        story.cast.map((each) => (each === before ? card : each)),
      );
    }
    if (redrawing.length > 0)
      await enqueue(tx, redrawFigure, { storyId: story.id, characterId, pages: redrawing }, { subject: story.id });
    return { card, redrawing };
  });
}

/** How the selected picture of each page shows somebody, where it does. */
async function cardsDrawn(tx: Transaction, storyId: string, characterId: string): Promise<Map<number, CastCard>> {
  const casts = await readSelectedCasts(tx, storyId);
  const drawn = new Map<number, CastCard>();
  for (const [number, cast] of casts) {
    const card = cast.find(({ id }) => id === characterId);
    if (card) drawn.set(number, card);
  }
  return drawn;
}

/** What is null goes, and a person has skin and hair of their own then; what is absent stays. */
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
  const who = {
    ...card,
    kind,
    // Somebody who is drawn as another kind is called by it in alternative texts.
    called: kind === card.kind ? card.called : kind,
    age: change.age ?? card.age,
    looks: change.looks,
  };
  const own = looksByDefault(who);
  const isNew = kind !== card.kind;
  return {
    ...who,
    ...((isNew || kept.hair === null) && own.hair && { hair: own.hair }),
    ...((isNew || kept.skin === null) && own.skin && { skin: own.skin }),
    garment: { ...card.garment, ...change.garment },
    ...(kept.colour && { colour: kept.colour }),
    ...(kept.hair && { hair: kept.hair }),
    ...(kept.skin && { skin: kept.skin }),
  };
}
