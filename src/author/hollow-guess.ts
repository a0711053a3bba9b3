import type { ByLanguage, Language } from "#book/languages.ts";
import { restoreDiacritics } from "#lexicon/restore-diacritics.ts";
import { isGuess } from "./is-guess.ts";
import type { OwnTrouble } from "./own-trouble.ts";
import type { ReadGoal } from "./reading.ts";
import { suggestFamilies } from "./suggest-choices.ts";
import { denies } from "./told/trouble-weight.ts";

/** What nobody wishes for, or two clauses in one. */
const BROKEN: ByLanguage<RegExp> = {
  en: /\b(?:no|not|never|nobody|nothing|always|too|wrong|off-key|backwards|upside down|out of tune)\b|n['’]t\b|^\p{Ll}+ (?:is|was|has|are|were|can)\b|\band (?:is|has|s?he|\p{Ll}+s) |\b(?:when|whenever) (?:s?he|they)\b| (?:s?he|they) \p{Ll}+s\b/iu,
  ro: /(?<!\p{L})(?:nu|nici|nimeni|mereu|prea|f[ăa]r[ăa]|fals|str[âa]mb|gre[șs]it|anapoda|pe dos|invers)(?!\p{L})|^să (?:mint|strice|piard|sperie|rămân|locuiasc|greș|supere|strănut|sforăi|tremur|bâlbâi|se (?:ascund|plictis|împiedic|topeasc|sperie|certe|supere|rătăceasc))|^să \p{L}+ (?:doar|numai) | [șs]i (?:[îi]ntr|nu|se|to[țt]i|ceilal|o |un )/iu,
  de: /(?<!\p{L})(?:nicht|kein\p{Ll}*|nie|niemand|nichts|immer|ständig|falsch\p{Ll}*|verkehrt\p{Ll}*|schief|rückwärts)(?!\p{L})|^(?:ihr|ihm|ihnen)\s| und \p{Ll}+(?:t|ß|ll)\s|(?:fehlen|gelingen|passieren|gehören)$/iu,
};

/** Whether a guessed goal is nothing that anybody would wish for, since the idea tells a trouble instead. */
export function isHollowGuess(
  goal: ReadGoal,
  trouble: OwnTrouble | undefined,
  text: string,
  language: Language,
): boolean {
  if (goal.kind !== "wish" || !trouble) return false;
  if (goal.phrase === "sich" || BY_OTHERS[language].test(text)) return true;
  if (language === "de" && CHORE_REFUSED_DE.test(goal.phrase)) return true;
  if (!isGuess(goal)) return isRefused(goal, text, language);
  if (BROKEN[language].test(goal.phrase)) return true;
  return denies(trouble.clause, language) && suggestFamilies(text, language).length === 0;
}

/** What somebody else shall do is no deed of the hero’s. */
const BY_OTHERS: ByLanguage<RegExp> = {
  en: /\bwants? (?:somebody|someone|anybody) to (?!\p{Ll}+ (?:with|to)\b)/iu,
  ro: /(?<!\p{L})(?:vrea|dore[șs]te|sper[ăa]) ca cineva s[ăa](?!\p{L})/iu,
  de: /(?<!\p{L})(?:wünscht|hofft)(?: sich)?,? (?:dass|daß) (?:(?:ihn|sie|es|ihm|ihr) )?(?:jemand|irgendwer)(?!\p{L})/iu,
};

/** Who „keine Zähne putzen will“ is troubled; no book for children ends with how nobody had to. */
const CHORE_REFUSED_DE =
  /^(?:nicht|keine?[nmrs]?) (?:.* )?(?:zähne|zahn\p{Ll}*|haare?|gemüse|obst|spinat|brokkoli|salat|karotten|möhren|erbsen|suppe|medizin|hausaufgaben|mittagsschlaf|mütze|jacke|baden|duschen|waschen|kämmen|putzen|aufräumen|essen|teilen|anziehen|arzt|doktor|zahnarzt|bett|schule|kita|kindergarten|hände)(?: |$)/iu;

const REFUSED: ByLanguage<RegExp> = {
  en: /(?:n['’]?t|not|never) want(?:s|ed)? to $/iu,
  ro: /(?<!\p{L})nu (?:mai )?(?:vrea|vor|voia|voiau) (?:(?:deloc|niciodat[ăa]|neap[ăa]rat|mai|cu nici ?un chip) )*$/iu,
  de: /(?!)/u,
};

/** "Does not want to share his carrots": who refuses something does not wish for it. */
function isRefused({ phrase }: ReadGoal, text: string, language: Language): boolean {
  const said = phrase.replaceAll("’", "'").toLocaleLowerCase();
  const plain = restored(text.replaceAll("’", "'").toLocaleLowerCase(), language);
  const at = plain.indexOf(said);
  return at >= 0 && REFUSED[language].test(plain.slice(0, at));
}

function restored(text: string, language: Language): string {
  return language === "ro" ? restoreDiacritics(text) : text;
}
