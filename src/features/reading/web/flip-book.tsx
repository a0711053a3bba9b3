import { memo, type ReactNode, useEffect, useRef } from "react";
import { type Face, facesAround, facesAt, facesOf, nameOf } from "#features/reading/faces.ts";
import { COVER, type PageIndex } from "#features/reading/page-order.ts";
import { ownAcrossTouch } from "#web/hooks/own-across-touch.ts";
import styles from "./flip-book.module.css";
import { useFittedHeight } from "./use-fitted-height.ts";
import { useLeafDrag } from "./use-leaf-drag.ts";
import { useLeafFlight } from "./use-leaf-flight.ts";
import { useNeighbourhood } from "./use-neighbourhood.ts";
import type { PageTurning } from "./use-page-turns.ts";

/** Two pages of 4:5 side by side, and room for boards and shadow. */
const SPREAD = { ratio: 1.6, across: 36, down: 44 } as const;
/** Pixels by which the edges of all pages of a book stand out. */
const STACK = 7;
/** Above the boards, whatever page it is. */
const TOP = 100;

interface FlipBookProps {
  readonly turning: PageTurning;
  readonly pageCount: number;
  /** What a screen reader calls the book: its title. */
  readonly label: string;
  /** The picture of a story page. */
  readonly left: (page: PageIndex) => ReactNode;
  /** The words of a story page; of the cover, the cover itself. */
  readonly right: (page: PageIndex) => ReactNode;
}

/**
 * A book that lies on the table: closed and centred, then open at spreads whose leaves turn. The leaves before and behind
 * are there, laid out and painted, before they are turned; the next ones join them when a leaf has come down, one by one, in
 * slices of time that no turn waits for. Its size follows its container alone.
 */
export function FlipBook({ turning, pageCount, label, left, right }: FlipBookProps) {
  const stage = useRef<HTMLDivElement>(null);
  const book = useRef<HTMLDivElement>(null);
  useFittedHeight(stage, SPREAD);
  const { turns, land } = turning;
  const flight = useLeafFlight(book, turns, land);
  useEffect(() => ownAcrossTouch(book.current), []);
  const drag = useLeafDrag(book, turning, flight);
  const closed = turns.turn === undefined && turns.open === COVER;
  const leftBoardLies = Math.min(turns.open, turns.turn?.to ?? turns.open) > COVER;
  const readShare = pageCount === 0 ? 0 : (turns.open + 1) / pageCount;
  const near = useNeighbourhood(turns.open, facesAt(turns.open), facesAround(turns.open, pageCount));

  return (
    <div ref={stage} className={styles.stage}>
      <div
        ref={book}
        className={styles.book}
        data-closed={closed || undefined}
        role="group"
        aria-label={label}
        {...drag}
      >
        {leftBoardLies && <div className={styles.boardLeft} />}
        <div className={styles.boardRight} />
        {leftBoardLies && <div className={styles.stackLeft} style={{ translate: `${-STACK * readShare}px` }} />}
        <div className={styles.stackRight} style={{ translate: `${STACK * (1 - readShare)}px` }} />
        {facesOf(turns, near).map((face) => (
          <FaceSheet key={nameOf(face)} {...face} render={face.side === "left" ? left : right} />
        ))}
        <Edges closed={closed} />
      </div>
    </div>
  );
}

interface FaceSheetProps extends Face {
  readonly render: (page: PageIndex) => ReactNode;
}

const FaceSheet = memo(function FaceSheet({ side, page, place, turned, asleep, render }: FaceSheetProps) {
  const classes = [styles.face, styles[side]];
  if (page === COVER) classes.push(styles.cover);
  if (turned) classes.push(styles.turned);
  if (place === "air" && side === "left" && page === 0) classes.push(styles.onBoard);
  return (
    <div
      className={classes.join(" ")}
      data-side={place === "kept" ? undefined : side}
      data-flying={place === "air" || undefined}
      inert={asleep}
      // The leaves still to come lie in order on the right, those that were read on the left.
      style={{ zIndex: TOP + (side === "left" ? page : -page) }}
    >
      <FaceContent page={page} render={render} />
      {page !== COVER && <i className={styles.gutter} aria-hidden="true" />}
      <i className={styles[place === "air" ? "sheen" : "shade"]} data-shade aria-hidden="true" />
    </div>
  );
});

/** Set once a page, and not again while its leaf turns. */
const FaceContent = memo(function FaceContent({ page, render }: Pick<FaceSheetProps, "page" | "render">) {
  return render(page);
});

/** Where a mouse turns the page: the outer edges, and the whole of a closed cover. */
function Edges({ closed }: { closed: boolean }) {
  return (
    <>
      {!closed && <i className={styles.edgeLeft} data-edge="previous" aria-hidden="true" />}
      <i className={styles[closed ? "edgeCover" : "edgeRight"]} data-edge="next" aria-hidden="true" />
    </>
  );
}
