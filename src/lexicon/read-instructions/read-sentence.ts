import type { Colour } from "#book/cast-card.ts";
import type { Language } from "#book/languages.ts";
import type { Mood, Pose, Thing } from "#book/page-plan.ts";
import { type InstructionMark, SET_OF_PLACE } from "#content/lexicon/instruction-words.ts";
import type { FoundConcept } from "../concepts-in.ts";
import { bindColours } from "./bind-colours.ts";
import { areJoined, type Clause, isBrought, isNear, textBetween } from "./clause.ts";
import { eventsIn, type InstructionEvent } from "./events.ts";
import { isPresent, membersMeant, type Scene } from "./scene.ts";
import { HAIR_COLOURS, type PictureWish } from "./wish.ts";

/** A wish and the event that it came from. */
export interface TracedWish {
  readonly wish: PictureWish;
  readonly from: InstructionEvent;
}

export interface ReadSentence {
  readonly events: readonly InstructionEvent[];
  readonly wishes: readonly TracedWish[];
  /** Events that ask for something that cannot be drawn. */
  readonly unmet: ReadonlySet<InstructionEvent>;
  /** Whom the sentence spoke of last. */
  readonly subjects: readonly string[];
}

/** What an earlier sentence left: whom it spoke of, and how many guests there are. */
export interface Context {
  readonly subjects: readonly string[];
  readonly guests: number;
}

const MOST_FIGURES = 5;
const MOST_THINGS = 6;
const IN_THE_SKY: readonly Thing[] = ["moon", "star", "kite", "balloon"];
const HOLDING: readonly Pose[] = ["hold", "lift", "read"];
const AIMING: readonly Pose[] = ["reach", "point", "wave", "hug"];
const OPPOSITE_MOOD: Readonly<Record<Mood, Mood>> = {
  happy: "calm",
  joyful: "calm",
  curious: "calm",
  surprised: "calm",
  sad: "happy",
  scared: "calm",
  determined: "calm",
  sleepy: "happy",
  proud: "calm",
  calm: "happy",
};

/** Reads one sentence of an instruction into wishes, word by word. */
export function readSentence(sentence: string, language: Language, scene: Scene, context: Context): ReadSentence {
  const events = eventsIn(sentence, scene.cast, language);
  const colours = bindColours(events, sentence, language);
  const reader = new SentenceReader(events, colours.of, sentence, language, scene, context);
  const unmet = new Set<InstructionEvent>(colours.loose);
  for (const event of events) if (!reader.take(event)) unmet.add(event);
  reader.finish();
  return { events, wishes: reader.wishes, unmet, subjects: reader.subjects };
}

/** Walks along a sentence and remembers what its words so far have said. */
class SentenceReader {
  readonly wishes: TracedWish[] = [];
  subjects: readonly string[];
  readonly #clause: Clause;
  readonly #colours: ReadonlyMap<InstructionEvent, Colour>;
  readonly #language: Language;
  readonly #scene: Scene;
  readonly #figures: Set<string>;
  readonly #consumed = new Set<InstructionEvent>();
  #things: number;
  #guests: number;
  /** Where the last figure stands that nothing has been said of yet. */
  #untold: InstructionEvent | undefined;
  /** A figure that stands before its verb and is no subject: "Mira soll Pip umarmen". */
  #object: string | undefined;
  #removing: boolean;
  /** What was taken away last: only what is joined to it goes too. */
  #removed: InstructionEvent | undefined;
  #instead = false;
  #adding = false;
  #another = false;
  #indefinite = false;
  #count = 1;
  #looking = false;
  /** A doing that waits for what it is done to. */
  #open: { readonly pose: Pose; readonly from: InstructionEvent } | undefined;

  constructor(
    events: readonly InstructionEvent[],
    colours: ReadonlyMap<InstructionEvent, Colour>,
    sentence: string,
    language: Language,
    scene: Scene,
    context: Context,
  ) {
    this.#clause = { events, sentence };
    this.#colours = colours;
    this.#language = language;
    this.#scene = scene;
    this.#figures = new Set(scene.plan.figures.map(({ who }) => who));
    this.#things = scene.plan.things.length;
    this.#guests = context.guests;
    this.subjects = context.subjects.filter((who) => this.#figures.has(who));
    const has = (mark: InstructionMark) => events.some((event) => event.type === "marks" && event.marks.has(mark));
    const acts = events.some((event) => event.type === "concept" && event.found.kind === "action");
    this.#removing = has("away") && (has("take") || !acts);
  }

  /** Takes the next event; false when it asks for something that cannot be drawn. */
  take(event: InstructionEvent): boolean {
    if (this.#consumed.has(event)) return true;
    switch (event.type) {
      case "name":
        if (this.#goesAway(event)) this.#leave([event.who], event);
        else this.#figure([event.who], event);
        return true;
      case "pose":
        return this.#doing(event.pose, event);
      case "mood":
        this.#mood(event.mood, event);
        return true;
      case "marks":
        this.#mark(event.marks, event);
        return true;
      case "concept":
        return this.#concept(event.found, event);
      default:
        return true;
    }
  }

  finish(): void {
    this.#closePose();
  }

  #wish(wish: PictureWish, from: InstructionEvent): void {
    this.wishes.push({ wish, from });
  }

  /** Those whom a predicate is about: the sentence's subjects, else the page's own figure. */
  #whom(): readonly string[] {
    if (this.subjects.length > 0) return this.subjects;
    const first = this.#scene.plan.figures[0]?.who;
    return first === undefined ? [] : [first];
  }

  #mark(marks: ReadonlySet<InstructionMark>, from: InstructionEvent): void {
    const has = (mark: InstructionMark) => marks.has(mark);
    if (has("but") || has("keep")) this.#removing = false;
    if (has("remove") || has("instead")) [this.#removing, this.#removed] = [true, undefined];
    if (has("instead")) this.#instead = true;
    if (has("add")) [this.#adding, this.#removing] = [true, false];
    if (has("another")) this.#another = true;
    if (has("one")) this.#indefinite = true;
    if (has("two")) this.#count = 2;
    if (has("three")) this.#count = 3;
    if (has("look")) this.#looking = true;
    if (has("reader") && this.#looking) this.#each((who) => this.#wish({ kind: "looks-at", who, at: "reader" }, from));
    if (has("everyone")) this.subjects = [...this.#figures];
    if (has("alone")) this.#alone(from);
    if (has("close")) this.#wish({ kind: "shot", shot: "close" }, from);
    if (has("medium")) this.#wish({ kind: "shot", shot: "medium" }, from);
    if (has("wide")) this.#wish({ kind: "shot", shot: "wide" }, from);
    if (has("dark")) this.#wish({ kind: "hour", hour: this.#removing ? "day" : "night" }, from);
    if (has("bright")) this.#wish({ kind: "hour", hour: this.#removing ? "night" : "day" }, from);
    if (has("left") || has("right")) this.#turn(has("left") ? "left" : "right", from);
    if (has("hair")) this.#hair(from);
    if (has("blond")) this.#each((who) => this.#wish({ kind: "hair", who, hair: "blond" }, from));
  }

  #each(act: (who: string) => void): void {
    for (const who of this.#whom()) act(who);
  }

  #alone(from: InstructionEvent): void {
    const staying = this.#whom();
    for (const who of this.#figures) if (!staying.includes(who)) this.#wish({ kind: "remove-figure", who }, from);
  }

  #turn(facing: "left" | "right", from: InstructionEvent): void {
    if (this.subjects.length > 0) this.#each((who) => this.#wish({ kind: "facing", who, facing }, from));
  }

  #hair(from: InstructionEvent): void {
    const colour = this.#colours.get(from);
    const hair = HAIR_COLOURS.find((each) => each === (colour === "yellow" || colour === "gold" ? "blond" : colour));
    if (hair) this.#each((who) => this.#wish({ kind: "hair", who, hair }, from));
  }

  #concept(found: FoundConcept, from: InstructionEvent): boolean {
    const { concept } = found;
    switch (concept.kind) {
      case "figure":
        return this.#kind(found, from);
      case "thing":
        return this.#thing(concept.thing, found, from);
      case "garment":
        return this.#garment(found, from);
      case "action":
        return this.#doing(concept.pose, from);
      case "mood":
        this.#mood(concept.mood, from);
        return true;
      case "hour":
        this.#wish({ kind: "hour", hour: this.#negated() && concept.hour === "night" ? "day" : concept.hour }, from);
        return true;
      case "weather":
        this.#wish({ kind: "weather", weather: this.#negated() ? "clear" : concept.weather }, from);
        return true;
      case "place": {
        if (this.#negated()) return false;
        const set = SET_OF_PLACE[concept.id];
        this.#wish({ kind: "place", environment: concept.environment, ...(set !== undefined && { set }) }, from);
        return true;
      }
      default:
        return true;
    }
  }

  #mood(named: Mood, from: InstructionEvent): void {
    const mood = this.#negated() ? OPPOSITE_MOOD[named] : named;
    this.#untold = undefined;
    this.#each((who) => this.#wish({ kind: "mood", who, mood }, from));
  }

  /** Whether a "no" or "without" is meant for what follows; it ends with it. */
  #negated(): boolean {
    const negated = this.#removing;
    this.#removing = false;
    return negated;
  }

  /** Whether a noun goes away: what "remove" names, and what is joined to that by "and". */
  #goesAway(from: InstructionEvent): boolean {
    if (!this.#removing) return false;
    const goes = this.#removed === undefined || (!this.#instead && areJoined(this.#clause, this.#removed, from));
    [this.#removing, this.#removed] = [goes, from];
    if (!goes) this.#instead = false;
    return goes;
  }

  #kind(found: FoundConcept, from: InstructionEvent): boolean {
    const meant = membersMeant(found, this.#scene);
    const present = meant.filter((who) => this.#figures.has(who));
    const isGuest = meant.length === 0 || this.#another || (this.#adding && this.#indefinite && present.length > 0);
    if (this.#goesAway(from)) {
      this.#leave(meant, from);
      return meant.length > 0;
    }
    if (!isGuest) {
      this.#figure(meant, from);
      return true;
    }
    const count = this.#count > 1 ? this.#count : found.number === "plural" ? 2 : 1;
    const guests: string[] = [];
    for (let copy = 0; copy < count && this.#figures.size < MOST_FIGURES; copy += 1) {
      this.#guests += 1;
      const who = `guest-${this.#guests}`;
      this.#wish({ kind: "add-guest", who, concept: found.concept.id, ...(found.sex && { sex: found.sex }) }, from);
      this.#figures.add(who);
      guests.push(who);
    }
    if (guests.length === 0) return false;
    this.#figure(guests, from);
    return true;
  }

  #leave(who: readonly string[], from: InstructionEvent): void {
    for (const each of who) {
      if (this.#figures.delete(each)) this.#wish({ kind: "remove-figure", who: each }, from);
    }
  }

  #figure(who: readonly string[], from: InstructionEvent): void {
    const colour = this.#colours.get(from);
    [this.#another, this.#indefinite, this.#count] = [false, false, 1];
    for (const each of who) {
      if (!this.#figures.has(each) && !isPresent(this.#scene, each))
        this.#wish({ kind: "show-figure", who: each }, from);
      this.#figures.add(each);
      if (colour) this.#wish({ kind: "colour", who: each, colour }, from);
    }
    const [target] = who;
    if (this.#looking || this.#open) {
      if (target !== undefined) this.#aimAt(target, from);
      return;
    }
    const untold = this.#untold;
    this.#untold = from;
    if (untold === undefined) this.subjects = who;
    else if (areJoined(this.#clause, untold, from)) this.subjects = [...new Set([...this.subjects, ...who])];
    else this.#object = who.find((each) => !this.subjects.includes(each));
  }

  /** What eyes, arms or a finger go to. */
  #aimAt(at: string, from: InstructionEvent): void {
    this.#closePose();
    this.#looking = false;
    this.#each((who) => {
      if (who !== at) this.#wish({ kind: "looks-at", who, at }, from);
    });
  }

  #doing(pose: Pose, from: InstructionEvent): boolean {
    this.#closePose();
    this.#untold = undefined;
    const object = this.#object;
    this.#object = undefined;
    if (this.#negated()) {
      this.#each((who) => this.#wish({ kind: "pose", who, pose: "stand" }, from));
      return true;
    }
    this.#adding = false;
    this.#open = { pose, from };
    if (AIMING.includes(pose) && object !== undefined) this.#aimAt(object, from);
    else if (HOLDING.includes(pose)) this.#holdsBefore(from);
    else if (!AIMING.includes(pose)) this.#closePose();
    return true;
  }

  /** In a German clause the thing stands before its verb: "eine Laterne halten". */
  #holdsBefore(from: InstructionEvent): void {
    const added = this.wishes.at(-1);
    if (added?.wish.kind !== "add-thing" || this.#open === undefined || !HOLDING.includes(this.#open.pose)) return;
    if (textBetween(this.#clause, added.from, from).trim() !== "") return;
    this.wishes.pop();
    this.#hold(added.wish.thing, from);
  }

  /** A doing that got nothing to do it to; hands that hold nothing are no pose of their own. */
  #closePose(): void {
    const open = this.#open;
    this.#open = undefined;
    if (!open || open.pose === "hold" || open.pose === "lift") return;
    this.#each((who) => this.#wish({ kind: "pose", who, pose: open.pose }, open.from));
  }

  #hold(thing: Thing, from: InstructionEvent): void {
    const pose = this.#open?.pose;
    this.#open = undefined;
    const [who] = this.#whom();
    if (who === undefined) return;
    if (pose) this.#wish({ kind: "pose", who, pose }, from);
    this.#wish({ kind: "holds", who, thing }, from);
  }

  #thing(thing: Thing | undefined, found: FoundConcept, from: InstructionEvent): boolean {
    const count = this.#count > 1 ? this.#count : found.number === "plural" ? 3 : 1;
    const indefinite = this.#indefinite;
    [this.#count, this.#indefinite] = [1, false];
    // The ground and the sky are where things go, not things.
    if (found.concept.id === "sky" || thing === undefined) return found.concept.id === "sky";
    const isThere = this.#scene.plan.things.some((each) => each.thing === thing);
    const isHeld = this.#scene.plan.figures.some((figure) => figure.holds === thing);
    if (this.#goesAway(from)) {
      if (isThere || isHeld) this.#wish({ kind: "remove-thing", thing }, from);
      return isThere || isHeld;
    }
    const inHand = isNear(this.#clause, from, "hand") || isBrought(this.#clause, from);
    if ((this.#open && HOLDING.includes(this.#open.pose)) || inHand) {
      this.#hold(thing, from);
      return true;
    }
    const aiming = this.#looking || this.#open !== undefined;
    const isWanted = this.#adding || this.#another || indefinite || count > 1 || !isThere;
    if (isWanted && !(aiming && (isThere || isHeld)) && this.#things < MOST_THINGS) {
      const up =
        isNear(this.#clause, from, "sky") || (IN_THE_SKY.includes(thing) && !isNear(this.#clause, from, "ground"));
      this.#wish({ kind: "add-thing", thing, where: up ? "sky" : "ground", count }, from);
      this.#things += count;
    }
    if (aiming) this.#aimAt(thing, from);
    this.#another = false;
    return true;
  }

  #garment({ concept }: FoundConcept, from: InstructionEvent): boolean {
    if (concept.kind !== "garment") return false;
    const { garment } = concept;
    // "Poartă un fular": what holds a garment wears it.
    if (this.#open?.pose === "hold") this.#open = undefined;
    const colour = this.#colours.get(from);
    const owners = this.#ownersOf(from, garment);
    this.#indefinite = false;
    const goes = this.#goesAway(from);
    for (const who of owners) {
      const worn = this.#scene.cast.find((card) => card.id === who)?.garment.kind;
      if (goes) {
        if (worn === garment) this.#wish({ kind: "garment", who, garment: "none" }, from);
      } else {
        this.#wish({ kind: "garment", who, ...(worn !== garment && { garment }), ...(colour && { colour }) }, from);
      }
    }
    return owners.length > 0;
  }

  /** Whose a garment is: "fularul lui Pip", "Pip's scarf", else who wears one, else the page's own figure. */
  #ownersOf(from: InstructionEvent, garment: string): readonly string[] {
    const next = this.#clause.events
      .slice(this.#clause.events.indexOf(from) + 1)
      .find((event) => event.type !== "marks");
    const isOwner =
      next &&
      /^\s*(?:of|lui|al|a|ai|ale|von|vom|der|des)?\s*(?:the)?\s*$/iu.test(textBetween(this.#clause, from, next));
    const isSaid = this.#language === "ro" || (next && textBetween(this.#clause, from, next).trim() !== "");
    if (isOwner && isSaid && next.type === "name") {
      this.#consumed.add(next);
      this.subjects = [next.who];
      return [next.who];
    }
    if (this.subjects.length > 0) return this.subjects;
    const wearers = this.#scene.cast.filter((card) => this.#figures.has(card.id) && card.garment.kind === garment);
    const [wearer] = wearers;
    return wearer ? [wearer.id] : this.#whom().slice(0, 1);
  }
}
