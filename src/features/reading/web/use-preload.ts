import { useEffect, useRef } from "react";
import { COVER, type PageIndex } from "#features/reading/page-order.ts";
import type { Story } from "#features/stories/story.ts";
import { candidatesOf } from "./parts/story-picture.tsx";
import { NARROW_SIZES, WIDE_SIZES } from "#features/reading/picture-widths.ts";

/** Pages ahead and behind whose pictures are fetched before they are asked for. */
const NEIGHBOURS = [1, 2, -1];

/** The faces of the words and of their first letter: they come with the book, not in the middle of its first turn. */
const STORY_FACES = ["400 1em Literata", "700 1em Literata"];

/** Fetches the neighbours' pictures and has them decoded, so that a turned leaf never shows an empty page. */
export function usePreload(story: Story, page: PageIndex, narrow: boolean): void {
  const near = NEIGHBOURS.map((step) => pictureOf(story, page + step)).filter((url) => url !== "");
  const wanted = near.join(" ");
  useEffect(() => {
    // Where it cannot be had, the next face of the list stands in, now as later.
    for (const face of STORY_FACES) document.fonts.load(face).catch(() => {});
  }, []);
  const kept = useRef<readonly HTMLImageElement[]>([]);
  useEffect(() => {
    const images: HTMLImageElement[] = [];
    for (const url of wanted.split(" ")) {
      if (url === "") continue;
      const image = new Image();
      // After the page that is open.
      image.fetchPriority = "low";
      image.sizes = narrow ? NARROW_SIZES : WIDE_SIZES;
      image.srcset = candidatesOf(url) ?? "";
      image.src = url;
      // One that cannot be decoded is shown as such where it stands.
      image.decode().catch(() => {});
      images.push(image);
    }
    // The browser keeps what is decoded as long as its image.
    kept.current = images;
  }, [wanted, narrow]);
}

function pictureOf(story: Story, index: PageIndex): string {
  return (index === COVER ? story.cover.imageUrl : story.pages[index]?.imageUrl) ?? "";
}
