import { GOES_DE, PARTED_DE, THING_DE } from "./frames/sound-goals.ts";
import { subjectBehind } from "./german-subject-behind.ts";
import { wishForm } from "./wish-form.ts";

/** Who „kann kein Feuer spucken“ wants to „Feuer spucken“. */
export function withoutNo(phrase: string, match: string): string {
  const isUnable = /(?<!\p{L})(?:kann|können|konnten?|darf|dürfen|durften?)(?!\p{L})/u.test(match);
  if (!isUnable) return phrase;
  return (
    phrase
      // „Ein Kissen, das selber nie schlafen darf“.
      .replace(/^(?<lead>(?:selber |selbst |auch )?)(?:nie|niemals) (?=(?:.+ )?\p{Ll}+n$)/u, "$<lead>")
      .replace(/^mehr /u, "wieder ")
      // „Kann mit seiner Eisenbahn nicht mehr fahren“, „kann selber nicht schlafen“.
      .replace(/^(?<lead>.+) nicht mehr (?=\p{Ll}+n$)/u, "wieder $<lead> ")
      .replace(
        /^(?<lead>selber|selbst|allein|alleine|abends|nachts|deshalb|darum) nicht (?=(?:.+ )?\p{Ll}+n$)/u,
        "$<lead> ",
      )
      .replace(/^keine (?=\p{Lu}\p{Ll}+(?:n|er|s) )/u, "")
      .replace(/^kein (?=(?:Feuer|Wasser|Eis|Licht|Deutsch|Englisch|Gold|Geld|Holz|Brot|Gemüse) )/u, "")
      .replace(/^kein(?=(?:e|en)? \p{L})/u, "ein")
  );
}

/** Who „nicht regnen will“ wants „nicht regnen“, and not to rain. */
export function withRefusal(phrase: string, match: string): string {
  const before = match.slice(0, Math.max(0, match.indexOf(phrase)));
  const isUnwilling = /(?<!\p{L})(?:will|wollen|wollten?|möchten?|mag)(?!\p{L})/u.test(match);
  // „Kein Gemüse essen“ is the wish of who will eat none.
  const refused = /(?<!\p{L})(?<word>nicht|keine?[nmrs]?)\s+$/iu.exec(before)?.groups?.["word"];
  return isUnwilling && refused !== undefined ? `${refused.toLowerCase()} ${phrase}` : phrase;
}

/** A German wish whose subject stands behind its verb, without it. */
export function withoutSubject(match: RegExpExecArray | null): RegExpExecArray | null {
  const phrase = match?.groups?.["phrase"];
  if (!match?.groups || phrase === undefined) return match;
  const lead = match[0].lastIndexOf(phrase);
  const verb = /\p{L}+\s+$/u.exec(match[0].slice(0, lead));
  const skipped = verb ? subjectBehind(match.input.slice(0, match.index), phrase) : 0;
  if (skipped === 0) return match;
  match[0] = match[0].slice(lead + skipped);
  match.index += lead + skipped;
  match.groups["phrase"] = phrase.slice(skipped);
  return match;
}

/** „Kann nur leise brüllen“, „kann richtig gut kicken“: what somebody is able to do already, and no wish. */
export function isAbility(phrase: string, match: string): boolean {
  return (
    /(?<!\p{L})(?:kann|können|konnten?)(?!\p{L})/u.test(match) &&
    !/(?<!\p{L})(?:nicht|kein\p{Ll}*|nie|niemals|endlich)(?!\p{L})/u.test(match) &&
    /^(?:nur|bloß|eigentlich|richtig|besonders|sehr|gut|ganz|toll|super|alles|immer|schon|zwar)(?!\p{L})/u.test(phrase)
  );
}

/** „und die Fee Rosalind wollen“: a noun of its own before the modal is who wants, not what. */
export function isWho(phrase: string, match: string): boolean {
  const isBefore = !match.trimEnd().endsWith(phrase);
  const isObject =
    /^(?:(?:beide )?(?:dieselbe|denselben|dasselbe)|eine?[nms]?|mehr|viele|neue[nms]?|etwas|nach|zu[mr]?|ins?|ans?|auf|aus|über|unter|um|mit)\s/iu;
  return isBefore && /(?:^|\s)\p{Lu}[\p{Ll}-]+$/u.test(phrase) && !isObject.test(phrase);
}

/** „den Mond teilen“, „dieselbe Puppe“: what is wanted with an article that says so, whatever stands behind it. */
const WANTED = /^(?:eine[nms]?|mehr|viele|neue[nms]?|dieselbe|denselben|dasselbe)\s.*(?<!\p{L})\p{Lu}\p{Ll}+$/u;

/**
 * A German wish ends with its verb: „Käse“ → „Käse haben“; „zusammen in den Urlaub“ → „zusammen in den Urlaub gehen“, for who wants to
 * get somewhere need not say how; „alles an bellen“ → „alles anbellen“.
 */
export function withVerb(phrase: string): string {
  const wanted = phrase.replace(/^beide /u, "");
  if (WANTED.test(wanted)) return wishForm("have", wanted, "de");
  const way = GOES_DE.exec(phrase)?.groups?.["way"];
  const thing = THING_DE.exec(phrase)?.groups?.["thing"];
  if (/^nach (?:draußen|drinnen|oben|unten|vorne?|hinten|drüben|nebenan)$/u.test(phrase))
    return wishForm("go", phrase, "de");
  if (way === undefined && thing !== undefined) return wishForm("have", thing, "de");
  if (way === undefined) return phrase.replace(PARTED_DE, "$<part>");
  return wishForm(way.startsWith("auf") ? "reach" : "go", phrase.replace(/^sich (?:nicht )?/u, ""), "de");
}

/** „warum ist der Himmel blau“ → „warum der Himmel blau ist“. */
export function verbLast(question: string): string {
  const second = question.split(" ")[1] ?? "";
  // „Was da wohl alles drin war?“, „Wie der Käfer sein Licht wiederfand“.
  if (/^(?:da|wohl|denn|nur|bloß|der|die|das|dem|den|eine?|er|sie|es|ihr|sein\p{Ll}*)$/u.test(second)) return question;
  const last = question.replace(
    /^(?<ask>\p{L}+(?: (?:viele|viel|lange|oft|weit|groß)(?: \p{Lu}\p{Ll}+)?)?) (?<verb>\p{Ll}+) (?<rest>.+)$/u,
    "$<ask> $<rest> $<verb>",
  );
  // „Wer nimmt ihn auf“: the two parts of its verb come together at its end.
  return last === question
    ? last
    : last.replace(/ (?<part>an|auf|ab|aus|ein|mit|vor|los|weg|zurück|nach|zu|um|hin|her) (?=\p{Ll}+$)/u, " $<part>");
}

/** "die Wüste zu sehen" → "die Wüste sehen"; "aufzustehen" → "aufstehen". */
export function withoutZu(phrase: string): string {
  return phrase
    .replace(/\bzu (?=\p{Ll}+$)/u, "")
    .replace(/(?<=\p{L}{2,})zu(?=\p{Ll}{3,}en$)/u, "")
    .replace(/(?<=\p{Ll}en) können$/u, "");
}
