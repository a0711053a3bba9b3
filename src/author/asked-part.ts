import type { Language } from "#book/languages.ts";
import { isOfPeople } from "./is-of-people.ts";
import { readFigures } from "./read-figures.ts";
import type { ReadFigure } from "./reading.ts";
import { startOfAsked } from "./start-of-asked.ts";

/** An idea in two: what is told of whoever asks, and the story that is asked for. */
export interface AskedIdea {
  /** Empty where the idea begins with its story. */
  readonly lead: string;
  readonly text: string;
  /** Whom it asks about by a name that was told of before; empty where it does not. */
  readonly name: string;
  /** What its hero is called by what asks for it; empty where that gives no name. */
  readonly called: string;
}

/** "A goalkeeper who keeps going would be great, bit of humour please": what is thought of the request. */
const THANKFUL =
  /,? (?:would|might|could) (?:really |just |also |probably )*(?:be|go down|do|cheer|make|help|mean)(?: (?:really|so|very|just))? (?:great|lovely|nice|perfect|ideal|brilliant|wonderful|fantastic|amazing|good|fun|well|a treat|nicely|a storm|(?:him|her|them|us|me)(?: up)?|the world|a nice hero for this)(?![\p{L}-])[^.!?]*/iu;

/** Takes an idea apart where its story is asked for, if that tells of anybody. */
export function askedPart(idea: string, language: Language): AskedIdea {
  const asked = startOfAsked(idea, language);
  const whole = { lead: "", text: idea, name: "", called: "" };
  if (!asked) return whole;
  const [lead, text] = [idea.slice(0, asked.at), idea.slice(asked.at).replace(THANKFUL, "")];
  if (asked.name !== "" && lead.includes(asked.name)) return { ...whole, name: asked.name };
  const called = asked.called ?? "";
  return readFigures(text, language, true).length > 0 ? { ...whole, lead, text, called } : whole;
}

/** With what was said of the hero before it was asked for: its name ("our pumpkin Bert … the pumpkin"), or what it is. */
export function saidBefore(
  figures: readonly ReadFigure[],
  { lead, text, name: asked, called }: AskedIdea,
  language: Language,
): readonly ReadFigure[] {
  const isAsked = ({ name, at }: ReadFigure) =>
    (name !== "" && asked.startsWith(name)) || (/^\p{Ll}/u.test(asked) && text.startsWith(asked, at));
  const named = asked === "" ? undefined : figures.find(isAsked);
  if (named) return [{ ...named, role: "hero" }, ...figures.filter((each) => each !== named)];
  const [hero, ...others] = figures;
  if (!hero || lead === "") return figures;
  if (hero.name === "" && called !== "") return [{ ...hero, name: called }, ...others];
  const before = readFigures(lead, language);
  const same = before.find(({ name, concept }) =>
    hero.name === "" ? name !== "" && concept === hero.concept && !isOfPeople(concept) : name === hero.name,
  );
  if (!same || (hero.name !== "" && hero.concept !== "")) return figures;
  return [{ ...same, ...hero, name: same.name, concept: same.concept }, ...others];
}
