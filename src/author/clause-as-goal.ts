import type { Language } from "#book/languages.ts";
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
  if (language === "de") return `dem Gedanken, dass ${phrase}`;
  if (shape === "see-again") return `să fie iar cu ${phrase}`;
  if (shape === "get") return `${causative(subject)} ${subject} ${phrase}`;
  if (phrase.startsWith("c")) return `gândul ${phrase}`;
  return `gândul că ${/^s[ăa] nu /u.test(phrase) ? `ar putea ${phrase.replace(/^s[ăa] nu /u, "să ")}` : `trebuie ${phrase}`}`;
}

function english(shape: "that" | "get" | "make" | "see-again", phrase: string, subject: string): string | undefined {
  if (shape === "get") return `get ${subject} to ${phrase}`;
  if (shape === "see-again") return `see ${phrase} again`;
  if (shape === "make") {
    const isThing = conceptsIn(subject, "en").some(({ kind }) => kind === "thing" || kind === "garment");
    return isThing ? `make ${subject.replace(/^whose/iu, "the")} ${phrase}` : undefined;
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
