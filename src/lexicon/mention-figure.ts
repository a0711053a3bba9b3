import type { CastCard } from "#book/cast-card.ts";
import type { PagePlan } from "#book/page-plan.ts";
import { fill } from "./fill-slots.ts";
import type { Kit, Participant } from "./grammar/participant.ts";
import type { PlanWords } from "./plan-words.ts";

/** What a description knows while it is being made: who has been named by kind already. */
export interface Scene {
  readonly plan: PagePlan;
  readonly words: PlanWords;
  readonly kit: Kit;
  readonly cast: ReadonlyMap<string, CastCard>;
  readonly known: Set<string>;
}

type MentionCase = "nom" | "acc" | "dat";

export function participantOf(card: CastCard): Participant {
  return { name: card.name, concept: card.called, sex: card.sex };
}

/**
 * Who words in the sentence agree with, asked before the mention: the noun where it stands before the name ("ariciul Ana …
 * bucuros"), the name where it stands alone.
 */
export function agreesWith({ known }: Scene, card: CastCard): Participant {
  return known.has(card.id) ? participantOf(card) : { ...participantOf(card), name: "" };
}

/** "Pip the hedgehog", "an owl"; once known, the name or "the owl". */
export function mention({ words, kit, known }: Scene, card: CastCard, grammaticalCase: MentionCase = "nom"): string {
  const participant = participantOf(card);
  const ending = grammaticalCase === "acc" ? "Acc" : grammaticalCase === "dat" ? "Dat" : "";
  const isKnown = known.has(card.id);
  known.add(card.id);
  if (isKnown) return kit.form(participant, grammaticalCase);
  if (!card.name) return indefinite(kit, participant, grammaticalCase);
  const kind = kit.form(participant, kit.language === "en" ? "noun" : `kind${ending}`);
  // In Romanian "pe" takes the article again before a name: "pe ariciul Pip".
  if (kit.language === "ro" && ending === "Acc")
    return `pe ${fill(words.named, { name: card.name, kind: kit.form(participant, "kind") })}`;
  return fill(words.named, { name: card.name, kind });
}

function indefinite(kit: Kit, participant: Participant, grammaticalCase: MentionCase): string {
  if (grammaticalCase === "nom") return kit.form(participant, "a");
  if (kit.language === "ro" && grammaticalCase === "acc") return `pe ${kit.form(participant, "a")}`;
  return kit.form(participant, grammaticalCase === "acc" ? "aAcc" : "aDat");
}

/** What a clause is aimed at, in the forms that its slots ask for. */
export type Target = Readonly<Record<"target" | "dative" | "near" | "him", string>>;

/** A figure as a clause's aim; it is known from then on. */
export function figureTarget(scene: Scene, card: CastCard): Target {
  const { kit, known } = scene;
  const participant = participantOf(card);
  const first = { ...scene, known: new Set(known) };
  const him = kit.form(agreesWith(scene, card), "him");
  const dative = mention(first, card, "dat");
  const near = known.has(card.id) ? kit.form(participant, "near") : mention({ ...scene, known: new Set(known) }, card);
  const target = mention(scene, card, "acc");
  return kit.language === "ro" ? { target, dative, near, him } : { target, dative, near: target, him: "" };
}
