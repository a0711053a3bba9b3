import { useState, type CSSProperties, type ReactNode } from "react";
import { Star } from "./star.tsx";
import styles from "./book-cover.module.css";

interface BookCoverProps {
  /** Empty while no cover is drawn. */
  readonly src: string;
  /** What the cover shows; empty where its title stands beside it. */
  readonly alt?: string;
  /** Printed on the default cover, when there is no picture or it cannot be loaded (S2.54). */
  readonly title: string;
  /** How much of the book is done, from 0 to 1: a grey proof fills with colour from below. */
  readonly done?: number;
  /** A label at the foot of the cover. */
  readonly children?: ReactNode;
  /** Among the first that are seen: fetched early. */
  readonly early?: boolean;
}

/** A book as an object: boards, a block of pages, a spine; it opens a little under the pointer. */
export function BookCover({ src, alt = "", title, done = 1, children, early }: BookCoverProps) {
  const [broken, setBroken] = useState("");
  const drawn = src !== "" && broken !== src;
  return (
    <span className={styles.book} data-unfinished={done < 1 || undefined} style={{ "--done": done } as CSSProperties}>
      {drawn ? (
        <>
          <CoverPicture src={src} alt={alt} early={early} onError={() => setBroken(src)} />
          {done < 1 ? <CoverPicture src={src} alt="" early={early} className={styles.coloured} /> : null}
        </>
      ) : (
        <span className={styles.plain}>
          <Star size={44} className={styles.plainStar} />
          <span className={styles.plainTitle} aria-hidden="true">
            {title}
          </span>
        </span>
      )}
      {children ? <span className={styles.foot}>{children}</span> : null}
    </span>
  );
}

interface CoverPictureProps {
  readonly src: string;
  readonly alt: string;
  readonly early: boolean | undefined;
  readonly className?: string | undefined;
  readonly onError?: () => void;
}

function CoverPicture({ src, alt, early, className, onError }: CoverPictureProps) {
  return (
    <img
      src={src}
      alt={alt}
      width={512}
      height={640}
      decoding="async"
      loading={early ? "eager" : "lazy"}
      fetchPriority={early ? "high" : "auto"}
      className={className}
      onError={onError}
    />
  );
}
