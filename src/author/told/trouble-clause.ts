/** A clause of an idea that may tell what is wrong. */
export interface TroubleClause {
  /**
   * The parent's own words, as a sentence about the hero, who stands as "{he}", "{him}" or "{his}" (Romanian leaves the
   * subject out): "{he} keeps losing his hat".
   */
  readonly clause: string;
  /** The finite verb stands last, as behind German „dass“. */
  readonly isVerbLast?: true;
  /** Its subject is somebody else, where a language leaves the hero’s out. */
  readonly isOfOther?: true;
  /** How it is joined to what stands before it: "but", "who", or nothing. */
  readonly link: string;
  /** Where in the text its words end; absent where nothing can hang on it. */
  readonly tail?: number;
}

/** A piece of a sentence between commas and conjunctions. */
export interface Segment {
  readonly text: string;
  readonly at: number;
  /** First of its sentence. */
  readonly isFirst: boolean;
}

/** Whom a text is about: where it is first named, and its name. */
export interface HeroAt {
  readonly at: number;
  readonly name: string;
}

/** Reads the clause that a segment tells; undefined where it tells none. */
export type ClauseReader = (segment: Segment, hero: HeroAt) => TroubleClause | undefined;

/** Whether a segment's subject is the hero: named in it, or where it begins. */
export function isAboutHero({ text, at }: Segment, subject: string, { at: heroAt, name }: HeroAt): boolean {
  // "Matilda’s dad" is not Matilda.
  if (name !== "" && subject.startsWith(name) && /^['’]s\s/u.test(subject.slice(name.length))) return false;
  const isHere = heroAt >= at && heroAt < at + text.indexOf(subject) + subject.length;
  return isHere || (name !== "" && subject.includes(name));
}
