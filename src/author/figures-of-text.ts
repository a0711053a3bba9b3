import type { Language } from "#book/languages.ts";
import { conceptsIn } from "#lexicon/concepts-in.ts";
import { foldText } from "./fold-text.ts";
import { SENTENCE_STARTERS } from "./frames/sentence-starters.ts";
import { wordsOf } from "./measure-text.ts";
import { readFigures } from "./read-figures.ts";
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
export function figuresOfText(text: string, language: Language): readonly ReadFigure[] {
  const { isA, namedBefore } = tellingFramesFor(language);
  const read = readFigures(text, language);
  // A text has its capitals where they belong, so that a word in small letters is no name.
  const written = read.map((figure) => (text.includes(figure.name) ? figure : { ...figure, name: "" }));
  const names = new Set(written.map(({ name }) => name));
  const figures = written.map((figure) => {
    if (figure.name !== "" || figure.concept === "") return figure;
    const name = namedBefore.exec(text.slice(Math.max(0, figure.at - REACH), figure.at))?.groups?.["name"];
    const isName = name !== undefined && !names.has(name) && !SENTENCE_STARTERS[language].has(name.toLocaleLowerCase());
    return isName ? { ...figure, name } : figure;
  });
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
  const kinds = conceptsIn(text, language);
  const firstSeen = ({ name, concept, at }: ReadFigure) =>
    name === "" ? (kinds.find((found) => found.concept.id === concept)?.start ?? at) : Math.min(at, text.indexOf(name));
  return whole
    .filter((figure) => !taken.has(figure) && (figure.concept !== "" || times(figure.name) >= OFTEN))
    .toSorted((a, b) => firstSeen(a) - firstSeen(b))
    .map((figure, index, all) => {
      const next = all[index + 1];
      const from = firstSeen(figure);
      return withSex(figure, text.slice(from, Math.min(from + SOON, next ? firstSeen(next) : Infinity)), language);
    });
}

/** How far behind a figure the pronoun may stand that tells its sex. */
const SOON = 90;

/** "A wolf … He met one": who is told of alone has the sex of the pronoun that follows. */
function withSex(figure: ReadFigure, behind: string, language: Language): ReadFigure {
  if (figure.sex !== undefined) return figure;
  const { pronouns, subjects } = tellingFramesFor(language);
  const said = (["female", "male"] as const).flatMap((sex) =>
    [...behind.matchAll(pronouns[sex])].flatMap(({ index, 0: word }) => (subjects.test(word) ? [{ sex, index }] : [])),
  );
  const [first] = said.toSorted((a, b) => a.index - b.index);
  return first ? { ...figure, sex: first.sex } : figure;
}
