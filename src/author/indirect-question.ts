import { englishPast, englishThirdPerson, isEnglishBase } from "./verb-forms.ts";

const WHO = String.raw`(?<who>he|she|it|they|this|that|nobody|everyone|everybody|(?:the|an?|his|her|their) [\p{L}’'-]+)`;

const DOES = [
  WHO,
  WHO.replace("[\\p{L}’'-]+)", "[\\p{L}’'-]+ [\\p{L}’'-]+)"),
  WHO.replace("[\\p{L}’'-]+)", "(?:[\\p{L}’'-]+ ){2}[\\p{L}’'-]+)"),
].map(
  (who) =>
    new RegExp(String.raw`^(?<ask>why|where|how|when|what) (?<does>does|did) ${who} (?<verb>\p{Ll}+)(?<rest>.*)$`, "u"),
);

const IS = new RegExp(
  String.raw`^(?<ask>why|where|how|when) (?<be>is|are|was|were|can|will|could|should|would|must|has|have) ${WHO}(?<rest>(?: .*)?)$`,
  "u",
);

const thirdPerson = (verb: string) => (verb === "have" ? "has" : englishThirdPerson(verb));

/**
 * A question as it stands after "wanted to know": small at its start, in English with its subject first: "why does the sea go
 * out" → "why the sea goes out".
 */
export function indirectQuestion(question: string): string {
  const small = question.charAt(0).toLocaleLowerCase() + question.slice(1);
  const [first] = DOES;
  // "What does an ice cream van do": the verb is the first that is one.
  const does = DOES.find((each) => isEnglishBase(each.exec(small)?.groups?.["verb"] ?? "")) ?? first;
  return small
    .replace(/^(?<ask>why|where|how|what|when) do /u, "$<ask> ")
    .replace(does ?? /(?!)/u, (...found) => {
      const { ask, does, who, verb, rest } = found.at(-1) as Record<string, string>;
      const said = does === "did" ? englishPast(verb ?? "") : thirdPerson(verb ?? "");
      return `${ask} ${who} ${said}${rest}`;
    })
    .replace(IS, "$<ask> $<who> $<be>$<rest>");
}
