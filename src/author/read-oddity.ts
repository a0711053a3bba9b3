import type { Language } from "#book/languages.ts";
import { ODDITY_WORDS } from "#content/sentences/oddity-words.ts";
import { romanianPersons } from "./romanian-persons.ts";
import { infinitiveOf } from "#lexicon/infinitive-of.ts";
import { ODDITIES } from "./frames/oddities.ts";
import { guessInfinitive } from "./guess-infinitive.ts";
import type { Oddity } from "./reading.ts";
import { englishBase } from "./verb-forms.ts";

const BEING = /^(?:is|was|are|e|este|era|ist|war|sind)$/u;

/** What an idea says is too much about its hero: "roars too loud", „ist zu klein für“, „rage prea tare“. */
export function readOddity(text: string, language: Language): Oddity | undefined {
  const groups = ODDITIES[language].map((pattern) => pattern.exec(text)?.groups).find(Boolean);
  const how = groups?.["how"]?.toLocaleLowerCase();
  if (how === undefined) return undefined;
  const { being } = ODDITY_WORDS[language];
  const verb = groups?.["verb"]?.toLocaleLowerCase() ?? being.he;
  // "Too loudly" is how one roars, and "loud" what one is; an adjective keeps the gender in which the idea has it.
  const adjective = language === "en" && how !== "fast" ? how.replace(/ly$/u, "") : how;
  const persons = BEING.test(verb) ? being : doing(verb, language);
  return (
    persons && {
      how: adjective,
      me: tell(persons.me, how, language),
      you: tell(persons.you, how, language),
      he: tell(persons.he, how, language),
    }
  );
}

function tell(verb: string, how: string, language: Language): string {
  return ODDITY_WORDS[language].tooMuch.replace("{verb}", verb).replace("{how}", how);
}

type Persons = Readonly<Record<"me" | "you" | "he", string>>;

function doing(verb: string, language: Language): Persons | undefined {
  if (language === "ro") return romanianDoing(verb);
  if (language === "de") return germanDoing(verb);
  const base = englishBase(verb);
  return base === undefined ? undefined : { me: base, you: base, he: verb };
}

function romanianDoing(verb: string): Persons | undefined {
  const persons = romanianPersons(verb.replace(/^se /u, ""));
  if (!persons) return undefined;
  const [me, you] = persons;
  const { self } = ODDITY_WORDS.ro;
  return verb.startsWith("se ") ? { me: `${self.me}${me}`, you: `${self.you}${you}`, he: verb } : { me, you, he: verb };
}

function germanDoing(verb: string): Persons | undefined {
  const whole = infinitiveOf(verb, "de") ?? guessInfinitive(verb, "de");
  if (whole === undefined || !/^\p{Ll}+t$/u.test(verb)) return undefined;
  const me = whole.replace(/(?<=[aeiouäöü]l|el)n$/u, "e").replace(/e?n$/u, "e");
  const you = /[szßx]t$/u.test(verb) ? verb : verb.replace(/t$/u, "st");
  return { me, you, he: verb };
}
