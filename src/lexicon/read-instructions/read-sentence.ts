import type { Language } from "#book/languages.ts";
import { SET_OF_PLACE } from "#content/lexicon/instruction-words/set-of-place.ts";
import type { FoundConcept } from "../concepts-in.ts";
import { bindColours } from "./bind-colours.ts";
import { eventsIn, type InstructionEvent } from "./events.ts";
import type { Scene } from "./scene.ts";
import { closeDoing, takeDoing, takeMood } from "./take-doing.ts";
import { takeKind, takeNamed } from "./take-figure.ts";
import { takeGarment } from "./take-garment.ts";
import { keepOnlyNamed, takeMark } from "./take-mark.ts";
import { takeThing } from "./take-thing.ts";
import { type Context, type TracedWish, Walk } from "./walk.ts";

export interface ReadSentence {
  readonly events: readonly InstructionEvent[];
  readonly wishes: readonly TracedWish[];
  /** Events that ask for something that cannot be drawn. */
  readonly unmet: ReadonlySet<InstructionEvent>;
  /** Whom the sentence spoke of last. */
  readonly subjects: readonly string[];
}

/** Reads one sentence of an instruction into wishes, word by word. */
export function readSentence(sentence: string, language: Language, scene: Scene, context: Context): ReadSentence {
  const events = eventsIn(sentence, scene, language);
  const colours = bindColours(events, sentence, language);
  const walk = new Walk({ events, sentence }, colours.of, language, scene, context);
  const unmet = new Set<InstructionEvent>(colours.loose);
  for (const event of events) if (!walk.consumed.has(event) && !take(walk, event)) unmet.add(event);
  closeDoing(walk);
  keepOnlyNamed(walk);
  return { events, wishes: walk.wishes, unmet, subjects: walk.subjects };
}

/** Takes the next event; false when it asks for something that cannot be drawn. */
function take(walk: Walk, event: InstructionEvent): boolean {
  switch (event.type) {
    case "name":
      takeNamed(walk, event.who, event);
      return true;
    case "pose":
      takeDoing(walk, event.pose, event);
      return true;
    case "mood":
      takeMood(walk, event.mood, event);
      return true;
    case "room":
      walk.wish({ kind: "room", room: event.room }, event);
      return true;
    case "marks":
      takeMark(walk, event.marks, event);
      return true;
    case "concept":
      return takeConcept(walk, event.found, event);
    default:
      return true;
  }
}

function takeConcept(walk: Walk, found: FoundConcept, from: InstructionEvent): boolean {
  const { concept } = found;
  switch (concept.kind) {
    case "figure":
      return takeKind(walk, found, from);
    case "thing":
      return takeThing(walk, concept.thing, found, from);
    case "garment":
      return takeGarment(walk, concept.garment, from);
    case "action":
      takeDoing(walk, concept.pose, from);
      return true;
    case "mood":
      takeMood(walk, concept.mood, from);
      return true;
    case "hour":
      walk.wish({ kind: "hour", hour: walk.denies("hour", from) ? "day" : concept.hour }, from);
      return true;
    case "weather":
      walk.wish({ kind: "weather", weather: walk.denies("weather", from) ? "clear" : concept.weather }, from);
      return true;
    case "place": {
      const set = SET_OF_PLACE[concept.id];
      const isMeant = !walk.denies("place", from);
      if (isMeant)
        walk.wish({ kind: "place", environment: concept.environment, ...(set !== undefined && { set }) }, from);
      return isMeant;
    }
    default:
      return true;
  }
}
