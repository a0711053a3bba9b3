import type { Language } from "#book/languages.ts";
import { CLAUSES } from "#content/sentences/clauses.ts";
import { conceptsIn } from "#lexicon/concepts-in.ts";
import { englishProgressive } from "./verb-forms.ts";

const OBJECT: Readonly<Record<string, string>> = { they: "them", "no one": "no one" };

/**
 * A clause as the sentences take a goal: "the others will laugh" is feared as "the others laughing", „că râd copiii“ as
 * „gândul că râd copiii“; who "wants everyone to dance" wants to "get everyone to dance".
 */
export function clauseAsGoal(
  shape: "that" | "get" | "make" | "see-again",
  phrase: string,
  subject: string,
  language: Language,
): string | undefined {
  if (language === "en") return english(shape, phrase, subject);
  const { feared, must, might, seeAgain } = CLAUSES[language];
  if (language === "de") return fill(feared, phrase);
  if (shape === "see-again") return fill(seeAgain, phrase);
  if (shape === "get") return `${causative(subject)} ${subject} ${phrase}`;
  if (phrase.startsWith("c")) return fill(feared, phrase);
  const averted = /^s[ăa] nu (?<deed>.*)$/u.exec(phrase)?.groups?.["deed"];
  return averted === undefined ? fill(must, phrase) : fill(might, `să ${averted}`);
}

/** A phrase with the clause, and who does it, in their places. */
function fill(phrase = "#", clause = "", subject = ""): string {
  return phrase.replace("@", () => subject).replace("#", () => clause);
}

function english(shape: "that" | "get" | "make" | "see-again", phrase: string, subject: string): string | undefined {
  const { getTo, seeAgain, make } = CLAUSES.en;
  if (shape === "get") return fill(getTo, phrase, subject);
  if (shape === "see-again") return fill(seeAgain, phrase);
  if (shape === "make") {
    const isThing = conceptsIn(subject, "en").some(({ kind }) => kind === "thing" || kind === "garment");
    return isThing ? fill(make, phrase, subject.replace(/^whose/iu, "the")) : undefined;
  }
  const deed = englishProgressive(phrase);
  const who = subject.toLowerCase();
  return deed === undefined || /^s?he$/u.test(who) ? deed : `${OBJECT[who] ?? subject} ${deed}`;
}

/** „Toți“ are made to laugh with „să-i facă pe“, a girl with „s-o facă pe“. */
function causative(subject: string): string {
  const [first = ""] = subject.split(" ");
  if (first.endsWith("i")) return "să-i facă pe";
  if (first.endsWith("le")) return "să le facă pe";
  return first.endsWith("a") ? "s-o facă pe" : "să-l facă pe";
}
