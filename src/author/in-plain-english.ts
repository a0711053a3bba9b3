import { sexOfName } from "./known-names.ts";
import { isNoName } from "./is-no-name.ts";

/** "Tilly the", and what somebody may have: "first sleepover". */
const NAMED_KIND = String.raw`(?:^|[.!?] |\babout )\p{Lu}\p{Ll}+ the (?:\p{Ll}+ )?`;
const WHOSE_WHAT = String.raw`(?:first|last|next|new|big|lost|birthday|bedtime|best|worst|long|great|secret|day|night|trip|adventure|wobbly|missing|favourite|very)\b`;

/** Ways in which parents write a phrase, and the plain way that the frames read. */
const PLAIN: readonly (readonly [RegExp, string])[] = [
  // "The shop itself is alive".
  [/(?<=\b(?:the|our|my|this) (?:[\p{Ll}-]+ ){0,2}[\p{Ll}-]{3,}) (?:itself|himself|herself)(?= \p{Ll}+)/giu, ""],
  // "Tilly the tortoises first sleepover": the sign is left out.
  [new RegExp(String.raw`(?<=${NAMED_KIND}\p{Ll}+(?:x|ch|sh|ss))es (?=${WHOSE_WHAT})`, "gu"), "’s "],
  [new RegExp(String.raw`(?<=${NAMED_KIND}\p{Ll}{2,})s (?=${WHOSE_WHAT})`, "gu"), "’s "],
  // "Two spoons in a drawer, Silver and Stan".
  [
    /\b(?<two>(?:[Tt]wo|[Tt]hree) (?:\p{Ll}+ )?\p{Ll}+s)(?<where> (?:in|on|at|from|under|behind) (?:an?|the|our|my) (?:\p{Ll}+ )?\p{Ll}+), (?<names>\p{Lu}\p{Ll}+ and \p{Lu}\p{Ll}+)(?=[,.!?]| who)/u,
    "$<two>, $<names>, $<where>",
  ],
  // "A hurley, an old one with a band on it, that".
  [
    /\b[Aa]n? (?<noun>(?:[\p{Ll}-]+ ){0,2}?[\p{Ll}-]+), an? (?<how>(?:[\p{Ll}-]+ ){0,4})one(?<beside> (?:with|in|from) [^,.!?]*)?,(?= (?:who|that|which|is|was|wants|called))/u,
    "a $<how>$<noun>$<beside>",
  ],
  // "A drip stand he calls Stan".
  [
    /(?<who>\b[Aa]n? (?:[\p{Ll}-]+ ){0,2}[\p{Ll}-]{3,}) (?:(?:that|which|who|whom) )?(?:s?he|they|we|everyone|everybody) (?:all )?calls? (?=\p{Lu}\p{Ll})/u,
    "$<who> called ",
  ],
  // "Told by Rafe aged 6: there’s a volcano".
  [
    /^(?:as )?(?:told|dictated|written|said|invented|made up|thought up|story|idea|words) (?:to me )?by [^:.!?]{3,60}[:.]\s+/iu,
    "",
  ],
  [/(?<!\p{L})(?<who>[Tt]here|[Tt]hat|[Ww]ho|[Ss]?[Hh]e)s(?= \p{Ll})/gu, "$<who>’s"],
  [
    /(?<!\p{L})(?<verb>(?:did|does|do|is|was|are|were|has|have|had|could|would|should|ca|wo)n)t(?!\p{L})/giu,
    "$<verb>’t",
  ],
  // "(Sorry, dictated by a four year old)", "(his words)".
  [
    / ?\((?:sorry|dictated|his|her|their|my|our|not|I|we|she|he|it|this|yes|no|please|true|real)(?!\p{L})[^)]{2,80}\)/giu,
    "",
  ],
  // What is asked of the telling and of nobody in it.
  [
    /,? (?:without|but not) (?:pretending|preaching|lecturing|moralising|making it|being (?:too )?(?:preachy|sad|scary|soppy|babyish))(?!\p{L})[^.!?]*/giu,
    "",
  ],
  [/,? (?:please,? )?(?:and |but )?no (?:miracle|magic|easy) (?:cures?|fix(?:es)?|solutions?)(?!\p{L})/giu, ""],
  // "He’s 8 and says", "Girls are 7".
  [
    /(?<=[.!?] )(?:girls|boys|they|both|the (?:girls|boys|twins|kids|children))(?:['’]re| are) (?:only |nearly |both )?\d{1,2}(?: and \d{1,2})?[.!]?/giu,
    "",
  ],
  [
    /(?<=[.!?] )(?<who>s?he)(?:['’]s| is) (?:only |nearly |just )?\d{1,2}(?: years old)? and (?=\p{Ll}+s )/giu,
    "$<who> ",
  ],
  // "Who really, truly does not want".
  [
    /\b(?:really|truly|absolutely|definitely)(?:,? (?:really|truly|absolutely|definitely))+ (?=(?:does|do|did|is|was|want|can))/giu,
    "",
  ],
  // "Milo and Otis (dogs) get lost".
  [
    /(?<names>\p{Lu}\p{Ll}+ and \p{Lu}\p{Ll}+) \((?:two |our |both |the )?(?<what>\p{Ll}+s)\)/gu,
    "$<names>, two $<what>,",
  ],
  // "There must be a gremlin in it".
  [/(?<=(?:^|[.!?] ))There (?:must|might|may|could) be (?=an? )/gu, "There is "],
  // "One of the pebbles should be the hero".
  [
    /(?<!\p{L})[Oo]ne of (?<whose>the|our|my|his|her) (?<noun>\p{Ll}{3,})s (?=(?:should|could|can|must|might|has to) be the (?:hero|star|main))/gu,
    "$<whose> $<noun> ",
  ],
  // "A knight’s daughter": her story.
  [/(?<=\b(?:[Aa]n?|[Tt]he|[Oo]ne) (?:\p{Ll}+ )?\p{Ll}{3,}['’]s (?:\p{Ll}+ )?)daughter(?!\p{L})/gu, "girl"],
  [/(?<=\b(?:[Aa]n?|[Tt]he|[Oo]ne) (?:\p{Ll}+ )?\p{Ll}{3,}['’]s (?:\p{Ll}+ )?)son(?!\p{L})/gu, "boy"],
  // "Got a rescue greyhound on Saturday. He’s called Sergeant".
  [
    /(?<who>\b(?:got|have|has|had|adopted|bought|found|made|built|rescued|drew|there is|there was|there['’]s) an? (?:[\p{Ll}-]+ ){0,2}[\p{Ll}-]{3,})(?<rest>(?: (?:on|in|at|from|last|yesterday|today|for)\b[^.!?]*)?[.!?;] )(?<is>(?:He|She|It)(?:['’]s| is| was) (?:called|named)) (?<name>\p{Lu}\p{Ll}+)/u,
    "$<who> called $<name>$<rest>$<is> $<name>",
  ],
  // "Her nickname is Pickle so call the penguin that".
  [
    /\b(?:nick)?name(?: is|['’]s) (?<name>\p{Lu}\p{Ll}+),? (?:so|and) (?:please |could you |maybe |you could )?(?:call|name) (?<whom>(?:the|our) \p{Ll}+|him|her|it) that\b/u,
    "pet word is said, so $<whom> is called $<name>",
  ],
];

/** What begins an idea without an article and is told of by a clause: "Zamboni who dreams". */
const BARE = /^(?<noun>\p{Lu}\p{Ll}{2,}(?: \p{Ll}{3,})?) (?=(?:who|that|whose) )/u;

/** "A Zamboni named Gord": a noun with a capital, right before its bearer’s name. */
const CAPITAL_NOUN = /(?<=\b[Aa]n? )\p{Lu}\p{Ll}{2,}(?= (?:named|called) \p{Lu})/gu;

/** An idea in the plain order and spelling of words that is read: "Zamboni who dreams" as "A zamboni who dreams". */
export function inPlainEnglish(text: string): string {
  const plain = PLAIN.reduce((said, [way, instead]) => said.replace(way, instead), text).replace(CAPITAL_NOUN, (noun) =>
    noun.toLocaleLowerCase(),
  );
  const noun = BARE.exec(plain)?.groups?.["noun"];
  const [first = ""] = noun?.split(" ") ?? [];
  if (noun === undefined || sexOfName(first) !== undefined || isNoName(first, "en")) return plain;
  return `${/^[AEIOU]/u.test(noun) ? "An" : "A"} ${noun.toLocaleLowerCase()}${plain.slice(noun.length)}`;
}
