import type { Setting } from "./book-state.ts";
import { fits } from "./choose-variants.ts";
import { countSigns } from "#book/count-signs.ts";
import { capitalise } from "./capitalise.ts";
import { realise } from "./realise.ts";

/** As a person counts letters (S5.1). */
const LENGTH = { min: 3, max: 99 };

const SMALL_WORDS = /^(?:a|an|and|as|at|but|by|for|from|in|into|of|on|or|the|to|up|with)$/u;

/** The parent's own title, else one that is built from the hero and the goal (S5.1: 3 to 99 characters). */
export function makeTitle(given: string, setting: Setting): string {
  const own = given.trim();
  if (countSigns(own) >= LENGTH.min && countSigns(own) <= LENGTH.max) return own;
  const frames = setting.random.shuffle(setting.familyWords.titles.filter((title) => fits(title, setting.fitting)));
  for (const { title } of frames) {
    const filled = fillTitle(title, setting);
    if (filled !== undefined && countSigns(filled) <= LENGTH.max && countSigns(filled) >= LENGTH.min) return filled;
  }
  const { participant } = setting.cast.hero;
  return `${participant.name}, ${setting.kit.form(participant, "a")}`;
}

function fillTitle(frame: string, setting: Setting): string | undefined {
  const { kit, cast, goalFacts, scenery } = setting;
  const scope = { kit, members: cast, texts: goalFacts.texts, nouns: {}, introduced: new Set([cast.helper.card.id]) };
  const named = Object.keys(goalFacts.texts).map((key) => [
    key,
    realise([`- {${key}}`], scope)
      .sentences.join(" ")
      .slice(2),
  ]);
  const texts: Record<string, string> = {
    ...scenery.texts,
    ...Object.fromEntries(named),
    name: kit.form(cast.hero.participant, "nom"),
    gen: kit.form(cast.hero.participant, "gen"),
    kind: kit.form(cast.hero.participant, "kind"),
  };
  for (const [key, noun] of Object.entries({ ...goalFacts.nouns, ...scenery.nouns })) {
    texts[key] = noun.nom;
    if (noun.acc) texts[`${key}.acc`] = noun.acc;
    if (noun.dat) texts[`${key}.dat`] = noun.dat;
  }
  let missing = false;
  const filled = frame.replaceAll(/\{(?<key>[A-Za-z.]+)\}/gu, (_, key: string) => {
    const lower = key.charAt(0).toLowerCase() + key.slice(1);
    const text = texts[lower];
    if (text === undefined) missing = true;
    return text === undefined ? "" : lower === key ? text : titleCase(text);
  });
  return missing ? undefined : capitalise(filled);
}

/** English titles set their words in capitals, but for the small ones inside. */
function titleCase(text: string): string {
  return text
    .split(" ")
    .map((word, index) => (index > 0 && SMALL_WORDS.test(word) ? word : capitalise(word)))
    .join(" ");
}
