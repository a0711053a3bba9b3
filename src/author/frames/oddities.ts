import type { Language } from "#book/languages.ts";

const ENGLISH_HOW =
  "loud|loudly|big|small|slow|slowly|quiet|quietly|tall|clumsy|messy|prickly|round|shy|fast|short|noisy|tiny|fluffy|wild|sleepy";
const GERMAN_HOW =
  "laut|groß|klein|langsam|leise|stachelig|rund|schüchtern|schnell|dick|kurz|winzig|wild|tollpatschig|müde|flauschig";

const ROMANIAN_BEING =
  "mare|mic|mică|înalt|înaltă|scund|scundă|încet|înceată|lent|lentă|rapid|rapidă|iute|zgomotos|zgomotoasă|gălăgios|gălăgioasă|tăcut|tăcută|timid|timidă|sfios|sfioasă|rotund|rotundă|țepos|țepoasă|pufos|pufoasă|stângaci|stângace|neîndemânatic|neîndemânatică|dezordonat|dezordonată|somnoros|somnoroasă|sălbatic|sălbatică";

/**
 * How an idea says that somebody is or does too much of something. Groups `how` and, unless it is what one is,
 * `verb`. Only what one is oneself: a neck that is too long is told as any other oddity.
 */
export const ODDITIES: Readonly<Record<Language, readonly RegExp[]>> = {
  ro: [
    new RegExp(
      `(?:(?<!\\p{L})(?<!căr(?:ui|ei|or) \\p{Ll}+ )care|(?<!\\p{L})\\p{Lu}\\p{L}+) (?<verb>e|este|era)(?: (?:mult|cu mult|mereu|întotdeauna|puțin|cam)){0,2} prea (?<how>${ROMANIAN_BEING})(?!\\p{L})`,
      "u",
    ),
    new RegExp(
      `(?<!\\p{L})(?:un|o|Un|O) \\p{Ll}+(?: \\p{Ll}+)?(?: pe nume \\p{L}+)? prea (?<how>${ROMANIAN_BEING})(?!\\p{L})`,
      "u",
    ),
    /(?<!\p{L})(?<verb>(?:se )?\p{Ll}{3,}[ăe])(?: (?:mereu|mult|întotdeauna|cam)){0,2} prea (?<how>tare|încet|repede|mult)(?!\p{L})/u,
  ],
  en: [
    new RegExp(
      `(?<!whose (?:\\p{Ll}+ ){1,2})\\b(?<verb>is|was|are|\\p{Ll}+s)(?: (?:always|much|far|way|simply|just|a bit)){0,2} too (?<how>${ENGLISH_HOW})\\b(?! to (?:sleep|go))`,
      "iu",
    ),
    new RegExp(`\\b(?:an?|the) (?:\\p{Ll}+ ){1,2}too (?<how>${ENGLISH_HOW}) (?:for|to)\\b`, "iu"),
  ],
  de: [
    new RegExp(
      `(?<!\\p{L})(?:der|die|das) (?:\\p{L}+ ){0,3}zu (?<how>${GERMAN_HOW}) (?<verb>ist|war|\\p{Ll}+t)(?!\\p{L})`,
      "iu",
    ),
    new RegExp(
      `(?<!\\p{L})(?<verb>\\p{Ll}+t|war)(?: (?:immer|viel|einfach|ein bisschen|allen|für alle)){0,2} zu (?<how>${GERMAN_HOW})(?!\\p{L})`,
      "iu",
    ),
  ],
};
