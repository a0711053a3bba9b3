import type { CastCard } from "#book/cast-card.ts";
import { isLandmark, type LivingForm } from "#book/landmarks.ts";
import { Thing } from "#book/page-plan.ts";
import { conceptById } from "#lexicon/find-concept.ts";
import { livingForm } from "#lexicon/living-form.ts";
import { Canvas } from "../../gouache/canvas.ts";
import { extentOf } from "../../gouache/extent.ts";
import { oval } from "../../gouache/path.ts";
import { fill, place } from "../../gouache/shape.ts";
import { PALETTES } from "../../places/enchanted-forest/palettes.ts";
import { LANDMARKS_DRAWN } from "../../landmarks/register.ts";
import { THING_COLOURS } from "../../things/colours.ts";
import { THINGS_DRAWN } from "../../things/register.ts";
import { faceOn } from "./face-on.ts";
import type { HeadBrief, HeadKind } from "./head.ts";

/** How wide and how high a thing is that is somebody, in head units; a face finds room on the smaller of the two. */
const ROOM = { width: 134, height: 132 };
/** A landmark is greater than a thing. */
const GREAT_ROOM = { width: 164, height: 164 };
/** From here on, wide by high, a thing lies: it stands up, as a pencil would that is somebody. */
const LYING = 2;
/** What is flat may be broader, so that a face finds room: so wide by high, in head units. */
const FLAT = { ratio: 1.6, width: 152 };
/** The skin of its face. */
const FACE = "#fbeedb";
/** Where its lowest part stands. */
const FOOT = 56;

interface Fitted {
  readonly svg: string;
  readonly top: number;
  /** Half of its width. */
  readonly half: number;
}

/** What a card's figure is drawn as. */
export function formOf({ called }: CastCard): LivingForm {
  return livingForm(conceptById(called)) ?? Thing.safeParse(called).data ?? "lantern";
}

function ratioOf(svg: string): number {
  const [left, top, right, bottom] = extentOf(svg);
  return (right - left) / (bottom - top);
}

/** A thing as tall or as wide as a body, its middle over the legs. */
function fitted(canvas: Canvas, card: CastCard): Fitted {
  const dyed = card.colour === undefined ? canvas : canvas.dyed(THING_COLOURS[card.colour]);
  const form = formOf(card);
  const draw = isLandmark(form) ? LANDMARKS_DRAWN[form] : THINGS_DRAWN[form];
  const { svg: drawn } = draw(dyed, { where: "ground" });
  const svg = ratioOf(drawn) > LYING ? place(drawn, 0, 0, 1, 1, -90) : drawn;
  const [left, top, right, bottom] = extentOf(svg);
  const room = isLandmark(form) ? GREAT_ROOM : ratioOf(svg) > FLAT.ratio ? { ...ROOM, width: FLAT.width } : ROOM;
  const scale = Math.min(room.width / (right - left), room.height / (bottom - top));
  const x = (-(left + right) / 2) * scale;
  const y = FOOT - bottom * scale;
  const half = ((right - left) / 2) * scale;
  return { svg: place(svg, x, y, scale), top: y + top * scale, half };
}

const PLAIN = new Canvas({ palette: PALETTES.day, seed: "thing", prefix: "thing" });
const HEADS = new Map<LivingForm, HeadKind>();

/** A thing with a face: what it is drawn as elsewhere, looking out of a pale round. */
export function thingHead(card: CastCard): HeadKind {
  const form = formOf(card);
  const head = HEADS.get(form) ?? faceOnThing(fitted(PLAIN, card));
  HEADS.set(form, head);
  return head;
}

function faceOnThing({ top, half }: Fitted): HeadKind {
  const y = Math.max(-10, (top + FOOT) / 2 - 6);
  const width = Math.max(29, Math.min(33, half * 0.82));
  const face = ({ canvas, turn }: HeadBrief): string =>
    fill(oval(4 * turn, y + 8, width, 28), canvas.grade(FACE), 0.8) +
    fill(oval(4 * turn, y + 8, width - 4, 24), canvas.grade(FACE), 0.6);
  return faceOn({
    body: (brief) => fitted(brief.canvas, brief.card).svg + face(brief),
    nape: (brief) => fitted(brief.canvas, brief.card).svg,
    lid: ({ canvas }) => canvas.grade(FACE),
    eyes: { x: 14, y: y + 2, radius: 7.4 },
    mouth: { y: y + 19, half: 9 },
    cheeks: { x: 24, y: y + 15, radius: 8 },
    ahead: 3,
    // Where the thing is much taller than its face, a hat sits on that: a candle keeps its flame.
    crown: { x: 0, y: Math.max(top + 6, y - 26), half: Math.min(30, half) },
    // At the edge of the face, clear of the eyes.
    bow: [-27, y - 33],
  });
}
