import type { VerbRow } from "#content/lexicon/verb-row.ts";

const HEAD = /^(?<before>(?:se |sich )?)(?<head>\S+)(?<after>.*)$/u;

/** Only the verb of a phrase is inflected: "face cu mâna" → "fac cu mâna". */
function onVerb(phrase: string, inflect: (verb: string) => string | undefined): readonly string[] {
  const { before = "", head = "", after = "" } = HEAD.exec(phrase)?.groups ?? {};
  const form = inflect(head);
  return form === undefined ? [] : [before + form + after];
}

/** "They do": "citește" → "citesc", "doarme" → "dorm"; verbs in -a have one form for both numbers. */
function romanianPlural(third: string, infinitive: string): string | undefined {
  if (third.endsWith("ește")) return `${third.slice(0, -4)}esc`;
  if (!third.endsWith("e") || infinitive.endsWith("a")) return undefined;
  return third.slice(0, -1).replace(/oa(?=[^aeiouăâî]+$)/u, "o");
}

/** "Zburat", "citit"; of the other verbs it is not to be told from the infinitive. */
function romanianParticiple(infinitive: string): string | undefined {
  return /[^e]a$|i$/u.test(infinitive) ? `${infinitive}t` : undefined;
}

function romanianGerund(infinitive: string): string {
  if (infinitive.endsWith("ia")) return `${infinitive.slice(0, -1)}ind`;
  return infinitive.endsWith("i") ? `${infinitive}nd` : `${infinitive.replace(/(?:ea|a|e)$/u, "")}ând`;
}

/** What a row of a Romanian verb leaves to the rules: the plurals, the participle and the gerund. */
export function romanianDoingForms([infinitive, third, , imperfect]: VerbRow["ro"]): readonly string[] {
  const reflexive = infinitive.startsWith("se ");
  const { head = "", after = "" } = HEAD.exec(infinitive)?.groups ?? {};
  const participle = romanianParticiple(head);
  return [
    ...onVerb(third, (verb) => romanianPlural(verb, head)),
    ...onVerb(imperfect, (verb) => `${verb}u`),
    ...(participle ? [participle + after] : []),
    ...(head === third ? [] : [`${romanianGerund(head)}${reflexive ? "u-se" : ""}${after}`]),
  ];
}

/** "Schliefen", "hüpften". */
function germanPastPlural(past: string): string {
  return past.endsWith("e") ? `${past}n` : `${past}en`;
}

/** "Gehüpft", "umarmt"; a strong verb's participle is listed. */
function weakParticiple(verb: string, past: string): string | undefined {
  if (!past.endsWith("te")) return undefined;
  const bare = past.slice(0, -1);
  return /^(?:be|emp|ent|er|ver|zer|um(?=arm))|ieren$/u.test(verb) ? bare : `ge${bare}`;
}

/** What a row of a German verb leaves to the rules: the plurals, both participles, and a separable verb written as one. */
export function germanDoingForms([infinitive, third, past]: VerbRow["de"]): readonly string[] {
  const plain = infinitive.replace(/^sich /u, "");
  const [prefix, stem] = plain.includes("|") ? (plain.split("|") as [string, string]) : ["", plain];
  const verbOf = (finite: string) => finite.split(" ")[0] ?? finite;
  const pasts = [verbOf(past), germanPastPlural(verbOf(past))];
  const participle = weakParticiple(stem, verbOf(past));
  if (infinitive !== plain)
    return [
      ...[stem, pasts[1]].map((finite) => `${finite} sich`),
      ...[verbOf(third), ...pasts].map((finite) => `sich ${finite}`),
      ...(participle ? [`sich ${participle}`] : []),
    ];
  return [
    ...[stem, germanPastPlural(verbOf(past))].map((finite) => (prefix ? `${finite} ${prefix}` : finite)),
    ...(prefix ? [verbOf(third), ...pasts, `zu${stem}`].map((form) => prefix + form) : []),
    ...(participle ? [prefix + participle] : []),
    `${prefix}${stem}d`,
  ];
}
