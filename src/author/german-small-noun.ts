import { hasGermanVerb } from "./told/german-clause.ts";

/** A noun of a text, and where it stands. */
export interface SmallNoun {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** From where a story or its sentence begins, an article and at most two adjectives, up to what only somebody of a story has behind it. */
const OPENS =
  /(?<=^|[.!?:;]\s+|,\s+|(?<!\p{L})(?:über|ueber|von|mit|um|wie|wenn|dass|wo|weil|war|ist|gibt|gab|lebt|lebte|wohnt|einmal|bitte|und|aber)\s+)(?:eine?[nmr]?|der|die|das|den|dem|vom|(?:unser|mein)(?:e[nmr]?)?)\s+(?:\p{Ll}{2,}e[nmrs]?\s+){0,2}?(?<noun>\p{Ll}[\p{Ll}-]{2,})(?=,?\s+(?:der|die|das|dem|den|dessen|deren|wo|namens|genannt|will|wollte|möchte|moechte|hat|hatte|kann|konnte|ist|war|wird|wurde|muss|soll|darf|sucht|findet|traut|träumt|traeumt|wünscht|wuenscht|hasst|liebt|mag|fühlt|fuehlt|glaubt|denkt|heißt|heisst|geht|läuft|fällt|verliert|vergisst|lernt|wohnt|lebt|steht|liegt|hängt|sitzt|wartet|schläft|weint|lacht|fürchtet|fuerchtet|bekommt|verschwindet|haut|reißt)(?!\p{L})|[.!]?$)/u;

/** Words that stand between an article and its noun, or that are none. */
const NO_NOUN =
  /^(?:sich|nicht|noch|auch|nur|gar|schon|mal|mehr|sehr|ganz|einfach|immer|gern|gerne|lieber|selbst|alle|alles|viele|eine|einer|eines|andere[rsn]?|meisten|beiden|ersten?|letzten?|nächsten?|kleine[rsn]?|große[rsn]?|grosse[rsn]?|alte[rsn]?|neue[rsn]?|junge[rsn]?|arme[rsn]?|beste[rsn]?|ihm|ihn|ihr|ihnen|mir|mich|uns|dir|dich|er|sie|es|wir|man|tut|gut|da|so|was|wer|wie|wo|hier|dort|abends|nachts|morgens|immer|abend|morgen|nacht|keine?r?|jemand|niemand)$/u;

/** The first noun that tells whom a German idea is about, in a text that gives none its capital. */
export function smallNounIn(text: string): SmallNoun | undefined {
  if (/(?<=[\p{Ll},] )\p{Lu}/u.test(text)) return undefined;
  const match = OPENS.exec(text.replace(/^\p{Lu}/u, (first) => first.toLocaleLowerCase()));
  const noun = match?.groups?.["noun"];
  if (!match || noun === undefined || NO_NOUN.test(noun) || hasGermanVerb(noun)) return undefined;
  const end = match.index + match[0].length;
  return { text: noun, start: end - noun.length, end };
}
