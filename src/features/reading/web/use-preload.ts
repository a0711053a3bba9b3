import { useEffect } from "react";
import { COVER, type PageIndex } from "#features/reading/page-order.ts";
import type { Story } from "#features/stories/story.ts";
import { candidatesOf } from "./parts/story-picture.tsx";
import { NARROW_SIZES, WIDE_SIZES } from "./picture-widths.ts";

/** Pages ahead and behind whose pictures are fetched before they are asked for. */
const NEIGHBOURS = [1, 2, -1];

/** Fetches the neighbours' pictures, so that a turned leaf never shows an empty page. */
export function usePreload(story: Story, page: PageIndex, narrow: boolean): void {
  const near = NEIGHBOURS.map((step) => pictureOf(story, page + step)).filter((url) => url !== "");
  const wanted = near.join(" ");
  useEffect(() => {
    for (const url of wanted.split(" ")) {
      if (url === "") continue;
      const image = new Image();
      image.sizes = narrow ? NARROW_SIZES : WIDE_SIZES;
      image.srcset = candidatesOf(url) ?? "";
      image.src = url;
    }
  }, [wanted, narrow]);
}

function pictureOf(story: Story, index: PageIndex): string {
  return (index === COVER ? story.cover.imageUrl : story.pages[index]?.imageUrl) ?? "";
}
