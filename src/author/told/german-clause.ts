import { CLAUSE_FORMS } from "#content/sentences/own-trouble.ts";
import { GERMAN_FINITE_FORMS } from "#content/lexicon/german-finite-forms.ts";
import { conceptsIn } from "#lexicon/concepts-in.ts";
import { infinitiveOf } from "#lexicon/infinitive-of.ts";
import { capitalise } from "../capitalise.ts";
import { sexOfName } from "../known-names.ts";
import { guessInfinitive } from "../guess-infinitive.ts";
import { type ClauseReader, type Segment, isAboutHero, type HeroAt } from "./trouble-clause.ts";

const FINITE =
  /^(?:ist|sind|war|waren|hat|haben|hatte|hätte|wird|werden|wurde|will|wollen|wollte|möchte|moechte|möchten|kann|können|konnte|muss|müssen|musste|soll|sollen|sollte|darf|dürfen|durfte|mag|mögen|mochte|weiß|lässt|kam|ging|fiel|verlor|fand|sah|lief|blieb|saß|stand|lag|traute|glaubt|bekommt|findet|frisst|hält|fällt|vergisst|schläft|läuft|fährt|sieht|liest|isst|nimmt|gibt|spricht|wächst|trägt|verrät|verliert|versteht|verpasst|verwechselt|vermisst|versteckt|erzählt|besucht|bemerkt|erfindet|entdeckt|friert|hofft|denkt|rutscht|traut|sucht|ermittelt)$/u;
const NO_VERB =
  /^(?:nicht|sehr|oft|laut|alt|bunt|kalt|gut|rot|weit|selbst|erst|sonst|jetzt|seit|mit|dort|fort|sanft|bald|zuerst|zuletzt|überhaupt|meist|fast|nachts|ganz|immer|recht|echt|leicht|acht|bereit|gestreift|(?:an|ab|aus|auf|ein|vor|zu|weg|los|um|mit|nach|hin|her|zurück|fest|zusammen|heim|fort)?ge\p{Ll}+t|(?:ver|be|er|ent|zer)\p{Ll}{4,}t)$/u;
const RELATIVE =
  /^(?:und )?(?:(?<prep>an|auf|mit|in|für|von|bei|zu|vor|um|über|unter|hinter|neben|aus|ohne|gegen|nach) )?(?<link>der|die|das|den|dem|deren|dessen|denen|welche[rsn]?)\s+(?<rest>.+)$/iu;
const OTHERS =
  /^(?:niemand|keiner|keine(?= \p{Ll}+$)|alle|jeder|man|einer|er|sie|es|ein|eine|der|die|das|sein|seine|andere|Kinder|Leute)(?!\p{L})/u;
const LINK =
  /^(?<link>aber|doch|und|denn|sondern|nur|also|darum|deshalb|bis|dann|plötzlich|jetzt|nun|eines (?:Tages|Nachts|Morgens|Abends))(?!\p{L}),?\s+/iu;
const SUBORDINATE =
  /^(?:weil|dass|daß|wenn|ob|warum|wie|wo|was|wer|obwohl|damit|als|während|bevor|nachdem|sobald|um)(?!\p{L})/iu;
const INVERTS = /^(?:darum|deshalb|dann|plötzlich|jetzt|nun|also|eines)/iu;
const SOMEBODY = /^(?:Mama|Papa|Mami|Papi|Mutti|Vati|Oma|Opa|niemand|keiner|jemand|alle|man|jeder)$/u;
/** What stands before the verb and is nobody. */
const FRONT =
  /^(?:im|in|am|an|auf|aus|ab|nach|neben|hinter|ohne|trotz|wegen|zum|zur|zu|um|durch|von|vom|eines|dem|beim|jeden|jede|vor|seit|unter|über|bei|mit|heute|gestern|es|nachts|morgens|abends|tagsüber|ausgerechnet|nun|jetzt|dann|da|dabei|dort|hier|darum|deshalb|deswegen|daher|trotzdem|seitdem|damals|früher|manchmal|irgendwann|endlich|plötzlich|zuerst|leider|immer|nie|niemals|oft|nur|gern|gerne|lieber|viel|so|sonst|vielleicht|allein|zu Hause|natürlich|eigentlich|langsam|allmählich|schließlich|inzwischen|mittlerweile|neuerdings|bald|meistens?|unterwegs|drinnen|draußen|bisher|heimlich|zufällig|\p{Ll}+erweise|ab und zu|noch nie|am Ende)\s/iu;

/** „Verwandelt seinen Lehrer“, „verliebt sich“: before its object what ends as a participle does is a verb. */
const LIKE_PARTICIPLE = /^(?:ver|be|er|ent|zer|ge|miss)\p{Ll}{3,}t$/u;
const OBJECT =
  /^(?:sich|ihn|ihm|ihr|es|sie|alles?|allen|jede[nsr]?|nichts|niemand\p{Ll}*|aus|versehentlich|heimlich|plötzlich|immer|ständig|dauernd|nie|nicht|jeden|de[nmr]|die|das|(?:k?ein|sein|ihr)(?:e[nmrs]?)?)$/u;

function isFinite(word: string): boolean {
  if (FINITE.test(word) || GERMAN_FINITE_FORMS.has(word)) return true;
  if (!/^\p{Ll}/u.test(word) || NO_VERB.test(word) || sexOfName(word) !== undefined) return false;
  return /\p{Ll}{3,}te?$/u.test(word) && (infinitiveOf(word, "de") ?? guessInfinitive(word, "de")) !== undefined;
}

const SEVERAL = /^(?:zwei|drei|vier|fünf|beide|alle|viele|die (?:zwei|beiden)|\p{L}+ und) /iu;

/** Where the finite verb stands: a known one before what only ends as one does („kleiner komet sucht“). */
export function verbAtGerman(words: readonly string[]): number {
  const plain = words.map((word) => word.replaceAll(/[,"„“]/gu, ""));
  const known = plain.findIndex((word) => isKnown(word));
  // „Die Bahn schafft den Berg nicht mehr“: right behind a noun stands its verb, though a known one follows.
  const behindNoun = plain.findIndex(
    (word, at) =>
      at < known &&
      isFinite(word) &&
      (at === 0
        ? OBJECT.test(plain[1] ?? "") || plain[1] === "er"
        : /^(?:\p{Lu}[\p{L}-]+|er|sie|es)$/u.test(plain[at - 1] ?? "")),
  );
  if (behindNoun >= 0) return behindNoun;
  if (known >= 0) return known;
  const one = plain.findIndex(
    (word, at) => isFinite(word) || (LIKE_PARTICIPLE.test(word) && OBJECT.test(plain[at + 1] ?? "")),
  );
  // „Zwei Schnecken streiten um ein Blatt“: several do what looks like an infinitive, right behind their noun.
  if (one >= 0 || !SEVERAL.test(plain.slice(0, 3).join(" "))) return one;
  return plain.findIndex(
    (word, at) =>
      at > 0 &&
      at < plain.length - 1 &&
      /^\p{Ll}{2,}(?:en|ern|eln)$/u.test(word) &&
      /^\p{Lu}/u.test(plain[at - 1] ?? ""),
  );
}

function isKnown(word: string): boolean {
  return (
    FINITE.test(word) ||
    GERMAN_FINITE_FORMS.has(word) ||
    (/^\p{Ll}{3,}te?$/u.test(word) && !NO_VERB.test(word) && infinitiveOf(word, "de") !== undefined)
  );
}

/** Whether there is a finite verb among some German words. */
export function hasGermanVerb(text: string): boolean {
  return verbAtGerman(text.split(/\s+/u)) >= 0;
}

/** It ends as a clause behind „dass“ does. */
function endsInVerb(rest: string): boolean {
  const last = /(?<word>\p{Ll}+)$/u.exec(rest)?.groups?.["word"] ?? "";
  return isFinite(last) || /(?:t|en|te|ß|ll|nn|rf|ag|ss|st|rd|ah|am)$/u.test(last);
}

const FORM: Readonly<Record<string, string>> = { den: "{him}", dem: "{dat}", deren: "{his}", dessen: "{his}" };

/** „Die Wichtel müssen einspringen“: what looks like a relative clause and is none. */
const MAIN =
  /^(?:\p{Ll}+e[rsn]? )?\p{Lu}[\p{L}-]+ (?:ist|sind|hat|haben|hatte|war|will|wollen|wollte|musste|konnte|sollte|kann|können|muss|müssen|soll|sollen|darf|dürfen|möchten?|wird|werden)(?= .*[^t]$)/u;

/** „Die immer zu spät kommt“, „das niemand kauft“, „mit dem keiner spielt“. */
function relativeClause(text: string) {
  const { prep, link = "", rest: all = "" } = RELATIVE.exec(text)?.groups ?? {};
  // „Der Anton heißt und kein Mehl verträgt“: its name is told elsewhere.
  const rest = all.replace(/^\p{L}+ hei(?:ß|ss)t und (?=.)/u, "");
  if (prep === undefined && MAIN.test(rest)) return undefined;
  const [own = ""] = rest.split(/, | und (?=\p{Ll}+t )/u);
  if (rest === "" || !(endsInVerb(rest) || endsInVerb(own))) return undefined;
  // „Der eine Brille trägt“: behind „der“ that is what somebody has, and nobody who does something.
  const isOwn = link.toLowerCase() === "der" && /^(?:eine?|die|das|sein|seine) /u.test(rest);
  const form = FORM[link.toLowerCase()] ?? (OTHERS.test(rest) && !isOwn ? "{him}" : "{he}");
  return { clause: `${prep === undefined ? form : `${prep} {dat}`} ${rest}`, isVerbLast: true, link: "der" } as const;
}

/** „Ein Laden, in dem eine einsame Spieluhr auf einen Käufer hofft“: the hero is whoever does it there, not the place. */
function heroInside({ text, at }: Segment, { at: heroAt }: HeroAt) {
  const from = heroAt - at;
  const lead = from > 0 && from < text.length ? text.slice(0, from) : "";
  if (!/^(?:in|auf|an|bei|unter|hinter) de(?:m|r|nen) (?:\p{Ll}+ )*eine? (?:\p{Ll}+ )*$/u.test(lead)) return undefined;
  const rest = text.slice(from).replace(/^[\p{L}-]+ ?/u, "");
  return rest === "" || !endsInVerb(rest)
    ? undefined
    : ({ clause: `{he} ${rest}`, isVerbLast: true, link: "der" } as const);
}

/** „Ein Wecker der jeden Morgen angeschrien wird“: typed without its comma. */
function relativeWithoutComma({ text, at }: Segment, { at: heroAt }: HeroAt): string | undefined {
  const from = heroAt - at;
  if (from < 0 || from >= text.length || hasGermanVerb(text.slice(0, from))) return undefined;
  return /^[\p{L}-]+(?: (?:namens|genannt) \p{L}+)? (?<clause>(?:der|die|das|dem|den|deren|dessen) .+)$/u.exec(
    text.slice(from),
  )?.groups?.["clause"];
}

function formed(form: keyof typeof CLAUSE_FORMS.de, what: string): string {
  return CLAUSE_FORMS.de[form].replace("#", () => what);
}

/** What happens by itself: „es weht kein Wind“, „auf den Turm geht es nicht“. */
const IMPERSONAL =
  /^(?:gibt|gab|regnet|schneit|donnert|blitzt|weht|geht|fehlt|riecht|stinkt|klopft|klingelt|duftet|taut|wird|ist|war)$/u;

/** „Jetzt irrt er durch die Stadt“: „er irrt jetzt durch die Stadt“. */
function invertedClause(words: readonly string[], verb: number): string | undefined {
  const front = words.slice(0, verb).join(" ");
  if (words[verb + 1] === "es" && IMPERSONAL.test(words[verb] ?? "")) return undefined;
  if (verb < 1 || !/^(?:er|sie|es)$/u.test(words[verb + 1] ?? "") || !FRONT.test(`${front} `)) return undefined;
  const own = /^\p{Lu}\p{Ll}/u.test(front) ? `${front.charAt(0).toLocaleLowerCase()}${front.slice(1)}` : front;
  // „{he} möchte sich nicht beim Fest melden“: what is short stands first.
  const rest = words.slice(verb + 2);
  const short = rest[0] === "sich" ? 1 : 0;
  return ["{he}", words[verb] ?? "", ...rest.slice(0, short), own, ...rest.slice(short)].join(" ");
}

/** Clauses as German tells them; a relative clause keeps its verb at the end. */
const HOW_MUCH =
  /^(?:sehr|ganz|ziemlich|viel zu|total|furchtbar) (?!viele?(?!\p{L})|weit|lange|oft|gern|bald|schnell)\p{Ll}{4,}(?: und \p{Ll}|$)/iu;

export const germanClause: ClauseReader = (segment, hero) => {
  const { text, at, isFirst } = segment;
  const tail = at + text.length;
  if (SUBORDINATE.test(text)) return undefined;
  const bare = isFirst ? relativeWithoutComma(segment, hero) : text;
  const inside = bare === undefined ? undefined : heroInside(segment, hero);
  const relative = inside ?? (bare === undefined ? undefined : relativeClause(bare));
  if (relative) return { ...relative, tail };
  const lead = LINK.exec(text);
  const link = lead?.groups?.["link"]?.toLowerCase() ?? "";
  const said = text.slice(lead?.[0].length ?? 0);
  if (/^(?:eine? )?(?:Geschichte|Märchen|Buch)(?!\p{L})|^nur,? wenn\s/iu.test(said)) return undefined;
  // „Es ist lieb, aber sehr schüchtern und traut sich nie raus“.
  if (!isFirst && HOW_MUCH.test(said)) return { clause: formed("is", said), tail, link };
  const pains = /\smit (?<what>\p{L}\p{Ll}+(?:en|weh|fieber|husten|schnupfen))$/u.exec(text)?.groups?.["what"];
  if (pains !== undefined && isFirst && !hasGermanVerb(text))
    return { clause: formed("has", capitalise(pains)), tail, link: "mit" };
  const words = said.split(/\s+/u);
  const verb = verbAtGerman(words);
  const inverted = invertedClause(words, verb);
  if (inverted !== undefined) return { clause: inverted, tail, link };
  if (/^ohne\s/iu.test(said)) return { clause: formed("isWithout", said), tail, link: "ohne" };
  if (verb === 0 && INVERTS.test(link) && /^(?:er|sie|es)$/iu.test(words[1] ?? ""))
    return { clause: `{he} ${[words[0], ...words.slice(2)].join(" ")}`, tail, link };
  // „Hat Mama keine Zeit“: behind another clause its subject follows its verb.
  // „pirat mit heimweh“: in small letters a noun may look like a verb.
  if (verb === 0 && isFirst && conceptsIn(words[0] ?? "", "de").some(({ kind }) => kind === "figure")) return undefined;
  if (verb === 0 && SOMEBODY.test(words[1] ?? "")) return { clause: said, tail, link };
  if (verb === 0) return { clause: INVERTS.test(link) ? `${link} ${said}` : `{he} ${said}`, tail, link };
  if (verb > 0) {
    const subject = words.slice(0, verb).join(" ");
    const predicate = words.slice(verb).join(" ");
    if (/^es$/iu.test(subject) && /^(?:gibt|gab|weht|regnet|schneit|donnert|blitzt|taut) /u.test(predicate))
      return { clause: said, tail, link };
    if (/^(?:er|sie|es)$/iu.test(subject)) return { clause: `{he} ${predicate}`, tail, link };
    const isOfHero =
      hero.name !== "" && ["von", "vom", "für", "mit"].some((of) => subject.endsWith(`${of} ${hero.name}`));
    const isHero =
      isAboutHero(segment, subject, hero) &&
      !isOfHero &&
      !SEVERAL.test(`${subject} `) &&
      !FRONT.test(subject) &&
      !/ und /u.test(subject);
    return { clause: isHero ? `{he} ${predicate}` : said, tail, link };
  }
  const without = /\s(?<what>ohne .+)$/iu.exec(said)?.groups?.["what"];
  return without === undefined ? undefined : { clause: formed("isWithout", without), tail, link: "ohne" };
};
