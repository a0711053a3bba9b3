import type { Language } from "#book/languages.ts";
import { conceptsIn } from "#lexicon/concepts-in.ts";
import { sexOfName } from "./known-names.ts";
import { PROPOSED, type ProposedFrames } from "./frames/proposed-frames.ts";
import { endOfGermanProposal } from "./german-proposal.ts";

/**
 * Where the talk of whoever writes ends and the hero that they propose begins: "My kids ask what is down the drain. I said | an
 * axolotl"; 0 where nothing tells it.
 */
export function endOfProposal(text: string, language: Language): number {
  if (language === "de") return endOfGermanProposal(text);
  const frames = PROPOSED[language];
  if (!frames) return 0;
  for (const proposes of frames.proposes) {
    const match = proposes.exec(text);
    if (match) return match.index + match[0].length;
  }
  return endOfOwnTalk(text, language, frames);
}

/** "We live above a bakery. | A little flour sack": sentences about the writer’s own people, and then somebody in particular. */
function endOfOwnTalk(text: string, language: Language, frames: ProposedFrames): number {
  const { ownTalk, tells, begins, ofWriter, beginsDefinite } = frames;
  let end = 0;
  for (const { 0: sentence, index } of text.matchAll(/[^.!?\n]+[.!?\n]+\s*/gu)) {
    if (!ownTalk.test(sentence) || tells.test(sentence) || isAboutSomebody(sentence, language)) break;
    end = index + sentence.length;
  }
  const rest = text.slice(end);
  const isBegun = begins.test(rest) || (beginsDefinite.test(rest) && ofWriter.test(text.slice(0, end)));
  return end > 0 && isBegun ? end : 0;
}

/** An animal, a being or somebody with a name. */
function isAboutSomebody(sentence: string, language: Language): boolean {
  const isBeing = conceptsIn(sentence, language).some(
    ({ concept, number }) => concept.kind === "figure" && concept.type !== "EverydayPeople" && number === "singular",
  );
  return (
    isBeing ||
    (
      sentence.match(/(?<=\s)(?<!\b(?:until|till|in|by|since|before|after|this|next|last) )\p{Lu}\p{Ll}{2,}/gu) ?? []
    ).some((word) => sexOfName(word) !== undefined)
  );
}
