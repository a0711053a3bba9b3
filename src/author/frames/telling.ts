import type { Room } from "#book/page-plan.ts";

/** What a language says in a story that a parent has written, as far as a page's end and a picture depend on it. */
export interface TellingFrames {
  /** A request for a story, which is no story itself. */
  readonly request: RegExp;
  /** A heading of one part of a text, and so no title of the whole. */
  readonly chapter: RegExp;
  /** Pronouns that mean one of the sex alone; which of them can be who does something is `subjects`. */
  readonly pronouns: Readonly<Record<"female" | "male", RegExp>>;
  readonly subjects: RegExp;
  /** How a sentence begins with which a new scene does. */
  readonly sceneStart: RegExp;
  /** A tag after a speech that begins with a name: "Pip asked." */
  readonly tag: RegExp;
  /** Between a name and the kind that it is said to be. */
  readonly isA: RegExp;
  /** A name, and what stands between it and the kind in apposition: "Biscuit, his dog". */
  readonly namedBefore: RegExp;
  /** Before a verb: what follows is wished, feared or denied, but not done. */
  readonly unreal: RegExp;
  /** Before a thing: whoever is named holds it. */
  readonly holding: RegExp;
  /** Before a thing: it is not there. */
  readonly absent: RegExp;
  /** Before a thing: it is only a likeness. */
  readonly likened: RegExp;
  /** Between two who do something together. */
  readonly joins: RegExp;
  /** Means all who were there. */
  readonly together: RegExp;
  /** Before a place: somebody is there, or goes there. */
  readonly where: RegExp;
  /** Somebody has a home there, wherever they are now. */
  readonly dwells: RegExp;
  readonly rooms: readonly (readonly [Room, RegExp])[];
}
