import type { Room } from "#book/page-plan.ts";

/** What a language says in a story that a parent has written, as far as a page's end and a picture depend on it. */
export interface TellingFrames {
  /** A request for a story, which is no story itself. */
  readonly request: RegExp;
  /** How a sentence begins with which a new scene does. */
  readonly sceneStart: RegExp;
  /** A tag after a speech that begins with a name: "Pip asked." */
  readonly tag: RegExp;
  /** Between a name and the kind that it is said to be. */
  readonly isA: RegExp;
  /** Before a verb: what follows is wished, feared or denied, but not done. */
  readonly unreal: RegExp;
  /** Before a thing: whoever is named holds it. */
  readonly holding: RegExp;
  /** Before a thing: it is not there. */
  readonly absent: RegExp;
  /** Before a thing: it is only a likeness. */
  readonly likened: RegExp;
  /** Means all who were there. */
  readonly together: RegExp;
  /** Before a place: somebody is there, or goes there. */
  readonly where: RegExp;
  readonly rooms: readonly (readonly [Room, RegExp])[];
}
