import type { ByLanguage, Language } from "#book/languages.ts";
import type { Segment } from "./trouble-clause.ts";

/** Where one clause ends and the next, with a subject of its own, begins. */
const BREAKS: ByLanguage<RegExp> = {
  en: /[,:–—]\s+|\s+[–-]\s+|\s+(?=(?:but|whose|who(?:['’]s)?|which)\s)|(?<!\b(?:thinks?|thought|says?|said|believes?|hopes?|knows?|wishes|finds?|afraid|scared|worried|sad|sure|notices?|discovers?|realises?|so|is|was|all|everything|like|such|than|find|of|for|from|feels?|told|it|with|at|in|to)) (?=that['’]?s?\s)|\s+(?=and (?:s?he|it|they|nobody|no one|everyone|everybody|now|then|who|whose|the|his|her|their|its)\s)|(?<=\b(?:(?:who|that)\s[^,.]{4,}|whose\s(?:\S+\s){3,}\S+)(?<!\b(?:and|or|but|who|that|s?he|it|they|always|never|also|just|only|really))) (?=(?:wants|lives|tries|dreams|decides|keeps|needs|learns|must|has to|thinks|believes|hopes)\s)|(?<=\b(?:who|that)\s(?!(?:the|an?|his|her|its|their|my|our|nobody|no|everyone|everybody|somebody|someone|people|nothing|all)\s)\S+\s[^,.]{3,}(?<!\b(?:and|or|but|who|that|which|when|what|where|how|s?he|it|they|always|never|also|just|only|really|often|rarely|sometimes))) (?=(?:finds|meets|makes|discovers|befriends)\s)|\s+(?=because (?:s?he|it|they|nobody|no one|everyone|everybody|his|her|the)\s)/iu,
  ro: /[,:–—]\s+|\s+[–-]\s+|\s+(?=(?:dar|[îi]ns[ăa]|iar)\s)|(?<!(?:^|\s)(?:cu|pe|la|despre|ce)) (?=(?:(?:pe|cu|la|despre) )?(?:care|c[ăa]r(?:uia|eia|ora))\s)|\s+(?=[șs]i (?:nimeni|to[țt]i|acum|toat[ăa])\s)|(?<=(?<!\p{L})care\s\S+\s[^,.]{3,}(?<!(?<!\p{L})(?:nu|nu-\p{Ll}+|[șs]i|sau|dar|care|c[âa]nd|dac[ăa]|c[ăa]|ca|unde|cum|ce|p[âa]n[ăa]|nimeni|mereu|niciodat[ăa]|rar|des))) (?=(?:[îi][șs]i (?:face|g[ăa]se[șs]te|caut[ăa]|pierde)|g[ăa]se[șs]te|[îi]nt[âa]lne[șs]te|descoper[ăa])\s)|\s+(?=(?:fiindc[ăa]|pentru c[ăa])\s)/iu,
  de: /[,:–—]\s+|\s+[–-]\s+|\s+(?=aber\s)|\s+(?=und (?:nun|jetzt|keiner|niemand|alle|dann|er|sie|es)\s)|\s+(?=und (?:ihre?|seine?|unsere?|der|die|das|keine?)\s(?:\p{Ll}+e[rsn]?\s)?\p{L}+\s(?:ist|sind|hat|haben|war|will|wollen|kann|können|muss|soll|darf|\p{Ll}{2,}t)(?=\s|$))/iu,
};

/** What begins a relative clause. */
const RELATIVE: ByLanguage<RegExp> = {
  en: /^(?:who|that|which|whose)(?:['’]s)?\s/iu,
  ro: /^(?:(?:pe|cu|la|despre) )?(?:care|c[ăa]r(?:uia|eia|ora))\s/iu,
  de: /^(?:(?:an|auf|mit|in|für|von|bei|zu|vor|um|über|unter|hinter|neben|aus|ohne) )?(?:der|die|das|den|dem|deren|dessen|denen)\s/iu,
};

/** Whether a text has a finite verb: it is no mere noun phrase. */
export type HasVerb = (text: string) => boolean;

/** What is only there: "once there was a". */
const EXISTS =
  /\b(?:there (?:was|is|once was|lived)|once upon)\b|(?<!\p{L})(?:es (?:war|gab|lebte)|a fost odat|era odat|exist[ăa])/iu;

/** „Singt aber nur nachts“: right behind its verb „aber“ begins no clause. */
function isOneWith(before: string, behind: string, hasVerb: HasVerb): boolean {
  if (!/^\s+aber\s/iu.test(behind)) return false;
  const subject = before.replace(/\s*\p{L}+$/u, "");
  return hasVerb(before) && !hasVerb(subject);
}

/**
 * A text in pieces of one clause each. What is told of another than the hero stays with the clause that names it: "has a boat
 * that has not left the shed" is one piece.
 */
export function segmentsOf(text: string, language: Language, hasVerb: HasVerb): readonly Segment[] {
  return [...text.matchAll(/[^.!?;\n]+/gu)].flatMap((sentence) => {
    const pieces: Segment[] = [];
    let at = sentence.index;
    for (const piece of sentence[0].split(BREAKS[language])) {
      const start = text.indexOf(piece, at);
      at = start + piece.length;
      const words = piece.trim();
      if (words === "") continue;
      const last = pieces.at(-1);
      const isOfOther =
        last !== undefined &&
        RELATIVE[language].test(words) &&
        !RELATIVE[language].test(last.text) &&
        !EXISTS.test(last.text) &&
        hasVerb(last.text);
      if (last !== undefined && isOneWith(last.text, text.slice(last.at + last.text.length, at), hasVerb)) {
        pieces.pop();
        pieces.push({ ...last, text: text.slice(last.at, start + piece.length).trim() });
      } else if (isOfOther) {
        pieces.pop();
        pieces.push({ ...last, text: text.slice(last.at, start + piece.length).trim() });
      } else pieces.push({ text: words, at: start + piece.indexOf(words), isFirst: pieces.length === 0 });
    }
    return pieces;
  });
}
