import { Fault } from "#contract/fault.ts";
import type { FlagTexts } from "#server/models/flag-texts.ts";
import { readVerdict } from "#features/safety/read-verdict.ts";
import type { AnyHandler, Handlers } from "#server/http/handler.ts";
import type { AppContract } from "./contract.ts";

/** The calls that bring texts which a book, or another person, may show. */
export const MODERATED: readonly (keyof AppContract)[] = [
  "POST /stories",
  "POST /stories/analyze",
  "POST /pictures/cast-card",
  "PUT /stories/:id/title",
  "PUT /stories/:id/cast/:characterId",
  "PUT /stories/:id/pages/:pageId/text",
  "PUT /stories/:id/pages/:pageId/secondText",
  "PUT /stories/:id/secondLanguage",
  "PUT /stories/:id/secondLanguage/title",
  "PUT /stories/:id/pages/:pageId/userDrawingInstructions",
  "PUT /stories/:id/cover/userDrawingInstructions",
  "PUT /stories/:id/pages/:pageId/edit",
  "PUT /stories/:id/cover/edit",
];

/**
 * The handlers, with a moderation model behind the product's own rules: what it flags is a `safety.refused` of its field,
 * and while it is down nothing passes unread. What the rules refuse is not sent to anybody.
 */
export function moderateTexts(handlers: Handlers<AppContract>, flag: FlagTexts): Handlers<AppContract> {
  const moderated = MODERATED.map((call) => {
    // Called with what the contract says, which the binding has parsed.
    const handle = handlers[call] as AnyHandler;
    const handler: AnyHandler = async (received, context) => {
      const texts = textsIn(received.body, "");
      if (texts.every(({ text }) => readVerdict(text).kind !== "block"))
        await refuseFlagged(texts, flag, context.signal);
      return handle(received, context);
    };
    return [call, handler] as const;
  });
  return { ...handlers, ...(Object.fromEntries(moderated) as unknown as Partial<Handlers<AppContract>>) };
}

interface FieldText {
  readonly field: string;
  readonly text: string;
}

async function refuseFlagged(texts: readonly FieldText[], flag: FlagTexts, signal: AbortSignal): Promise<void> {
  if (texts.length === 0) return;
  const flagged = await flag(
    texts.map(({ text }) => text),
    signal,
  );
  const fields = texts
    .filter((_, place) => flagged[place] === true)
    .map(({ field, text }) => ({
      field,
      problem: "unsafe" as const,
      values: { words: text.length > LONGEST_WORDS ? `${text.slice(0, LONGEST_WORDS)}…` : text },
    }));
  if (fields.length > 0) throw new Fault("safety.refused", { fields });
}

/** As much of a text as a message repeats. */
const LONGEST_WORDS = 60;

/** Every text of a body that somebody typed, with the field that it stands in. */
function textsIn(value: unknown, field: string): FieldText[] {
  if (typeof value === "string") return value.trim() === "" ? [] : [{ field, text: value }];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    CHOICES.has(key) ? [] : textsIn(inner, field === "" ? key : `${field}.${key}`),
  );
}

/** Fields whose values are the product's own words. */
const CHOICES: ReadonlySet<string> = new Set(
  "language characterType environment genre theme complexity kind sex age colour hair skin garment id".split(" "),
);
