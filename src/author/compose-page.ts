import { READING_LEVELS } from "#book/reading-levels.ts";
import type { Spot } from "#content/sentences/spots.ts";
import { type BookState, POOLS, type PoolName, type Setting } from "./book-state.ts";
import type { CastMember } from "./cast-member.ts";
import { distanceFromLevel } from "./level-of-text.ts";
import { measureText, sentencesOf, wordsOf } from "./measure-text.ts";
import { type Realised, realise } from "./realise.ts";
import { speakOn } from "./speak-on.ts";
import type { Line, SpotRole, Variant } from "./sentences.ts";

/** A friend's part on a page. */
export interface FriendTurn {
  readonly friend: CastMember;
  readonly does: "comes" | "acts";
}

/** What a page is written with, besides its variant. */
export interface PageBrief {
  readonly variant: Variant;
  readonly spots: Readonly<Record<SpotRole, Spot>>;
  /** Pages with odd numbers lie on the right. */
  readonly rightHand: boolean;
  readonly last: boolean;
  readonly turns: readonly FriendTurn[];
  /** Says first what is amiss in the parent's own words, where the book does. */
  readonly tellsTrouble: boolean;
}

/** A page's words, what it left behind, and how far it misses what a page should be (0: not at all). */
export interface WrittenPage extends Realised {
  readonly text: string;
  readonly variant: Variant;
  readonly state: BookState;
  readonly miss: number;
}

interface Draft {
  readonly say: string;
  readonly pool?: PoolName;
  readonly spare: boolean;
  readonly friend?: CastMember;
  readonly refrain: boolean;
  readonly hook?: boolean;
}

const OWN_LINE = /^\{(?<pool>[a-zA-Z]+)\}$/u;

function isPool(name: string | undefined): name is PoolName {
  return POOLS.some((pool) => pool === name);
}

/** Lays out a page's lines: those of its level and band, with sounds, asides, the refrain and the friends' turns. */
function draftLines(brief: PageBrief, setting: Setting, state: BookState) {
  const { level, band } = READING_LEVELS[setting.complexity];
  const taken = { ...state.taken };
  let { refrains } = state;
  const drafts: Draft[] = [];
  const draw = (pool: PoolName) => {
    const say = setting.pools[pool][taken[pool]];
    taken[pool] += 1;
    return say;
  };
  const add = (line: Line) => {
    const { say, from = 1, to = 5, spare = false, hook = false } = typeof line === "string" ? { say: line } : line;
    if (level < from || level > to || (hook && (!brief.rightHand || brief.last))) return;
    const pool = OWN_LINE.exec(say)?.groups?.["pool"];
    if (pool === "refrain") {
      refrains += 1;
      drafts.push({ say: brief.last ? setting.refrain.turned : setting.refrain.again, spare: false, refrain: true });
    } else if (isPool(pool)) {
      const drawn = draw(pool);
      const optional = spare || pool === "oops" || pool === "stage" || pool === "murmur" || pool === "morning";
      if (drawn !== undefined) drafts.push({ say: drawn, pool, spare: optional, refrain: false });
    } else {
      drafts.push({ say, spare: spare || hook, refrain: false, hook });
    }
  };
  if (brief.tellsTrouble) setting.trouble?.forEach(add);
  brief.variant[band].forEach(add);
  for (const { friend, does } of brief.turns) {
    const say = draw(does === "comes" ? "friendComes" : "friendActs");
    if (say === undefined) continue;
    // The refrain and what makes the reader turn the page stay last.
    const end = drafts.findIndex((draft, index) => draft.refrain || (draft.hook && index === drafts.length - 1));
    const at = end >= 0 ? end : drafts.length;
    drafts.splice(at, 0, { say, spare: does === "acts", friend, refrain: false });
  }
  if (brief.last && state.planted.has("small") && !paidBy(brief.variant, state).has("small")) {
    const say = draw("answers");
    if (say !== undefined) drafts.push({ say, pool: "answers", spare: true, refrain: false });
  }
  return { drafts, taken, refrains };
}

/** What has come back when a variant has been told. */
function paidBy({ needs = [] }: Variant, { paid }: BookState): ReadonlySet<string> {
  return new Set([...paid, ...needs]);
}

/** Lines of different friends are filled one by one, because each has its own. */
function fillDrafts(drafts: readonly Draft[], brief: PageBrief, setting: Setting, state: BookState) {
  const introduced = new Set(state.introduced);
  const sentences: string[] = [];
  const mentioned = new Set<string>();
  const things = new Set<Realised["things"][number]>();
  const { hero, helper } = setting.cast;
  const isFirst = state.openings.length === 0;
  const texts = {
    ...setting.goalFacts.texts,
    ...setting.scenery.texts,
    ...spotTexts(brief.spots, setting),
    // Whoever the idea says is at the airport is there when the book begins.
    ...(isFirst &&
      !drafts.some(({ say }) => say.includes("{world}")) &&
      setting.ownPlace && { home: setting.ownPlace }),
  };
  for (const [at, draft] of drafts.entries()) {
    const say = draft.refrain ? speakOn(draft.say, drafts[at - 1]?.say, setting.language) : draft.say;
    const filled = realise([say], {
      kit: setting.kit,
      members: { hero, helper, ...(draft.friend && { friend: draft.friend }) },
      texts,
      nouns: { ...setting.goalFacts.nouns, ...setting.scenery.nouns },
      introduced,
    });
    sentences.push(...filled.sentences);
    for (const id of filled.mentioned) {
      introduced.add(id);
      mentioned.add(id);
    }
    for (const thing of filled.things) things.add(thing);
  }
  return { sentences, mentioned: [...mentioned], things: [...things], introduced };
}

function spotTexts(spots: PageBrief["spots"], setting: Setting): Record<string, string> {
  const phrases = setting.here.spots;
  const texts: Record<string, string> = {};
  for (const [role, spot] of Object.entries(spots)) {
    const phrase = phrases[spot.id];
    if (!phrase) continue;
    texts[role] = phrase.at;
    texts[`to${role.charAt(0).toUpperCase()}${role.slice(1)}`] = phrase.to;
  }
  return texts;
}

/**
 * Writes a page from one variant: leaves out spare lines while the page is too full for its level, and says by how much
 * it misses its level's bands, repeats a sentence, or opens as a page before it did.
 */
export function composePage(brief: PageBrief, setting: Setting, state: BookState): WrittenPage {
  const { max } = READING_LEVELS[setting.complexity].wordsAPage;
  const laid = draftLines(brief, setting, state);
  let { drafts } = laid;
  let filled = fillDrafts(drafts, brief, setting, state);
  const isFull = () => wordsOf(filled.sentences.join(" ")).length > max;
  while (isFull()) {
    const [spare] = drafts.filter((draft) => draft.spare).toSorted((a, b) => worthOf(a) - worthOf(b));
    if (!spare) break;
    const shorter = spare.pool === "answers" ? shortestOf(setting.pools.answers) : spare.say;
    drafts = drafts.flatMap((draft) => {
      if (draft !== spare) return draft;
      return spare.say === shorter ? [] : { ...spare, say: shorter };
    });
    filled = fillDrafts(drafts, brief, setting, state);
  }
  const text = filled.sentences.join(" ");
  const said = sentencesOf(filled.sentences.filter((_, index) => !drafts[index]?.refrain).join(" "));
  // A tag after a speech ("asked the owl.") comes again and again, and nobody hears it; nor does a bell ring only once.
  const repeats = said.filter(
    (sentence) => state.said.has(sentence) && /^[^\p{Ll}]/u.test(sentence) && wordsOf(sentence).length > 1,
  ).length;
  const plants = (brief.variant.plants ?? []).filter((plant) => plant !== "small" || namesSmall(text, setting));
  const answered = drafts.some(({ pool }) => pool === "answers") ? ["small"] : [];
  const opening = wordsOf(text).slice(0, 2).join(" ").toLowerCase();
  const miss =
    3 * distanceFromLevel(measureText(text, setting.language), setting.complexity) +
    40 * repeats +
    (state.openings.includes(opening) ? 4 : 0);
  return {
    ...filled,
    text,
    variant: brief.variant,
    miss,
    state: {
      introduced: filled.introduced,
      planted: new Set([...state.planted, ...plants]),
      paid: new Set([...paidBy(brief.variant, state), ...answered]),
      said: new Set([...state.said, ...said]),
      taken: withoutUnsaid(laid.taken, laid.drafts, drafts),
      openings: [...state.openings, opening],
      refrains: laid.refrains,
    },
  };
}

/** Whether the words of a page speak of the small silent things, as those of an easier level may not. */
function namesSmall(text: string, { scenery }: Setting): boolean {
  const { nom, acc, dat, gen } = scenery.nouns["small"] ?? { nom: "" };
  const said = text.toLocaleLowerCase();
  return [nom, acc, dat, gen].some(
    (form) => form !== undefined && form !== "" && said.includes(form.toLocaleLowerCase()),
  );
}

/** Of lines that say the same the one that takes the least room. */
function shortestOf(lines: readonly string[]): string {
  return lines.toSorted((one, other) => one.length - other.length)[0] ?? "";
}

/** What a spare line is worth to its page: the least is left out first. */
function worthOf({ pool, hook, friend }: Draft): number {
  if (friend) return 4;
  if (hook) return 2;
  return pool === undefined ? 0 : WORTH_OF_POOLS[pool];
}

const WORTH_OF_POOLS: Readonly<Record<PoolName, number>> = {
  stage: 1,
  morning: 1,
  bang: 3,
  soft: 3,
  whoosh: 3,
  oops: 3,
  murmur: 3,
  friendComes: 4,
  friendActs: 4,
  // Pays for what the first page planted.
  answers: 5,
};

/** A line that was laid out and left out again is still to be said: only the last of a pool can be given back. */
function withoutUnsaid(taken: BookState["taken"], laid: readonly Draft[], kept: readonly Draft[]): BookState["taken"] {
  const given: Record<PoolName, number> = { ...taken };
  for (const { pool } of laid.filter((draft) => !kept.includes(draft))) if (pool) given[pool] -= 1;
  return given;
}
