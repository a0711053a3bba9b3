import { CLAUSE_FORMS } from "#content/sentences/own-trouble.ts";
import { infinitiveOf } from "#lexicon/infinitive-of.ts";
import { englishPast, englishThirdPerson, isEnglishBase } from "../verb-forms.ts";
import { noteClause } from "./english-note-phrase.ts";
import { type ClauseReader, isAboutHero } from "./trouble-clause.ts";

const AUXILIARY =
  /^(?:is|isn['’]?t|are|aren['’]?t|was|wasn['’]?t|were|has|hasn['’]?t|have|haven['’]?t|had|hadn['’]?t|can|can['’]?t|cannot|could|couldn['’]?t|will|won['’]?t|would|wouldn['’]?t|does|doesn['’]?t|do|don['’]?t|did|didn['’]?t|must|mustn['’]?t|should|never|always|only|just|keeps|kept|got|gets|lost|forgot|fell|broke|woke|ran|went|grew|hid|flew|said|thought|felt|left|found|made|saw|took|came|stuck|hates?|hated|loves|wants|wanted|misses|missed|dreads?|worries|needs|needed|refuses|refused|likes|wishes|hopes|thinks|believes)$/iu;
/** "Made of pillows", "left on the bus": said of a noun. */
const PASSIVE = /^(?:made|left|lost|found|stuck)$/iu;
const BEHIND_PASSIVE = /^(?:of|from|in|on|at|by|behind|out)$/iu;
/** What several do. */
const THEY = /^(?:get|go|fall|find|lose|want|fight|argue|quarrel|try|live|enter|share|build|swap)$/u;
/** Of these, what may also say how somebody is. */
const STATE = /^(?:lost|stuck|left|only|just|broke)$/iu;
/** What cannot stand before a finite verb: the word behind it is a noun. */
const BEFORE_NOUN =
  /^(?:an?|the|his|her|its|their|my|our|of|to|with|without|in|on|at|for|from|one|two|three|four|five|ten|half|every|some|no)$/iu;
/** What follows a verb that no list knows, and hardly a noun. */
const AFTER_VERB =
  /^(?:an?|the|his|her|its|their|to|everything|everyone|everybody|nothing|nobody|somebody|someone|too|so|when|whenever|every|all|into|over|off|up|down|out|about|that|like|because|him|her|it|them|himself|herself|itself|and|at|on|in|for|from|very|more|loudly|away|only)$/iu;
const RELATIVE = /^(?:(?:and|but) )?(?<link>who|that|which)(?<is>['’]s)?\s+(?<rest>.+)$/iu;
const OBJECT_RELATIVE =
  /^(?:nobody|no one|no-one|none|everyone|everybody|people|someone|somebody|all|the|an?|his|her|its|their|he|she|it|they|other|children|kids|\p{Lu}\p{Ll}+)\s/u;
const ENDS_OBJECT =
  /\s(?=(?:at|in(?! any ?more)|on|for|because|when|any ?more|as|until|since|(?<!\b(?:want(?:s|ed)?|like[sd]?|dare[sd]?|tr(?:y|ies|ied)|needs?|needed|has|had|have|able|remember(?:s|ed)?|bother(?:s|ed)?)\s)to|with) \p{L}|any ?more$)/iu;
/** "Wanted to carve": whom stands behind the second verb. */
const WANTED = /\s(?:want(?:s|ed)?|dares?|dared|likes?|liked) to \p{Ll}+$/iu;
const PRONOUN = /^(?:he|she|it)(?=\s|['’]s\s)/iu;
/** "It’s been four days", "it’s the puddliest day": nobody is it. */
const WHEN =
  /^it(?:['’]s| is| was| has)(?: been)? (?:the |an? |only |already |nearly )*(?:[\p{Ll}\d]+ ){0,2}(?:days?|weeks?|months?|years?|time|morning|night|evening|summer|winter|spring|autumn|christmas|easter|birthday)(?!\p{L})|^it(?:['’]s| is| was| has| had)(?: been| still| already)* (?:rain|snow|hail|thunder|pour|freez)\p{Ll}*(?!\p{L})/iu;
const LINK =
  /^(?<link>but|and|because|so|yet|until|then|when|whenever|if|one (?:day|night|morning|evening)|now|suddenly)(?:,)?\s+/iu;
const HOW =
  /^(?:too|so|all|very|late|tired|afraid|scared|lost|stuck|alone|lonely|homesick|born|left(?= (?:behind|out|alone|in|on|at|under|over|by|to))|(?!(?:some|any|no|every)thing|during|morning|evening)\p{Ll}+(?:ed|ing))\s(?<!\ball (?=(?:the|of|his|her|my|our|their)\b))/iu;

/** "Who’s been forgotten", "he’s lost his hat": has, and not is. */
const HAS =
  /^(?:just |already |only |never |always )*(?:been|got|had|run|gone|forgotten|fallen|become|grown|outgrown|eaten|decided|swallowed|wanted|dreamed|seen|made|found|left(?= (?:his|her|its|their|the|an?)\b)|(?<=\b(?:never|just|already) )\p{Ll}+(?:ed|wn|ne|ght|ung)|(?:lost|broken|hurt|caught|torn|dropped)(?= (?:his|her|its|their|the|an?|all|one)\b))(?!\p{L})/iu;
const NAMES = /^(?:(?:and|but) )?(?:his|her|its|their) names?(?: (?:is|was|are)|['’]s)\s/iu;
/** "It’s the giant pumpkin show", "this is Olive": who begins an idea so is not told of yet. */
const EXPLETIVE = /^(?:it(?:['’]s| is| was)|(?:this|that) (?:is|was)|meet|say (?:hello|hi) to)\s/iu;
const AUXILIARY_ONLY = /^(?:is|was|has|had|can|could|will|would|does|did|must|should|\p{Ll}+n['’]?t|cannot|never)$/iu;
/** "Can the stars pass on a message". */
const INVERTED =
  /^(?:(?:and|but|so) )?(?:can|could|will|would|does|do|did|is|are|has|have|should|may|might) (?:the|an?|he|she|it|they|we|you|i|his|her|my|our|there|this|that|somebody|someone)\s/iu;

/** "A pumpkin nobody wanted to carve". */
const CONTACT =
  /^((?:(?:an?|the|my|our|one) )?[\p{L}-]+(?: [\p{L}-]+){0,7}?) ((?:nobody|no one|no-one|everyone|everybody) .+)$/iu;

/** "Embarrassed about his tusk", "invited to a party", "delivered to the wrong door": said of a noun, but for what one does oneself. */
const PARTICIPLE = /^\p{Ll}{3,}ed$/u;
const PREPOSITION = /^(?:to|by|about|from|with|at|in|on|of|for|behind|under)$/u;
const DID =
  /^(?:moved|walked|jumped|arrived|landed|escaped|wandered|climbed|looked|wished|hoped|waited|stopped|turned|lived|wanted|tried|decided|disappeared|vanished|crashed|slipped|tripped|rolled|sailed|stayed|played|talked|listened|knocked|cried|laughed|dreamed|learned|hopped|danced|floated|drifted|happened|worked|rushed|hurried|travelled|returned|headed|stared|pointed|asked|called|shouted|whispered|ended|started|used|needed|melted|appeared|barked|sneezed|longed|worried|searched|pretended|refused|loved|hated|cared|argued|failed|belonged|seemed|promised|visited|rained|snowed)$/u;

const SORT_OF_CAN = /^(?:tin|watering|rubbish|trash|garbage|oil|paint|spray|jerry|milk|petrol|drinks?|beans?|soup)$/iu;

const FELT =
  /^(?:scared|frightened|worried|terrified|upset|tired|bored|embarrassed|confused|disappointed|ashamed) (?:when(?:ever)?|of|by|about|because|at|in) /iu;

const BEHIND_PLURAL = /^(?:have|haven['’]?t|are|aren['’]?t|were|weren['’]?t|don['’]?t|do|did|didn['’]?t)$/iu;

/** What several do and are, as one does it. */
const OF_ONE: Readonly<Record<string, string>> = {
  are: "is",
  "aren’t": "isn’t",
  were: "was",
  "weren’t": "wasn’t",
  have: "has",
  "haven’t": "hasn’t",
  do: "does",
  "don’t": "doesn’t",
};
const ADVERB = /^(?:never|always|only|just)$/iu;

/** "Trolls don’t cry": said of the one whom a book is about, "doesn’t cry". */
function asOneDoes(words: readonly string[]): readonly string[] {
  const at = ADVERB.test(words[0] ?? "") ? 1 : 0;
  const verb = words[at] ?? "";
  const plain = verb.replace("'", "’");
  const isBase = THEY.test(verb) || (isEnglishBase(verb) && englishPast(verb) !== verb);
  const one = OF_ONE[plain] ?? (isBase ? englishThirdPerson(verb) : verb);
  return [...words.slice(0, at), one, ...words.slice(at + 1)];
}

/** Where the first finite verb of some words stands; -1 where there is none. */
export function verbAtEnglish(words: readonly string[]): number {
  return words.findIndex((word, index) => {
    const before = words[index - 1] ?? "";
    const after = words[index + 1] ?? "";
    const plain = word.replaceAll(/[,"“”]/gu, "");
    if (/^(?:who|that|which)['’]s$/u.test(plain)) return index > 0;
    if (/['’]s$/u.test(plain))
      return index > 0 && /^(?:not|so|too|always|never|lost|stuck|afraid|been|all|just|tired)$/iu.test(after);
    if (BEFORE_NOUN.test(before)) return false;
    // "A tin can goes", "a watering can leaks".
    if (/^can$/iu.test(plain) && SORT_OF_CAN.test(before) && !/^(?:not|never|only|still|always|sing|be)$/iu.test(after))
      return false;
    // "The traffic lights have fallen in love": before an auxiliary a word in -s is a noun.
    if (/\p{Ll}{2}s$/u.test(plain) && BEHIND_PLURAL.test(after) && !AUXILIARY.test(plain)) return false;
    if (PASSIVE.test(plain) && BEHIND_PASSIVE.test(after)) return false;
    // "Only the children know".
    if (/^only$/iu.test(plain) && BEFORE_NOUN.test(after)) return false;
    if (AUXILIARY.test(plain))
      return index > 0 || !STATE.test(plain) || /^(?:his|her|its|their|the|an?)$/iu.test(after);
    if (!/^\p{Ll}/u.test(plain) || plain.endsWith("ing")) return false;
    if (THEY.test(plain))
      return / (?:and|two|three|twins) /u.test(` ${words.slice(0, index).join(" ")} `.toLowerCase());
    if (infinitiveOf(plain, "en") !== undefined) return true;
    return /\p{Ll}{2}(?:s|ed)$/u.test(plain) && !plain.endsWith("ss") && AFTER_VERB.test(after);
  });
}

/** Whether there is a finite verb among some English words. */
export function hasEnglishVerb(text: string): boolean {
  return verbAtEnglish(text.split(/\s+/u)) >= 0;
}

/** "That nobody will buy": nobody will buy it. */
function withObject(rest: string): string {
  if (WANTED.test(rest)) return `${rest} {him}`;
  const [first = rest, ...others] = rest.split(ENDS_OBJECT);
  return [`${first} {him}`, ...others].join(" ");
}

function formed(form: keyof typeof CLAUSE_FORMS.en, what: string): string {
  return CLAUSE_FORMS.en[form].replace("#", () => what);
}

/** "With a terrible cold", "without spikes". */
function has(how: string, what: string): string {
  if (how.toLowerCase() === "with") return formed("has", what);
  return formed("hasNo", what.replace(/^(?:any|an?|his|her|its) /iu, ""));
}

/** Clauses as English tells them. */
export const englishClause: ClauseReader = (segment, hero) => {
  const { text, at, isFirst } = segment;
  const tail = at + text.length;
  // "Who took Nana’s glasses": asked, and told of nobody; nor is a name any trouble.
  if (
    (at === 0 && /^(?:who|which)\s/iu.test(text)) ||
    NAMES.test(text) ||
    (at === 0 && EXPLETIVE.test(text)) ||
    INVERTED.test(text)
  )
    return undefined;
  const relative = RELATIVE.exec(text)?.groups;
  if (relative) {
    const { rest = "", link = "", is } = relative;
    if (is !== undefined) return { clause: formed(HAS.test(rest) ? "has" : "is", rest), tail, link };
    // "Floppy, which she hates": it is not the hero that is hated; nor is one told "that neither one can move".
    if (/^(?:he|she|it|they|neither|both|each)\s/iu.test(rest)) return undefined;
    const isObject = OBJECT_RELATIVE.test(rest);
    return isObject ? { clause: withObject(rest), link } : { clause: `{he} ${rest}`, tail, link };
  }
  // "A postbox nobody posts letters in".
  const [, before = "", contact] = CONTACT.exec(text) ?? [];
  if (contact !== undefined && !hasEnglishVerb(before) && isAboutHero(segment, before, hero))
    return { clause: withObject(contact), link: "that" };
  const owner = /^(?:(?:and|but) )?whose\s+(?<rest>.+)$/iu.exec(text)?.groups?.["rest"];
  if (owner !== undefined) return { clause: `{his} ${owner}`, tail, link: "whose" };
  const noted = noteClause(text, isFirst);
  // "The very first tooth that won’t fall out": the hero, and no first time.
  const isItself = hero.name === "" && hero.at >= at && /^(?:the|an?) (?:very )?(?:first|last) \p{Ll}+$/iu.test(text);
  if (noted !== undefined && !isItself && !hasEnglishVerb(text)) return { clause: noted, tail, link: "" };
  const lead = LINK.exec(text);
  const link = lead?.groups?.["link"]?.toLowerCase() ?? "";
  const said = text.slice(lead?.[0].length ?? 0);
  if (/^(?:an? |the )?(?:story|tale|book)\b/iu.test(said)) return undefined;
  if (WHEN.test(said)) return undefined;
  const short = /^(?:he|she|it)['’]s (?<rest>.+)$/iu.exec(said)?.groups?.["rest"];
  if (short !== undefined) return { clause: formed(HAS.test(short) ? "has" : "is", short), tail, link };
  if (PRONOUN.test(said)) return { clause: said.replace(PRONOUN, "{he}"), tail, link };
  const apart = /^(?<how>with(?:out)?)\s+(?<what>.+)$/iu.exec(said)?.groups;
  if (apart) return { clause: has(apart["how"] ?? "", apart["what"] ?? ""), tail, link: "with" };
  const words = said.split(/\s+/u);
  const verb = verbAtEnglish(words);
  // "So scared when the lights go": how somebody is, and nothing that they do.
  if (FELT.test(said)) return { clause: formed("is", link === "so" ? `so ${said}` : said), tail, link: "" };
  // "Saw a fox in the car park": what whoever writes did.
  if (verb === 0 && /^(?:saw|spotted|noticed|watched|met|heard) /iu.test(said) && hero.at > at) return undefined;
  if (verb === 0) return { clause: `{he} ${said.charAt(0).toLocaleLowerCase()}${said.slice(1)}`, tail, link };
  if (verb > 0) {
    const subject = words.slice(0, verb).join(" ");
    const isHero =
      isAboutHero(segment, subject, hero) && !/ (?:and|&) |^(?:all|every|most|both|many)\s/iu.test(subject);
    if (!isHero) return { clause: said, tail, link };
    const [first = "", ...others] = words.slice(verb);
    // "Luca’s got a new stepdad".
    if (/['’]s$/u.test(subject) && !AUXILIARY_ONLY.test(first))
      return {
        clause: formed(HAS.test(said.slice(subject.length + 1)) ? "has" : "is", words.slice(verb).join(" ")),
        tail,
        link,
      };
    if (PARTICIPLE.test(first) && PREPOSITION.test(others[0] ?? "") && !DID.test(first)) {
      const next = verbAtEnglish(others);
      const told = next < 0 ? others : [...others.slice(0, next), "and", ...others.slice(next)];
      return { clause: formed("is", [first, ...told].join(" ")), tail, link };
    }
    const does = asOneDoes([/['’]s$/u.test(first) ? "is" : first, ...others]);
    return { clause: ["{he}", ...does].join(" "), tail, link };
  }
  if (HOW.test(said) && (!isFirst || at > 0)) return { clause: formed("is", said), tail, link };
  const behind = isFirst ? /\s(?<how>with(?:out)?) (?<what>.+)$/iu.exec(said) : null;
  // "A story with a monster who": whoever comes with it is the hero.
  const without = behind && hero.at > at + (text.length - said.length) + behind.index ? undefined : behind?.groups;
  return without && { clause: has(without["how"] ?? "", without["what"] ?? ""), tail, link: "with" };
};
