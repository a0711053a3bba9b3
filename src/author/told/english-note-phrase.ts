import { CLAUSE_FORMS } from "#content/sentences/own-trouble.ts";

/** How somebody is, in a note before the noun: "lonely brussels sprout", "a very grumpy toaster". */
const FEELS =
  /^(?:(?:an?|the|one|my|our|two)\s+)?(?:(?:very|really|rather|so|quite|little|big|old|new)\s+)*(?<how>lonely|jealous|grumpy|sad|shy|bored|angry|cross|worried|nervous|scared|frightened|homesick|lost|stuck|tired|sleepy|hungry|thirsty|forgotten|unwanted|unloved|broken|blunt|rusty|leaky|empty|wobbly|wonky|clumsy|bossy|fussy|naughty|messy|noisy|poorly|ill|sick|sneezy|greedy|stubborn|embarrassed|proud|vain|spoilt|restless|sleepless)(?:,? (?:\p{Ll}+))*? \p{L}/iu;
/** Behind it: "pumpkin too big for the doorway", "cactus in need of a hug". */
const IS_SO =
  /\s(?<how>(?:(?:too|not|always|never|fed up|tired of|sick of|in need of|in love|in trouble|out of|down to|up for|unable|alone|afraid)(?:\s.+|$)|(?:scared|frightened|terrified|jealous|ashamed|proud|bored|stuck|lost|left|forgotten|abandoned|trapped|locked|hidden|late|lonely|sad|homesick|desperate)(?:\s(?:of|by|in|on|at|under|behind|with|from|to|inside|up|down|out|outside|for|because|about|without|again)(?!\p{L}).*|$)))/iu;
const LACKS =
  /^(?:no|not a single|not one|not enough)\s+(?<what>.+?)(?: (?:any ?more|anywhere.*|left|for (?:him|her|it|them)(?: any ?more)?))?$/iu;
const HAS = /^(?:the |a )?(?<what>(?:wrong|missing|lost|broken|torn|sore|bad|wobbly)\s.+)$/iu;
const FIRST =
  /(?:['’]s|^(?:the|an?|my|our|his|her)?)\s*(?<what>(?:very )?(?:first|last) (?:day|night|time|trip|visit|sleepover|haircut|swim|flight|tooth|term|morning|party|holiday|christmas|birthday|snow|winter|ride|race|match|concert|lesson)(?: (?:at|in|of|on|away|with|for|without|alone|to)(?!\p{L}).*)?)$/iu;

/** What a note without a verb says of its hero: "no partner", "wrong address", "Pumpkin too big for the doorway". */
export function noteClause(text: string, isFirst: boolean): string | undefined {
  const said = text.replace(/^(?:and|but|with)\s+(?=no\s|not\s|the wrong\s)/iu, "");
  const form = (kind: keyof typeof CLAUSE_FORMS.en, what: string) => CLAUSE_FORMS.en[kind].replace("#", () => what);
  const lacks = LACKS.exec(said)?.groups?.["what"];
  if (lacks !== undefined) return form("hasNo", lacks);
  const has = HAS.exec(said)?.groups?.["what"];
  if (has !== undefined && !isFirst) return form("has", has.endsWith("s") ? has : `the ${has}`);
  const first = FIRST.exec(said)?.groups?.["what"];
  if (first !== undefined) return CLAUSE_FORMS.en.time.replace("#", () => first);
  const so = isFirst ? IS_SO.exec(said)?.groups?.["how"] : undefined;
  if (so !== undefined) return form("is", so);
  const how = FEELS.exec(said)?.groups?.["how"];
  return how === undefined ? undefined : form("is", how.toLowerCase());
}
