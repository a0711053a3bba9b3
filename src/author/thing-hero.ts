import type { ByLanguage, Language } from "#book/languages.ts";
import { conceptsIn, type FoundConcept } from "#lexicon/concepts-in.ts";
import { retoldThing } from "./retold-thing.ts";
import { doesSomething } from "./told/does-something.ts";
import { sexOfName } from "./known-names.ts";
import { foldText } from "./fold-text.ts";
import { isNoName } from "./is-no-name.ts";
import { isAskedOfItsFeelings, thingFramesFor } from "./frames/thing-frames.ts";
import { OF_ELDER_DE } from "./of-elder.ts";
import { isPlaceThatActs } from "./place-that-acts.ts";
import { isOnlyCalled, openingHero } from "./opening-hero.ts";
import { endOfReaderPart } from "./reader-part.ts";
import { framesFor } from "./reading-frames.ts";

/** "The brook in the forest does": where it is, between it and what it does. */
const WHERE =
  /^\s+(?:în|pe|la|sub|din|de pe|de la|from|in|on|im|in|aus|auf|vom)\s+(?:the\s+|an?\s+|der\s+|dem\s+)?\p{L}+(?:\s+\p{L}+(?:lui|ilor|elor)(?!\p{L}))?(?=[\s,.!?]|$)/iu;
/** "The candle at the window of a small village inn is". */
const WHERE_EN =
  /^(?:\s+(?:at|in|on|by|near|under|of|from|behind)\s+(?:the|an?|his|her)(?:\s+\p{Ll}+){1,3}?)+(?=\s+(?:is|was|has|wants|can|cannot|who|that|dreams|wishes)\s)/u;
/** „Fulgușor, un fulg de zăpadă“, "Dot is the smallest". */
const NAMED_BEFORE =
  /^\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)?(?:,|\s+(?:is|was|este|e|era|ist|war))\s+(?:an?|un|o|eine?|(?:the|our)(?=\s(?:\p{Ll}+est|only|last)\s)|ce[al]\smai\s\p{Ll}+|(?:der|die|das)(?=\s\p{Ll}+ste\s))\s+(?:[\p{Ll}-]+\s+){0,2}$/u;
/** Behind what somebody is said to be: "Wanda, a weather vane, longs", "Dot is the smallest tugboat in the harbour". */
const TOLD_APART =
  /^,(?:\s|$)|^\s*[.!]?\s*$|^[.!]\s|^\s+(?:who|nobody|everyone|everybody|whose|that|which|care|der|die|das|in|on|at|of|from|din|de la|la|im|am|auf|vom)\s/u;
/** "One rainy evening," before whom it is about. */
const LEAD =
  /^(?:on|one|once|in|at|deep in|far away|într|intr|în|in|la|pe|undeva|departe|odat[ăa]|eines|an|im|am|auf|hoch|tief|weit)(?!\p{L})[^,.!?]{2,60},\s+/iu;
/** „Im Garten möchte“: where it is, not who. */
const AT_DE =
  /(?<!\p{L})(?:im|in|am|an|ans|ins|auf|aufs|hinterm|unterm|überm|vorm|beim|zwischen|unter|über|hinter|vor|neben|bei|aus|vom|zum|zur|mit)\s+(?:(?:de[mnr]|die|das|eine[mnr]?)\s+)?(?:\p{Ll}+\s+)*$/iu;
const AT_PLACE = /(?:^|[\s(])(?:[îi]n|din|la|pe|sub|l[âa]ng[ăa]|spre|in|on|at|under|near|from)\s(?:the |an? )?$/iu;
/** „Eines Abends träumt eine“. */
const VERB_BEFORE =
  /^(?:Eines|An|In|Im|Am|Auf|Heute|Gestern|Nachts|Einmal)(?!\p{L})[^,.!?]{0,40}?\s\p{Ll}{2,}te?\s+eine?\s+(?:\p{Ll}+e[rs]?\s+)?$/u;

/** "The brave little tugboat", and nothing else. */
function isTitle({ start, end }: FoundConcept, text: string, hasFigures: boolean): boolean {
  const isLead = /^(?:(?:the|an?|der|die|das|eine?|un|o)\s+)?(?:\p{Ll}+\s+){0,3}$/iu.test(text.slice(0, start));
  return (
    !hasFigures &&
    isLead &&
    /\s/u.test(text) &&
    /^(?:\s+ce[al]\s+\p{Ll}+|\s+\p{Ll}+(?:ă|ar|at|os|it|ut|el|ic))?(?:[.!]?$|[.!]\s)/u.test(text.slice(end))
  );
}

/** The things of a text that are somebody: "a star who is scared of falling", "a crayon called Violet". */
export function thingHeroes(
  all: readonly FoundConcept[],
  text: string,
  language: Language,
  isWished = false,
): readonly FoundConcept[] {
  const reader = endOfReaderPart(text, language);
  // „Er hat den Staubsauger namens Rüdiger. | Rüdiger hat Bauchweh“: who is told of again by the name.
  const isNamedAgain = (end: number) => {
    const name = /^ namens (?<name>\p{Lu}\p{L}+)/u.exec(text.slice(end))?.groups?.["name"];
    return language === "de" && name !== undefined && text.startsWith(name, reader);
  };
  const found = all.filter(({ start, end }) => start >= reader || isNamedAgain(end));
  const subject =
    (language === "ro" ? placesOwn(found, text) : undefined) ??
    subjectThing(found, text, language) ??
    openingHero(text, all, language, isWished)?.found;
  const named = found.filter(
    (each) =>
      each !== subject && each.kind === "thing" && each.number === "singular" && isNamed(each, found, text, language),
  );
  const heroes = [...(subject ? [subject] : []), ...named];
  if (heroes.length > 0) return heroes;
  const lead = found.find(
    (each) => each.kind === "figure" || each.kind === "thing" || (language === "en" && isPlaceAsSomebody(each, text)),
  );
  if ((lead?.kind === "thing" || lead?.kind === "place") && lead.number === "singular" && isThere(lead, text, language))
    return [lead];
  const again = language === "de" ? retoldThing(found, text) : undefined;
  if (again) return [again];
  if (hasSomebody(found)) return heroes;
  const one = oneOfGroup(found, text, language);
  if (one) return [one];
  const told =
    (language === "ro" ? takenUp(found, text) : undefined) ??
    found.find((each) => isException(each, text, language)) ??
    found.find((each) => isTold(each, text, language));
  return told ? [told] : [];
}

/** "There’s a volcano and he is grumpy": of no place one says "he". */
function isPlaceAsSomebody({ kind, end }: FoundConcept, text: string): boolean {
  return (
    kind === "place" &&
    /^(?:,? (?:and|but) s?he(?:['’]s| is| has| wants| can| never| always| gets)| who(?:['’]s)?)(?!\p{L})/iu.test(
      text.slice(end),
    )
  );
}

/** „Die Kürbisse machen einen Wettbewerb … Der kleine krumme Kürbis“: the one of whom more is told than of the rest. */
function oneOfGroup(found: readonly FoundConcept[], text: string, language: Language): FoundConcept | undefined {
  const [group] = found.filter(({ kind }) => kind === "thing");
  // „Hundert Knöpfe, und einer davon gehört nirgendwo dazu“.
  const several =
    language === "de" ? found.find(({ kind, number }) => kind === "thing" && number === "plural") : undefined;
  if (
    several &&
    /(?<!\p{L})(?:eine[rs]?|eins) (?:davon|von ihnen|von denen|unter ihnen)(?!\p{L})/u.test(text.slice(several.end))
  )
    return { ...several, number: "singular" };
  if (language !== "de" || group?.number !== "plural" || !/^(?:die|alle|viele|lauter)\s/iu.test(text)) return undefined;
  return found.find(
    ({ concept, number, start, end }) =>
      concept === group.concept &&
      (number === "singular" || /(?:^|\s)(?:der|das|ein) (?:\p{Ll}+ )*$/iu.test(text.slice(0, start))) &&
      start > group.end &&
      /(?:^|[.!?,]\s|\s(?:nur|doch|aber)\s)(?:nur |doch |aber )?(?:der|die|das|eine?) (?:\p{Ll}+ ){0,3}$/iu.test(
        text.slice(0, start),
      ) &&
      doesSomething(
        text
          .slice(end)
          .replace(/^ (?:ganz )?(?:hinten|oben|unten|vorn|vorne|links|rechts|außen|in der Mitte|am Rand)/u, ""),
        language,
      ),
  );
}

/** „Cineva a uitat un scaun. Scaunul visează …“: what a later sentence begins with again, and does something there. */
function takenUp(found: readonly FoundConcept[], text: string): FoundConcept | undefined {
  return found.find(
    (each) =>
      each.kind === "thing" &&
      found.some(
        (again) =>
          again.start > each.end &&
          again.concept === each.concept &&
          /[.!?] $/u.test(text.slice(0, again.start)) &&
          doesSomething(text.slice(again.end), "ro"),
      ),
  );
}

/** „Castelul are o scară care scârțâie. Scara crede …“: what a place has, taken up again. */
function placesOwn(found: readonly FoundConcept[], text: string): FoundConcept | undefined {
  const [first, second] = found.filter(({ kind }) => kind !== "trait" && kind !== "colour");
  const isOwn =
    first?.kind === "place" &&
    second?.kind === "thing" &&
    /(?:^|\s)(?:are|avea) (?:un|o) (?:\p{Ll}+ )?$/u.test(text.slice(first.end, second.start));
  return isOwn ? takenUp([second, ...found.filter(({ start }) => start > second.end)], text) : undefined;
}

function hasSomebody(found: readonly FoundConcept[]): boolean {
  return found.some(({ kind, concept, number }) => kind === "figure" && concept.id !== "hero" && number === "singular");
}

/** "Once upon a time a loaf of bread ran away from the baker": told of before anybody else. */
function isThere({ start }: FoundConcept, text: string, language: Language): boolean {
  return thingFramesFor(language).exists.test(text.slice(0, start));
}

/** „Povestea unei umbrele“ is one’s, though its form is the plural’s too. */
const ONE_RO = /(?<!\p{L})(?:unei|unui) (?:\p{Ll}+ )?$/u;

/** „Povestea unui pompon de căciulă care se crede pui de găină“. */
const TOLD_ON_RO = /^(?: de \p{Ll}+| \p{Ll}+)?,? (?:care|c[ăa]ruia|c[ăa]reia) /u;

/** Whose story it is said to be: "the tale of a". */
const STORY_OF =
  /^(?:povestea (?:unui|unei)|(?:the |a )?(?:story|tale) (?:of|about) (?:an?|the)|(?:die |eine )?Geschichte (?:von|vom|über) (?:eine[mnr]?|de[mnr]|die|das)) (?:\p{Ll}+ ){0,2}$/iu;

/** „Un creion roșu“, „o cizmă uitată în ploaie“: where what is said of a Romanian noun ends. */
function endOfPhrase(first: FoundConcept, found: readonly FoundConcept[], text: string, language: Language): number {
  if (language !== "ro") return first.end;
  const colour = found.find(({ kind, start }) => /^(?:colour|trait)$/u.test(kind) && start === first.end + 1);
  const end = colour?.end ?? first.end;
  return end + (/^ (?:\p{Ll}+(?:at|it|ut)[ăa]?)(?= (?:[îi]n|pe|la|sub|de) )/u.exec(text.slice(end))?.[0].length ?? 0);
}

/** A name is told of it: by a frame, right behind it or right before. */
function isNamed(
  { start, end }: FoundConcept,
  found: readonly FoundConcept[],
  text: string,
  language: Language,
): boolean {
  const { named, name, nameBefore, starts, isOthers } = thingFramesFor(language);
  const before = text.slice(0, start);
  const after = text.slice(end);
  // "Tilly Tomato": right behind a name a thing with a capital is somebody.
  const first = /(?:^|\s)(?<first>\p{Lu}\p{Ll}+) $/u.exec(before)?.groups?.["first"];
  const isTitleCase = /\p{Lu}\p{Ll}+(?:\s\p{Lu}\p{Ll}+){2,}/u.test(text);
  if (language === "en" && first !== undefined && /^\p{Lu}/u.test(text.slice(start)) && !isTitleCase)
    return sexOfName(first) !== undefined || (first.charAt(0) === text.charAt(start) && isFreeName(first, language));
  // "Thistle the hare": within a sentence a capital makes a name of it, but for German.
  if (language !== "de" && /\p{Ll},? $/u.test(before) && /^\p{Lu}/u.test(text.slice(start))) return false;
  const small = framesFor(language).smallBeforeKind?.exec(before)?.groups?.["name"];
  const isFirst = !found.some((each) => each.kind === "figure" && each.start < start);
  if (small !== undefined && isFirst && isFreeName(small, language)) return true;
  const lead = nameBefore.exec(before);
  if (
    lead &&
    !isNoName(lead.groups?.["name"] ?? "", language) &&
    !found.some((each) => each.kind === "figure" && each.start >= lead.index && each.start < start)
  )
    return true;
  // "We live on a narrowboat called Dragonfly": what it is called is nobody else.
  const called = end + (named.exec(after)?.[0].length ?? -1);
  const isOther = (each: FoundConcept) => each.kind === "figure" && each.start !== called;
  if (isOthers.test(before) && found.some(isOther)) return false;
  if (named.test(after)) return true;
  // "A shy tuba, Oom, in the school orchestra".
  const aside = /^(?: \p{Ll}+)?, (?<word>\p{Lu}\p{Ll}+)(?: \p{Lu}\p{Ll}+)?,/u.exec(after)?.groups?.["word"];
  const isOneRo =
    language === "ro" && /(?<![\p{L}-])(?:un|o|(?:[Cc]el|[Cc]ea) mai \p{Ll}+) (?:\p{Ll}+ )?$/u.test(before);
  // "A grumpy cactus, Spike, gets": between commas a capital makes a name of any word.
  const isFreeAside =
    aside !== undefined && (isOneRo || language === "en" ? !isNoName(aside, language) : isFreeName(aside, language));
  if (isFreeAside && (isOneRo || framesFor(language).subjectBefore.test(before))) return true;
  const [, word = ""] = /^ (?:(?:Old|Little|Big|Young|Granny) )?(?<word>[\p{L}-]+)/u.exec(after) ?? [];
  // „Das Segelboot Möwe wird“: of two German nouns side by side the second is a name.
  const isBeside =
    language === "de" &&
    /(?:^|(?<!\p{L})(?:nur|bloß|allein|einzig) )(?:(?:der|die|das) )?(?:\p{Ll}+e )?$/iu.test(before) &&
    /^\p{Lu}/u.test(word);
  if (isBeside && name.test(after) && !framesFor("de").noNames.has(foldText(word))) return true;
  // But for German, whose nouns have one too, a capital within a sentence makes a name of any word.
  const isName = language === "de" || !/^\p{Lu}/u.test(word) ? isFreeName(word, language) : !isNoName(word, language);
  return starts.test(before) && name.test(after) && isName;
}

/** What a thing is called, behind what it is made of. */
const ITS_NAME = /^(?: de \p{Ll}+)?(?: \p{Lu}[\p{L}-]+){1,2}/u;

/** Somebody else has a name: within a sentence a capital tells of one, in German a name that is known. */
function isOthersNamed(text: string, language: Language): boolean {
  // Who is only told of at the end of it all is not whom it is about.
  const [clause = ""] =
    /^[^,.!?]*?(?=[,.!?]| (?:and|but|und|aber|[șs]i|dar) (?!(?:\p{L}+ )?\p{Lu})|$)/u.exec(text) ?? [];
  const words = [
    ...clause.matchAll(/(?<=\p{Ll},? )(?<!\b(?:in|to|at|from|lui) |(?<!\p{L})(?:la|în|din|spre) )\p{Lu}\p{Ll}+/gu),
  ].map(([word]) => word);
  return language === "de" ? words.some((word) => sexOfName(word) !== undefined) : words.length > 0;
}

/** A word that is nothing else: no kind or thing, and none that only begins a sentence. */
function isFreeName(word: string, language: Language): boolean {
  if (sexOfName(word) !== undefined) return true;
  return !isNoName(word, language) && conceptsIn(word, language).length === 0;
}

/** „Nur die kleine Birke bringt kein Wort heraus“: who is not as the others are. */
const ONLY: ByLanguage<RegExp> = {
  en: /\b(?:only|except) (?:the|one) (?:\p{Ll}+ ){0,2}$/iu,
  ro: /(?<!\p{L})(?:numai|doar|[îi]n afar[ăa] de) $/iu,
  de: /(?<!\p{L})(?:nur|bis auf|außer) (?:der|die|das|eine?[mnr]?) (?:\p{Ll}+ ){0,2}$/iu,
};

function isException({ kind, number, start, end }: FoundConcept, text: string, language: Language): boolean {
  const isOne = kind === "thing" && number === "singular";
  return isOne && ONLY[language].test(text.slice(0, start)) && doesSomething(text.slice(end), language);
}

/** „Die Mülltonnen in unserer Straße streiten“. */
const DO_DE =
  /^(?: (?:in|auf|an|im|am|hinter|vor|unter|neben|aus|von|vom) [^,.!?]{2,40}?)? (?!gegen|neben|wegen|zwischen|einen|sieben|eben|oben|unten|hinten)\p{Ll}{2,}(?:en|ern|eln)(?!\p{L})/u;

/** Of whom a story is told that has nobody else: "once there was a button". */
function isTold({ kind, number, start, end }: FoundConcept, text: string, language: Language): boolean {
  const { about, exists, isHero, several } = thingFramesFor(language);
  const before = text.slice(0, start);
  const after = text.slice(end);
  if (kind !== "thing" && kind !== "place") return false;
  if (number === "plural") {
    // „Șosetele desperechete se caută“.
    const isSubject =
      /^(?:die |the )?(?:\p{Ll}+ )?$/iu.test(before) &&
      language !== "en" &&
      (doesSomething(after, language) || (language === "de" && DO_DE.test(after)));
    return kind === "thing" && (isSubject || (several.test(before) && /^,? \p{Ll}/u.test(after)));
  }
  return (
    isHero.test(before) || exists.test(before) || about.test(before) || isAskedOfItsFeelings(before, after, language)
  );
}

/**
 * A thing that is somebody: "a star who is scared of falling", "ein Kaktus wünscht sich". It begins the idea, or is what it
 * is about, and does or wants something itself.
 */
function subjectThing(found: readonly FoundConcept[], text: string, language: Language): FoundConcept | undefined {
  const { subjectBefore, subjectAfter, gone } = framesFor(language);
  const somebody = found.filter(({ kind }) => /^(?:figure|thing|place|garment)$/u.test(kind));
  // "A baby star" is a star.
  const isYoung = language === "en" && /^baby$/iu.test(somebody[0]?.text ?? "") && somebody[1]?.kind === "thing";
  const [first, owned] = isYoung && somebody[1]?.start === (somebody[0]?.end ?? 0) + 1 ? somebody.slice(1) : somebody;
  // "A wizard’s hat that wants": whose it is goes before.
  const isOwned =
    first?.kind === "figure" &&
    owned?.kind === "thing" &&
    /^['’]s? (?:\p{Ll}+ ){0,2}$/u.test(text.slice(first.end, owned.start));
  const ownedDoes = () =>
    owned ? doesSomething(text.slice(owned.end), language) && !isOthersNamed(text, language) : false;
  if (isOwned && owned.number === "singular" && (/^ (?:that|who) /u.test(text.slice(owned.end)) || ownedDoes()))
    return owned;
  if (!first || first.kind === "figure" || (first.number === "plural" && !ONE_RO.test(text.slice(0, first.start))))
    return undefined;
  // „În pădurea fermecată trăiește un stejar“: where it is.
  if (AT_PLACE.test(text.slice(0, first.start))) return undefined;
  // "The moon is missing! Astronaut Nia must bring it back."
  const others = found.filter(({ kind }) => kind === "figure");
  // "Peanut is a baby elephant": so he is called.
  if (others.some(({ start }) => thingFramesFor(language).isName.test(text.slice(first.end, start)))) return undefined;
  if (isOnlyCalled(first, found, text)) return undefined;
  // „Der Besen der Hexe Walburga“ is hers.
  if (language === "de" && others.some(({ start }) => /^\s(?:der|des)\s$/u.test(text.slice(first.end, start))))
    return undefined;
  if (
    others.length > 0 &&
    ((first.kind === "place" && !isPlaceThatActs(first, text, language)) || gone.test(text.slice(first.end)))
  )
    return undefined;
  const isDoer =
    language === "en" &&
    others.length === 0 &&
    /^(?:an?|the) (?:\p{Ll}+ ){0,2}$/iu.test(text.slice(0, first.start)) &&
    /^ \p{Ll}{3,}s (?!of|and)/u.test(text.slice(first.end)) &&
    !/\p{Ll} \p{Lu}\p{Ll}/u.test(text);
  const isAlone =
    text.replaceAll(/[^\p{L}]/gu, "").length === first.text.length || isTitle(first, text, others.length > 0);
  const before = text.slice(0, first.start);
  const after = text
    .slice(endOfPhrase(first, found, text, language))
    .replace(WHERE, "")
    .replace(WHERE_EN, "");
  const isFirst = subjectBefore.test(before.replace(LEAD, "")) && !(language === "de" && AT_DE.test(before));
  const behind = text.slice(first.end);
  const isSubject =
    (STORY_OF.test(before) &&
      (others.length === 0 || (language === "ro" && / un(?:ui|ei) $/iu.test(before) && TOLD_ON_RO.test(behind)))) ||
    ((isFirst || NAMED_BEFORE.test(before)) && subjectAfter.test(after)) ||
    (NAMED_BEFORE.test(before) && TOLD_APART.test(after)) ||
    (language === "de" && VERB_BEFORE.test(before));
  const isToldOf =
    isFirst &&
    first.kind !== "place" &&
    !gone.test(behind) &&
    !isOthersNamed(behind.replace(ITS_NAME, "").replace(OF_ELDER_DE, ""), language) &&
    (doesSomething(behind, language) || /^(?:wie|als|warum) (?:der|die|das) $/iu.test(before));
  return isAlone || isSubject || isDoer || isToldOf ? first : undefined;
}
