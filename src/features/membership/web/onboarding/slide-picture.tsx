import type { Slide } from "./slides.ts";
import styles from "./slide-picture.module.css";

/** The picture of a slide, drawn when the product is built; its words stand below it. */
export function SlidePicture({ slide }: { readonly slide: Slide }) {
  return (
    <img
      className={styles.picture}
      src={`/assets/onboarding/${slide}.webp`}
      alt=""
      width={960}
      height={720}
      draggable={false}
    />
  );
}
