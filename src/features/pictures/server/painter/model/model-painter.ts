import { LRUCache } from "lru-cache";
import type { TextZone } from "#book/text-zone.ts";
import { FRAME } from "#book/format.ts";
import type { Painted, Painter, PictureOrder } from "#features/pictures/server/painter/painter.ts";
import type { ModelId } from "#server/configuration/read-models.ts";
import { ModelFailure } from "#server/models/model-failure.ts";
import { measureBrightness } from "#server/raster/measure-brightness.ts";
import type { CheckPicture } from "./check-picture.ts";
import type { KeptBytes, PaintKept } from "./keep-bytes.ts";
import { type Plainness, sayEdit, sayPicture, saySheet } from "./say-picture.ts";

/** Refuses a picture that is for no child; absent where only the check looks. */
export type ModeratePicture = (bytes: Uint8Array, order: PictureOrder, signal: AbortSignal) => Promise<boolean>;

export interface ModelPainterTools {
  readonly paintKept: PaintKept;
  readonly model: ModelId;
  readonly next: Painter | undefined;
  readonly check: CheckPicture | undefined;
  readonly isUnfit: ModeratePicture | undefined;
  readonly hands: number;
}

/** A picture that shows most of what was asked for is not painted again. */
const GOOD = 0.75;
const MOST_REDRAWS = 2;
/** The third of the picture that is kept calm for words, within the margins. */
const ZONE = { x: 60, width: FRAME.width - 120, height: 340, margin: 60 } as const;
/** Stories whose sheets are remembered to have been refused. */
const MOST_SHEETS = 1_000;
type Sheets = LRUCache<string, true>;
/** From here on dark ink reads better than light. */
const BRIGHT = 0.5;

/**
 * A painter that is an image model: a sheet of everybody first, which every picture goes by, and the cover, which every page
 * goes by; whoever looks at a picture may have it painted again, twice at most.
 */
export function createModelPainter(tools: ModelPainterTools): Painter {
  const sheets: Sheets = new LRUCache({ max: MOST_SHEETS });
  return {
    name: tools.model.name,
    next: tools.next,
    readsWords: true,
    hands: tools.hands,
    async paint(order, signal) {
      const tries: Painted[] = [];
      for (let attempt = 0; attempt <= MOST_REDRAWS; attempt += 1) {
        const painted = await paintOnce(tools, sheets, order, attempt, signal);
        tries.push(painted);
        const { seen } = painted.painted;
        if (seen === undefined || seen.score >= GOOD) break;
      }
      return best(tries);
    },
  };
}

function best(tries: readonly Painted[]): Painted {
  // What is unfit is nobody's alternative.
  const fit = tries.filter(({ painted }) => painted.seen?.score !== 0);
  const [first, ...others] = fit.toSorted((a, b) => (b.painted.seen?.score ?? 1) - (a.painted.seen?.score ?? 1));
  if (!first) throw new ModelFailure("refused", "every picture was unfit");
  return { ...first, painted: { ...first.painted, others } };
}

async function paintOnce(
  tools: ModelPainterTools,
  sheets: Sheets,
  order: PictureOrder,
  attempt: number,
  signal: AbortSignal,
): Promise<Painted> {
  const { bytes, name } = await paintBytes(tools, sheets, order, attempt, signal);
  const unfit = (await tools.isUnfit?.(bytes, order, signal)) === true;
  const seen = unfit ? { score: 0, faults: ["unfit"] } : await tools.check?.(bytes, order, signal);
  return { painted: { bytes, name, seen, others: [] }, textZone: await zoneOf(bytes, order) };
}

async function paintBytes(
  tools: ModelPainterTools,
  sheets: Sheets,
  order: PictureOrder,
  attempt: number,
  signal: AbortSignal,
): Promise<KeptBytes> {
  const { plan, cast, words = {}, storyId } = order;
  const sheet = await paintSheet(tools, sheets, order, signal);
  const { current, wish, cover } = words;
  const step = current ? "edit" : cover ? "picture" : "cover";
  const references = [current, sheet.bytes, cover].filter((picture) => picture !== undefined);
  return paintPlainlyIfRefused(tools, signal, (plainness) => ({
    step,
    storyId,
    prompt: current && wish ? sayEdit(plan, cast, wish) : sayPicture(plan, cast, plainness),
    references,
    seed: attempt === 0 ? order.seed : `${order.seed}/${attempt}`,
  }));
}

/** A sheet that was refused in full words is not asked for in them again by every page. */
async function paintSheet(
  tools: ModelPainterTools,
  sheets: Sheets,
  { cast, storyId }: PictureOrder,
  signal: AbortSignal,
): Promise<KeptBytes> {
  const sayPlainly = (plainness: Plainness) => ({
    step: "sheet" as const,
    storyId,
    prompt: saySheet(cast, plainness),
    references: [],
    seed: "sheet",
  });
  const key = `${storyId} ${saySheet(cast, "full")}`;
  return paintPlainlyIfRefused(tools, signal, (plainness) => {
    if (plainness === "plain") sheets.set(key, true);
    return sayPlainly(sheets.has(key) ? "plain" : plainness);
  });
}

type Question = Omit<Parameters<PaintKept>[0], "model">;

/** Asked again in plainer words after a refusal, once. */
async function paintPlainlyIfRefused(
  { paintKept, model }: ModelPainterTools,
  signal: AbortSignal,
  question: (plainness: Plainness) => Question,
): Promise<KeptBytes> {
  try {
    return await paintKept({ ...question("full"), model }, signal);
  } catch (error) {
    if (!(error instanceof ModelFailure) || error.kind !== "refused") throw error;
    return paintKept({ ...question("plain"), model }, signal);
  }
}

async function zoneOf(bytes: Uint8Array, { plan }: PictureOrder): Promise<TextZone> {
  const { x, width, height, margin } = ZONE;
  const zone = { x, y: plan.textAt === "top" ? margin : FRAME.height - height - margin, width, height };
  return { ...zone, ink: (await measureBrightness(bytes, zone)) >= BRIGHT ? "dark" : "light" };
}
