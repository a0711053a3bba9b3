import { eq } from "drizzle-orm";
import { pictures } from "#features/pictures/server/tables.ts";
import { stories } from "#features/stories/server/tables.ts";
import { type Ask, type Dialect, type Fault, QUEUES } from "#local/models/ask.ts";
import { modelCalls, modelRests } from "#server/models/tables.ts";
import { answerAsAuthor } from "./author-behind-models.ts";
import { type ListeningModels, listenModels } from "./local-models.ts";
import { openTestProduct, type Person, type TestProduct } from "./test-product.ts";

export type PaintingDialect = Exclude<Dialect, "anthropic">;

/** A painter of every provider that paints. */
export const PAINTERS: Readonly<Record<PaintingDialect, string>> = {
  openai: "openai:gpt-image-2",
  google: "google:gemini-nano-banana-2.1",
  compatible: "compatible:flux",
  bfl: "bfl:flux-2-pro",
  fal: "fal:fal-ai/flux-2-pro",
  replicate: "replicate:black-forest-labs/flux-2-pro",
};
export const PAINTING_DIALECTS = Object.keys(PAINTERS) as PaintingDialect[];
const isQueue = (dialect: PaintingDialect) => QUEUES.some((queue) => queue === dialect);

/** Where in a book a picture is asked for, and how many come before it. */
export const STEPS = { sheet: 0, cover: 1, picture: 4 } as const;
export type PaintingStep = keyof typeof STEPS;

export interface PaintingFault {
  readonly fault: Fault;
  /** What the ledger says of one picture that meets it every time. */
  readonly outcomes: readonly string[];
  /** How many pictures of those calls are owed. */
  readonly owed: number;
}

const times = (count: number, outcome: string) => Array.from({ length: count }, () => outcome);
const free = (fault: Fault, outcomes: readonly string[]): PaintingFault => ({ fault, outcomes, owed: 0 });

const EVERYWHERE = [
  free("quota", ["quota"]),
  free("error", times(3, "down")),
  free("bad-key", ["configuration"]),
  // Asked for once more, in plainer words.
  free("refused", times(2, "refused")),
];
const AT_ONCE = [
  free("refusal", times(2, "refused")),
  free("cut", times(3, "down")),
  // Paid for, and no picture: nobody is asked again for what came whole.
  { fault: "truncated", outcomes: ["done"], owed: 1 } as const,
];
const IN_A_QUEUE = [
  free("failed", times(3, "down")),
  free("elsewhere", ["bad-output"]),
  { fault: "inside", outcomes: ["bad-output"], owed: 1 } as const,
  { fault: "cut", outcomes: times(3, "down"), owed: 3 } as const,
];

/** Faults that last, and what each leads to at a provider. */
export function lastingFaults(dialect: PaintingDialect): readonly PaintingFault[] {
  if (!isQueue(dialect)) return [...EVERYWHERE, ...AT_ONCE];
  // Replicate takes nothing for what it stops; the others have painted it.
  const filtered = { fault: "filtered", outcomes: times(2, "refused"), owed: dialect === "replicate" ? 0 : 2 } as const;
  return [...EVERYWHERE, ...IN_A_QUEUE, filtered];
}

/** Faults of a moment, which a book by a model comes through. */
export const passingFaults = (dialect: PaintingDialect): readonly Fault[] =>
  isQueue(dialect) ? ["rate", "error", "failed", "expired"] : ["rate", "error", "cut"];

/** Products that paint by models of a local server, whose faults a test sets. */
export interface PaintingFaults {
  readonly local: ListeningModels;
  fault: (ask: Ask) => Fault | undefined;
  open(chain: string, longestMs?: number): Promise<{ readonly product: TestProduct; readonly parent: Person }>;
  /** Empties the ledgers and lets every key work again. */
  reset(): Promise<void>;
  close(): Promise<void>;
}

export async function openPaintingFaults(): Promise<PaintingFaults> {
  const opened = new Map<string, { readonly product: TestProduct; readonly parent: Person }>();
  const local = await listenModels({ answer: answerAsAuthor, fault: (ask) => faults.fault(ask) });
  const faults: PaintingFaults = {
    local,
    fault: () => undefined,
    async open(chain, longestMs) {
      const known = opened.get(`${chain} ${longestMs}`);
      if (known) return known;
      const variables = { ...local.variables, IMAGE_MODEL: chain };
      const product = await openTestProduct({ variables, ...(longestMs !== undefined && { longestMs }) });
      const made = { product, parent: await product.signUp("Faults") };
      opened.set(`${chain} ${longestMs}`, made);
      return made;
    },
    async reset() {
      faults.fault = () => undefined;
      for (const { product } of opened.values()) {
        await product.database.delete(modelCalls);
        await product.database.delete(modelRests);
      }
    },
    async close() {
      for (const { product } of opened.values()) await product.close();
      await local.close();
    },
  };
  return faults;
}

/** The fault at the picture with that place and at all behind it: what was refused is refused in plainer words too. */
export function from(place: number, kind: Fault): (ask: Ask) => Fault | undefined {
  let seen = 0;
  return (ask) => (ask.kind === "picture" && (seen += 1) > place ? kind : undefined);
}

/** The fault at the pictures with those places. */
export function at(places: readonly number[], kind: Fault): (ask: Ask) => Fault | undefined {
  let seen = -1;
  return (ask) => (ask.kind === "picture" && places.includes((seen += 1)) ? kind : undefined);
}

export interface LedgerRow {
  readonly provider: string;
  readonly step: string;
  readonly outcome: string;
  readonly pictures: number;
  readonly microUsd: number;
}

export const ledgerOf = ({ database }: TestProduct): Promise<LedgerRow[]> =>
  database
    .select({
      provider: modelCalls.provider,
      step: modelCalls.step,
      outcome: modelCalls.outcome,
      pictures: modelCalls.pictures,
      microUsd: modelCalls.microUsd,
    })
    .from(modelCalls)
    .orderBy(modelCalls.id);

/** Who painted the pictures that a story has, and who it says did. */
export async function handsOf({ database }: TestProduct, id: string): Promise<readonly [string[], string | undefined]> {
  const rows = await database.select().from(pictures).where(eq(pictures.storyId, id));
  const [story] = await database.select().from(stories).where(eq(stories.id, id));
  return [[...new Set(rows.map(({ painter }) => painter))], story?.painter];
}
