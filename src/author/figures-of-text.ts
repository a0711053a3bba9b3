import type { Language } from "#book/languages.ts";
import { foldText } from "./fold-text.ts";
import { wordsOf } from "./measure-text.ts";
import type { ReadFigure } from "./reading.ts";
import { tellingFramesFor } from "./telling-frames.ts";

/** A bare name belongs to somebody who takes part from so many mentions on; below that it may be any word with a capital. */
const OFTEN = 3;

/** How far behind a name its kind may stand: "Tilda was a very small grey mouse". */
const REACH = 60;

/**
 * The figures of a whole text, of all that look like one: whose kind it says, and names that it comes back to. A name and
 * the kind that it is said to be are one figure.
 */
export function figuresOfText(read: readonly ReadFigure[], text: string, language: Language): readonly ReadFigure[] {
  const { isA } = tellingFramesFor(language);
  // A text has its capitals where they belong, so that a word in small letters is no name.
  const figures = read.map((figure) => (text.includes(figure.name) ? figure : { ...figure, name: "" }));
  const words = wordsOf(text).map(foldText);
  const times = (name: string) => {
    const folded = foldText(name);
    return words.filter((word) => word === folded || (folded.length > 3 && word.startsWith(folded.slice(0, -1))))
      .length;
  };
  const kindOf = (bare: ReadFigure) =>
    figures.find(
      ({ name, concept, at }) =>
        name === "" &&
        concept !== "" &&
        at > bare.at &&
        at - bare.at < REACH &&
        isA.test(text.slice(bare.at + bare.name.length, at)),
    );
  const taken = new Set<ReadFigure>();
  const whole = figures.map((figure) => {
    const kind = figure.name !== "" && figure.concept === "" ? kindOf(figure) : undefined;
    if (!kind) return figure;
    taken.add(kind);
    return { ...kind, ...figure, concept: kind.concept };
  });
  return whole.filter((figure) => !taken.has(figure) && (figure.concept !== "" || times(figure.name) >= OFTEN));
}
