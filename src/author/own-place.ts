import type { Environment } from "#book/choices.ts";
import type { ByLanguage, Language } from "#book/languages.ts";
import { ELSEWHERE } from "#content/sentences/elsewhere.ts";
import { conceptsIn } from "#lexicon/concepts-in.ts";
import { withoutSlotMarks } from "./without-slot-marks.ts";

interface PlaceFrames {
  /** What stands before a place that somebody is at, from its preposition on. */
  readonly at: RegExp;
  /** At somebody's of the family. */
  readonly kin: RegExp;
}

const FRAMES: ByLanguage<PlaceFrames> = {
  en: {
    at: /\b(?:in|at|on|inside|under|near|behind|above) (?:(?:the|an?|his|her|their) )?(?:\p{Ll}+ ){0,2}$/u,
    kin: /\bat (?:(?:his|her|their) )?(?:grandma|granny|grandmother|grandpa|grandfather)['’]s(?: (?:house|place|farm|garden))?\b/iu,
  },
  ro: {
    at: /(?<!\p{L})(?:în|într-un|într-o|la|pe|sub|lângă|dincolo de)(?: \p{Ll}+){0,1} $/u,
    kin: /(?<!\p{L})la (?:bunica|bunicul|bunici|bunicuța)(?: la țară)?(?!\p{L})/iu,
  },
  de: {
    at: /(?<!\p{L})(?:im|am|auf dem|auf der|auf einem|auf einer|in der|in dem|in einem|in einer|unter dem|bei dem|beim)(?: \p{Ll}+){0,2} $/u,
    kin: /(?<!\p{L})bei (?:(?:der|seiner|ihrer|dem|seinem|ihrem) )?(?:Oma|Opa|Großmutter|Großvater|Großeltern)(?!\p{L})/u,
  },
};

/** „Nu vrea la grădiniță“: nobody lives there. */
const REFUSED_RO =
  /(?<!\p{L})nu (?:mai )?(?:vrea|voia) (?:deloc )?(?:s[ăa] (?:mai )?(?:mearg[ăa]|intre|se duc[ăa]|r[ăa]m[âa]n[ăa]) )?(?:la|[îi]n|pe) $/iu;

/** „În satul bunicilor“. */
const WHOSE_RO = /^ (?:\p{Ll}{2,}(?:ului|ilor|elor)|bunicii|mamei)(?!\p{L})/u;

/** "In her underwater palace". */
const BUILT_EN = /^ (?:palace|castle|kingdom|city|town|village|world|cave|garden|house|school)\b/u;

/** Shorter than a sentence of the lowest level has room for. */
const MOST_WORDS = 5;

function lowerFirst(text: string): string {
  return text.charAt(0).toLocaleLowerCase() + text.slice(1);
}

/** Where the idea says that it plays. */
export interface OwnPlace {
  /** In the parent's words: "in the old lighthouse". */
  readonly phrase: string;
  /** The environment only lends it its picture, and has no words that are true of it. */
  readonly isElsewhere: boolean;
}

/**
 * Where the parent's idea says that it plays, if the book's environment is what the lexicon draws for it, or it is at
 * somebody's home.
 */
export function ownPlace(story: string, language: Language, environment: Environment): OwnPlace | undefined {
  const text = withoutSlotMarks(story);
  const { at, kin } = FRAMES[language];
  const phrases = conceptsIn(text, language).flatMap(({ concept, start, end, text: word }) => {
    if (concept.kind !== "place" || concept.environment !== environment) return [];
    const before = at.exec(lowerFirst(text.slice(0, start)))?.[0];
    // A Romanian adjective follows: "în farul vechi".
    const after =
      language === "ro"
        ? (/^ (?:cel )?(?:vechi|mare|mic|mică|veche|bătrân|bătrână)(?!\p{L})/u.exec(text.slice(end))?.[0] ?? "")
        : language === "en"
          ? (BUILT_EN.exec(text.slice(end))?.[0] ?? "")
          : "";
    if (before === undefined) return [];
    if (language === "ro" && REFUSED_RO.test(text.slice(0, start))) return [];
    const whose = language === "ro" && after === "" ? (WHOSE_RO.exec(text.slice(end))?.[0] ?? "") : after;
    // „În satul unde“: with its article it is no place yet.
    if (language === "ro" && whose === "" && /^\p{Ll}{3,}ul$/u.test(word)) return [];
    return [{ phrase: `${before}${word}${whose}`, isElsewhere: ELSEWHERE.has(concept.id) }];
  });
  const [ofKin] = kin.exec(lowerFirst(text)) ?? [];
  const place = phrases[0] ?? (ofKin === undefined ? undefined : { phrase: ofKin, isElsewhere: false });
  if (place === undefined || place.phrase.split(" ").length > MOST_WORDS) return undefined;
  const phrase = lowerFirst(place.phrase).replaceAll("'", "’");
  return { ...place, phrase };
}
