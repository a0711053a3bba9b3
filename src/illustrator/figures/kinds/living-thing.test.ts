import { describe, expect, it } from "vitest";
import { type CastCard, GARMENTS, LIVING_THING } from "#book/cast-card.ts";
import { LANDMARKS, type LivingForm } from "#book/landmarks.ts";
import { MOODS, POSES, type Thing } from "#book/page-plan.ts";
import { Canvas } from "../../gouache/canvas.ts";
import { PALETTES } from "../../places/enchanted-forest/palettes.ts";
import { partsOf } from "../../gouache/extent.ts";
import { findFigureFaults, VIEWS } from "../../testing/find-figure-faults.ts";
import { likeness, silhouetteOf } from "../../testing/silhouette-of.ts";
import { EXPRESSIONS } from "../face/expressions.ts";
import { GARMENTS_DRAWN } from "../garments/register.ts";
import { thingHead } from "../heads/thing-head.ts";
import { poseSitter } from "../pose-sitter.ts";
import { FIGURES } from "../register.ts";
import { LIVING_THING as KIND } from "./living-thing.ts";

/** Round, slim, flat, lying and tall ones, drawn by hand and from sets. */
const SOMEBODY: readonly Thing[] = ["teapot", "lantern", "boots", "candle", "book", "umbrella", "pencil", "guitar"];

const cardOf = (thing: LivingForm, more: Partial<CastCard> = {}): CastCard => ({
  id: "hero",
  name: "Tim",
  kind: LIVING_THING,
  called: thing,
  characterType: "ToysBroughtToLife",
  sex: "male",
  age: "child",
  size: 1,
  garment: { kind: "none", colour: "red" },
  looks: "",
  ...more,
});

describe.each(SOMEBODY)("a %s that is somebody", (thing) => {
  it("holds every pose in some view, mood and garment, and says honestly where it and its parts are", () => {
    const faults = POSES.flatMap((pose, i) =>
      findFigureFaults(
        cardOf(thing, { garment: { kind: GARMENTS[(i * 5) % GARMENTS.length] ?? "bow", colour: "red" } }),
        {
          pose,
          mood: MOODS[(i * 3) % MOODS.length] ?? "happy",
          look: VIEWS[i % VIEWS.length] ?? { x: 0.8, y: 0 },
          ...(i % 2 ? { holds: "flower" as const } : {}),
        },
      ),
    );
    expect(faults).toEqual([]);
  });
});

it("looks like the thing that it is, in its own colour or in the card's", () => {
  const canvas = () => new Canvas({ palette: PALETTES.day, seed: "page", prefix: "p" });
  const draw = (card: CastCard) =>
    FIGURES[LIVING_THING](canvas(), card, { pose: "stand", mood: "happy", look: { x: 0.8, y: 0 } }).svg;
  const seen = SOMEBODY.map((thing) => silhouetteOf(draw(cardOf(thing))));
  for (const [i, silhouette] of seen.entries())
    for (const [j, other] of seen.slice(i + 1).entries())
      expect(likeness(silhouette, other), `${SOMEBODY[i]} and ${SOMEBODY[i + 1 + j]}`).toBeLessThan(0.9);
  expect(draw(cardOf("teapot"))).toBe(draw(cardOf("teapot")));
  expect(draw(cardOf("teapot", { colour: "red" }))).not.toBe(draw(cardOf("teapot")));
});

it("has bows, hats and crowns above its eyes, whatever it is", () => {
  const canvas = new Canvas({ palette: PALETTES.day, seed: "page", prefix: "p" });
  for (const form of [...SOMEBODY, ...LANDMARKS, "key", "boat", "balloon"] as const) {
    for (const garment of ["bow", "hat", "crown"] as const) {
      for (const look of [
        { x: 0, y: 0 },
        { x: 0.8, y: 0 },
      ]) {
        const card = cardOf(form, { sex: "female", garment: { kind: garment, colour: "red" } });
        const sitter = poseSitter(KIND, canvas, card, { pose: "stand", mood: "happy", look }, undefined);
        const brief = { canvas, card, colours: sitter.colours, expression: EXPRESSIONS.happy, turn: look.x };
        const head = thingHead(card).draw({ ...brief, away: false, lying: false, look });
        const { onHead = "" } = GARMENTS_DRAWN[garment](sitter, "#c8443a", head);
        for (const [x, y] of head.eyes)
          for (const [left, , right, bottom] of partsOf(onHead))
            expect(left > x + 5 || right < x - 5 || bottom < y - 5, `${form} ${garment} ${look.x}`).toBe(true);
      }
    }
  }
});
