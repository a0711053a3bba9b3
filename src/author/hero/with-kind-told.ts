import { isOfType } from "#lexicon/is-of-type.ts";
import type { ReadFigure, Reading } from "../reading.ts";
import { withoutTitle } from "../title-of-name.ts";
import type { Language } from "#book/languages.ts";
import { figureOfMention } from "./figure-of-mention.ts";
import { heroWeights } from "./hero-weights.ts";
import { isCalled } from "./is-called.ts";
import { kindChoices } from "./kind-choices.ts";
import { isName, type Mention } from "./mention.ts";
import { weighMentions } from "./weigh-mentions.ts";

/** By how much a kind has to weigh more than that the text says none: a name alone is mostly a child’s. */
const SURER = 0.5;
/** By how much a trade has to weigh more than that the text says none, for "Frau Yilmaz". */
const SURER_OF_TRADE = 0;

/** A reading whose hero has a name alone, with what the text says its bearer is: "There’s a stapler on her desk, Stanley". */
export function withKindTold(text: string, mentions: readonly Mention[], reading: Reading): Reading {
  const [hero, ...others] = reading.figures;
  if (!hero || hero.name === "") return reading;
  const language = reading.language.value;
  const isAddressed = isOnlyAddressed(hero, language);
  if (hero.concept !== "" && !isAddressed) return reading;
  const nouns = mentions.filter(({ key }) => !isAddressed || key !== hero.concept);
  const choices = kindChoices(
    text,
    nouns,
    nouns.filter((each) => isName(each) && isCalled(text.slice(each.start, each.end), hero.name)),
  );
  const weighed = weighMentions(
    choices.map(({ signs }) => signs),
    heroWeights(language, "kind"),
  );
  const best = weighed.indexOf(Math.max(...weighed));
  const kind = choices[best]?.of;
  const least = (weighed.at(-1) ?? 0) + (isAddressed ? SURER_OF_TRADE : SURER);
  if (!kind || (weighed[best] ?? 0) < least || (isAddressed && !isOfPeople(kind))) return reading;
  const { concept, nearest, sex } = figureOfMention(kind, text, language);
  const known = hero.sex ?? sex;
  return {
    ...reading,
    figures: [{ ...hero, concept, ...(nearest && { nearest }), ...(known && { sex: known }) }, ...others],
  };
}

/** "Frau Yilmaz" is a woman by how she is addressed; what else she is may be told beside. */
function isOnlyAddressed({ name, concept }: ReadFigure, language: Language): boolean {
  return /^(?:woman|man)$/u.test(concept) && name !== withoutTitle(name, language);
}

function isOfPeople({ sort, found }: Mention): boolean {
  return sort === "unknown" || isOfType(found?.concept, "EverydayPeople");
}
