import { useTheme } from "../hooks/use-theme.ts";
import narrowDay from "./generated/scenery/narrow-day.webp";
import narrowNight from "./generated/scenery/narrow-night.webp";
import phoneDay from "./generated/scenery/phone-day.webp";
import phoneNight from "./generated/scenery/phone-night.webp";
import tallDay from "./generated/scenery/tall-day.webp";
import tallNight from "./generated/scenery/tall-night.webp";
import wideDay from "./generated/scenery/wide-day.webp";
import wideNight from "./generated/scenery/wide-night.webp";
import styles from "./scenery.module.css";

const PICTURES = {
  day: { band: wideDay, narrowBand: narrowDay, tall: tallDay, narrowTall: phoneDay },
  night: { band: wideNight, narrowBand: narrowNight, tall: tallNight, narrowTall: phoneNight },
} as const;

interface SceneryProps {
  /** `band` is the foot of a page's head, wide or narrow as the window is; `tall` fills a screen. */
  readonly view: "band" | "tall";
  readonly className?: string | undefined;
}

/** The valley under the sky, by day or at bedtime. Decoration: it says nothing to those who listen. */
export function Scenery({ view, className }: SceneryProps) {
  const { theme } = useTheme();
  const pictures = PICTURES[theme];
  return (
    <picture className={className} aria-hidden="true">
      <source media="(width < 560px)" srcSet={view === "tall" ? pictures.narrowTall : pictures.narrowBand} />
      <img src={pictures[view]} alt="" className={styles.picture} fetchPriority="high" decoding="async" />
    </picture>
  );
}
