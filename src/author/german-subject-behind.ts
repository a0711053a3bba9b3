import { sexOfName } from "./known-names.ts";

/** A sentence that says first where or when it is, so that its subject stands behind its verb. */
const PLACE_FIRST =
  /^(?:(?:und|aber|doch|denn) )?(?:im|in|am|an|auf|unter|über|hinter|vor|neben|bei|tief|hoch|mitten|eines|jeden|heute|morgen|zum|zur|beim|nach|seit|ohne|mit|aus|bald|endlich|nun|jetzt|dann|plötzlich|diesmal|leider|nachts|abends|zu|dort|oben|unten|da|darum|deshalb|daher|deswegen|so)(?!\p{L})[^,.;!?]*?$/iu;
const NOUN_PHRASE = /^(?:eine?|der|die|das|zwei|drei) (?:\p{Ll}+e[rsn]? ){0,2}\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+(?= ))?/u;

/**
 * How many letters of what follows the verb are its subject: „ein Igel und eine Möwe“ in „Im Leuchtturm möchten ein Igel und
 * eine Möwe ein Fest feiern“. None where the sentence begins with its subject.
 */
export function subjectBehind(before: string, after: string): number {
  if (!PLACE_FIRST.test(before.trim())) return 0;
  const first = subjectAt(after);
  if (first === 0) return 0;
  const and = /^ und /u.exec(after.slice(first))?.[0].length ?? 0;
  const second = and === 0 ? 0 : subjectAt(after.slice(first + and));
  const end = second === 0 ? first : first + and + second;
  return /^ \p{L}/u.test(after.slice(end)) ? end + 1 : 0;
}

function subjectAt(text: string): number {
  const pronoun = /^(?:er|sie|es)(?= \p{L}+)/u.exec(text)?.[0] ?? "";
  if (pronoun !== "") return pronoun.length;
  const name = /^\p{Lu}\p{Ll}+(?= )/u.exec(text)?.[0] ?? "";
  if (name !== "" && sexOfName(name) !== undefined) return name.length;
  return NOUN_PHRASE.exec(text)?.[0].length ?? 0;
}
