import type { Language } from "#book/languages.ts";
import { findGoal, type FoundGoal } from "./find-goal.ts";
import { endOfProposal } from "./proposed-hero.ts";

/** „Wir möchten ihr ein Büchlein schenken“: no wish of a hero’s. */
const BOOK_WISHED_DE =
  /(?<!\p{L})(?:(?:[Ww]ir|[Ii]ch)(?: \p{Lu}\p{Ll}+)? (?:möchte|will|wolle|wünsche|hätte|würde|such|brauch|bräucht)\p{Ll}*|(?:möchte|wolle|wünsche|hätte|würde|such|brauch|bräucht)\p{Ll}* (?:wir|ich))(?!\p{L})[^,.!?]*?(?:[Bb]uch|Büchlein|[Gg]eschichte|Märchen|schenken|vorlesen)(?!\p{L})[^,.!?]*/gu;

/** What drives the story, and not whoever writes: "My eldest has to have her tonsils out" is no wish of a trolley’s. */
export function goalOfHero(idea: string, language: Language): FoundGoal | undefined {
  const text = language === "de" ? idea.replaceAll(BOOK_WISHED_DE, (clause) => " ".repeat(clause.length)) : idea;
  const end = endOfProposal(text, language);
  // „Eine Geschichte, in der | Kohle nicht schlafen kann“: what makes the clause one that ends with its verb.
  const kept = language === "de" ? (/, (?:in de[rm]|wo|wenn|dass|wie) $/u.exec(text.slice(0, end))?.[0] ?? "") : "";
  const own = end > 0 ? findGoal(`${" ".repeat(end - kept.length)}${kept}${text.slice(end)}`, language) : undefined;
  if (own) return own;
  const any = findGoal(text, language);
  // "I want a gosling who …": no wish to have one.
  if (!any || (any.start < end && any.end > end)) return undefined;
  // "My kids keep asking what’s down there": the story is of that, and its hero does not ask.
  return any.end <= end ? { ...any, goal: { ...any.goal, isUntellable: true } } : any;
}
