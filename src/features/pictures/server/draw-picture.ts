import type { PictureSize } from "#book/format.ts";
import type { TextZone } from "#book/text-zone.ts";
import { artOf, type Painter, type Painting, type PictureOrder } from "#features/pictures/server/painter/painter.ts";
import { fileOf } from "#features/pictures/server/picture-address.ts";
import { insertPicture } from "#features/pictures/server/store.ts";
import type { SeenPicture } from "#features/pictures/server/tables.ts";
import type { Transaction } from "#server/database/database.ts";
import type { Rasterize } from "#server/raster/rasterize.ts";
import { makeId } from "#server/secrets/make-id.ts";
import type { Storage } from "#server/storage/storage.ts";

/** The sizes that every picture is kept in; the print size is drawn when a book is printed. */
const KEPT_SIZES = ["thumb", "small", "screen"] as const satisfies readonly PictureSize[];

/** What pictures are made with. */
export interface Studio {
  readonly storage: Storage;
  readonly painter: Painter;
  readonly rasterize: Rasterize;
}

/** Where a picture belongs: the page of a story, and its place among the alternatives, from 0. */
export interface PicturePlace {
  readonly storyId: string;
  readonly pageNumber: number;
  readonly position: number;
}

/** A picture whose files stand in the store and that nobody sees before it is kept. */
export interface DrawnPicture {
  readonly id: string;
  readonly place: PicturePlace;
  readonly order: PictureOrder;
  readonly alt: string;
  readonly textZone: TextZone;
  /** The name of a model's own bytes in the store, and what was said of the picture; absent for drawn ones. */
  readonly original: string | undefined;
  readonly seen: SeenPicture | undefined;
  /** Painted on the way to it: alternatives behind it. */
  readonly others: readonly DrawnPicture[];
}

/** Paints a picture and puts its files into the store; `keepPicture` makes it the alternative of its place. */
export async function drawPicture(
  studio: Studio,
  place: PicturePlace,
  order: PictureOrder,
  alt: string,
  signal: AbortSignal,
): Promise<DrawnPicture> {
  return storePainting(studio, place, order, alt, await studio.painter.paint(order, signal), signal);
}

async function storePainting(
  studio: Studio,
  place: PicturePlace,
  order: PictureOrder,
  alt: string,
  painting: Painting,
  signal: AbortSignal,
): Promise<DrawnPicture> {
  const renditions = await studio.rasterize(artOf(painting), KEPT_SIZES);
  signal.throwIfAborted();
  const id = makeId();
  await Promise.all(KEPT_SIZES.map((size) => studio.storage.put(fileOf(place.storyId, id, size), renditions[size])));
  const others: DrawnPicture[] = [];
  for (const [at, other] of (painting.painted?.others ?? []).entries()) {
    const behind = { ...place, position: place.position + 1 + at };
    others.push(await storePainting(studio, behind, order, alt, other, signal));
  }
  const { name: original, seen } = painting.painted ?? {};
  return { id, place, order, alt, textZone: painting.textZone, original, seen, others };
}

/** Keeps a drawn picture as the alternative of its place; false when that place is taken, and nothing is kept. */
export function keepPicture(tx: Transaction, studio: Studio, picture: DrawnPicture): Promise<boolean> {
  const { plan, cast } = picture.order;
  return insertPicture(tx, {
    id: picture.id,
    ...picture.place,
    seed: picture.order.seed,
    plan,
    cast: cast.filter((card) => plan.figures.some(({ who }) => who === card.id)),
    alt: picture.alt,
    textZone: picture.textZone,
    painter: studio.painter.name,
    original: picture.original ?? null,
    seen: picture.seen ?? null,
  });
}

/** Takes the files of a picture that was not kept out of the store. */
export async function dropPicture(studio: Studio, picture: DrawnPicture): Promise<void> {
  await Promise.all(KEPT_SIZES.map((size) => studio.storage.delete(fileOf(picture.place.storyId, picture.id, size))));
  await Promise.all(picture.others.map((other) => dropPicture(studio, other)));
}
