import { memo, type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import { COVER, type PageIndex, type Wish } from "#features/reading/page-order.ts";
import { useLater } from "#web/hooks/use-later.ts";
import { ownAcrossTouch } from "#web/hooks/own-across-touch.ts";
import styles from "./page-slider.module.css";
import type { CloseLook } from "./make-close-look.ts";
import { useFittedHeight } from "./use-fitted-height.ts";
import { useNeighbourhood } from "./use-neighbourhood.ts";
import { useSwipe } from "./use-swipe.ts";

/** One page of 4:5 from edge to edge. */
const SHEET = { ratio: 0.8, across: 0, down: 0 } as const;

interface PageSliderProps {
  readonly page: PageIndex;
  readonly last: PageIndex;
  readonly ask: (wish: Wish) => void;
  readonly slide: (page: PageIndex) => ReactNode;
}

/** The narrow reader's pictures side by side: the current one and its neighbours, moved by the finger. */
export function PageSlider({ page, last, ask, slide }: PageSliderProps) {
  const track = useRef<HTMLDivElement>(null);
  useFittedHeight(track, SHEET);
  useEffect(() => ownAcrossTouch(track.current), []);
  const swipe = useSwipe(track, { atFirst: page === COVER, atLast: page === last, onSwipe: ask });
  const look = useCloseLook(track, page);
  const pages = [page, page + 1, page - 1].filter((index) => index >= COVER && index <= last);
  const { around = page, kept } = useNeighbourhood(page, [page], pages);
  const shown = [...new Set([page, ...kept])].toSorted((a, b) => a - b);
  return (
    <div
      ref={track}
      className={styles.track}
      onPointerDown={(event) => {
        look.current?.onPointerDown(event);
        if (look.current?.isNear() !== true) swipe.onPointerDown(event);
      }}
      onPointerMove={(event) => {
        look.current?.onPointerMove(event);
        swipe.onPointerMove(event);
      }}
      onPointerUp={(event) => {
        swipe.onPointerUp(event);
        look.current?.onLift(event);
      }}
      onPointerCancel={(event) => {
        swipe.onPointerCancel(event);
        look.current?.onLift(event);
      }}
    >
      <div
        className={styles.row}
        // Far pages are not there to slide past.
        data-jump={Math.abs(page - around) > 1 || undefined}
        style={{ transform: `translate3d(calc(${page * -100}% + var(--pulled)), 0, 0)` }}
      >
        {shown.map((index) => (
          <div
            key={index}
            className={styles.slide}
            data-open={index === page || undefined}
            style={{ left: `${index * 100}%` }}
            inert={index !== page}
          >
            <SlideContent page={index} slide={slide} />
          </div>
        ))}
      </div>
    </div>
  );
}

const loadCloseLook = async () => (await import("./make-close-look.ts")).makeCloseLook;

/** What two fingers do, from when the book stands; another page is whole again. */
function useCloseLook(track: RefObject<HTMLElement | null>, page: PageIndex): RefObject<CloseLook | null> {
  const look = useRef<CloseLook | null>(null);
  const make = useLater(loadCloseLook);
  useEffect(() => {
    look.current = make && track.current ? make(track.current) : null;
  }, [make, track]);
  useLayoutEffect(() => look.current?.beWhole(), [page]);
  return look;
}

/** Set once a page, and not again while it is moved. */
const SlideContent = memo(function SlideContent({ page, slide }: Pick<PageSliderProps, "page" | "slide">) {
  return slide(page);
});
