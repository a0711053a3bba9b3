import { conceptById } from "#lexicon/find-concept.ts";
import type { BookRequest } from "./book-request.ts";
import { likelySexOfName } from "./known-names.ts";
import { foldText } from "./fold-text.ts";
import { readFigures } from "./read-figures.ts";
import type { ReadFigure, Reading } from "./reading.ts";
import { withoutSlotMarks } from "./without-slot-marks.ts";

const CHILDREN = /^(?:girl|boy|child)$/u;

/** A figure of the parent's, from the form and from the story's words together. */
export interface KnownFigure {
  /** Empty when the parent only wrote what it is ("Owl"). */
  readonly name: string;
  readonly looks: string;
  readonly figure: Partial<ReadFigure>;
}

/**
 * The form's characters in their order, each with what its description and the story say of it; without any, the story's
 * figures.
 */
export function matchCharacters(request: BookRequest, reading: Reading): readonly KnownFigure[] {
  if (request.characters.length === 0) {
    return reading.figures.map((figure) => ({ name: figure.name, looks: "", figure }));
  }
  return request.characters.map(({ name: typed, description }) => {
    const name = withoutSlotMarks(typed);
    const described = readFigures(description, request.language)[0];
    const asNamed = readFigures(name, request.language)[0];
    const kind = conceptById(asNamed?.name === "" ? asNamed.concept : "");
    // "Wren", a llama, is what she is called: how she is described says so, or her story. Nobody is called Tractor, unless it is something
    // else: „Kater Zeppelin“.
    const isCalled =
      kind?.kind === "figure" &&
      (isOther(described?.concept, kind.id) ||
        reading.figures.some(
          (each) =>
            isNamed(each, name) &&
            (kind.type === "Animals" || (isOther(each.concept, kind.id) && described?.concept === undefined)),
        ));
    // A "name" that is only a kind ("Owl", „Bufnița“) is what the figure is called, not its name.
    const isKind = kind?.kind === "figure" && !isCalled;
    const concept = (isCalled ? undefined : asNamed?.concept) ?? described?.concept;
    const inStory = reading.figures.find((figure) => isSame(figure, name, concept));
    const figure = { ...stripped(inStory), ...stripped(isKind ? asNamed : undefined), ...stripped(described) };
    const sex = figure.sex ?? (isKind ? undefined : likelySexOfName(name));
    return { name: isKind ? "" : name, looks: description, figure: { ...figure, ...(sex && { sex }) } };
  });
}

/** Whether somebody is described as something else than the kind that a name could be: a child is a girl or a boy. */
function isOther(described: string | undefined, kind: string): boolean {
  if (described === undefined || described === "" || described === kind) return false;
  return !(CHILDREN.test(described) && CHILDREN.test(kind));
}

function isNamed(figure: ReadFigure, name: string): boolean {
  return figure.name !== "" && foldText(figure.name) === foldText(name);
}

function isSame(figure: ReadFigure, name: string, concept: string | undefined): boolean {
  if (figure.name !== "") return isNamed(figure, name);
  return concept !== undefined && concept !== "" && figure.concept === concept;
}

/** Only what was read, so that an earlier reading is not overwritten by nothing. */
function stripped(figure: ReadFigure | undefined): Partial<ReadFigure> {
  if (!figure) return {};
  const { name: _name, at: _at, role, ...rest } = figure;
  const entries = Object.entries(rest).filter(([, value]) => value !== undefined && value !== "");
  return { ...(Object.fromEntries(entries) as Partial<ReadFigure>), ...(role === "helper" && { role }) };
}
