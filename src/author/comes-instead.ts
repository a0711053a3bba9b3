import type { ByLanguage, Language } from "#book/languages.ts";
import type { ReadFigure } from "./reading.ts";

/** A first clause that tells what is out of order, or which of the elders is away, up to whoever the next clause is about. */
const AWAY: Partial<ByLanguage<RegExp>> = {
  de: /^(?:(?:(?:der|die|das|mein|meine|unser|unsere) )?\p{L}+ (?=[^,.!?]*(?:nicht|weg|fort|kaputt|leer|krank|verschwunden|verreist|unterwegs|aus|ab|gesperrt|zu|eingefroren|steht still)(?:,| und| aber))[^,.!?]*?|(?:(?:der|die|mein|meine|unser|unsere) )?(?:mama|papa|mami|papi|mutter|vater|oma|opa|omi|opi|tante|onkel)(?: und (?:mama|papa|oma|opa))? (?:ist|sind|hat|haben|muss|müssen|arbeitet|schläft|kocht|fährt)(?!\p{L})[^,.!?]*?)(?:,| und| aber|, aber|, und)(?: (?:also|deshalb|darum|deswegen|daher|da|dann|so|jetzt|nun) \p{Ll}+)? (?:der|die|das|eine?) (?:\p{Ll}+ ){0,3}$|^(?:mama|papa|oma|opa|omi|opi|onkel|tante) (?:erzählt|redet|spricht|berichtet|schwärmt)(?: \p{Ll}+)* (?:vom|von (?:de[mnr]|eine[mnr]|seine[mnr]|ihre[mnr]))(?: \p{Ll}+)* $/iu,
};

/** „Der Schulbus kommt heute nicht, also bringt ein Kamel die Kinder“: who comes when something is out of order. */
export function comesInstead(
  first: ReadFigure,
  figures: readonly ReadFigure[],
  text: string,
  language: Language,
): ReadFigure | undefined {
  const away = AWAY[language];
  if (!away || first.name !== "") return undefined;
  return figures.find((figure) => figure !== first && figure.at > first.at && away.test(text.slice(0, figure.at)));
}
