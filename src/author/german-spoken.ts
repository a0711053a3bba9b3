import { conceptsIn } from "#lexicon/concepts-in.ts";
import { properName } from "./find-names.ts";
import { sexOfName } from "./known-names.ts";

/** „Tochter hat ihre Decke verloren“: a child of whoever writes, as notes leave its article out. */
const BARE_KIN =
  /(?<=^|[.!?]\s)(?<kin>Tochter|Sohn|Enkel|Enkelin|Enkelkind|Nichte|Neffe|Sohnemann|Töchterchen|Söhnchen|Patenkind|Schwiegermutter)(?=\s(?:\p{Ll}|\())/gu;
const FEMININE = /(?:tochter|in|nichte|mutter)$/iu;

/** „Abschiedsgeschenk für unsere Erzieherin Frau Yilmaz. Sie sucht …“: of whom it goes on to tell. */
const GIFT_ABOUT =
  /^(?:(?:Ein|Als|Zum|Kleines?)\s)?(?:\p{L}*[Gg]eschenk|Abschied|Dankeschön|\p{L}*überraschung)(?:\s(?:zum|zur)\s[\p{L}\d. ]{3,30}?)?\s(?:für|von)\s(?=(?:(?:unsere?n?|meine?n?)\s\p{Lu}\p{Ll}+\s(?:Frau\s|Herrn?\s)?)?\p{Lu}\p{Ll}+(?:[.!]\s(?:Sie|Er)\s|,\s(?:er|sie)\s(?:soll|möchte|will|darf)\s|\s(?:von|aus|in)\s[^.!?]{2,30}[.!]\s(?:Sie|Er)\s))/u;

/** „Matteo, er soll Kapitän sein“. */
const TO_BE =
  /(?<name>\p{Lu}\p{Ll}+)(?<gap>,\s|\.\s)(?<who>[Ee]r|[Ss]ie)\s(?<verb>soll|möchte|will|darf|wäre|ist)\s(?:(?:gern|gerne|ein|eine|mal|selbst|selber)\s)*(?<what>\p{Lu}\p{Ll}+)(?=[^.!?]*\ssein(?!\p{L}))/u;

/** „Aber dann eine, die lieber schmiedin werden will“: one of those who were spoken of before. */
const ONE_OF_KIND =
  /(?<=(?:aber|dann|lieber|bitte|gerne?|halt|eben|vielleicht|diesmal)\s)(?<one>eine[nmr]?|ein)(?:s)?,\s(?=(?<of>der|die|das|den|dem)\s)/iu;

/** Of whoever writes. */
const KIN: ReadonlySet<string> = new Set(
  "father mother child girl boy son daughter grandmother grandfather man woman friend".split(" "),
);

/** „wackelzahn von mia“: all that a note says. */
const THING_OF = /^(?<thing>(?:(?:der|die|das|ein|eine) )?(?:\p{Ll}+e[rs]? )?[\p{L}-]+) von (?<name>\p{L}{2,})[.!]?$/iu;

/** „Seit ich ein Kind war“: nobody of the story. */
const WHEN_SMALL =
  /,? (?:seit|als|wie) ich (?:noch |selbst |selber )*(?:ein )?(?:[Kk]ind|klein|[Bb]ub|[Mm]ädchen|[Jj]unge) war/gu;

/** „Es soll um einen Kran gehen, der“: no going of its hero’s. */
const IS_ABOUT =
  /(?<!\p{L})(?:es|die geschichte|das buch)\s(?:soll|sollte|könnte|darf|kann|müsste)(?:\s\p{Ll}+){0,2}?\sum\s(?<who>(?:eine?n?|den|die|das|unsere?n?|meine?n?)\s[^.,!?]{2,60}?)\s(?:gehen|drehen)(?=[,.!?]|$)/iu;

/** „Pauls Papierflieger will nach Afrika“: the thing, which wants it itself. */
const OWNED_WANTS =
  /^(?<owner>(?:(?:Oma|Opa|Tante|Onkel) )?\p{Lu}\p{Ll}+)s (?=(?:\p{Ll}+e[rs]? )?(?<thing>\p{Lu}[\p{L}-]+) (?:will|möchte|wünscht|träumt|traut|fürchtet|redet|spricht|streikt|weigert|haut|kann sprechen|hat (?:Angst|Heimweh|Hunger|keine Lust|genug|die Nase|Geburtstag|Schnupfen))(?!\p{L}))/u;

/** A German idea as it would be written out in full, where a note leaves words out. */
export function spelledOutGerman(idea: string): string {
  const text = idea
    .replace(GIFT_ABOUT, "")
    .replace(WHEN_SMALL, "")
    .replace(IS_ABOUT, "Eine Geschichte über $<who>")
    .replace(OWNED_WANTS, (whole: string, owner: string, thing: string) =>
      sexOfName(owner.split(" ").at(-1) ?? "") === undefined ? whole : (articleOf(thing) ?? whole),
    )
    .replace(BARE_KIN, (kin: string) => (FEMININE.test(kin) ? `Unsere ${kin}` : `Unser ${kin}`))
    .replace(/^s (?=\p{Ll})/u, "das ");
  const toBe = TO_BE.exec(text)?.groups;
  const isKind = (word: string | undefined) => conceptsIn(`ein ${word}`, "de").some(({ kind }) => kind === "figure");
  // „… im Rollstuhl. Sie will Detektivin sein“: a thing is nobody’s name.
  const isCalling = toBe !== undefined && isKind(toBe["what"]) && conceptsIn(`ein ${toBe["name"]}`, "de").length === 0;
  const told = isCalling ? text.replace(TO_BE, "$<name>$<gap>$<who> $<verb> $<what> namens $<name>") : text;
  return withOwnerFirst(withKindOfOne(told));
}

function withOwnerFirst(text: string): string {
  const { thing = "", name = "" } = THING_OF.exec(text)?.groups ?? {};
  const isChilds =
    sexOfName(name) !== undefined && !conceptsIn(thing, "de").some(({ kind }) => kind === "figure" || kind === "place");
  return isChilds ? `${properName(name)} und ${thing}` : text;
}

/** „Ein “ or „Eine “ before a thing; none before whoever is somebody anyway. */
function articleOf(thing: string): string | undefined {
  const [found] = conceptsIn(thing, "de");
  const { concept } = found ?? {};
  const isSomebody = concept?.kind === "figure" && concept.type !== "ToysBroughtToLife";
  if (!found || isSomebody || (found.kind !== "thing" && found.kind !== "figure")) return undefined;
  const small = thing.toLocaleLowerCase();
  const noun = found.concept.words.de.nouns.find(({ noun: { word } }) => small.endsWith(word.toLocaleLowerCase()));
  return noun?.noun.gender === "f" ? "Eine " : "Ein ";
}

function withKindOfOne(text: string): string {
  const match = ONE_OF_KIND.exec(text);
  if (!match) return text;
  const kind = conceptsIn(text.slice(0, match.index), "de").findLast(
    ({ concept, kind: sort }) => sort === "figure" && !KIN.has(concept.id),
  );
  if (!kind) return text;
  const one = match.groups?.["one"] ?? "";
  return `${text.slice(0, match.index)}${one} ${kind.text}, ${text.slice(match.index + match[0].length)}`;
}
