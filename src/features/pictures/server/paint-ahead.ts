import { isDeepStrictEqual } from "node:util";
import type { Painter, Painting, PictureOrder } from "#features/pictures/server/painter/painter.ts";

/** A painter that can begin with a picture before it is surely wanted. */
export interface PainterAhead {
  /** The same painter: what was begun is handed over to whoever asks for just that, and stopped when another picture is asked for. */
  readonly painter: Painter;
  /** Begins, in place of whatever was begun before. */
  begin(order: PictureOrder): void;
  /** Stops what was begun and not asked for. */
  drop(): void;
}

interface Begun {
  readonly order: PictureOrder;
  readonly painting: Promise<Painting>;
  readonly stop: AbortController;
}

/** `signal` ends whatever is begun. */
export function paintAhead(painter: Painter, signal: AbortSignal): PainterAhead {
  let begun: Begun | undefined;
  const drop = () => {
    begun?.stop.abort(new Error("another picture is wanted"));
    begun = undefined;
  };
  return {
    drop,
    begin(order) {
      if (begun && isSame(begun.order, order)) return;
      drop();
      const stop = new AbortController();
      const painting = painter.paint(order, AbortSignal.any([signal, stop.signal]));
      // Whoever asks for it is told; where nobody does, it is of no concern.
      painting.catch(() => {});
      begun = { order, painting, stop };
    },
    painter: {
      ...painter,
      paint(order, within) {
        if (!begun || !isSame(begun.order, order)) {
          drop();
          return painter.paint(order, within);
        }
        const { painting } = begun;
        begun = undefined;
        return painting;
      },
    },
  };
}

/** However they were stored in between: as JSON, which has no order of keys. */
const isSame = (a: PictureOrder, b: PictureOrder) => isDeepStrictEqual(plain(a), plain(b));
const plain = (order: PictureOrder): unknown => JSON.parse(JSON.stringify(order));
