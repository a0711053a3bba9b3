import type { GoalFrame } from "./frames.ts";

const END = "(?=[,.;!?]|$| and | but | because | so | when | whenever | which | who | near )";

/** Troubles as English tells them. */
export const TROUBLES_EN: readonly GoalFrame[] = [
  {
    kind: "wish",
    confidence: 0.7,
    says: "get out of {phrase}",
    pattern: new RegExp(
      `\\bstuck (?:deep )?(?:in|inside) (?<phrase>(?:the|an?|his|her|its|their) [^,.;!?]+?)${END}`,
      "iu",
    ),
  },
  { kind: "wish", confidence: 0.7, says: "get free again", pattern: /\b(?:is|are|was|gets?|got|['’]s) stuck\b/iu },
  {
    kind: "wish",
    confidence: 0.7,
    says: "get rid of the {phrase}",
    pattern:
      /\b(?:has|have|had|gets?|got|with)(?: got)? (?:an? |the )?(?:terrible |bad |nasty |awful |sore )?(?<phrase>headache|toothache|tummy ?ache|stomach ?ache|earache|hiccups|cough|sneezes|fever)\b/iu,
  },
  {
    kind: "wish",
    confidence: 0.7,
    says: "get well again",
    pattern:
      /\b(?:caught|catches|has|had|has got|with) a (?:bad |nasty |terrible )?cold\b|\b(?:is|feels|falls|fell) (?:ill|poorly|unwell)\b/iu,
  },
  {
    kind: "wish",
    confidence: 0.7,
    says: "get along with {phrase}",
    pattern: new RegExp(`\\ballergic to (?<phrase>[^,.;!?]+?)${END}`, "iu"),
  },
  {
    kind: "wish",
    confidence: 0.7,
    shape: "lack",
    pattern: new RegExp(
      `\\b(?:has|had|have|with|hasn['’]t got any|doesn['’]t have any) no (?<phrase>(?!friends?\\b|one\\b|time\\b|idea\\b|room\\b|home\\b|fear\\b)\\p{Ll}+(?: \\p{Ll}+)?)${END}`,
      "iu",
    ),
  },
  {
    kind: "wish",
    confidence: 0.7,
    shape: "lack",
    pattern:
      /^(?:.*?\babout )?(?:(?:an?|the) )?(?:\p{Ll}+ ){1,3}without (?:an? |any |his |her |its )?(?<phrase>\p{Ll}+)(?=[,.!]|$| who | that | wants )/iu,
  },
  {
    kind: "wish",
    confidence: 0.7,
    says: "mend {own} {phrase}",
    pattern: new RegExp(
      `\\b(?:torn|tore|tears|broken|broke|breaks|ripped|rips|cracked|cracks|damaged|snapped) (?<own>his|her|its|their|the) (?<phrase>(?!heart|promise|record)\\p{Ll}+(?: \\p{Ll}+)?)${END}`,
      "iu",
    ),
  },
  {
    kind: "wish",
    confidence: 0.7,
    says: "mend {own} {phrase}",
    pattern:
      /\b(?<own>his|her|its|their|whose|the) (?<phrase>(?:\p{Ll}+ )?\p{Ll}+) (?:(?:is|are|was|were|gets|got|has been) (?:broken|torn|cracked|ripped|bent)|(?:breaks|broke|has broken)(?: down| in two)?|(?:stops|stopped) working)\b/iu,
  },
  {
    kind: "wish",
    confidence: 0.7,
    says: "find {phrase}",
    pattern: new RegExp(
      `\\b(?:ran|runs?|has run|running) out of (?<phrase>\\p{Ll}+)${END.replace(")", "| in | on )")}`,
      "iu",
    ),
  },
  {
    kind: "wish",
    confidence: 0.75,
    says: "find {own} {phrase} again",
    pattern: new RegExp(
      `\\b(?:separated|parted|far away|apart) from (?<own>his|her|its|their|the) (?<phrase>[^,.;!?]+?)${END}`,
      "iu",
    ),
  },
  {
    kind: "wish",
    confidence: 0.75,
    says: "spend time with {phrase}",
    pattern:
      /\b(?<phrase>(?!nobody|everybody|everyone|who|one)\p{L}+) (?:has|have|had|never has) (?:no|any|little) time (?:any ?more )?(?:for|to)\b/iu,
  },
  {
    kind: "wish",
    confidence: 0.7,
    says: "stop getting {phrase}",
    pattern:
      /\b(?:gets?|getting) (?<phrase>dizzy|seasick|carsick|cross|angry|jealous|confused|nervous|bored|tangled|muddled)\b/iu,
  },
  {
    kind: "wish",
    confidence: 0.7,
    says: "be on time",
    pattern: /\b(?:always|never) (?:\p{Ll}+ )?(?:late|on time)\b/iu,
  },
  {
    kind: "wish",
    confidence: 0.7,
    says: "stay awake",
    pattern: /\b(?:always|keeps?|constantly) fall(?:s|ing) asleep\b/iu,
  },
  {
    kind: "wish",
    confidence: 0.7,
    says: "get warm",
    pattern: /\b(?:always|so|is|feels?|feeling|terribly) (?:cold|freezing)\b(?! (?:day|night|winter|morning))/iu,
  },
  { kind: "wish", confidence: 0.7, says: "feel proud again", pattern: /\b(?:ashamed|embarrassed)\b/iu },
  {
    kind: "wish",
    confidence: 0.75,
    says: "get {who} to stop {phrase}",
    pattern: new RegExp(
      `(?:^|[,;] | and | but | because )(?<who>everyone|everybody|people|(?:the|his|her|their) (?:other )?\\p{Ll}+) keeps? (?:on )?(?<phrase>\\p{Ll}+ing [^,.;!?]*?(?:him|her)\\b[^,.;!?]*?)${END}`,
      "iu",
    ),
  },
  {
    kind: "wish",
    confidence: 0.7,
    says: "stop {phrase}",
    pattern: new RegExp(`\\bkeeps? (?:on )?(?<phrase>(?!losing)\\p{Ll}+ing(?: [^,.;!?]+?)?)${END}`, "iu"),
  },
  {
    kind: "wish",
    confidence: 0.7,
    says: "share {phrase}",
    pattern: new RegExp(
      `\\b(?:fight|fights|fighting|argue|argues|quarrel|quarrels) (?:over|about) (?<phrase>(?:the|one|an?|who) [^,.;!?]+?)${END}`,
      "iu",
    ),
  },
  {
    kind: "wish",
    confidence: 0.75,
    says: "shine again",
    pattern: /\b(?:light|glow|lamp|lantern|shine) (?:has |had |is |suddenly )?(?:gone out|went out|goes out|out)\b/iu,
  },
  {
    kind: "wish",
    confidence: 0.8,
    shape: "get",
    pattern:
      /\bwish(?:es|ed)? (?:that )?(?<rest>(?:the|his|her|their) \p{Ll}+(?: \p{Ll}+)?|somebody|someone|everybody|everyone|people|\p{Lu}\p{Ll}+) would (?<phrase>[^,.;!?]+)/u,
  },
  {
    kind: "wish",
    confidence: 0.7,
    says: "stop being {phrase}",
    pattern: /\b(?:is|are|was|feels?) (?:so |very |a bit )?(?<phrase>seasick|jealous|carsick|clumsy)\b/iu,
  },
  {
    kind: "wish",
    confidence: 0.7,
    says: "have an adventure",
    pattern: /\b(?:is|are|was|gets?|feels?) (?:so |very |terribly )?bored\b/iu,
  },
  { kind: "wish", confidence: 0.7, says: "find something to eat", pattern: /\bnothing (?:left )?to eat\b/iu },
  {
    kind: "wish",
    confidence: 0.8,
    pattern: new RegExp(`\\b(?:forgot|forgets|forgotten) to (?<phrase>[^,.;!?]+?)${END}`, "iu"),
  },
  {
    kind: "wish",
    confidence: 0.7,
    shape: "stop",
    pattern: new RegExp(
      `\\b(?:always|constantly) (?<verb>mix(?:es)?|forgets?|trips?|drops?|loses?|spills?|bumps?|breaks?|interrupts?|sneezes?|snores?|steals?|cries|lies)(?<rest>(?: [^,.;!?]*?)?)${END}`,
      "iu",
    ),
  },
  {
    kind: "wish",
    confidence: 0.7,
    says: "see {phrase} again",
    pattern: new RegExp(
      `\\b(?:waits|waiting|waited) (?:and waits )?for (?<phrase>(?:his|her|its|their) [^,.;!?]+?)${END}`,
      "iu",
    ),
  },
  {
    kind: "wish",
    confidence: 0.7,
    says: "be the right colour again",
    pattern:
      /\b(?:turn(?:s|ed)|went|goes|woke up|wakes up) (?:all |bright |completely )?(?:blue|green|pink|purple|orange|yellow|red|stripy|spotty)\b/iu,
  },
  // "Now she won’t go outside": nobody’s story is about how somebody managed not to.
  {
    kind: "fear",
    confidence: 0.75,
    shape: "gerund",
    pattern: new RegExp(
      `(?<!\\p{L},? (?:the|his|her|their|its|whose) (?:\\p{Ll}+ )?)(?<!\\b(?:but|and) it )\\b(?:wont|won['’]t|will not) (?<phrase>(?:go|come|leave|swim|walk|climb|jump|fly|dive|sail|cross|enter|touch|get (?:in|on|off|out|up)|step)(?!\\p{L})(?! (?:away|off)(?!\\p{L}))[^,.;!?]*?)${END}`,
      "iu",
    ),
  },
  {
    kind: "wish",
    confidence: 0.7,
    shape: "avoid",
    pattern: new RegExp(
      `(?<!\\p{L},? (?:the|his|her|their|its|whose) (?:\\p{Ll}+ )?)(?<!\\b(?:but|and) it )\\b(?:wont|won['’]t|will not) (?<phrase>(?!know|be )[^,.;!?]+?)${END}`,
      "iu",
    ),
  },
  {
    kind: "wish",
    confidence: 0.7,
    says: "get mended",
    pattern: /\b(?:got|gets|is|was) (?:torn|ripped|broken|cracked)\b/iu,
  },
  {
    kind: "wish",
    confidence: 0.7,
    says: "be friends again",
    pattern:
      /\b(?:argu(?:e|es|ed|ing)|quarrel(?:s|led|ling)?|bicker(?:s|ed|ing)?|squabbl(?:e|es|ed|ing)|fall(?:s|en|ing)? out(?! of| into| from)|fell out(?! of| into| from)|(?:not|aren['’]?t|no longer|stopped) (?:speaking|talking)(?: to each other)?)\b/iu,
  },
];
