import { useState } from "react";
import { PICTURE_SIZES } from "#book/format.ts";
import { renditionOf } from "#features/pictures/picture.ts";
import { DefaultCover } from "./default-cover.tsx";

interface StoryPictureProps {
  /** Any address of the picture. */
  readonly url: string;
  readonly alt: string;
  /** How wide it stands on the screen, as the `sizes` of an `img`; "thumb" for the static small rendition. */
  readonly sizes: string;
  /** Load it at once; others wait until they come near the screen. */
  readonly eager?: boolean;
  readonly className?: string | undefined;
}

/**
 * A picture of a story. One that fails to load gives way to the default cover (S2.54), which needs no request: a broken
 * address is asked for once, and again only when it has changed or the page is opened anew. Until a large one has come, its
 * small rendition stands in its place, so that no leaf is ever turned to an empty page.
 */
export function StoryPicture({ url, alt, sizes, eager = false, className }: StoryPictureProps) {
  const [failed, setFailed] = useState<string | undefined>(undefined);
  if (url === "" || failed === url) return <DefaultCover label={alt} />;
  const asThumb = sizes === "thumb";
  return (
    <img
      className={className}
      src={renditionOf(url, asThumb ? "thumb" : "screen")}
      srcSet={asThumb ? undefined : candidatesOf(url)}
      sizes={asThumb ? undefined : sizes}
      width={PICTURE_SIZES[asThumb ? "thumb" : "screen"].width}
      height={PICTURE_SIZES[asThumb ? "thumb" : "screen"].height}
      alt={alt}
      loading={eager ? "eager" : "lazy"}
      decoding="async"
      style={asThumb ? undefined : { background: `url("${renditionOf(url, "thumb")}") center / cover` }}
      draggable={false}
      onError={() => setFailed(url)}
    />
  );
}

/** The candidates for pages of any width; none for an address that has one size only. */
export function candidatesOf(url: string): string | undefined {
  const small = renditionOf(url, "small");
  const screen = renditionOf(url, "screen");
  if (small === screen) return undefined;
  return `${small} ${PICTURE_SIZES.small.width}w, ${screen} ${PICTURE_SIZES.screen.width}w`;
}
