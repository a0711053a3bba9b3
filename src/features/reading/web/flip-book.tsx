import { type CSSProperties, type ReactNode, useRef } from "react";
import { type Face, visibleFaces } from "#features/reading/faces.ts";
import { COVER, type PageIndex } from "#features/reading/page-order.ts";
import styles from "./flip-book.module.css";
import { useFittedHeight } from "./use-fitted-height.ts";
import { useLeafDrag } from "./use-leaf-drag.ts";
import { useLeafFlight } from "./use-leaf-flight.ts";
import type { PageTurning } from "./use-page-turns.ts";

/** Two pages of 4:5 side by side, and room for boards and shadow. */
const SPREAD = { ratio: 1.6, across: 36, down: 44 } as const;

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
 * A book that lies on the table: closed and centred, then open at spreads whose leaves turn. At most five faces are in
 * the document at a time, and its size follows its container alone.
 */
export function FlipBook({ turning, pageCount, label, left, right }: FlipBookProps) {
  const stage = useRef<HTMLDivElement>(null);
  const book = useRef<HTMLDivElement>(null);
  useFittedHeight(stage, SPREAD);
  const { turns, land } = turning;
  const flight = useLeafFlight(book, turns, land);
  const drag = useLeafDrag(book, turning, flight);
  const closed = turns.turn === undefined && turns.open === COVER;
  const leftBoardLies = Math.min(turns.open, turns.turn?.to ?? turns.open) > COVER;
  const readShare = pageCount === 0 ? 0 : (turns.open + 1) / pageCount;

  return (
    <div ref={stage} className={styles.stage}>
      <div
        ref={book}
        className={styles.book}
        data-closed={closed || undefined}
        role="group"
        aria-label={label}
        style={{ "--read": readShare } as CSSProperties}
        {...drag}
      >
        {leftBoardLies && <div className={styles.boardLeft} />}
        <div className={styles.boardRight} />
        {leftBoardLies && <div className={styles.stackLeft} />}
        <div className={styles.stackRight} />
        {visibleFaces(turns).map((face) => (
          <FaceSheet key={`${face.side} ${face.page}`} face={face}>
            {face.side === "left" ? left(face.page) : right(face.page)}
          </FaceSheet>
        ))}
        {turns.turn === undefined && <Edges closed={closed} />}
      </div>
    </div>
  );
}

function FaceSheet({ face, children }: { face: Face; children: ReactNode }) {
  const classes = [styles.face, styles[face.side]];
  if (face.page === COVER) classes.push(styles.cover);
  if (face.flying && face.side === "left" && face.page === 0) classes.push(styles.onBoard);
  return (
    <div className={classes.join(" ")} data-side={face.side} data-flying={face.flying || undefined} inert={face.flying}>
      {children}
      {face.page !== COVER && <i className={styles.gutter} aria-hidden="true" />}
      <i className={styles[face.flying ? "sheen" : "shade"]} data-shade aria-hidden="true" />
    </div>
  );
}

/** Where a mouse turns the page: the outer edges, and the whole of a closed cover. */
function Edges({ closed }: { closed: boolean }) {
  return (
    <>
      {!closed && <i className={styles.edgeLeft} data-edge="previous" aria-hidden="true" />}
      <i className={styles[closed ? "edgeCover" : "edgeRight"]} data-edge="next" aria-hidden="true" />
    </>
  );
}
