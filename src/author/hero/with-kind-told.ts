import type { Reading } from "../reading.ts";
import { figureOfMention } from "./figure-of-mention.ts";
import { heroWeights } from "./hero-weights.ts";
import { isCalled } from "./is-called.ts";
import { kindChoices } from "./kind-choices.ts";
import { isName, type Mention } from "./mention.ts";
import { weighMentions } from "./weigh-mentions.ts";

/** By how much a kind has to weigh more than that the text says none: a name alone is mostly a child’s. */
const SURER = 1;

/** A reading whose hero has a name alone, with what the text says its bearer is: "There’s a stapler on her desk, Stanley". */
export function withKindTold(text: string, mentions: readonly Mention[], reading: Reading): Reading {
  const [hero, ...others] = reading.figures;
  if (!hero || hero.name === "" || hero.concept !== "") return reading;
  const language = reading.language.value;
  const choices = kindChoices(
    text,
    mentions,
    mentions.filter((each) => isName(each) && isCalled(text.slice(each.start, each.end), hero.name)),
  );
  const weighed = weighMentions(
    choices.map(({ signs }) => signs),
    heroWeights(language, "kind"),
  );
  const best = weighed.indexOf(Math.max(...weighed));
  const kind = choices[best]?.of;
  if (!kind || (weighed[best] ?? 0) < (weighed.at(-1) ?? 0) + SURER) return reading;
  const { concept, nearest, sex } = figureOfMention(kind, text, language);
  const known = hero.sex ?? sex;
  return {
    ...reading,
    figures: [{ ...hero, concept, ...(nearest && { nearest }), ...(known && { sex: known }) }, ...others],
  };
}
