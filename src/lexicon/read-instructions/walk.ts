import { leadingFigure } from "#book/leading-figure.ts";
import type { Colour } from "#book/cast-card.ts";
import type { Language } from "#book/languages.ts";
import type { Pose } from "#book/page-plan.ts";
import type { InstructionMark } from "#content/lexicon/instruction-words/mark.ts";
import { areJoined, type Clause, hasMark, isOver, isToldOf, partAround, textBetween } from "./clause.ts";
import type { InstructionEvent } from "./events.ts";
import type { Mentioned } from "./mentioned.ts";
import type { Scene } from "./scene.ts";
import type { PictureWish } from "./wish.ts";

/** A wish and the event that it came from. */
export interface TracedWish {
  readonly wish: PictureWish;
  readonly from: InstructionEvent;
}

/** What an earlier sentence left: whom it spoke of, and how many guests there are. */
export interface Context {
  readonly subjects: readonly string[];
  readonly guests: number;
  /** Who is in the picture by now; as planned, if nothing was said yet. */
  readonly figures?: ReadonlySet<string>;
  readonly mentioned?: Mentioned;
}

/** A walk along a sentence, and what its words so far have said. */
export class Walk {
  readonly clause: Clause;
  readonly colours: ReadonlyMap<InstructionEvent, Colour>;
  readonly language: Language;
  readonly scene: Scene;
  readonly wishes: TracedWish[] = [];
  /** Whom predicates are about. */
  subjects: readonly string[];
  /** Who is in the picture by now. */
  readonly figures: Set<string>;
  readonly consumed = new Set<InstructionEvent>();
  /** Words that ask for something that cannot be drawn. */
  readonly unmet = new Set<InstructionEvent>();
  /** Words for an hour or a weather that are turned down. */
  readonly denials = new Set<InstructionEvent>();
  things: number;
  guests: number;
  /** Where the last figure stands that nothing has been said of yet. */
  untold: InstructionEvent | undefined;
  /** A figure that stands before its verb and is no subject: "Mira soll Pip umarmen". */
  object: string | undefined;
  /** What hands and eyes go to, said before its verb: "uns zuwinken". */
  toReader = false;
  /** "Her", "him": somebody is meant, and not named. */
  pronoun = false;
  /** The word that keeps everybody else out: "only Maya". */
  only: InstructionEvent | undefined;
  readonly named = new Set<string>();
  giving = false;
  /** Who gives, where somebody else gets: "Maya gives Bruno a bone". */
  giver: readonly string[] | undefined;
  /** "Paint": what is there is to have the colour that is named. */
  dyeing = false;
  adding = false;
  /** Whoever is named next is left out of what is said of everyone. */
  excepting = false;
  another = false;
  indefinite = false;
  count = 1;
  looking = false;
  /** A mood or a pose that stands before whom it is said of: "a sad bear", "a sleeping cat". */
  foretold: ((who: string) => PictureWish)[] = [];
  /** Who held what was replaced: "replace the balloon with a flower". */
  heldBy: string | undefined;
  /** What was named last. */
  mentioned: Mentioned | undefined;
  /** A doing that waits for what it is done to. */
  open: { readonly pose: Pose; readonly from: InstructionEvent } | undefined;
  #removing: boolean;
  /** Something is to go, wherever the sentence names it. */
  readonly #sweeps: boolean;
  /** Only the next noun goes: "instead of". */
  #onlyNext = false;
  /** What was taken away last: what is joined to it goes too. */
  #removed: InstructionEvent | undefined;
  #denied: { readonly kind: string; readonly from: InstructionEvent } | undefined;

  constructor(
    clause: Clause,
    colours: ReadonlyMap<InstructionEvent, Colour>,
    language: Language,
    scene: Scene,
    context: Context,
  ) {
    this.clause = clause;
    this.colours = colours;
    this.language = language;
    this.scene = scene;
    this.figures = new Set(context.figures ?? scene.plan.figures.map(({ who }) => who));
    this.things = scene.plan.things.length;
    this.guests = context.guests;
    this.mentioned = context.mentioned;
    this.subjects = context.subjects.filter((who) => this.figures.has(who));
    const has = (mark: InstructionMark) => clause.events.some((event) => hasMark(event, mark));
    const acts = clause.events.some((event) => event.type === "concept" && event.found.kind === "action");
    this.#sweeps =
      (has("away") && (has("take") || !acts)) ||
      (has("particle") && has("pull") && !LOOKS_LIKE.test(clause.sentence)) ||
      endsInNot(clause, language);
    this.#removing = this.#sweeps;
    const named = clause.events.some(
      (event) => event.type === "name" || (event.type === "concept" && event.found.kind === "figure"),
    );
    // "They look tired, both of them": who it is about can come last.
    if (!named && has("everyone")) this.subjects = [...this.figures];
  }

  wish(wish: PictureWish, from: InstructionEvent): void {
    this.wishes.push({ wish, from });
  }

  /** Those whom a predicate is about: the sentence's subjects, else the page's own figure. */
  whom(): readonly string[] {
    if (this.subjects.length > 0) return this.subjects;
    const own = leadingFigure(this.scene.plan, this.scene.cast);
    return own === undefined ? [] : [own];
  }

  /** Whether what is named next is to go. */
  get isRemoving(): boolean {
    return this.#removing;
  }

  startRemoving(onlyNext: boolean): void {
    this.#removing = true;
    this.#removed = undefined;
    this.#onlyNext = onlyNext;
  }

  stopRemoving(): void {
    // "Ich will den Hund nicht im Bild": what sweeps a sentence has yet to find what it takes away.
    if (this.#sweeps && this.#removed === undefined) return;
    this.#removing = false;
    this.#denied = undefined;
  }

  /** Whether a noun goes away: what "remove" names, and what is joined to that, unless something is told of it. */
  goesAway(from: InstructionEvent): boolean {
    if (!this.#removing || (this.#sweeps && STAYS.test(this.#partText(from)))) return false;
    // "Don't make Maya sad": the "no" is meant for what is told of her.
    if (this.#removed === undefined && !this.#sweeps && !this.#onlyNext && isToldOf(this.clause, from)) return false;
    const goes =
      this.#removed === undefined ||
      (!this.#onlyNext && areJoined(this.clause, this.#removed, from) && !isToldOf(this.clause, from));
    this.#removing = goes;
    this.#removed = from;
    return goes;
  }

  #partText(from: InstructionEvent): string {
    const part = partAround(this.clause, from);
    const isAway = part.some((event) => hasMark(event, "away"));
    return isAway ? "" : this.clause.sentence.slice(part[0]?.start, part.at(-1)?.end);
  }

  /** Whether a "no" or "without" is meant for what is said now, or was for its like before: "no rain and snow". */
  denies(kind: string, from: InstructionEvent): boolean {
    const last = this.#denied;
    // "She doesn't stand, she flies": what somebody does is denied again by an "and" alone.
    const isDoing = kind === "action" || kind === "mood";
    const again =
      last?.kind === kind &&
      !this.#onlyNext &&
      areJoined(this.clause, last.from, from) &&
      kind !== "hour" &&
      !MORE.test(textBetween(this.clause, last.from, from)) &&
      !(isDoing && textBetween(this.clause, last.from, from).includes(","));
    const denied = this.#removing || again || isOver(this.clause, from);
    this.#removing = false;
    this.#denied = denied ? { kind, from } : undefined;
    return denied;
  }
}

/** "Bruno sieht traurig aus": the particle of how somebody looks. */
const LOOKS_LIKE = /(?<!\p{L})(?:sieht|sehen|schaut|schauen|guckt|aussehen)(?!\p{L})[^,.;]*(?<!\p{L})aus(?!\p{L})/iu;

/** "Den Ball lassen, den Drachen weg": what is said to stay. */
const STAYS =
  /(?<!\p{L})(?:lassen|lasst|lass|bleib\p{L}*|behalt\p{L}*|keep|keeps|stays?|leave|rămâne|rămână|ramane|ramana|lasă|lasa|păstr\p{L}*)(?!\p{L})/iu;

/** "Less sun, more fog": what comes in its stead is not turned down. */
const MORE = /(?<!\p{L})(?:more|rather|mehr|lieber|dafür|sondern|mai mult[ăe]?|mai degrabă|ci)(?!\p{L})/iu;

/** "Ich will den Hund nicht": a German "no" at the end is meant for the noun before. */
function endsInNot({ events, sentence }: Clause, language: Language): boolean {
  const last = events.at(-1);
  // "Das Mädchen ist fröhlich, der Hund nicht": it is meant for what was said of her.
  const says = (event: InstructionEvent) =>
    ["mood", "pose"].includes(event.type) ||
    (event.type === "concept" && ["mood", "action", "trait"].includes(event.found.kind));
  if (events.some(says)) return false;
  return language === "de" && last !== undefined && /^nicht$/iu.test(sentence.slice(last.start, last.end));
}
