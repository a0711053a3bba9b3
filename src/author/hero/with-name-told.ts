import { properName } from "../find-names.ts";
import { likelySexOfName } from "../known-names.ts";
import { withTitle } from "../title-of-name.ts";
import type { Reading } from "../reading.ts";
import { heroWeights } from "./hero-weights.ts";
import { isOfFigure } from "./is-of-figure.ts";
import { isName, type Mention } from "./mention.ts";
import { nameChoices } from "./name-choices.ts";
import { weighMentions } from "./weigh-mentions.ts";

/** By how much a name has to weigh more than that the text says none. */
const SURER = 0.5;

/** A reading whose hero is only a noun, with the name that the text says its bearer has: "the pony, he's Biscuit". */
export function withNameTold(text: string, mentions: readonly Mention[], reading: Reading): Reading {
  const [hero, ...others] = reading.figures;
  if (!hero || hero.name !== "") return reading;
  const language = reading.language.value;
  const nouns = mentions.filter((each) => !isName(each) && isOfFigure(each, hero, text));
  const choices = nameChoices(text, mentions, nouns);
  const weighed = weighMentions(
    choices.map(({ signs }) => signs),
    heroWeights(language, "name"),
  );
  const most = Math.max(...weighed);
  const told = choices[weighed.indexOf(most)]?.name;
  if (!told || most < (weighed.at(-1) ?? 0) + SURER) return reading;
  const word = properName(text.slice(told.start, told.end));
  const name = withTitle(word, told.start, text, language);
  const sex = hero.sex ?? likelySexOfName(word);
  const rest = others.filter((each) => !isOfFigure(told, each, text));
  return { ...reading, figures: [{ ...hero, name, ...(sex && { sex }) }, ...rest] };
}
