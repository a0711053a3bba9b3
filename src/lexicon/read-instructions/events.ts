import type { CastCard } from "#book/cast-card.ts";
import type { Language } from "#book/languages.ts";
import { conceptsIn, type FoundConcept } from "../concepts-in.ts";
import { conceptById } from "../find-concept.ts";
import { foldDiacritics, type Token, tokenise } from "../normalise.ts";
import type { PhraseMeaning } from "./phrase-index.ts";
import { phrasesIn } from "./phrases-in.ts";
import type { Scene } from "./scene.ts";

interface Span {
  readonly start: number;
  readonly end: number;
  /** Without what stands within it and is not of it. */
  readonly length?: number;
}

/** What a sentence says, word by word: who, which concept, what to do with it. */
export type InstructionEvent = Span &
  (
    | { readonly type: "name"; readonly who: string }
    | { readonly type: "concept"; readonly found: FoundConcept }
    | PhraseMeaning
    /** A word that nothing is known of. */
    | { readonly type: "unknown"; readonly text: string }
  );

/** The events of a sentence in its order, none over another: of two readings the longer, names before all. */
export function eventsIn(sentence: string, scene: Scene, language: Language): InstructionEvent[] {
  const tokens = tokenise(sentence);
  const candidates: readonly InstructionEvent[] = [
    ...namesIn(tokens, scene.cast),
    ...phrasesIn(tokens, sentence, language).filter(({ start, end }) => !isNoun(sentence, start, end, language)),
    ...conceptsIn(sentence, language).map((found) => ({
      type: "concept" as const,
      found: kiteOrWho(found, scene),
      start: found.start,
      end: found.end,
    })),
  ];
  const taken: InstructionEvent[] = [];
  for (const event of candidates.toSorted((a, b) => rank(b) - rank(a))) {
    if (!taken.some((other) => other.start < event.end && event.start < other.end)) taken.push(event);
  }
  const unknown = tokens
    .filter((token) => !taken.some((event) => event.start < token.end && token.start < event.end))
    .map(({ text, start, end }) => ({ type: "unknown" as const, text, start, end }));
  return [...taken, ...unknown].toSorted((a, b) => a.start - b.start);
}

/** "O pară", "și fata în dreapta": the fruit and the girl, where the same letters say "seems" and, typed plainly, "face". */
function isNoun(sentence: string, start: number, end: number, language: Language): boolean {
  if (language !== "ro") return false;
  const word = sentence.slice(start, end).toLowerCase();
  const before = sentence.slice(0, start);
  if (/^par[ăa]$/u.test(word)) return /(?<!\p{L})(?:o|cu|unei)\s$/iu.test(before);
  return (
    word === "fata" &&
    /(?:^|(?:[,.;]|\s(?:și|si|iar|pe|lângă|langa|fără|fara))\s?)$/iu.test(before) &&
    !/^ (?:spre|ei|lui|la|mayei|aproape)/iu.test(sentence.slice(end))
  );
}

/** "Zmeu" and "Drachen" are who is in the cast, else the toy: nobody asks for an ogre by a word for a kite. */
function kiteOrWho(found: FoundConcept, { cast }: Scene): FoundConcept {
  const craft = CRAFTS[found.concept.id];
  const thing =
    craft === undefined || cast.some((card) => card.called === found.concept.id) ? undefined : conceptById(craft);
  if (thing !== undefined) return { ...found, concept: thing, kind: thing.kind };
  const kite = conceptById("kite");
  const isEither = /^(?:zmeu|drachen)/iu.test(found.text) && ["ogre", "dragon"].includes(found.concept.id);
  if (!isEither || kite === undefined || cast.some((card) => card.called === found.concept.id)) return found;
  const { sex: _sex, ...rest } = found;
  return { ...rest, concept: kite, kind: kite.kind };
}

/** What is drawn as somebody where it is in the cast, and else as a thing. */
const CRAFTS: Readonly<Record<string, string>> = {
  "helicopter-craft": "helicopter",
  "ambulance-car": "ambulance",
  "tram-car": "tram",
};

/** Names go first; then length, of two the phrase; a concept before small talk and a mark of the same length that says less. */
function rank(event: InstructionEvent): number {
  const length = event.length ?? event.end - event.start;
  if (event.type === "name") return 10_000 + length;
  if (event.type !== "marks" && event.type !== "concept" && event.type !== "unknown") return length * 2 + 3;
  const speaksLittle = event.type === "marks" && [...event.marks].every((mark) => mark === "small-talk");
  return length * 2 + (event.type === "concept" ? 1 : speaksLittle ? 0 : 2);
}

function namesIn(tokens: readonly Token[], cast: readonly CastCard[]): InstructionEvent[] {
  return cast.flatMap((card) => {
    const words = tokenise(card.name).map((token) => foldDiacritics(token.text));
    const [first] = words;
    if (first === undefined) return [];
    return tokens.flatMap((token, at): InstructionEvent[] => {
      const run = tokens.slice(at, at + words.length);
      const last = run.at(-1);
      const matches = run.length === words.length && words.every((word, index) => isNameForm(run[index], word));
      return matches && last ? [{ type: "name", who: card.id, start: token.start, end: last.end }] : [];
    });
  });
}

/** The name, or a case of it: "Pips", "Mirei". */
function isNameForm(token: Token | undefined, name: string): boolean {
  if (!token) return false;
  const word = foldDiacritics(token.text);
  if (word === name || (word === `${name}s` && name.length > 2)) return true;
  return name.length > 3 && name.endsWith("a") && [`${name.slice(0, -1)}ei`, `${name.slice(0, -1)}ai`].includes(word);
}
