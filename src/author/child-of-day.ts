import type { ByLanguage, Language } from "#book/languages.ts";
import { conceptById } from "#lexicon/find-concept.ts";
import type { ReadFigure } from "./reading.ts";

/** What only happens to children, so that an idea that names nobody is a child’s: a first day, a wobbly tooth, sharing. */
const CHILDS: ByLanguage<RegExp> = {
  en: /\b(?:first day (?:at|of|in|back)|(?:big|new|pre|primary|elementary|nursery)[ -]?school|kindergarten|nursery|daycare|childminder|potty|new (?:baby )?(?:brother|sister)|nappies|diapers?|starting school|losing a tooth|wobbly tooth|loose tooth|milk tooth|tooth fairy|bedtime|bath ?time|nap ?time|tantrums?|sharing|taking turns|tidying(?: up)?|saying (?:sorry|please|thank you|goodbye)|brushing (?:your |our |her |his )?teeth|haircut|first haircut|new (?:baby|sibling)|(?:becoming|being) a big (?:brother|sister)|sleepover|swimming lessons?|learning to (?:read|swim|ride|count|share|tie|whistle)|stabilisers|training wheels|dummy|pacifier|blankie|dressing up|getting dressed|moving house|show and tell|school (?:play|trip|bus)|playdate|babysitter|monster under the bed|fussy eating|eating (?:your |our )?(?:vegetables|veg|greens)|homework|birthday party)\b/iu,
  ro: /(?<!\p{L})(?:(?:la|renun[țt]area la) (?:suzet[ăa]|oli[țt][ăa])|primul dinte|mutarea [îi]n|prima zi (?:de|la|[îi]n)|gr[ăa]dini[țt][ăa]|gr[ăa]dini[țt][ăa]i|cre[șs][ăa]|clasa (?:[îi]nt[âa]i|I|preg[ăa]titoare)|oli[țt][ăa]|scutece?|dinte(?:le)? (?:de lapte|care se clatin[ăa])|z[âa]na m[ăa]selu[țt][ăa]|ora de culcare|somnul de pr[âa]nz|suzet[ăa]|p[ăa]turic[ăa]|[îi]mp[ăa]r[țt]i\p{Ll}* juc[ăa]ri\p{Ll}*|str[âa]nsul juc[ăa]riilor|sp[ăa]lat\p{Ll}* pe din[țt]i|fri[șs]oar[ăa] nou[ăa]|fr[ăa]\p{Ll}* nou|surioar[ăa]|mers\p{Ll}* pe biciclet[ăa]|serbare\p{Ll}*|mutat\p{Ll}* [îi]n cas[ăa] nou[ăa]|mofturi la mas[ăa]|tem[ea]\p{Ll}* pentru acas[ăa])(?!\p{L})/iu,
  de: /(?<!\p{L})(?:(?:erster?|ersten) Tag (?:in|im|an)|Einschulung|(?:Schul|Kindergarten|Kita|Krippen)tag|Schulanfang|Eingewöhnung|[Ee]rste Zahnlücke|Schnuller-?[Aa]bschied|Töpfchentraining|Schultüte|Kita|Kindergarten|Krippe|Töpfchen|Windeln?|Wackelzahn|Milchzahn|Zahnfee|Schnuller|Schnuffeltuch|Zähneputzen|Zähne putzen|Aufräumen|Teilen|Trotzanfall|Geschwisterchen|Schwimmkurs|Seepferdchen|Stützräder|Fahrradfahren lernen|Einschlafen|ins Bett gehen|Mittagsschlaf|Übernachtung bei|Umzug|Elternabend|Hausaufgaben|Gemüse essen|Haareschneiden|großer Bruder werden|große Schwester werden)(?!\p{L})/u,
};

/** A child where an idea tells of a child’s day and names nobody but toys or friends in general. */
export function childOfDay(cast: readonly ReadFigure[], text: string, language: Language): readonly ReadFigure[] {
  const isAnybody = cast.every(
    ({ name, concept, several }) =>
      name === "" &&
      ((several && GENERAL.has(concept)) ||
        (OF_CHILDREN.has(concept) && POTTY.test(text)) ||
        conceptById(concept)?.kind === "place"),
  );
  // The child itself stands nowhere in the text.
  const child: ReadFigure = { name: "", concept: "child", role: "hero", at: text.length };
  return isAnybody && CHILDS[language].test(text) ? [child] : cast;
}

/** "Potty training": no potty's story where nothing is told of one. */
const OF_CHILDREN: ReadonlySet<string> = new Set(["potty"]);
const POTTY = /\bpotty[- ]train/iu;
const GENERAL: ReadonlySet<string> = new Set(["toy", "friend", "child"]);
