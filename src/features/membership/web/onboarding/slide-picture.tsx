import type { ReactNode } from "react";
import { Logo } from "#web/design/logo.tsx";
import { Scenery } from "#web/design/scenery.tsx";
import { Star } from "#web/design/star.tsx";
import { Planet } from "../parts/planet.tsx";
import { Bear, Castle, Fox, Hedgehog, OpenBook, Plane, Whale } from "./slide-figures.tsx";
import type { Slide } from "./slides.ts";
import styles from "./slide-picture.module.css";

/** The picture of a slide; its words stand below it. */
export function SlidePicture({ slide }: { readonly slide: Slide }) {
  return (
    <div className={styles.stage} data-slide={slide} aria-hidden="true">
      {slide === "progress" ? null : <Scenery view="band" className={styles.scenery} />}
      {PICTURES[slide]()}
    </div>
  );
}

const PICTURES: Readonly<Record<Slide, () => ReactNode>> = {
  welcome: () => (
    <>
      <OpenBook className={styles.book} />
      <Star size={96} className={styles.risen} />
      <Star size={26} className={`${styles.spark} ${styles.sparkLeft}`} />
      <Star size={20} className={`${styles.spark} ${styles.sparkRight}`} />
      <Star size={16} className={`${styles.spark} ${styles.sparkHigh}`} />
    </>
  ),
  create: () => (
    <>
      <Hedgehog className={styles.hero} />
      <div className={styles.bubble}>
        <Moon />
        <span />
        <span />
        <span />
      </div>
    </>
  ),
  customize: () => (
    <>
      <Card className={styles.cardLeft} ground="#2e6f8e">
        <Whale />
      </Card>
      <Card className={styles.cardRight} ground="#5a3f86">
        <Castle />
      </Card>
      <Card className={styles.cardMiddle} ground="#2d7a58">
        <Fox />
      </Card>
    </>
  ),
  progress: () => (
    <>
      <svg viewBox="0 0 480 270" preserveAspectRatio="none" className={styles.road}>
        <path d="M43 210C150 204 320 160 432 56" />
      </svg>
      {ROAD.map(([left, top, size], level) => (
        <span key={left} className={styles.planet} style={{ left: `${left}%`, top: `${top}%` }}>
          <Planet level={level} size={size} />
        </span>
      ))}
    </>
  ),
  pro: () => (
    <>
      <div className={styles.stack}>
        {SPINES.map(([ink, band]) => (
          <span key={ink} style={{ background: ink, borderColor: band }} />
        ))}
      </div>
      <Star size={120} className={styles.crown} />
      <b className={styles.pro}>PRO</b>
    </>
  ),
  share: () => (
    <>
      <Bear className={styles.hero} />
      <svg viewBox="0 0 480 270" preserveAspectRatio="none" className={styles.flight}>
        <path d="M150 190C210 90 300 190 384 78" />
      </svg>
      <Plane className={styles.plane} />
      <span className={styles.letter}>
        <Logo size={40} />
      </span>
    </>
  ),
};

/** Where the planets stand: left and top in percent of the picture, and their size in px. */
const ROAD = [
  [9, 78, 44],
  [24, 73, 50],
  [41, 64, 58],
  [58, 52, 66],
  [75, 37, 72],
  [90, 21, 64],
] as const;

const SPINES = [
  ["#2f6fb7", "#9cc3ee"],
  ["#c62b45", "#f3a0a8"],
  ["#2f8f6b", "#9fdcc4"],
  ["#6b3f86", "#cdb1ea"],
] as const;

function Card({ className, ground, children }: { className: string | undefined; ground: string; children: ReactNode }) {
  return (
    <div className={`${styles.card} ${className}`}>
      <span style={{ background: ground }}>{children}</span>
    </div>
  );
}

function Moon() {
  return (
    <svg viewBox="0 0 40 40" width={44} height={44}>
      <circle cx="20" cy="20" r="17" fill="#f6dfa4" />
      <circle cx="20" cy="20" r="12.500" fill="none" stroke="#d9b25c" strokeWidth="2" />
      <g fill="#a9791f">
        <circle cx="16" cy="16" r="2" />
        <circle cx="24" cy="16" r="2" />
        <circle cx="16" cy="24" r="2" />
        <circle cx="24" cy="24" r="2" />
      </g>
    </svg>
  );
}
