import type { Language } from "#book/languages.ts";
import { romanianPersons } from "./romanian-persons.ts";
import { infinitiveOf } from "#lexicon/infinitive-of.ts";
import { ODDITIES } from "./frames/oddities.ts";
import { guessInfinitive } from "./guess-infinitive.ts";
import type { Oddity } from "./reading.ts";
import { englishBase } from "./verb-forms.ts";

/** What an idea says is too much about its hero: "roars too loud", „ist zu klein für“, „rage prea tare“. */
export function readOddity(text: string, language: Language): Oddity | undefined {
  const groups = ODDITIES[language].map((pattern) => pattern.exec(text)?.groups).find(Boolean);
  const how = groups?.["how"]?.toLocaleLowerCase();
  if (how === undefined) return undefined;
  const verb = groups?.["verb"]?.toLocaleLowerCase() ?? (language === "en" ? "is" : "ist");
  if (language === "ro") return romanianOddity(groups?.["verb"]?.toLocaleLowerCase() ?? "este", how);
  return language === "en" ? englishOddity(verb, how) : germanOddity(verb, how);
}

/** An adjective keeps the gender in which the idea has it, which is its bearer’s. */
function romanianOddity(verb: string, how: string): Oddity | undefined {
  if (/^(?:e|este|era)$/u.test(verb))
    return { how, me: `sunt prea ${how}`, you: `ești prea ${how}`, he: `e prea ${how}` };
  const isReflexive = verb.startsWith("se ");
  const persons = romanianPersons(verb.replace(/^se /u, ""));
  if (!persons) return undefined;
  const [me, you] = persons;
  return {
    how,
    me: `${isReflexive ? "mă " : ""}${me} prea ${how}`,
    you: `${isReflexive ? "te " : ""}${you} prea ${how}`,
    he: `${verb} prea ${how}`,
  };
}

function englishOddity(verb: string, how: string): Oddity | undefined {
  const isState = /^(?:is|was|are)$/u.test(verb);
  const base = isState ? undefined : englishBase(verb);
  // "Too loudly" is how one roars, and "loud" what one is.
  const adjective = how === "fast" ? how : how.replace(/ly$/u, "");
  if (isState) return { how: adjective, me: `am too ${how}`, you: `are too ${how}`, he: `is too ${how}` };
  if (base === undefined) return undefined;
  return { how: adjective, me: `${base} too ${how}`, you: `${base} too ${how}`, he: `${verb} too ${how}` };
}

function germanOddity(verb: string, how: string): Oddity | undefined {
  if (/^(?:ist|war|sind)$/u.test(verb)) return { how, me: `bin zu ${how}`, you: `bist zu ${how}`, he: `ist zu ${how}` };
  const whole = infinitiveOf(verb, "de") ?? guessInfinitive(verb, "de");
  if (whole === undefined || !/^\p{Ll}+t$/u.test(verb)) return undefined;
  const me = whole.replace(/(?<=[aeiouäöü]l|el)n$/u, "e").replace(/e?n$/u, "e");
  const you = /[szßx]t$/u.test(verb) ? verb : verb.replace(/t$/u, "st");
  return { how, me: `${me} zu ${how}`, you: `${you} zu ${how}`, he: `${verb} zu ${how}` };
}
