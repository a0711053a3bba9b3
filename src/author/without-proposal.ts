import type { ByLanguage, Language } from "#book/languages.ts";
import { conceptsIn } from "#lexicon/concepts-in.ts";

import { STORY_ABOUT, STORY_OF_IT } from "./frames/asked-frames.ts";
import { TALK_FRAMES } from "./frames/talk-frames.ts";
import { isListed } from "./known-names.ts";

/** "How about a whale …": what is proposed. */
const PROPOSED: ByLanguage<RegExp> = {
  en: /^(?:[Hh]ow|[Ww]hat) about (?:a (?:story|book|tale) (?:about|with) )?(?=(?:an?|the|two|three)\s|\p{Lu}\p{Ll}+, (?:an?|the|our)\s)/u,
  ro: /^ce (?:zici|zice[țt]i|spui|spune[țt]i) de (?:o poveste (?:despre|cu) )?(?=(?:un|o|doi|dou[ăa]|trei)\s)|^ce-ar fi (?:o poveste )?(?:despre|cu) (?=(?:un|o|doi|dou[ăa]|trei)\s)/iu,
  de: /^(?:wie (?:wäre|wär['’]?s?)(?: es)? mit|was hal(?:tet ihr|ten Sie) von) (?:einer Geschichte (?:über|von|mit) )?(?=(?:eine[mnr]|zwei|drei)\s)/iu,
};

/** A greeting, or what only leads on to what follows: „Moin, bitte“, „Na ja, vielleicht“. */
const GREETED: Partial<ByLanguage<RegExp>> = {
  de: /^(?:(?:moin moin|moin|servus|hallo|hallöchen|hi|hey|hej|huhu|grüezi|grüß gott|grüß dich|(?:schönen )?guten (?:tag|abend|morgen)|tach|na ?ja|nun ja|tja|ach so|ach ja|äh|ähm|ok|okay|zugegeben|kurz gesagt|kurzum|vielleicht|eventuell)(?: (?:zusammen|ihr lieben|ihr|miteinander|allerseits|liebes team))?[,!.:;… –-]+\s*)+(?=\S)/iu,
};

/** „Ich bin Mathilda und ich möchte eine Detektivin sein“: a child that tells of itself. */
const TELLS_OF_SELF = /^ich bin (?:die |der )?(?<name>\p{L}+) und/iu;

function storyAbout(whole: string, article: string, noun: string): string {
  const isSomebody = conceptsIn(noun, "en").some(({ kind }) => kind === "figure" || kind === "thing");
  return isSomebody ? `${STORY_ABOUT}${article} ${noun}` : whole;
}

/** An idea without the words that propose it, which are no question of its hero’s. */
export function withoutProposal(text: string, language: Language): string {
  const greeted = GREETED[language];
  const begun = greeted ? text.replace(greeted, "") : text;
  const talk = TALK_FRAMES[language];
  const isTeller = language === "de" && isListed(TELLS_OF_SELF.exec(begun)?.groups?.["name"] ?? "-");
  const asked = talk && !isTeller ? (talk.asks.exec(begun)?.[0].length ?? 0) : 0;
  const isAsked = asked > 0 && talk?.asked.test(begun.slice(asked)) === true;
  const plain = (isAsked ? begun.slice(asked) : begun).replace(PROPOSED[language], "");
  return language === "en" ? plain.replace(STORY_OF_IT, storyAbout) : plain;
}
