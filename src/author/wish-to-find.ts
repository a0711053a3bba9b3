import type { Language } from "#book/languages.ts";
import { conceptsIn } from "#lexicon/concepts-in.ts";
import { wishForm } from "./wish-form.ts";
import { kitFor } from "#lexicon/grammar/kit.ts";

/** "O bulină" → "bulina", „un nasture“ → „nasturele“. */
function romanianDefinite(noun: string): string {
  const [article = "", first = "", ...rest] = noun.split(" ");
  const definite =
    article === "o"
      ? first
          .replace(/ă$/u, "a")
          .replace(/(?<=i)e$/u, "a")
          .replace(/(?<=[^i])e$/u, "ea")
      : first.endsWith("e")
        ? `${first}le`
        : first.endsWith("u")
          ? `${first}l`
          : `${first}ul`;
  return [definite, ...rest].join(" ");
}

const ACCUSATIVE: Readonly<Record<string, string>> = {
  seinem: "seinen",
  ihrem: "ihren",
  seiner: "seine",
  ihrer: "ihre",
  dem: "den",
  der: "die",
};

/** A compound such as „Stricknadel“ is only read by its last part. */
function isListed({ concept, text }: ReturnType<typeof conceptsIn>[number]): boolean {
  return concept.words.de.nouns.some(({ noun }) => [noun.word, noun.plural].includes(text));
}

/**
 * The wish to find what is lost, for what no sentence about a lost thing suits: several things, somebody, or a thing whose
 * forms the lexicon does not know; or to `win` what was lost as games are. `match` is all that the frame took, `phrase` its end.
 */
export function wishToFind(match: string, phrase: string, language: Language, form: "find" | "win" = "find"): string {
  const lead = match.slice(0, match.toLowerCase().indexOf(phrase.toLowerCase())).trim();
  const before = /\p{L}+$/u.exec(lead)?.[0].toLowerCase() ?? "";
  if (language === "en")
    return /^(?:his|her|its|their|my|the|an?)$/u.test(before)
      ? wishForm(form, `${before} ${phrase}`, "en")
      : wishForm(form, `the ${phrase}`, "en");
  if (language === "de") {
    const owner = /\p{Lu}\p{L}*(?:s|’)$/u.exec(lead)?.[0];
    const lost = owner === undefined ? undefined : conceptsIn(phrase, "de").at(-1);
    const isWhole = lost && conceptsIn(phrase, "de").some(({ text }) => text.length === phrase.length);
    if (lost && isWhole && isListed(lost)) {
      const shape = { article: "the", case: "acc", plural: lost.number === "plural" } as const;
      return wishForm(form, kitFor("de").phrase(lost.concept.id, shape), "de");
    }
    // „Omas Stricknadeln“ stay hers.
    if (owner !== undefined) return wishForm(form, `${owner} ${phrase}`, "de");
    // „Und der verlorene Nagel“: as a subject it has another ending.
    const isSubject = before === "der" && !/\bnach\s+\p{L}+$/iu.test(lead);
    const asObject = phrase.replace(/^(?<how>\p{Ll}+e)(?= )/u, "$<how>n");
    if (isSubject) return wishForm(form, `den ${asObject}`, "de");
    const isNach = /\bnach\s+\p{L}+$/iu.test(lead);
    return wishForm(form, `${isNach ? (ACCUSATIVE[before] ?? before) : before} ${phrase}`.trim(), "de");
  }
  const isOwn = /(?:^|\s)(?:[îi][șs]i|[șs]i-a|[șs]i-au|nu-[șs]i)(?:\s|$)/iu.test(match);
  const noun = isOwn && /^(?:un|o)\s/iu.test(phrase) ? romanianDefinite(phrase) : phrase;
  const wish = wishForm(form, noun, "ro");
  return isOwn ? wish.replace(/^să /u, "să-și ") : wish;
}
