import { type CSSProperties, useLayoutEffect, useRef } from "react";
import { fitText } from "#features/reading/text-size.ts";
import type { Story } from "#features/stories/story.ts";
import { shownWords } from "#features/reading/shown-words.ts";
import { Star } from "#web/design/star.tsx";
import { lookBelow } from "./look-below.ts";
import { MoreBelow } from "./more-below.tsx";
import { ToldWords } from "./told-words.tsx";
import styles from "./text-face.module.css";
import { EASY_LETTER, useReadingSettings } from "./use-reading-settings.ts";

/** The right side of a spread: the page's words in a size that fills it, and its number between two stars. */
export function TextFace({ story, page }: { story: Story; page: number }) {
  const { settings } = useReadingSettings();
  const shown = shownWords(story, page, settings.languages);
  const text = shown.map((words) => words.text).join("\n\n");
  const words = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const box = words.current;
    if (box === null) return;
    const observer = new ResizeObserver(() => lookBelow(box));
    observer.observe(box);
    for (const words of box.children) observer.observe(words);
    return () => observer.disconnect();
  }, [text]);

  return (
    <div
      className={styles.page}
      style={{ "--fit": `${fitText(text, settings.letters === "easy" ? EASY_LETTER : 1)}em` } as CSSProperties}
    >
      {/* Words that run over their page can be scrolled with the keyboard. */}
      <div ref={words} className={styles.words} data-scrolls onScroll={({ currentTarget }) => lookBelow(currentTarget)}>
        <ToldWords page={page} words={shown} secondClass={styles.second} />
      </div>
      <MoreBelow />
      <footer aria-hidden="true">
        <Star size={16} />
        <span>{page + 1}</span>
        <Star size={16} />
      </footer>
    </div>
  );
}
