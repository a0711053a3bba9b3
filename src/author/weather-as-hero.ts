import type { ByLanguage, Language } from "#book/languages.ts";
import { WEATHER_THINGS } from "#content/lexicon/things-weather-itself.ts";
import type { FoundConcept } from "#lexicon/concepts-in.ts";
import { conceptById } from "#lexicon/find-concept.ts";
import { formIndexOf } from "#lexicon/form-index.ts";
import { verbAt } from "./told/does-something.ts";

const IDS: ReadonlySet<string> = new Set(WEATHER_THINGS.map(({ id }) => id));

const TIMES = /^(?:winter|spring|summer|autumn|night|morning|evening)-itself$/u;

/** From an idea’s start to the weather that it is about. */
const ABOUT: ByLanguage<RegExp> = {
  en: /^(?:(?:a |the )?(?:story|tale|book|something) (?:about|with) |what if |why (?:is|does|did) )?(?:the |an? )?(?:\p{Ll}+ )?$/iu,
  ro: /^(?:(?:o )?(?:poveste|povestioar[ăa]|povestea|ceva) ?(?:despre|cu)? |(?:ce|cum)[- ]ar fi,? dac[ăa] (?:[îi]ntr-o (?:zi|noapte) )?|de ce (?:nu )?(?:se |e |este )?\p{Ll}+ )?(?:un |o )?$/iu,
  de: /^(?:(?:eine )?(?:geschichte|märchen|etwas|was) (?:über|von|mit) |was wäre,? wenn |warum (?:ist|hat|will) )?(?:(?:de[rmn] |die |das |eine?[mnr]? )(?:\p{Ll}+ )?)?$/iu,
};
/** „Ce ar fi dacă vântul“: what is asked of it is about it. */
const ASKED = /^(?:what if|was wäre,? wenn|(?:ce|cum)[- ]ar fi,? dac[ăa])\s/iu;

/** „Crivățul e un vânt rece“: whoever is called so is one. */
const SAID_RO = /^\p{Lu}\p{Ll}+(?:,| (?:e|este|era)) (?:un|o) $/u;

const CARD = /^(?:an?|un|o|eine?)(?: \p{Ll}+){0,2} \p{L}+(?: \p{Ll}+)?$/u;

/** Behind it, what only somebody does. */
const RELATIVE: ByLanguage<RegExp> = {
  en: /^(?:,? who| that) /u,
  ro: /^,? (?:care|c[ăa]r(?:uia|eia)) /u,
  de: /^,? (?:der|die|das|dem|den) (?!\p{Lu})/u,
};

/** „Ploaia de vară caută“, „der Nebel im Tal fragt“. */
const BETWEEN: ByLanguage<RegExp> = {
  en: /(?!)/u,
  ro: /^ de \p{Ll}+(?= )/u,
  de: /^ (?:im|vom|am|in der|aus dem|aus der|auf dem|über dem) \p{Lu}\p{Ll}+(?= )/u,
};

/** The concepts of a text, with its weather, season or time of day as somebody where the idea begins with what that does. */
export function withWeatherAsHero(
  found: readonly FoundConcept[],
  text: string,
  language: Language,
): readonly FoundConcept[] {
  const plain = found.filter(({ concept }) => !IDS.has(concept.id));
  const word = [...text.matchAll(/\p{L}{3,}/gu)]
    .slice(0, 8)
    .find(
      ({ 0: each, index }) =>
        (ABOUT[language].test(text.slice(0, index)) || (language === "ro" && SAID_RO.test(text.slice(0, index)))) &&
        itself(each, language) !== undefined,
    );
  const concept = word && itself(word[0], language);
  // What the lexicon has for somebody already stays so.
  const isKnown = plain.some(({ kind, start }) => kind === "thing" && start === word?.index);
  if (!word || !concept || isKnown) return plain;
  const [start, end] = [word.index, word.index + word[0].length];
  const after = text.slice(end).replace(BETWEEN[language], "");
  // "The wind stole Granny’s washing": whose it is does nothing.
  const isOwner = (each: FoundConcept) => language === "en" && /^['’]s\s/u.test(text.slice(each.end));
  const others = plain.some((each) => each.kind === "figure" && each.start > end && !isOwner(each));
  const doesIt = verbAt(after.trim().split(/\s+/u).slice(0, 4), language) === 0 && /^ \p{Ll}/u.test(after);
  // „Ein Sommer, der nie endet“ is when.
  const isTold = !TIMES.test(concept.id) && RELATIVE[language].test(after);
  // „O iarnă curioasă“: as a card says what somebody is.
  const isCard = CARD.test(text);
  const isSaid = SAID_RO.test(text.slice(0, start));
  // „Zăpada s-a topit, sania e tristă“: what has only come or gone tells when it is.
  if (language === "ro" && COME_OR_GONE_RO.test(after) && isFollowed(plain, end, text)) return plain;
  const isCalled = (language === "ro" && CALLED_RO.test(after)) || CALLED[language].test(after);
  if (
    !isTold &&
    !isCard &&
    !isSaid &&
    !isCalled &&
    (!doesIt || (others && !ASKED.test(text) && !MEANS_RO.test(after) && !/^ (?:nu|not?) /u.test(after)))
  )
    return plain;
  return [
    ...plain.filter((each) => each.end <= start || each.start >= end),
    { concept, kind: concept.kind, start, end, text: word[0], number: "singular" as const, diminutive: false },
  ].toSorted((a, b) => a.start - b.start);
}

/** „Ein Gewitter namens Donnerlinchen“, "a breeze called Puff": what has a name is somebody. */
const CALLED: ByLanguage<RegExp> = {
  en: /^,? (?:called|named) \p{Lu}/u,
  ro: /^(?: (?!care|nu|a )\p{Ll}+){0,3},? (?:pe nume|numit[ăa]?) \p{Lu}/u,
  de: /^,? (?:namens|mit Namen) \p{Lu}/u,
};

/** „Vântul Crivăț“, „Vântul de la mare, Crivățel, e“, „ploaie vs soare“: by a name, or against another. */
const CALLED_RO = /^(?: (?:de|din) (?:la )?\p{L}+)?,? \p{Lu}\p{Ll}{2,}|^ (?:vs\.?|versus|contra|[îi]mpotriva) /u;

/** What only somebody does, whoever else is there. */
const MEANS_RO =
  /^ (?:caut[ăa]|vrea|viseaz[ăa]|se teme|[îi][șs]i dore[șs]te|iube[șs]te|[îi]nva[țt][ăa]|s-a [îi]ndr[ăa]gostit|refuz[ăa]|crede|sper[ăa]|e sup[ăa]rat[ăa]?)(?!\p{L})/u;

const COME_OR_GONE_RO =
  /^ (?:s-a|a) (?:topit|venit|c[ăa]zut|a[șs]ternut|terminat|oprit|trecut|plecat|sosit|[îi]nceput|stat|dus|l[ăa]sat)(?!\p{L})/iu;

/** Whether a later clause of the text begins with somebody or something. */
function isFollowed(found: readonly FoundConcept[], from: number, text: string): boolean {
  return found.some(
    ({ kind, start }) =>
      /^(?:thing|figure|garment)$/u.test(kind) &&
      start > from &&
      /(?:[,.!?;]| (?:[șs]i|iar|dar)) (?:(?:un|o) )?$/iu.test(text.slice(0, start)),
  );
}

function itself(word: string, language: Language): FoundConcept["concept"] | undefined {
  const { exact, folded } = formIndexOf(language);
  const small = word.toLocaleLowerCase();
  const reading = [...(exact.get(small) ?? []), ...(folded.get(small) ?? [])].find(
    ({ concept, number }) => IDS.has(concept.id) && number === "singular",
  );
  return reading && conceptById(reading.concept.id);
}
