import { describe, expect, it } from "vitest";
import { type CastCard, FIGURE_KINDS, type FigureKind, type Garment, GARMENTS } from "#book/cast-card.ts";
import { WITHOUT_TRUNK, wornGarment } from "#book/worn-garment.ts";
import { MOODS, type Pose, POSES, THINGS } from "#book/page-plan.ts";
import type { FigureManner } from "../figure.ts";
import { Canvas } from "../gouache/canvas.ts";
import { FIGURES } from "./register.ts";
import { PALETTES } from "../places/enchanted-forest/palettes.ts";
import { findFigureFaults, VIEWS } from "../testing/find-figure-faults.ts";
import { likeness, silhouetteOf } from "../testing/silhouette-of.ts";
import { BODY_PLANS } from "./kinds/kind.ts";
import { KINDS } from "./kinds/register.ts";

const canvas = (seed = "page") => new Canvas({ palette: PALETTES.day, seed, prefix: "p" });
const card = (kind: FigureKind, more: Partial<CastCard> = {}): CastCard => ({
  id: "hero",
  name: "Ariel",
  kind,
  called: kind,
  characterType: "Animals",
  sex: "female",
  age: "child",
  size: 1,
  garment: { kind: "scarf", colour: "red" },
  looks: "",
  ...more,
});
const ON_HEAD_OR_NECK: readonly Garment[] = ["scarf", "hat", "bow", "glasses", "crown", "collar", "none"];
const AHEAD: FigureManner["look"] = { x: 0.8, y: 0 };
const manner = (more: Partial<FigureManner> = {}): FigureManner => ({
  pose: "stand",
  mood: "happy",
  look: AHEAD,
  ...more,
});

describe.each(FIGURE_KINDS)("a %s", (kind) => {
  it("holds every pose in some view, mood and garment, and says honestly where it and its parts are", () => {
    const faults = POSES.flatMap((pose, i) =>
      findFigureFaults(
        card(kind, {
          age: (["child", "grown", "old"] as const)[i % 3] ?? "child",
          garment: { kind: GARMENTS[(i * 5) % GARMENTS.length] ?? "scarf", colour: "red" },
        }),
        manner({
          pose,
          mood: MOODS[(i * 3) % MOODS.length] ?? "happy",
          look: VIEWS[i % VIEWS.length] ?? AHEAD,
          ...(i % 2 ? { holds: "lantern" as const } : {}),
        }),
      ),
    );
    expect(faults).toEqual([]);
  });

  it("names its body plan", () => {
    expect(BODY_PLANS).toContain(KINDS[kind].plan);
  });

  it("shows every mood in a way of its own", () => {
    const faces = MOODS.map((mood) => FIGURES[kind](canvas(), card(kind), manner({ mood })).svg);
    for (const svg of faces) expect(svg).not.toMatch(/NaN|undefined/);
    expect(new Set(faces).size).toBe(MOODS.length);
  });

  it("stands about as tall as a child from its soles to its crown", () => {
    const { head } = FIGURES[kind](canvas(), card(kind), manner());
    expect(head.radius - head.y).toBeGreaterThan(285);
    expect(head.radius - head.y).toBeLessThan(315);
  });

  it("draws the same figure from the same card, and the same colours on every page", () => {
    const once = FIGURES[kind](canvas(), card(kind), manner());
    expect(FIGURES[kind](canvas(), card(kind), manner())).toEqual(once);
    const colours = (svg: string) => new Set([...svg.matchAll(/fill="(#[0-9a-f]{6})"/g)].map(([, colour]) => colour));
    expect(colours(FIGURES[kind](canvas("another page"), card(kind), manner()).svg)).toEqual(colours(once.svg));
  });

  it("prefixes every id and uses only what it defines", () => {
    const page = canvas();
    const { svg } = FIGURES[kind](page, card(kind), manner({ pose: "wave" }));
    const defined = new Set([...page.definitions().matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
    const used = [...svg.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id);
    expect(used.length).toBeGreaterThan(5);
    for (const id of used) expect(defined).toContain(id);
    for (const id of defined) expect(id?.startsWith("p")).toBe(true);
    expect(svg).not.toMatch(/ id="| opacity="|<filter/);
  });
});

it("keeps who goes about in a wheelchair in it, but for sleeping and swimming", () => {
  const tyre = canvas().grade("#43465a");
  for (const kind of ["child", "grown-up", "fox"] as const) {
    for (const pose of POSES) {
      const seated = card(kind, { wheelchair: true });
      const { svg } = FIGURES[kind](canvas(), seated, manner({ pose }));
      expect(svg.includes(tyre), `${kind} ${pose}`).toBe(!["lie", "sleep", "swim"].includes(pose));
      expect(findFigureFaults(seated, manner({ pose })), pose).toEqual([]);
    }
  }
});

it("tells every kind from every other by its silhouette and where its colours are", () => {
  const seen = FIGURE_KINDS.map((kind) => {
    const bare = card(kind, { garment: { kind: "none", colour: "red" } });
    const { back = "", svg } = FIGURES[kind](canvas(), bare, manner());
    return [kind, silhouetteOf(back + svg)] as const;
  });
  for (const [i, [kind, silhouette]] of seen.entries()) {
    expect(likeness(silhouette, silhouette)).toBe(1);
    for (const [other, its] of seen.slice(i + 1)) {
      expect(likeness(silhouette, its), `${kind} and ${other}`).toBeLessThan(0.85);
    }
  }
});

const AT_REST_OR_ALOFT = ["sit", "lie", "sleep", "fly", "swim"] as const;

it("tells who sits, lies, sleeps, flies or swims from who stands, though its body cannot bend", () => {
  for (const kind of FIGURE_KINDS) {
    const seen = (pose: Pose) => {
      const bare = card(kind, { garment: { kind: "none", colour: "red" } });
      const { back = "", svg } = FIGURES[kind](canvas(), bare, manner({ pose }));
      return silhouetteOf(back + svg);
    };
    const standing = seen("stand");
    for (const pose of AT_REST_OR_ALOFT) expect(likeness(standing, seen(pose)), `${kind} ${pose}`).toBeLessThan(0.9);
  }
});

it("has every body plan, and all heads without a trunk among those that wear nothing on one", () => {
  const plans = new Set(FIGURE_KINDS.map((kind) => KINDS[kind].plan));
  expect([...plans].toSorted()).toEqual([...BODY_PLANS].toSorted());
  const allHeads = FIGURE_KINDS.filter((kind) => {
    const drawn = KINDS[kind];
    return drawn.plan !== "four-legged" && drawn.allHead;
  });
  expect(allHeads).toEqual(FIGURE_KINDS.filter((kind) => WITHOUT_TRUNK.includes(kind)));
  for (const kind of allHeads) for (const worn of GARMENTS) expect(ON_HEAD_OR_NECK).toContain(wornGarment(kind, worn));
});

it("puts every thing into a hand", () => {
  for (const holds of THINGS) {
    const { hand, svg } = FIGURES.fox(canvas(), card("fox"), manner({ pose: "hold", holds }));
    expect(hand?.[1], holds).toBeLessThan(0);
    expect(svg, holds).not.toMatch(/NaN|undefined/);
  }
});

it("gives a reader a book though none was named", () => {
  const reads = FIGURES.bear(canvas(), card("bear"), manner({ pose: "read" }));
  const told = FIGURES.bear(canvas(), card("bear"), manner({ pose: "read", holds: "book" }));
  expect(reads.svg).toBe(told.svg);
});

it("carries the light of a lantern to the hand that holds it", () => {
  const { hand = [0, 0], shines } = FIGURES.mouse(canvas(), card("mouse"), manner({ pose: "hold", holds: "lantern" }));
  expect(shines?.at[0]).toBeCloseTo(hand[0], 0);
  expect(shines?.at[1]).toBeGreaterThan(hand[1]);
});

it("turns the head to the reader, ahead and behind", () => {
  const eyes = (x: number) => FIGURES.hedgehog(canvas(), card("hedgehog"), manner({ look: { x, y: 0 } })).eyes[0];
  expect(eyes(1)).toBeGreaterThan(eyes(0));
  expect(eyes(0)).toBeGreaterThan(eyes(-1));
});

it("offers a place to whoever is hugged or danced with", () => {
  for (const pose of ["hug", "dance"] as const) {
    const { partner, reach } = FIGURES.cat(canvas(), card("cat"), manner({ pose }));
    expect(partner?.[0], pose).toBeGreaterThan(60);
    expect(partner?.[0], pose).toBeLessThan(reach.right + 120);
  }
});
