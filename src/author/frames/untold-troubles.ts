import type { ByLanguage } from "#book/languages.ts";

/**
 * Clauses that no neighbour tells of a hero, though something is amiss in them: one that asks; what several do, where the book has one
 * hero; what is done to somebody who is not named in it; and a death, which the hero of a book for children has not died.
 */
export const UNTOLD: ByLanguage<readonly RegExp[]> = {
  en: [
    /^(?:why|where|how|when|what|who) (?:is|are|was|does|do|did|can|will|would|could|should)\b/iu,
    /^\{he\} (?:both |all |each |always |never |still )?(?:are|were|have|do|argue|quarrel|fight|want|live|keep|miss|lose|get|share|hate|love|like|need|think|say|meet|swap|play)\b/iu,
    /^\{he\} (?:hates|misses|likes|loves|wants|needs) (?:it|them)\b/iu,
    /^\{he\} is (?:All|Every|Each|They|He|She|It|The|One|But|So|Nobody|Everybody)\b/u,
    /^\{he\} (?:can|could|will|would|does|do|did|is|has) (?:the|an?|his|her|their|we|you|they) \p{Ll}+ (?!who|that|which)\p{Ll}+ (?:on|in|up|to|out|the|an?|him|her|with)\b/iu,
    /^it is all about (?:the )?(?:write|say|ignore|print|repeat|answer|forget|reveal|show|tell|act|pretend)\b/iu,
    /^\{he\} (?:(?:he|she|it|they)(?:['’]s)?|nobody|no one|everyone|everybody)(?: |$)/iu,
    /\b(?:ME|teh)\b|^\{he\} is not \p{Ll}+$/u,
    /\b(?:died|dies|dead|dying|passed away|put down|killed)\b/iu,
  ],
  ro: [
    /^(?:oare|dac[ăa]|de ce|cum|unde|cine|ce) /iu,
    /^(?:\{he\} )?(?:nu )?(?:vrea|ar vrea|trebuie)(?: \p{L}+)? (?:s[ăa]-l|s-o|s[ăa]-i|s[ăa] (?:[îi]l|o|le|[îi]i)) (?!fie)/iu,
    /^e vorba de (?:scrie|spune|ignor[ăa]|r[ăa]spunde|repet[ăa]|uit[ăa]|arat[ăa]|f[ăa]|dezv[ăa]luie|prefă-te)(?!\p{L})/iu,
    /^e vorba de (?:\p{Lu}\p{Ll}+|detectiv)$/u,
    /^ceart[ăa] [îi]ntre /iu,
    /(?<!\p{L})(?:a murit|au murit|moare|mort|moart[ăa]|decedat\p{Ll}*|nu mai e printre noi|iubim|avem|suntem|mergem|mut[ăa]m|facem)(?!\p{L})/iu,
  ],
  de: [
    /^(?:warum|wieso|weshalb|wer|wo|wie|was|wann|ob) /iu,
    /^es geht um (?:(?:den|die|das) )?(?:schreibe?|sage?|ignoriere?|antworte|wiederhole?|vergiss|zeige?|gib|tu)(?!\p{L})/iu,
    /^\{he\} \p{Lu}\p{Ll}+ (?:hat|ist|will|kann|wird|mag|darf|muss|\p{Ll}{3,}t) |und weiß nicht$|^\{he\} ist \p{Ll}+t und \p{Lu}\p{Ll}+ de[nmr] /u,
    /^\{he\} gibt (?:es |eine? (?:\p{Lu}\p{Ll}*stadt|Stadt|Dorf|Land|Insel|Schule))/u,
    /^\{he\} (?:sind|(?!(?:d|ein|kein|sein|ihr|mein|dein|all|jed|dies|viel|beid|kein)en(?!\p{L}))\p{Ll}+en)(?!\p{L})/u,
    /\{he\} .* (?:sind|haben|wollen|können|müssen|sollen|dürfen|mögen)$/iu,
    /\{(?:him|dat)\} (?:er|sie)(?!\p{L})|\{he\} \p{Ll}+ (?:er|sie|es)(?!\p{L})|\{he\}(?:(?!,|weil|dass|wenn).)*(?<!\p{L})(?:ihn|ihnen)(?!\p{L})/u,
    /(?<!\p{L})(?:gestorben|verstorben|stirbt|starb|tot|tote\p{Ll}*|eingeschläfert|überfahren)(?!\p{L})/iu,
  ],
};
