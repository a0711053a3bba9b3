import { capitalise } from "./capitalise.ts";
import type { Thing } from "#book/page-plan.ts";
import type { Kit, Participant } from "#lexicon/grammar/participant.ts";
import { isFormKey } from "#lexicon/grammar/participant.ts";
import { shortName } from "./short-name.ts";
import type { CastMember } from "./cast-member.ts";
import type { NounFact, Role } from "./sentences.ts";

/** What lines can speak of on a page. */
export interface Scope {
  readonly kit: Kit;
  readonly members: Readonly<Partial<Record<Role, CastMember>>>;
  readonly texts: Readonly<Record<string, string>>;
  readonly nouns: Readonly<Record<string, NounFact>>;
  /** Whom the book has introduced before this page, by card id. */
  readonly introduced: ReadonlySet<string>;
}

/** Lines as words. */
export interface Realised {
  readonly sentences: readonly string[];
  /** Card ids, in the order in which the words name them. */
  readonly mentioned: readonly string[];
  /** Drawn things that the facts named. */
  readonly things: readonly Thing[];
}

const SLOT =
  /\[(?<switchOf>[a-z]+)\?(?<choices>[^\]]*)\]|\[(?<role>[a-z]+)\.(?<form>[A-Za-z]+)\]|\{(?<fact>[A-Za-z]+)(?:\.(?<grammaticalCase>nom|acc|dat|gen))?\}/gu;

/** Something that a sentence has already begun with. */
const INSIDE = "- ";

/**
 * Fills references and facts. Throws an Error on a slot that nothing fills: that is a fault of the sentence file, and its
 * test's to find.
 */
export function realise(lines: readonly string[], scope: Scope): Realised {
  const known = new Set(scope.introduced);
  const mentioned = new Set<string>();
  const things = new Set<Thing>();

  // „Kunibert von Knödelstein“ is Kunibert as soon as the book has said his whole name.
  const named = new Set(scope.introduced);
  const refer = (role: Role, form: string): string => {
    const member = scope.members[role];
    if (!member) throw new Error(`Nobody plays "${role}" on this page`);
    const { card, participant } = member;
    const short = shortName(participant.name, scope.kit.language);
    if (short === participant.name) return referTo(card.id, participant, form);
    if (named.has(card.id)) return referTo(card.id, { ...participant, name: short }, form);
    const whole = referTo(card.id, participant, form);
    if (whole.includes(short)) named.add(card.id);
    return whole;
  };

  const referTo = (id: string, participant: Participant, form: string): string => {
    const first = !known.has(id);
    known.add(id);
    mentioned.add(id);
    if (form === "intro" && participant.familiar) return scope.kit.form(participant, "nom");
    if (form === "intro") {
      const kind = scope.kit.form(participant, "a");
      return participant.name === "" ? kind : `${participant.name}, ${kind}`;
    }
    const reference = /^ref(?<ending>Acc|Dat)?$/u.exec(form);
    if (reference) {
      const ending = reference.groups?.["ending"] ?? "";
      const later = ending === "" ? "nom" : ending === "Acc" ? "acc" : "dat";
      if (!first || participant.familiar) return scope.kit.form(participant, later);
      const kind = scope.kit.form(participant, ending === "" ? "a" : ending === "Acc" ? "aAcc" : "aDat");
      return participant.name === "" ? kind : `${scope.kit.form(participant, later)}, ${kind},`;
    }
    if (!isFormKey(form)) throw new Error(`No such form: "${form}"`);
    return scope.kit.form(participant, form);
  };

  const fact = (key: string, grammaticalCase: string | undefined): string => {
    const noun = scope.nouns[key];
    if (noun) {
      if (noun.thing) things.add(noun.thing);
      return noun[(grammaticalCase ?? "nom") as "nom" | "acc" | "dat" | "gen"] ?? noun.nom;
    }
    const titled = key.charAt(0).toLowerCase() + key.slice(1);
    const text = scope.texts[key] ?? (titled === key ? undefined : scope.texts[titled]);
    if (text === undefined) throw new Error(`No such fact: "${key}"`);
    // A fact stands inside a sentence, wherever its own first word comes from.
    return text.includes("[") ? fill(INSIDE + text).slice(INSIDE.length) : text;
  };

  /** Hero and helper together: feminine only if both are. */
  const genderOfBoth = () => {
    const pair = [scope.members.hero, scope.members.helper].flatMap((member) => member ?? []);
    return pair.every(({ participant }) => scope.kit.gender(participant) === "f") ? "f" : "m";
  };

  const choose = (key: string, choices: string): string => {
    const [m = "", f = m, n = m] = choices.split("|");
    const member = scope.members[key as Role];
    if (member) mentioned.add(member.card.id);
    const gender =
      key === "both" ? genderOfBoth() : member ? scope.kit.gender(member.participant) : scope.nouns[key]?.sex;
    if (gender === undefined) throw new Error(`Nothing to agree with: "${key}"`);
    return gender === "m" ? m : gender === "f" ? f : n;
  };

  const fill = (line: string): string => {
    let out = "";
    let from = 0;
    for (const match of line.matchAll(SLOT)) {
      out += line.slice(from, match.index);
      from = match.index + match[0].length;
      const { switchOf, choices, role, form, fact: key, grammaticalCase } = match.groups ?? {};
      const words = key
        ? fact(key, grammaticalCase)
        : switchOf
          ? choose(switchOf, choices ?? "")
          : refer(role as Role, form ?? "");
      out += startsSentence(out, scope.kit.quotes) ? capitalise(words) : words;
    }
    out += line.slice(from);
    if (/[[\]{}]/u.test(out)) throw new Error(`A slot is left open: "${line}"`);
    // An apposition's closing comma gives way to whatever ends the clause.
    return out.replaceAll(/,(?=[,.!?…;:])/gu, "");
  };

  return { sentences: lines.map(fill), mentioned: [...mentioned], things: [...things] };
}

/** Whether words put here begin a sentence. After a speech that ends with ? or ! its tag goes on in lower case. */
function startsSentence(before: string, quotes: { readonly open: string; readonly close: string }): boolean {
  const text = before.trimEnd();
  if (text === "") return true;
  if (text.endsWith(quotes.open) && before === text) {
    const outside = text.slice(0, -quotes.open.length).trimEnd();
    return outside === "" || /[.!?…:]$/u.test(outside) || /[.!?…]$/u.test(outside.slice(0, -1));
  }
  if (text.endsWith(quotes.close)) return /[.…]$/u.test(text.slice(0, -quotes.close.length));
  return /[.!?…]$/u.test(text) && before !== text;
}
