import type { ByLanguage, Language } from "#book/languages.ts";
import type { ReadFigure } from "./reading.ts";

/** What befalls children, where an idea says no more: "first day at school". */
const CHILDS: ByLanguage<RegExp> = {
  en: /\b(?:first day (?:at|of) (?:school|nursery|kindergarten|preschool)|starting school|losing a tooth|wobbly tooth|potty training|new (?:baby )?(?:brother|sister|sibling)|moving house)\b/iu,
  ro: /(?<!\p{L})(?:prima zi de (?:[șs]coal[ăa]|gr[ăa]dini[țt][ăa]|cre[șs][ăa])|(?:la|renun[țt]area la) (?:suzet[ăa]|oli[țt][ăa])|primul dinte|mutarea [îi]n|fr[ăa]țior nou|surioar[ăa] nou[ăa])(?!\p{L})/iu,
  de: /(?<!\p{L})(?:(?:erster |der erste )?(?:Schul|Kindergarten|Kita|Krippen)tag|Einschulung|Schulanfang|Eingewöhnung|Wackelzahn|erste Zahnlücke|Schnuller-?Abschied|Geschwisterchen|Töpfchentraining)(?!\p{L})/iu,
};

/** The child that an event is a child’s, where an idea tells of nobody. */
export function childOfEvent(text: string, language: Language): ReadFigure | undefined {
  // The child itself stands nowhere in the text.
  return CHILDS[language].test(text) ? { name: "", concept: "child", role: "friend", at: text.length } : undefined;
}
