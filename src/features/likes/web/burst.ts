import { LIKE_PARTICLES, TIMINGS } from "#web/timings.ts";
import styles from "./burst.module.css";

const INKS = ["#f3b53c", "#c62b45", "#2f8f6b", "#2f6fb7"] as const;
/** How far the particles fly, in px: the long points of the star a little farther. */
const REACH = 40;

/** What is in an element pops, and eight small stars fly out from its middle; nothing where motion is not wanted. */
export function burst(host: HTMLElement): void {
  if (window.matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  host.firstElementChild?.animate(
    [{ transform: "scale(.4) rotate(-45deg)" }, { transform: "scale(1.35) rotate(12deg)", offset: 0.55 }, {}],
    { duration: TIMINGS.likeBurst, easing: "cubic-bezier(0.2, 0.9, 0.25, 1.08)" },
  );
  for (let index = 0; index < LIKE_PARTICLES; index += 1) host.append(particle(index));
}

function particle(index: number): HTMLElement {
  const star = document.createElement("i");
  star.className = styles.particle ?? "";
  star.setAttribute("aria-hidden", "true");
  star.style.background = INKS[index % INKS.length] ?? INKS[0];
  const angle = (index / LIKE_PARTICLES) * Math.PI * 2 - Math.PI / 2;
  const reach = REACH + (index % 2) * 8;
  const at = (distance: number, scale: number, turn: number) =>
    `translate(calc(-50% + ${Math.cos(angle) * distance}px), calc(-50% + ${Math.sin(angle) * distance}px)) scale(${scale}) rotate(${turn}deg)`;
  star
    .animate(
      [
        { transform: at(0, 0.3, 0), opacity: 1, easing: "cubic-bezier(.1,.7,.3,1)" },
        { transform: at(reach, 1, 90), opacity: 1, offset: 0.6 },
        { transform: at(reach + 8, 0, 160), opacity: 0 },
      ],
      { duration: TIMINGS.likeBurst },
    )
    .finished.finally(() => star.remove())
    .catch(() => undefined);
  return star;
}

/** A big star and its burst over a picture, where it was tapped; px from the window's corner. */
export function burstAt(x: number, y: number): void {
  const place = document.createElement("span");
  place.className = styles.place ?? "";
  place.style.left = `${x}px`;
  place.style.top = `${y}px`;
  const star = document.createElement("i");
  star.className = styles.big ?? "";
  place.append(star);
  document.body.append(place);
  burst(place);
  window.setTimeout(() => place.remove(), TIMINGS.likeBurst);
}
