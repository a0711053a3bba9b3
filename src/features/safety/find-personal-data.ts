import { findSpokenNumbers } from "./find-spoken-numbers.ts";
import type { Range } from "./patterns.ts";

/** What tells who or where a family is, whoever is meant. Names alone do not: a story is about somebody. */
const ALWAYS: readonly RegExp[] = [
  // E-mail, also as it is spelled out against robots; a handle; an address of the web.
  /[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,8}/gu,
  /[\p{L}\p{N}._-]{2,40}\s?[([{]\s?(?:at|ät|arond|klammeraffe)\s?[)\]}]\s?[\p{L}\p{N}-]{2,40}\s?[\s([{]\s?(?:dot|punct|punkt)\s?[\s)\]}]\s?\p{L}{2,6}/giu,
  // Without brackets only before what ends an address: "at noon Dot took her hat", "looked at the dot in the sky" tell of none.
  /[\p{L}\p{N}._-]{1,39}[\p{L}\p{N}]\s(?:at|ät|arond|klammeraffe)\s[\p{L}\p{N}-]{2,40}\s?[\s([{]\s?(?:dot|punct|punkt)\s?[\s)\]}]\s?(?:com|net|org|ro|eu|info|de|ch|uk|co|io|edu|gov|fr|md|hu|biz|app|dev|ie|au|nz|pl|nl)(?!\p{L})/giu,
  /(?<![\p{L}\p{N}.@])@[\p{L}\p{N}_.]{3,30}/gu,
  /\b(?:https?:\/\/|www\.)\S+/giu,
  /(?<![\p{L}\p{N}.-])[a-z0-9-]{3,40}\.(?:com|net|org|ro|eu|info|co\.uk)(?![\p{L}\p{N}])/giu,
  // A Romanian personal number, an American social security number, an IBAN, a bank card.
  /\b[1-8]\d{12}\b/gu,
  /\b\d{3}-\d{2}-\d{4}\b/gu,
  /\b[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){3,7}(?: ?[A-Z0-9]{1,3})?\b/gu,
  /(?<!\d)\d{4}([ -]?)\d{4}\1\d{4}\1\d{4}(?!\d)/gu,
  /(?<!\p{L})(?:passport|identity card|id card|id number|social security|ausweis\p{L}*|personalausweis\p{L}*|reisepass\p{L}*|steuer-?id|pașaport\p{L}*|pasaport\p{L}*|buletin\p{L}*|carte de identitate|cnp)[^\d\n]{0,30}?[A-Z]{0,3} ?\d[A-Z0-9]{4,}/giu,
  // A day of birth.
  /(?<!\p{L})(?:born|date of birth|geboren|geburtsdatum|născută?|nascuta?|data nașterii)[^\d\n]{0,20}\d{1,2}\s?[./-]\s?\d{1,2}\s?[./-]\s?(?:19|20)?\d{2}(?!\d)/giu,
  /(?<!\p{L})(?:born|date of birth|geboren|născută?|nascuta?)[^\d\n]{0,20}\d{1,2}(?:st|nd|rd|th)?\.?\s(?:of\s)?\p{L}{3,10},?\s(?:19|20)\d{2}(?!\d)/giu,
  /(?<!\p{L})born\s(?:on\s)?\p{L}{3,10}\s\d{1,2}(?:st|nd|rd|th)?,?\s(?:19|20)\d{2}(?!\d)/giu,
  // A home: Romanian street and number or block; a British or American postcode; a street, a number and a German town.
  /\b(?:strada|str\.|bulevardul|bd\.|aleea|calea|șoseaua|soseaua)\s+[\p{L}\s.]{2,40}?(?:,\s*)?nr\.?\s*\d+/giu,
  /\b(?:bl\.|bloc(?:ul)?)\s*[\p{L}\d]+,?\s*(?:sc\.|scara|ap\.|et\.)\s*[\p{L}\d]+/giu,
  /(?<!\p{L})(?:sc\.|scara)\s?\p{L}?\d*,?\s*(?:et\.|etaj\p{L}*)\s?\d+/giu,
  /\b[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}\b/gu,
  /\b[A-Z]{2} \d{5}(?:-\d{4})?\b/gu,
  /(?<!\p{L})\p{Lu}[\p{L}-]*(?:straße|strasse|str\.|gasse|weg|platz|allee|ring|damm|ufer)\s+\d+\s?[a-h]?,?\s+(?:[AD]-)?\d{4,5}\s+\p{Lu}\p{L}+/gu,
];

/** A street and a number: a place in a story, unless somebody real lives there. */
const STREETS: readonly RegExp[] = [
  /\b(?:[Ss]trada|[Ss]tr\.|[Bb]ulevardul|[Bb]d\.|[Bb]-dul|[Aa]leea|[Cc]alea|(?<!\p{L})[ȘșSs]oseaua)\s+(?:\p{Lu}[\p{L}.]*\s*){1,4},?\s*\d+/gu,
  /(?<!\p{L})\p{Lu}[\p{L}-]*(?:straße|strasse|str\.|gasse|weg|platz|allee|ring|damm|ufer)\s+\d+\s?[a-h]?\b/gu,
  /(?<!\p{L})(?:[Aa]m|[Aa]n der|[Ii]m|[Zz]um|[Zz]ur|[Aa]uf dem|[Uu]nter den)\s\p{Lu}\p{L}+\s\d{1,3}\s?[a-h]?\b/gu,
  /\b\d{1,4}\s+(?:\p{Lu}[\p{L}']+\s+){1,3}(?:Street|St\.?|Road|Rd\.?|Avenue|Ave\.?|Drive|Lane|Boulevard|Close|Court|Crescent|Terrace|Way|Place|Gardens|Square|Grove|Hill)(?!\p{L})/gu,
];

const SCHOOLS: readonly RegExp[] = [
  /(?<!\p{L})(?:școala|scoala|grădinița|gradinita|liceul|colegiul|schule|grundschule|kita|school|kindergarten)(?:\s\p{L}+){0,2}\s+(?:nr\.?|no\.?|number|numărul)\s*\d+/giu,
  /(?<!\p{L})(?:[ȘS]coala|[Ll]iceul|[Gg]r[ăa]dini[țt]a|[Cc]olegiul)(?:\s(?:[Gg]imnazial[ăa]|[Gg]eneral[ăa]|[Pp]rimar[ăa]|[Tt]eoretic|[Nn]a[țt]ional))?\s[„"]?\p{Lu}\p{L}+(?:\s\p{Lu}\p{L}+)?/gu,
  /(?<!\p{L})\p{Lu}\p{L}+(?:-\p{Lu}\p{L}+)*-(?:Grundschule|Gymnasium|Schule|Realschule|Gesamtschule|Hauptschule|Kita|Kindergarten)(?!\p{L})/gu,
  /(?<!\p{L})(?:Grundschule|Gymnasium|Realschule|Gesamtschule|Kita)\s(?:[Aa]m\s|[Aa]n der\s|[Ii]m\s|[Ss]t\.\s|[Ss]ankt\s)?\p{Lu}\p{L}+/gu,
  /(?<!\p{L})(?:St\.?\s)?(?:\p{Lu}[\p{L}'’.-]+\s){1,3}(?:Primary\s|Elementary\s|High\s|Middle\s|Nursery\s|Infant\s|Junior\s)?(?:School|Kindergarten|Academy|Nursery|Preschool)(?!\p{L})/gu,
];

/** Somebody real is meant: the writer's family, or a child. */
const SPEAKS_OF_FAMILY =
  /(?<!\p{L})(?:my|our|we|i|son|daughter|boy|girl|kid|child|address|me|mea|meu|mei|mele|nostru|noastră|noastra|noi|eu|locuim|locuiesc|stăm|stau|fiul|fiica|băiatul|baiatul|fetița|fetita|copilul|adresa|mein|meine|meiner|meinem|unser|unsere|unserer|wir|ich|sohn|tochter|junge|mädchen|kind|adresse)(?!\p{L})/iu;

/** `Lucy Parker lives`, `Jonas Weber wohnt`, `Ioana Dumitrescu, născută`: a whole name and where that person is found. */
const FULL_NAME_LIVES =
  /(?<!\p{L})(?!(?:Der|Die|Das|Ein|Eine|The|Herr|Frau|Mister|Domnul|Doamna|Când|Wenn|When)\s)\p{Lu}\p{Ll}+(?:[\s-]\p{Lu}\p{Ll}+){1,2},?[^.!?\n]{0,40}?\s(?:lives?|goes|attends|wohnt|geht|besucht|locuiește|locuieste|stă|învață|invata|merge)(?!\p{L})/u;

/** A class at school, or when a child is alone on the way: what stands beside a real school. */
const SCHOOL_DAY =
  /(?<!\p{L})(?:class\s\d|grade\s\d|year\s\d|klasse\s\d|clasa\s(?:a\s|i|v|\d)|home\salone|alone\shome|allein\snach|allein\sheim|singură?\sacasă|singura?\sacasa)/iu;

const PHONES: readonly RegExp[] = [
  /(?<![\p{L}\p{N}])(?:\+|00|0)\d(?:[\s()./-]{0,2}\d){7,13}(?!\d)/gu,
  /(?<![\p{L}\p{N}])\(?\d{3}\)?[\s./-]{1,2}\d{3}[\s./-]\d{4}(?!\d)/gu,
  /(?<!\p{L})(?:call|phone|text|tel|telephone|mobile|(?:our|my|her|his)\snumber|telefon\p{L}*|handy\p{L}*|mobil\p{L}*|ruf\p{L}*|(?:unsere|meine|ihre|seine)\snummer|sun[ăa]\p{L}*|sms|num[ăa]rul(?:\s(?:nostru|meu|ei|lui))?)[^\d\n.!?]{0,20}\+?\d(?:[\s()./-]{0,2}\d){5,13}(?!\d)/giu,
];

/** What opens somebody's home or account. */
const CODES =
  /(?<!\p{L})(?:(?:door|front door|gate|alarm|entry|key safe|bank|phone)\s?(?:code|pin)|(?:tür|haustür|alarm|tor|garagen|handy|bank)-?\s?(?:code|pin)|codul\s(?:de\s(?:la|acces)|ușii|usii|alarmei|interfonului|cardului)|pin(?:ul|\scode)?|(?:my|our|mein|unser|meine)\s(?:password|passwort)|parola\s(?:mea|noastră|noastra)|passwort)[^\d\n.!?]{0,25}\d{3,8}(?!\d)/giu;

/** A whole name with where that person lives. */
const NAME_AND_STREET =
  /(?<!\p{L})\p{Lu}\p{Ll}+\s\p{Lu}\p{Ll}+,?\s(?:from|of|at|aus|in|von|de\spe|din|de\sla)\s(?:der\s|dem\s)?(?:\d{1,4}\s\p{Lu}\p{L}+(?:\s\p{Lu}\p{L}+)?|\p{Lu}\p{L}+(?:straße|strasse|gasse|weg|platz|allee)\s\d{1,4}|[Ss]trada\s\p{Lu}\p{L}+\s\d{1,4})/gu;

/** Where to find the people who write. */
const FIND_US =
  /(?<!\p{L})(?:find\sus|visit\sus|come\sto|findet\suns|besucht\suns|găsiți|gasiti|vizitați)[^\n.!?]{0,50}?(?:\d{1,4}\s\p{Lu}\p{L}+\s(?:Road|Street|Lane|Avenue|Close|Drive)|\p{Lu}\p{L}+(?:straße|strasse|gasse|weg|platz|allee)\s\d{1,4}|[Ss]trada\s(?:\p{Lu}\p{L}+\s){1,3}\d{1,4})/gu;

/** Personal data in a text: e-mail, phone, address of a page or a home, school, personal and account numbers. */
export function findPersonalData(text: string): Range[] {
  const isFamily = SPEAKS_OF_FAMILY.test(text);
  const isNamed = FULL_NAME_LIVES.test(text);
  const patterns = [
    ...ALWAYS,
    ...(isFamily || isNamed ? STREETS : []),
    ...(isFamily || isNamed || SCHOOL_DAY.test(text) ? SCHOOLS : []),
  ];
  const found = patterns.flatMap((pattern) => [...text.matchAll(pattern)]);
  const phones = PHONES.flatMap((pattern) => [...text.matchAll(pattern)]).filter(([number]) => !isCounting(number));
  const codes = [CODES, NAME_AND_STREET, FIND_US].flatMap((pattern) => [...text.matchAll(pattern)]);
  return [
    ...[...found, ...phones, ...codes].map((match) => ({ from: match.index, to: match.index + match[0].length })),
    ...findSpokenNumbers(text),
  ];
}

/** `0 1 2 3 4 5 6 7 8 9` is somebody counting. */
function isCounting(digits: string): boolean {
  return digits
    .split(/\D+/u)
    .filter((group) => group !== "")
    .every((group) => group.length === 1);
}
