import type { ByLanguage, Language } from "#book/languages.ts";
import type { TroubleClause } from "./trouble-clause.ts";

const NO: ByLanguage<RegExp> = {
  en: /n['’]t\b|\b(?:cant|wont|doesnt|didnt|isnt|not|never|no|nobody|no one|none|nothing|without|nowhere|cannot|neither)\b/giu,
  ro: /(?<!\p{L})(?:nu|n-|nu-|nimeni|nimic|niciodat[ăa]|f[ăa]r[ăa]|niciun|nicio|nici)(?!\p{L})/giu,
  de: /(?<!\p{L})(?:nicht|kein\p{Ll}*|nie|niemals|niemand\p{Ll}*|nichts|ohne|weder|nirgends)(?!\p{L})/giu,
};

const WRONG: ByLanguage<RegExp> = {
  en: /\b(?:too|always|keeps?|kept|only|alone|lonely|afraid|scared|frightened|worried|lost|loses?|stuck|broken?|broke|forg[eo]ts?|forgotten|miss(?:es|ed)?|tired|wants?|wish(?:es)?|hopes?|dreams?|longs?|must|need|needs|has to|have to|last|still|every time|whenever|suddenly|fell|falls?|jealous|sad|cross|angry|shy|ill|sick|hates?|thinks?|believes?|refuses?|late|laughs?|smallest|slowest|shortest|tiniest|weakest|tallest|biggest|youngest|oldest|gone|left|stole|stolen|vanish\w*|disappear\w*|stops?|stopped|homesick|teased|mocked|bullied|bored|wrong|crooked|cold|trouble|instead|mistake|accident\w*|by mistake|runs? away|moves?|moved|moving|first (?:day|time|night|trip|sleepover|haircut|flight)|terrible|different|secretly|secret|worr(?:y|ies)|frightened|terrified|nervous|embarrassed|ashamed|disappointed|heartbroken|upset|grumpy|sorry|fed up|blames?|blamed|struggles?|struggling|complains?|complained|argues?|argue|arguing|fight|fights|fighting|quarrels?|hurts?|aches?|sore|poorly|deaf|blind|stammers?|stutters?|hiccups?|sneezes?|leaks?|leaked|leaky|melts?|melting|rusty|rusts|wobbly|wonky|lonel\w+|crying|cries|cried|weeps?|shout(?:s|ed)?|shouted|scratch\w*|torn|ripped|cracked|empty|thirsty|hungry|starving|heavy|loud|slow|dark|running low|run(?:s|ning)? out|missing|mess|messy|muddled|tangled|tangle|twisted|faces|wrongly|cancell?ed|ruined|spoil\w*|replaced?|thrown|packed|heartbreak\w*|curious|dreads?|dreading|never gets?|can hardly|barely|hardly|rather|jealous\w*|clumsy|unsure|confused|puzzled|outgrow\w*|grown out|down to|left out|picked last|laughing|limp(?:s|ing|ed)?|strike|told off|scolded|blamed|tease|teases|teasing|whispers?|useless|unwanted|unloved|ordinary|invisible|ugly|weird|odd|plain|scruffy|faded|chipped|overlooked|ignored|overslept|died|refusing|dropped|spilt|spilled)\b/giu,
  ro: /(?<!\p{L})(?:prea|mereu|tot|doar|numai|singur[ăa]?|fric[ăa]|teme|sperie|pierd\p{Ll}*|r[ăa]t[ăa]c\p{Ll}*|stric\p{Ll}*|uit[ăa]?|uitat[ăa]?|dor|obosit[ăa]?|vrea|ar vrea|viseaz[ăa]|dore[șs]te|trebuie|ultim\p{Ll}*|[îi]nc[ăa]|brusc|c[ăa]zut\p{Ll}*|cade|supărat\p{Ll}*|suparat\p{Ll}*|trist[ăa]?|r[âa]d|r[âa]de|bolnav[ăa]?|crede|t[âa]rziu|devreme|ascunde|furat|disp[ăa]r\p{Ll}*|[îi]ncurc[ăa]\p{Ll}*|lipse\p{Ll}*|altfel|gre[șs]\p{Ll}*|sper[ăa]|gelos|geloas[ăa]|ru[șs]in\p{Ll}*|plictis\p{Ll}*|ceart[ăa]|n[ăa]zbâtii|bloca\p{Ll}*|ag[ăa][țt]at|foame|frig|nec[ăa]j\p{Ll}*|tachin\p{Ll}*|refuz[ăa]|r[ăa]gu[șs]\p{Ll}*|rupt[ăa]?|stins[ăa]?|murit|vina|[îi]ngrijorat[ăa]?|groaz[ăa]|pl[âa]nge(?! de r[âa]s)|str[âa]mb[ăa]?|gon(?:esc|it)\p{Ll}*|alung\p{Ll}*|tremur[ăa]|b[âa]lb[âa]ie|minte|co[șs]mar\p{Ll}*|certat[ăa]?|fug|feresc|n[ăa]ufragi\p{Ll}*)(?!\p{L})/giu,
  de: /(?<!\p{L})(?:zu|immer|ständig|dauernd|nur|allein|einsam|Angst|traut|verloren|verliert|verlor|steckt|kaputt|vergessen|vergisst|vermisst|müde|will|möchte|wünscht|hofft|träumt|muss|soll|letzte\p{Ll}*|noch|plötzlich|gefallen|fällt|traurig|lacht|lachen|krank|Heimweh|glaubt|denkt|spät|früh|versteckt|gestohlen|verschwunden|verwechselt|anders|falsch|falsche\p{Ll}*|schämt|eifersüchtig|langweilt|streit\p{Ll}*|einzige\p{Ll}*|verlaufen|verflogen|verheddert|weg|weigert|kündigt|sucht|verschlafen|ausgelacht|statt|lieber|leider|jedes Mal|wundert|heimlich|dringend|endlich|gehänselt|geärgert|ausgeschimpft|einmal|fürchtet\p{Ll}*|erschr[ei]ckt|weint|stottert|klemmt|ausgegangen|zerbrochen|gebrochen|gerissen|ersetzt|abgefallen|abgebrochen|getrennt|enttäuscht|Sorgen?|Pech|wütend|sauer|schlimm|leer|verliebt|winzig|gestorben|tot|irrt|verwandelt|aus Versehen|verboten|seltsam\p{Ll}*|merkwürdig\p{Ll}*|kaum|schief|schlecht|friert|geklaut|klaut|ausgerechnet|zappel\p{Ll}*|aufgeregt|nervös|entlaufen|weggelaufen|ausgefallen|vertauscht|überschwemmt|vertrocknet|verdorrt|verwelkt|verstummt|heiser|blind|taub)(?!\p{L})/giu,
};

/** What only says who and where somebody is, and what comes of it all in the end. */
const AT_REST: ByLanguage<RegExp> = {
  en: /^\{he\} (?:lives?|lived|is an?|was an?|is called|is named|sits|stands|likes?|loves?)\b(?!.*\b(?:no|only|but|too)\b)/iu,
  ro: /^(?:tr[ăa]ie[șs]te|locuie[șs]te|este un|este o|e un|e o|se nume[șs]te|st[ăa]|iube[șs]te|îi place)(?!\p{L})/iu,
  de: /^\{he\} (?:lebt|wohnt|ist eine?|war einmal|heißt|sitzt|liebt|steht)(?!\p{L})|^\{he\} ist (?:im|in|am|an|auf|bei|beim|unter|unterm|hinter|vor|neben|zwischen) \P{P}+$|^\{he\} .*(?:lebt|wohnt|heißt|sitzt)$/iu,
};
const SOLVED: ByLanguage<RegExp> = {
  en: /\b(?:finds? out|learns? that|discovers?|helps? (?:him|her|it)|meets?|makes? friends|becomes?|in the end|saves?|together|teach(?:es)?|decides?|goes on(?! strike)|sets? off)\b/iu,
  ro: /(?<!\p{L})(?:afl[ăa]|[îi]nva[țt][ăa] c[ăa]|descoper[ăa]|ajut[ăa]|[îi]nt[âa]lne[șs]te|devine|p[âa]n[ăa] la urm[ăa]|salveaz[ăa]|[îi]mpreun[ăa]|porne[șs]te|pleac[ăa])(?!\p{L})/iu,
  de: /(?<!\p{L})(?:lernt, dass|entdeckt|hilft|trifft|wird Freund|am Ende|rettet|zusammen|gemeinsam|beschließt|macht sich auf)(?!\p{L})/iu,
};
/** What a parent says of the book or the reader. */
const ASIDE: ByLanguage<RegExp> = {
  en: /\b(?:I|me|we|us|you|please|bedtime|pages?|moral|reader|ending|years? old)\b|\b(?:story|book|tale) (?:about|for|with|where|in)\b/u,
  ro: /(?<!\p{L})(?:vreau|vrem|a[șs]|am vrea|te rog|v[ăa] rog|poveste\p{Ll}*|carte|pagini|noastr[ăa]|mea|meu|nostru|(?<!de \p{L}+ )de ani(?! de zile)|peripe[țt]ii|lini[șs]tit[ăa]?|s[ăa] (?:apar[ăa]|se termine|aib[ăa] umor)|mi-ar pl[ăa]cea|ar merge|mul[țt]umesc|moral[ăa]|amuzant[ăa]?)(?!\p{L})/iu,
  de: /(?<!\p{L})(?:ich|wir|bitte|Geschichte|Buch|Seiten|mein\p{Ll}*|unser\p{Ll}*|Jahre alt|Ende soll)(?!\p{L})/u,
};
/** What is said to somebody is told of nobody, least of all the hero. */
const ADDRESS: ByLanguage<RegExp> = {
  en: /\b(?:you|your|yours|yourself)\b/iu,
  ro: /(?<!\p{L})(?:tu|tine|[țt]ie|t[ăa]u|tale|e[șs]ti)(?!\p{L})/iu,
  de: /(?<!\p{L})(?:du|dich|dir|dein\p{Ll}*)(?!\p{L})/iu,
};
const TURNS =
  /^(?:but|yet|because|until|one|suddenly|whose|who|that|which|so|dar|[îi]ns[ăa]|care|pe|c[ăa]r|pentru|fiindc|doar|brusc|[îi]ntr|aber|doch|der|nur|bis|plötzlich|eines|darum|deshalb|ohne|with)/iu;

/** What is told of somebody at all, but for where they live and how it ends. */
export const ANY = 1;

/** From here on a clause says plainly that something is amiss. */
export const PLAIN = 2.5;

/** Whether a clause says that something is not. */
export function denies(clause: string, language: Language): boolean {
  return clause.search(NO[language]) >= 0;
}

/** Whether a sentence speaks to somebody. */
export function addresses(sentence: string, language: Language): boolean {
  return ADDRESS[language].test(sentence);
}

/** "In our garden": the parent’s voice, though something may well be amiss there. */
const OURS_EN = /\b(?:my|our)\b/iu;

/** How much a clause says that something is amiss: from 1 on it may be what a story is about. */
export function troubleWeight({ clause, link }: Pick<TroubleClause, "clause" | "link">, language: Language): number {
  const count = (pattern: RegExp) => clause.match(pattern)?.length ?? 0;
  return (
    1 +
    2 * Math.min(1, count(NO[language])) +
    1.5 * Math.min(2, count(WRONG[language])) +
    (TURNS.test(link) ? 1 : 0) -
    (AT_REST[language].test(clause) && link !== "but" ? 2 : 0) -
    (SOLVED[language].test(clause) ? 1.5 : 0) -
    (ASIDE[language].test(clause) ? 3 : 0) -
    // "She doesn’t want to go": where, another clause told.
    (language === "en" && /\bto(?: go| come| do| be)?$/iu.test(clause) ? 2 : 0) -
    (language === "en" && OURS_EN.test(clause) ? (clause.startsWith("{he}") ? 1 : 3) : 0)
  );
}
