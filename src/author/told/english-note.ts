import { CLAUSE_FORMS } from "#content/sentences/own-trouble.ts";
import { conceptsIn } from "#lexicon/concepts-in.ts";
import type { NoteReader } from "./note-reader.ts";

const CALLED = /^(?: (?:called|named))?(?: \p{Lu}[\p{L}’'-]+)+/u;
/** Where somebody is and what they are doing: "in a race", "dreaming of the sea". */
const IS_AT =
  /^(?:(?:in|on|at|under|behind|inside|beneath|above|near|against|versus|vs|too|not|always|never|up|off|away|afraid|scared|late)\s.+|(?!(?:some|any|no|every)thing)\p{Ll}{2,}ing(?:\s.+)?)$/iu;
/** "Arlo and the wobbly tooth". */
const AND_THE = /^(?:and|versus|vs\.?) (?<what>(?:the|his|her|their|its) .+)$/iu;
/** "Ben’s new baby sister". */
const OWNED = /^(?<name>\p{Lu}\p{Ll}+)['’]s (?<what>(?:new|wobbly|loose|sore|broken|secret|very) [\p{Ll} -]+)$/u;
/** "With a very short neck". */
const WITH = /^with (?<what>(?:an?|no|the|two|three|too many) .+)$/iu;
const TIME =
  /^(?:(?:the|his|her|their) )?(?<what>(?:first|last) (?:day|night|time|trip|visit|sleepover|haircut|swim|flight|ride|race|match|lesson)(?:\s.+)?)$/iu;
/** What is said of the book. */
const ASIDE =
  /\b(?:please|story|book|tale|pages?|thanks|thank you|hello|hi|me|my|our|us|I|we|you|years? old|bedtime)\b/iu;
/** "Tilda, new glasses". */
const NEW = /^(?<what>new .+)$/iu;
/** "Unicorn birthday party". */
const OCCASION =
  /^(?:\p{Ll}+ )?(?:party|birthday|wedding|picnic|concert|race|competition|show|holidays?|sleepover|parade|disco|camp|festival|match|contest|adventure|school|nursery)$/u;
const LONGEST = 5;

function formed(form: keyof typeof CLAUSE_FORMS.en, what: string): string {
  return CLAUSE_FORMS.en[form].replace("#", () => what);
}

/** "Nutkin and Hazel", "Effie May": nobody is all about names. */
const NAMES = /^\p{Lu}\p{Ll}+ (?:and )?\p{Lu}\p{Ll}+$/u;

/** "Sandcastle competition": "the sandcastle competition", and "first haircut" its hero’s. */
function asTopic(said: string): string | undefined {
  const time = TIME.exec(said)?.groups?.["what"];
  if (time !== undefined) return formed("time", time.toLocaleLowerCase());
  if (/^(?:but|and|or|not|so|it|nothing|something|anything|everything|no)(?:\s|$)/iu.test(said)) return undefined;
  if (ASIDE.test(said) || said.split(" ").length > LONGEST || !/^[\p{L}’' -]+$/u.test(said)) return undefined;
  if (NAMES.test(said) || /^\p{Ll}+ (?:in|on|at|from|to|into|away|off) /u.test(said)) return undefined;
  const small = said.charAt(0).toLocaleLowerCase() + said.slice(1);
  const isAlone = conceptsIn(small, "en").some(
    ({ kind, start, end }) => kind === "figure" && end - start === small.length,
  );
  if (isAlone) return undefined;
  const isDetermined = /^(?:an?|the|his|her|their|its|one|two|three|some)\s/u.test(small);
  return formed("about", isDetermined || /[^s]s$/u.test(small) ? small : `the ${small}`);
}

/** What a piece says behind the noun and name of its hero. */
function behindHero(piece: string, at: number): string {
  const noun = conceptsIn(piece, "en").find(({ kind, start }) => start === at && /^(?:figure|thing)$/u.test(kind));
  const end = noun?.end ?? at + (/^[\p{L}’'-]+/u.exec(piece.slice(at))?.[0].length ?? 0);
  const behind = piece.slice(end);
  return behind.slice(CALLED.exec(behind)?.[0].length ?? 0).trim();
}

/** Notes as English types them: "badger moving house", "crab, sandcastle competition". */
export const englishNote: NoteReader = (pieces, { at, name }) =>
  pieces.flatMap((piece) => {
    const isHeroes = at >= piece.at && at < piece.at + piece.text.length;
    const noted = isHeroes ? behindHero(piece.text, at - piece.at) : piece.text;
    // "A teddy with a suitcase please".
    const said = noted.replace(/,? please$/iu, "");
    if (said === "" || (name !== "" && said.toLocaleLowerCase() === name.toLocaleLowerCase())) return [];
    const owned = OWNED.exec(piece.text)?.groups;
    if (owned !== undefined && owned["name"] === name)
      return [{ clause: formed("has", `a ${owned["what"]}`), link: "" }];
    const about = AND_THE.exec(said)?.groups?.["what"];
    const clause =
      about !== undefined
        ? formed("about", about)
        : isHeroes && WITH.test(said)
          ? formed("has", said.replace(/^with /iu, ""))
          : IS_AT.test(said)
            ? formed("is", said)
            : isHeroes
              ? NEW.test(said)
                ? formed("has", `a ${NEW.exec(said)?.groups?.["what"] ?? ""}`)
                : TIME.test(said) || OCCASION.test(said)
                  ? asTopic(said)
                  : undefined
              : asTopic(said);
    return clause === undefined ? [] : [{ clause, link: "" }];
  });
