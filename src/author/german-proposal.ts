import { conceptsIn } from "#lexicon/concepts-in.ts";
import { isOfType } from "#lexicon/is-of-type.ts";
import {
  ABOUT_DE,
  ABOUT_OWN_DE,
  AGAIN_DE,
  ASKS_DE,
  BEGINS_DE,
  CHILD_ITSELF_DE,
  FILLERS_DE,
  IN_WHICH_DE,
  LEADS_ON_DE,
  PROPOSES_DE,
  STORY_DE,
  TAKEN_UP_DE,
  TALK_DE,
  THERE_DE,
  TO_CHILD_DE,
} from "./frames/proposed-de.ts";
import { ownKindFramesFor } from "./frames/own-kind-frames.ts";
import { isNoName } from "./is-no-name.ts";
import { sexOfName } from "./known-names.ts";
import { isTroubledChild } from "./troubled-child.ts";

/**
 * Where in a German idea the hero stands that is asked for in so many words, whoever was told of before: „Oskar kann nur mit Licht
 * einschlafen. Könnte man was machen mit | einer Taschenlampe, die“; 0 where nobody is asked for or the child itself is.
 */
export function endOfGermanProposal(text: string): number {
  if (CHILD_ITSELF_DE.test(text)) return 0;
  for (const proposes of PROPOSES_DE) {
    const match = proposes.exec(text);
    const end = match ? match.index + match[0].length : 0;
    if (end > 0 && isSomebodyAt(text.slice(end))) return throughGroup(text, end);
  }
  const one = ONE_OF_THEM.exec(text);
  if (one) return one.index + one[0].length;
  const headed = endOfHeading(text);
  if (headed > 0) return headed;
  return endOfStoryAsked(text) || endOfLeadOn(text) || endOfNamedAgain(text) || endOfOwnTalk(text);
}

/** „Er hatte Brieftauben. | Eine davon, Herta“, „ein Schuppen voller Uhren. Eine davon, | die Kuckucksuhr, geht vor“. */
const ONE_OF_THEM =
  /(?<=[.!?]\s)(?:(?=Ein(?:er?|e?s) (?:davon|von (?:ihnen|denen)),? (?:namens )?\p{Lu}\p{Ll}+,? )|Ein(?:er?|e?s) (?:davon|von (?:ihnen|denen)), (?=(?:der|die|das) (?:\p{Ll}+e )?\p{Lu}[\p{L}-]+, \p{Ll}))/u;

const HEADING =
  /^(?<head>[^.!?:]{2,70}): (?=(?:Der|Die|Das|Eine?)\s(?:\p{Ll}+e[rs]?\s){0,2}(?<noun>\p{Lu}[\p{L}-]+)\s\p{Ll})/u;

/** „Die Prinzessin auf der Erbse, nur andersrum: | Die Erbse kann nicht schlafen“: what stands over a story that its first words take up. */
function endOfHeading(text: string): number {
  const match = HEADING.exec(text);
  const { head = "", noun = "" } = match?.groups ?? {};
  const isTaken = head.toLocaleLowerCase().includes(noun.toLocaleLowerCase());
  return match && isTaken && isSomebodyAt(text.slice(match[0].length)) ? match[0].length : 0;
}

/** „Ein Rudel, bei dem | der Frischling Rudi“: of many the one that has a name. */
function throughGroup(text: string, at: number): number {
  const group =
    /^[^,.!?]*, (?:(?:bei|in|unter|von) de(?:m|r|nen) (?=(?:der|die|das) \p{Lu}\p{Ll}+ \p{Lu})|(?:in de(?:m|r|nen)|wo) (?=eine? (?:\p{Ll}+e[rs]? )?\p{Lu}\p{Ll}+ [^,.!?]*(?:hat|will|möchte|kann|wohnt|lebt|ist|hängt|steht|liegt)(?:[,.!?]|$)))/u.exec(
      text.slice(at),
    );
  return at + (group?.[0].length ?? 0);
}

/** „Ich hätte gern eine Geschichte von | einer Eule, die“: of several the first that somebody acts in. */
function endOfStoryAsked(text: string): number {
  const stories = [...text.matchAll(STORY_DE)].filter(({ index }) => {
    const [before = ""] = /[^.!?:;]*$/u.exec(text.slice(0, index)) ?? [];
    return ASKS_DE.some((asks) => asks.test(before.trimStart()));
  });
  for (const about of ABOUT_DE)
    for (const { 0: story, index } of stories) {
      const behind = about.exec(text.slice(index + story.length))?.[0];
      const end = behind === undefined ? 0 : index + story.length + behind.length;
      if (end > 0 && isSomebodyAt(text.slice(end))) return throughGroup(text, end);
    }
  for (const { 0: story, index } of stories) {
    const from = index + story.length;
    const behind = ABOUT_OWN_DE.exec(text.slice(from))?.[0];
    if (behind !== undefined && isOfNoPerson(text.slice(from + behind.length))) return from + behind.length;
    const inside = IN_WHICH_DE.exec(text.slice(from))?.[0];
    const clause = /^[^.!?]*/u.exec(text.slice(from + (inside?.length ?? 0)))?.[0] ?? "";
    if (inside !== undefined && isOfNoPerson(clause) && !TO_CHILD_DE.test(clause.replace(/^\p{L}+ /u, "")))
      return from + inside.length;
  }
  return 0;
}

/** „Seinen Traktor.“: a thing or an animal. */
function isOfNoPerson(rest: string): boolean {
  const [found] = conceptsIn(/^[^.!?]*/u.exec(rest)?.[0] ?? "", "de").filter(({ kind }) =>
    /^(?:figure|thing)$/u.test(kind),
  );
  return found !== undefined && !isOfType(found.concept, "EverydayPeople");
}

/** „Daraus würde ich gern eine Geschichte machen: | Die Tasse hat Angst“. */
function endOfLeadOn(text: string): number {
  const match = LEADS_ON_DE.exec(text);
  return match ? match.index + match[0].length : 0;
}

/** „Unser Hund Balu ist gestorben. Eine Geschichte, in der | Balu“: a name that was told before. */
function endOfNamedAgain(text: string): number {
  for (const { 0: asked, index, groups } of text.matchAll(AGAIN_DE))
    if (text.slice(0, index).includes(groups?.["name"] ?? asked)) return index + asked.length;
  return 0;
}

/** „Meine Frau ist Hebamme. | Die Störchin Adele bringt …“: the first sentence that is no more of whoever writes. */
function endOfOwnTalk(text: string): number {
  for (const { index } of text.matchAll(/(?<=[.!?…]["“”)]?\s+)(?=\p{Lu})/gu)) {
    const told = text.slice(0, index);
    const filled = index + (FILLERS_DE.exec(text.slice(index))?.[0].length ?? 0);
    const at = filled + (THERE_DE.exec(text.slice(filled))?.[0].length ?? 0);
    const sentence = /^[^.!?]*[.!?]*/u.exec(text.slice(at))?.[0] ?? "";
    const noun = TAKEN_UP_DE.exec(sentence)?.groups?.["noun"];
    const isTakenUp =
      noun !== undefined && new RegExp(`(?:${noun}|${noun.toLocaleLowerCase()})(?!\\p{Ll}{3})`, "u").test(told);
    if (!isTakenUp && !BEGINS_DE.some((begins) => begins.test(sentence))) continue;
    const isToChild = !/^(?:Sein|Ihr)e? /u.test(sentence) && TO_CHILD_DE.test(sentence.replace(/^\p{L}+ /u, ""));
    if (TALK_DE.test(told) && !isToChild && isSomebodyAt(sentence) && isOnlyTalk(told, noun)) return at;
  }
  return 0;
}

/** Whether nobody was told of but whoever writes, their elders and children without a name. */
function isOnlyTalk(told: string, noun = ""): boolean {
  if (isTroubledChild(told, "de")) return false;
  const isBeing = conceptsIn(told, "de").some(
    ({ concept, number, text }) =>
      concept.kind === "figure" &&
      concept.type !== "EverydayPeople" &&
      number === "singular" &&
      !text.endsWith(noun || "-"),
  );
  const names =
    told.match(/(?<!(?:Tante|Onkel|[Oo]pa|[Oo]ma|Frau|Herr|Herrn|Omi|Opi|Papa|Mama) )\p{Lu}\p{Ll}{2,}/gu) ?? [];
  return !isBeing && !names.some((word) => sexOfName(word) !== undefined);
}

/** Whether the noun that a phrase begins with can be somebody: no time, event or feeling. */
function isSomebodyAt(rest: string): boolean {
  const noun = /^(?:\p{L}+\s+)?(?:\p{Ll}+\s+){0,3}?(?<noun>\p{Lu}[\p{L}-]+)/u.exec(rest)?.groups?.["noun"];
  if (noun === undefined) return true;
  const { nobody, noNoun } = ownKindFramesFor("de");
  const small = noun.toLocaleLowerCase();
  return (PEOPLE.has(small) || !nobody.has(small)) && !noNoun.test(small) && !isNoName(noun, "de");
}

/** Whom the list of no kinds has because they are known ones. */
const PEOPLE: ReadonlySet<string> = new Set(
  "mama papa oma opa mutter vater kind kinder tochter sohn enkel enkelin nichte neffe mann frau herr tante onkel meister doktor planet stern insel see berg fluss wort buchstabe zahl brief traum wunsch lied gefühl farbe spiel sturm gewitter schatten".split(
    " ",
  ),
);
