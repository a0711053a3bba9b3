import type { GoalFrame } from "./frames.ts";

const END_RO = "(?=[,.;!?]|$| și | si | dar | iar | fiindc| pentru c| c[âa]nd | care )";

/** Troubles as Romanian tells them. */
export const TROUBLES_RO: readonly GoalFrame[] = [
  {
    kind: "wish",
    confidence: 0.7,
    says: "să iasă din {phrase}",
    pattern: new RegExp(
      `(?:s-au?|se|r[ăa]mas|r[ăa]m[âa]ne) (?:[îi]mpotmol|bloc|[îi]n[țt]epen|prins|prinde|ag[ăa][țt]|captiv|[îi]ncui)\\p{Ll}* (?:[îi]n|[îi]ntr-un|[îi]ntr-o) (?<phrase>[^,.;!?]+?)${END_RO.replace(")", "| la | pe )")}`,
      "iu",
    ),
  },
  {
    kind: "wish",
    confidence: 0.7,
    says: "să scape de alergia la {phrase}",
    pattern: new RegExp(`alergi(?:e|c[ăa]?) la (?<phrase>[^,.;!?]+?)${END_RO}`, "iu"),
  },
  {
    kind: "wish",
    confidence: 0.7,
    says: "să scape de coșmaruri",
    pattern:
      /(?<!\p{L})(?:are|avea|viseaz[ăa]|cu) (?:doar |numai |mereu )?(?:co[șs]maruri|vise ur[âa]te)(?!\p{L})|(?<!\p{L})viseaz[ăa] ur[âa]t(?!\p{L})/iu,
  },
  {
    kind: "wish",
    confidence: 0.7,
    says: "să scape de {phrase}",
    pattern: /(?<!\p{L})(?:are|avea|cu) (?:o |un )?(?<phrase>sughi[țt]|tuse|febr[ăa])(?!\p{L})/iu,
  },
  {
    kind: "wish",
    confidence: 0.7,
    says: "să scape de durerea de {phrase}",
    pattern: /(?<!\p{L})(?:are|avea|cu) (?:o )?dure(?:re|ri) de (?<phrase>\p{Ll}+)(?!\p{L})/iu,
  },
  {
    kind: "wish",
    confidence: 0.7,
    says: "să se facă bine",
    pattern: /(?<!\p{L})(?:e|este|era|s-a|a) (?:foarte )?(?:r[ăa]cit|bolnav|[îi]mboln[ăa]vit)\p{Ll}*(?!\p{L})/iu,
  },
  {
    kind: "wish",
    confidence: 0.7,
    says: "să aibă {phrase}",
    pattern: new RegExp(
      `(?<!\\p{L})nu (?:mai )?(?:are|avea) (?<phrase>(?!un |o |prieten|niciun|nicio|pe |cu |voie|curaj|timp|nevoie|somn|chef|unde|ce |de |s[ăa] |dreptate|stare|r[ăa]bdare|loc)\\p{Ll}+(?: \\p{Ll}+)?)${END_RO}`,
      "iu",
    ),
  },
  {
    kind: "wish",
    confidence: 0.7,
    says: "să aibă {phrase}",
    pattern:
      /^(?:(?:o )?poveste )?(?:(?:despre |cu )?(?:un|o) )?\p{Ll}+(?: \p{Ll}+){0,5}? f[ăa]r[ăa] (?<phrase>(?!s[ăa]|prieten|sfâr|nume)\p{Ll}+)(?=[,.!]|$| care | vrea | caut[ăa] )/iu,
  },
  {
    kind: "wish",
    confidence: 0.7,
    says: "să-și vindece {phrase}",
    pattern:
      /(?<!\p{L})(?:[șs]i-a|(?:i|li) s-a(?:u)?) (?:rupt|r[ăa]nit|lovit|scr[âa]ntit|zg[âa]riat) (?<phrase>(?:arip|l[ăa]b|labu[țt]|coad|codi[țt]|m[âa]n|m[âa]nu[țt])a|(?:picior|picioru[șs]|cioc|corn|genunchi|deget|bra[țt])ul)(?!\p{L})/iu,
  },
  {
    kind: "wish",
    confidence: 0.7,
    says: "să-și repare {phrase}",
    pattern:
      /(?<!\p{L})(?:[șs]i-a|(?:i|li) s-a(?:u)?|s-a) (?:rupt|stricat|spart|cr[ăa]pat|defectat) (?<phrase>\p{Ll}+(?:a|ul|le))(?!\p{L})/iu,
  },
  {
    kind: "wish",
    confidence: 0.7,
    says: "să se înțeleagă",
    pattern: /(?<!\p{L})nu se (?:mai )?[îi]n[țt]eleg(?!\p{L})|(?<!\p{L})se ceart[ăa](?!\p{L})/iu,
  },
  {
    kind: "wish",
    confidence: 0.75,
    says: "să nu mai {phrase}",
    pattern: new RegExp(`(?<!\\p{L})s-au? s[ăa]turat s[ăa] (?:tot )?(?<phrase>[^,.;!?]+?)${END_RO}`, "iu"),
  },
  {
    kind: "wish",
    confidence: 0.75,
    says: "să aibă {phrase}",
    pattern: new RegExp(`(?<!\\p{L})viseaz[ăa] la (?<phrase>(?:un|o) [^,.;!?]+?)${END_RO}`, "iu"),
  },
  {
    kind: "wish",
    confidence: 0.75,
    says: "să ajungă la {phrase}",
    pattern: new RegExp(`(?<!\\p{L})viseaz[ăa] la (?<phrase>(?!un |o )[^,.;!?]+?)${END_RO}`, "iu"),
  },
  {
    kind: "wish",
    confidence: 0.75,
    says: "să petreacă timp cu {phrase}",
    pattern:
      /(?<!\p{L})(?<phrase>mama|tata|bunica|bunicul|mami|tati|p[ăa]rin[țt]ii) nu (?:mai )?(?:are|au|avea) timp(?!\p{L})/iu,
  },
  {
    kind: "wish",
    confidence: 0.7,
    says: "să nu-i mai fie rușine",
    pattern: /(?<!\p{L})(?:[îi]i|i) (?:e|este|era) ru[șs]ine|(?<!\p{L})se (?:ru[șs]ineaz[ăa]|jeneaz[ăa])(?!\p{L})/iu,
  },
  {
    kind: "wish",
    confidence: 0.7,
    says: "să se încălzească",
    pattern: /(?<!\p{L})(?:tremur[ăa] de frig|(?:[îi]i|i) (?:e|este|era) (?:mereu |tare )?frig)(?!\p{L})/iu,
  },
  {
    kind: "wish",
    confidence: 0.7,
    says: "să ajungă la timp",
    pattern: /(?<!\p{L})[îi]nt[âa]rzie (?:mereu|tot timpul|de fiecare dat[ăa])|mereu [îi]n [îi]nt[âa]rziere/iu,
  },
  {
    kind: "wish",
    confidence: 0.7,
    says: "să rămână treaz",
    pattern: /(?<!\p{L})adoarme (?:mereu|tot timpul|de fiecare dat[ăa])|mereu adoarme/iu,
  },
  {
    kind: "wish",
    confidence: 0.7,
    shape: "stop",
    pattern:
      /(?<!\p{L})(?<verb>ame[țt]e[șs]te|cade|gre[șs]e[șs]te|str[ăa]nut[ăa]|sfor[ăa]ie|pl[âa]nge|minte|uit[ăa])(?<rest>) (?:mereu|tot timpul|[îi]ntruna|de fiecare dat[ăa])/iu,
  },
  {
    kind: "wish",
    confidence: 0.75,
    says: "să-și găsească {phrase}",
    pattern:
      /(?<!\p{L})s-au? (?:desp[ăa]r[țt]it|r[ăa]t[ăa]cit|pierdut) de (?<phrase>mama|p[ăa]rin[țt]ii|familia|turma|fra[țt]ii|stolul)(?: (?:lui|ei|lor|sa|s[ăa]i))?(?!\p{L})/iu,
  },
  {
    kind: "wish",
    confidence: 0.7,
    says: "să nu-i mai fie rău {phrase}",
    pattern:
      /(?<!\p{L})(?:(?:[îi]i|i) (?:e|este|era)|are|au) r[ăa]u (?<phrase>(?:pe|de) (?:mare|ma[șs]in[ăa]|avion))(?!\p{L})/iu,
  },
  {
    kind: "wish",
    confidence: 0.75,
    says: "să găsească de mâncare",
    pattern: /(?<!\p{L})n(?:u | ?-)(?:mai )?(?:are|au|avea) ce m[âa]nca/iu,
  },
  {
    kind: "wish",
    confidence: 0.7,
    says: "să nu mai fie {phrase}",
    pattern: /(?<!\p{L})(?:e|este|era) (?:foarte |tare |cam )?(?<phrase>geloas[ăa]|gelos)(?!\p{L})/iu,
  },
  { kind: "wish", confidence: 0.7, says: "să trăiască o aventură", pattern: /(?<!\p{L})se plictise[șs]te/iu },
  {
    kind: "wish",
    confidence: 0.7,
    shape: "see-again",
    pattern:
      /(?<!\p{L})(?:[îi]i|ii) lipse[șs]te (?:mult |tare )?(?!o |un )(?<phrase>(?!cas[ăa])\p{Ll}+(?: (?:lui|ei))?)(?!\p{L})/iu,
  },
  {
    kind: "wish",
    confidence: 0.7,
    shape: "stop",
    pattern: new RegExp(
      `(?<!\\p{L})(?<verb>[îi]ncurc[ăa]|uit[ăa]|pierde|stric[ăa]|vars[ăa]|sparge)(?: mereu| tot timpul| [îi]ntruna) (?<rest>[^,.;!?]+?)${END_RO}`,
      "iu",
    ),
  },
  {
    kind: "wish",
    confidence: 0.75,
    says: "să aibă din nou {phrase}",
    pattern: /(?<!\p{L})(?:a|au) r[ăa]mas f[ăa]r[ăa] (?<phrase>(?!prieten)\p{Ll}+)(?!\p{L})/iu,
  },
  {
    kind: "wish",
    confidence: 0.75,
    says: "să lumineze din nou",
    pattern: /(?<!\p{L})(?:i|li) s-a stins (?:lumin|felinar|lamp|becul)\p{Ll}*/iu,
  },
];
