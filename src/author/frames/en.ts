import { WAY_HOME } from "#content/sentences/common-goals.ts";
import { FAR_PLACES_EN } from "#content/lexicon/far-places.ts";
import { aboveAllEnglish } from "./above-all-en.ts";
import type { ReadingFrames } from "./frames.ts";

const END =
  "(?=[,.;!?]|$| with the help of | thanks to | because | but | until | so that | so (?:s?he|they|it) | and (?:then|so|finds?|makes?|meets?|learns?) | who | which | before | after | while | when | although )";

export const english: ReadingFrames = {
  named:
    /(?<!\b(?:being|gets?|got) )\b(?:call?e?'?d|named|by the name of|(?<=[,.!?] )[Nn]ame of|whose name (?:is|was)|name (?:is|was|should be|could be|must be|can be|will be|has to be)|name['’]s|name[?:]|(?:s?he|it)(?:['’]s| is| was) (?:called|named))\s+["“]?(?<name>(?!(?:him|her|it|them|after)\b)\p{L}[\p{L}\d’'-]*)/giu,
  titles:
    /^(?:captain|professor|doctor|dr|mr|mister|mrs|miss|sir|lady|lord|king|queen|prince|princess|super|mega|grandpa|grandma|uncle|aunt)$/iu,
  calledAfter:
    /(?<!\p{L})(?:(?:we|s?he|they|everyone|everybody|all|people|kids|friends|(?:the|all the|my|our) (?:kids|children|boys|girls|class|twins|two)|(?:the|all the|his|her) (?:others?|other \p{L}+|friends|family|kids|children)|(?:my|our) (?:\p{Ll}+ ){0,2}(?:son|daughter|boy|girl|lad|nephew|niece|grandson|granddaughter|toddler|little one|youngest|eldest)) (?:have |has |had )?(?:all )?(?:calls?|called|named|christened|dubbed|nicknamed) (?:him|her|it|them|one(?: of them)?)|(?:that|who|whom|which) (?:we|they|everyone|everybody|all|people|(?:the|my|our) \p{L}+) (?:all )?calls?|nicknamed|known as|goes by)\s+["“]?(?<name>(?:(?:Big|Little|Old|Mr|Mrs|Miss|Granny|Uncle|Auntie|Captain)\.? (?=\p{L}))?\p{L}[\p{L}’'-]*)/giu,
  areSeveral:
    /(?:\s+(?:are|were)\s+(?:(?:the|\p{L}+)\s+){0,3}|,?\s+the\s+(?:(?:two|twin|little)\s+)?|,?\s+our\s+(?:\p{Ll}+\s+)?|,\s+(?:(?:our|my)\s+)?(?:two|three|four|twin)\s+(?:\p{Ll}+\s+)?)$/iu,
  firstClause: /^(?:when|after|while|as|because|since|one (?:day|night|morning) when)\s[^,.;!?]*,/iu,
  titledName:
    /^,?\s+(?<name>(?:Mr|Mrs|Miss|Ms|Dr|Sir|Lady|Lord|Madame|Granny|Old|Captain|Professor|Doctor|Sergeant|Major|Admiral|General|Inspector|Detective|Chief|Commander|Meneer|Mevrou|Tannie|Oom)\.?\s+\p{Lu}\p{Ll}+)/u,
  request: /^.*?\b(?:book|story|tale|something|anything)\s+(?:in which|where|about how|of how)\s+/iu,
  nameBeforeKind:
    /(?:(?<name>\p{Lu}[\p{L}’'-]+)(?:,?\s+\(?|,?\s+(?:is|was)\s+)|^(?<alone>\p{Lu}[\p{L}’'-]+)\s?[.:–—-]\s+)(?:the|an?|our|my|The|An?|Our|My)\s+(?:\p{Lu}\p{Ll}+\s+)?(?:[\p{Ll}\d-]+(?:['’]s)?\s+){0,4}$/u,
  nameAfterKind:
    /^(?:\s+(?:friend|helper|assistant|buddy|pal|sidekick|companion|brother|sister))?,?\s+(?<name>\p{Lu}[\p{L}’]*(?:-\p{L}+)*)/u,
  saidToBe:
    /(?:^|[.!?]\s+)(?:(?:captain|professor|doctor|sir|lady|lord|miss|mister|little|old)\s+)?(?<name>\p{L}{2,})(?:\s+(?:with|from|in|of)\s[^,.!?]{2,30}?)?\s+(?:is|was)\s+an?\s+(?:\p{Ll}+\s+){0,3}$/iu,
  apposition: /^(?:\s+(?:is|was)\s+an?|,?\s+the)\s+(?:\p{Ll}+\s+){0,3}$/iu,
  toldLater:
    /[,.]\s(?:call?e?d|named|[Nn]ame of)\s+["“]?$|\b(?:(?:his|her|its|their|(?:the|our|my) \p{L}+['’]?s?) names?(?:\s+(?:is|are|was|were|should be|could be)|['’]s|\?|:)?|(?<=[.!?;]\s)name:|(?:s?he|it|they|ours|mine|one)(?:['’](?:s|re)| is| was| are| were| (?:should|could|must|can|might|will|has to|needs to) be| to be) (?:called|named)|(?:calls?|called|named|christened|dubbed|nicknamed) (?:him|her|it|them)|(?<=[.!?;]\s)(?:the|our|my) \p{Ll}+(?:['’]s| is| was) (?:called|named))\s+["“]?$/iu,
  storyFor: /^\p{Ll}*\s+(?:story|tale|book|adventure)\s+for\s+$/iu,
  readerFirst:
    /^\p{Lu}\p{Ll}+ (?:has )?(?:asks?|asked|wants|would like|wished)(?: me| us)?(?: for)? an? (?:\p{Ll}+ )?(?:story|book|tale) about\s|^(?:our|my)\s[^.!?]*[.!?]\s+(?=[^.!?]*\b(?:story|book|tale)\b[^.!?]*?\b(?:about|with|where)\s+(?:an?|the|two|three)\s)/iu,
  lists: /^(?:\s+(?:called|named))?[\s,:–-]+/iu,
  and: /^\s*(?:,\s*)?(?:and|&)\s+|^\s*,\s*/iu,
  afterLowerName:
    /^\s+(?:is|was|wants|can|could|has|had|who|loves|must|cannot|cant|can['’]t|wont|won['’]t|doesnt|doesn['’]t|didnt|didn['’]t|isnt|isn['’]t|loses|lost|finds|found|goes|went|gets|got|needs|knows|decides|tries|refuses|never|always|likes|hates|dreams|wishes|sees|lives|makes|builds|takes|meets|and (?:the|his|her|a|an|their))(?!\p{L})/u,
  young: /^(?:baby|young|infant)$|^(?:cub|kid|chick|kit|pup|calf|joey|baby)$/iu,
  subjectBefore: /(?:^|[.!?:]\s*|\b(?:about|how|when)\s+)(?:(?:an?|the|one|my)\s+)?(?:\p{L}+\s+){0,2}$/iu,
  subjectAfter:
    /^,?\s+(?:(?:called|named|who|that|which|is|was|wants?|wanted|dreams?|dreamed|can['’]?t|cannot|could|couldn['’]?t|wishes|tries|lost|loses|has|had|must|learns?|decides|feels|loves|goes|falls|meets|makes|doesn['’]?t|does not|won['’]?t|refuses|caught|catches|keeps|gets|got|hates|misses|thinks|hides|lives|forgot|forgets|ran|wakes|woke|feels|needs|loves)\b)/iu,
  possessed:
    /(?:[Nn]obody|[Nn]o one|[Nn]o-one)\b[^,.!?]{0,40}?\s(?:with|understands|likes|knows|notices|wants|believes)\s(?<name>\p{Lu}\p{Ll}+)/gu,
  kin: /\b(?:daughter|son|lad|lass|stepson|stepdaughter|godson|goddaughter|grandchild|grandkid|little one|eldest|youngest|niece|nephew|granddaughter|grandson|girl|boy|sister|brother|cousin|kid|toddler|child|tannie|oom|ouma|oupa|gogo|aunt|auntie|uncle|grandma|grandpa|granny|grandad|mr\.?|mrs\.?|miss|professor|sir|lady)\s+(?<name>\p{L}+)/giu,
  beforeName:
    /(?:\b(?:about|with|and|for|of|by|when|how|where|girl|boy|lad|lass|kid|child|friend|friends|daughter|son|stepson|stepdaughter|godson|goddaughter|nephew|niece|help|helps|meets|visits|from|to|while|because|if|who|that|is|was|,|:)\s+|\s&\s+|(?<!\b(?:visits|explores|celebrates|loves|likes|discovers|reaches|leaves|this|across|towards|always|its|his)\s)(?<=\b\p{Ll}{3,}s\s)|^)$/iu,
  sizeBefore:
    /(?:^|[.!?:,]\s+|\b(?:and|but|about|when|where|how|if|then)\s)(?:[Tt]he\s+)?(?:[Ll]ittle|[Bb]ig|[Oo]ld|[Yy]oung|[Tt]iny|[Bb]rave|[Pp]oor|[Cc]lever)\s+$/u,
  oneOfKind:
    /\b(?:one|the (?:\p{Ll}+est|youngest|oldest|last|first|only))(?: one)?(?: of (?:them|these|those|whom|which|us|the lot|the bunch))?(?:,?\s+(?:(?:s?he|it)(?:['’]s| is| was)\s+)?(?:called|named)|,)\s+["“]?$/iu,
  gone: /^\s+(?:is|was|has|had|are|were|goes|went)\s+(?:suddenly\s+|been\s+)?(?:missing|gone|lost(?!\s(?:an?|his|her|its|their|the|all|one|two|touch|sight|interest)\b)|stolen|vanished|disappeared)\b/iu,
  unknownFirst:
    /^(?:Little\s+)?(?<name>\p{Lu}\p{Ll}+)\s+(?:the\s+)?\p{L}{3,}\s+(?:is|was|has|had|wants|can|cannot|\p{Ll}{3,}(?:s|ed))\s/u,
  smallBeforeKind:
    /^(?:(?:mr|mrs|miss|ms|dr|captain|professor|uncle|aunt|auntie|granny)\.? )?(?!(?:about|with|for|from|meet|save|help|find|how|when|where|why|what|who|story|tale|into|like|see|only|just|not|once|and|all|but|let|then|now|here)\s)(?<name>\p{Ll}{3,}),?\s+the\s+(?:\p{Ll}+\s+){0,2}$/u,
  afterFirstName:
    /^(?:\s+(?:and|is|was|has|had|wants?|wanted|can(?:not)?|could|will|would|must|should|who|the|loves?|just|still|always|never|lost|found|went|got|made|saw|met|took|ran|[a-z]+(?:s|ed)|[a-z]+n['’]t|(?:ca|do|does|did|wo|is|was|has|have|could|would|should)nt)\b|\s+&\s|['’](?:s\b|\s)|,)/u,
  noNames: new Set(
    `${FAR_PLACES_EN} trouble problem snag mondays tuesdays wednesdays thursdays fridays saturdays sundays saw met found spotted heard bought watched caught seen whoever whatever wherever which who whom whose that down up deep over somewhere well ok okay hmm um er ah right basically anyway actually honestly yes no nope maybe always never often sometimes just still also soon number not has had does did do will loves wants lost got gets goes can could would should once name saturn venus jupiter neptune hero heroine character title dad mum mom daddy mummy mommy when if maybe perhaps suddenly today tomorrow after before because as whenever since until although could can would there's it's i'm we're he's she's they're you're i've we've ours theirs yours outside inside upstairs downstairs nearby opposite that's here's a an the with nobody everybody somebody everyone someone together once there my our his her their in on at when why how what where who two three four five one best bedtime rainbow this that it if some every all no and but so then for from to is was please write make tell give create invent story i we he she they you mars moon earth sun mr mrs sir lady lord miss christmas easter halloween monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december english german romanian`.split(
      " ",
    ),
  ),
  goals: [
    {
      kind: "wish",
      confidence: 0.9,
      pattern: new RegExp(
        `\\b(?:asks?|asked|learns? from|wants to (?:know|learn|find out)|finds out|wonders) (?:(?:an?|the|his|her|their|every|some) )?(?:[\\p{L}-]+ ){0,3}?how to (?<phrase>[^,.;!?]+?)${END}`,
        "iu",
      ),
    },
    {
      kind: "question",
      confidence: 0.9,
      pattern: /(?:^|[.!,:]\s+)(?<phrase>(?:why|where|how|what|who|when) (?!to |if |not\?)[^.;!?]+)\?/iu,
    },
    {
      kind: "fear",
      confidence: 0.9,
      shape: "gerund",
      pattern: new RegExp(
        `\\b(?:afraid|scared|frightened|terrified|too shy|too scared) to (?<phrase>[^,.;!?]+?)${END}`,
        "iu",
      ),
    },
    {
      kind: "fear",
      confidence: 0.85,
      shape: "noun",
      pattern:
        /\b(?:hates?|hated|can['’]t stand(?! (?:on|up|still|in|by|at|straight)\b)|panics? (?:at|about)|trembles? (?:at|before)|jumps? at|runs? away from|hides? from|nervous about|worried about|dreads?|dreading|dreaded) (?<phrase>[^,.;!?]+)/iu,
    },
    {
      kind: "fear",
      confidence: 0.9,
      shape: "noun",
      pattern:
        /\b(?:afraid|scared|frightened|terrified|fear|fearful|fears) (?:of|in(?= the dark\b)) (?<phrase>[^,.;!?]+)/iu,
    },
    {
      kind: "lost",
      confidence: 0.9,
      shape: "noun",
      pattern:
        /\b(?:has lost|had lost|have lost|lost|loses|lose|losing|looking for|searching for|searches for|looks for|search for|misplaced|misplaces|missing|hunts? for|hunting for|forgot|forgets|left) (?:(?:one of )?(?:his|her|its|their|my|the)\s+(?:own\s+)?|an?\s+(?=stolen|missing|lost))(?<phrase>(?!way\b)[^,.;!?]+)/iu,
    },
    {
      kind: "lost",
      confidence: 0.85,
      shape: "noun",
      pattern:
        /(?<!\p{L})(?:his|her|its|their|my|our|whose|(?!(?:it|that|what|there|here|who|he|she)['’])\p{L}+(?:['’]s|s['’])) (?<phrase>(?:\p{Ll}+ ){0,2}\p{Ll}+),? (?:(?:(?:but|and) (?:it|they) ?)?(?:['’]s|['’]re|is|are|was|were|has|have|had|has been|goes|went|got) (?:suddenly )?(?:missing|gone(?! \p{Ll}*(?:y|ed|off|bad|wrong|soft|hard|flat|stale|blunt|silent|dark|pink|green|blue|grey|white|black|to|on|up|down|out|into|for|all)\b)|stolen|lost(?! (?:an?|his|her|its|their|the)\b)|disappeared|vanished)|(?:suddenly )?(?:disappears?|disappeared|vanishe[sd]|vanish))\b/iu,
    },
    {
      kind: "lost",
      confidence: 0.9,
      shape: "noun",
      pattern:
        /\b(?:remember|know|knows|forgot|forgets|forgotten|idea|recall) where (?:(?:s?he|it|they|\p{Lu}\p{Ll}+) )(?:has |had |have )?(?:put|puts|left|hid|hides|buried|dropped|hidden|parked|laid|lost|saw) (?:his|her|its|their|the) (?<phrase>[^,.;!?]+)/iu,
    },
    {
      kind: "lost",
      confidence: 0.85,
      shape: "noun",
      pattern:
        /(?<!\b(?:why|how|when|where) )\bthe (?<phrase>\p{Ll}+(?: (?!the )\p{Ll}+)?) (?:has |have |had )?(?:suddenly )?(?:vanished|vanishes|disappeared|disappears|went missing|goes missing|(?:is|are|was|were) (?:suddenly )?(?:gone|missing))\b/iu,
    },
    {
      kind: "lost",
      confidence: 0.85,
      shape: "noun",
      pattern:
        /\b(?:somebody|someone|a thief|thieves) (?:has |have |had )?(?:stole|stolen|steals|took|taken|hid|hidden) (?:the|his|her|its|their|all the) (?<phrase>[^,.;!?]+)/iu,
    },
    {
      kind: "lost",
      confidence: 0.8,
      shape: "noun",
      pattern:
        /\b(?:the|a) (?:mystery|secret|case|riddle|puzzle|story|tale) of the (?:missing|lost|vanished|stolen|disappearing) (?<phrase>[^,.;!?]+)/iu,
    },
    {
      kind: "lost",
      confidence: 0.85,
      shape: "noun",
      pattern: /\b(?:finds?|find) (?:his|her|its|their|my) (?:lost|missing) (?<phrase>[^,.;!?]+)/iu,
    },
    {
      kind: "question",
      confidence: 0.9,
      pattern: new RegExp(
        `\\b(?:know|knows|wonders?|wondered|wondering|finds? out|found out|ask|asks|asked|asking|understand|learn|discover|discovers|remember|forgot|forgets|forgotten|argue about|argues about|argue over|quarrel about|bet|decide|tell|guess)(?: about)? (?<phrase>(?:why|where|who|what|when|how|which|whether|if(?= (?:s?he|it|they|the|there)\b)) (?!to )[^.;!?,]+?)${END}`,
        "iu",
      ),
    },
    ...aboveAllEnglish(END),
    {
      kind: "wish",
      confidence: 0.95,
      pattern: new RegExp(
        `(?:['’]d|would) (?:much )?(?:rather|prefer to|sooner) (?:be able to )?(?<phrase>[^,.;!?]+?)(?= than |${END})`,
        "iu",
      ),
    },
    {
      kind: "wish",
      confidence: 0.95,
      pattern: new RegExp(
        `\\b(?<!(?:n['’]t|not) (?=want to [^.;!?]*?\\bwants? to\\b))(?:wants?|wanted|would (?:like|love)|hopes?|hoped|longs?|longed|wish(?:es|ed)?|dreams?|dreamed|decides?|decided|plans?|tries|tried|has|had|have|needs?|needed|learns? how|loves?|dares?|dared|longing|determined|ready|sets? out|(?<!only )allowed|able)\\s+(?:not\\s+)?to (?!(?<=\\b(?:has|had|have) to )be (?:cut|\\p{Ll}+(?:ed|en))\\b)(?<phrase>[^,.;!?]+?)${END}`,
        "iu",
      ),
    },
    {
      kind: "wish",
      confidence: 0.95,
      pattern: new RegExp(
        `\\bwish(?:es|ed)? (?:that )?(?:he|she|it|they|\\p{L}+) could (?<phrase>[^,.;!?]+?)${END}`,
        "iu",
      ),
    },
    {
      kind: "wish",
      confidence: 0.9,
      pattern: new RegExp(
        `\\b(?:if only (?:s?he|it|they|\\p{L}+) could|dream (?:is|was) to) (?<phrase>[^,.;!?]+?)(?= than |${END})`,
        "iu",
      ),
    },
    {
      kind: "wish",
      confidence: 0.85,
      shape: "participle",
      pattern: new RegExp(
        `(?:\\b(?:has|have|had)|['’](?:s|ve|d)) never (?:yet |ever )?(?<verb>\\p{Ll}+)(?<rest>(?: [^,.;!?]*?)?)${END}`,
        "iu",
      ),
    },
    {
      kind: "wish",
      confidence: 0.85,
      pattern: new RegExp(`\\b(?:must|would rather) (?!be\\b)(?<phrase>[^,.;!?]+?)(?= than |${END})`, "iu"),
    },
    {
      kind: "wish",
      confidence: 0.9,
      shape: "progressive",
      pattern: new RegExp(`\\bdream(?:s|ed|ing)? (?:of|about) (?<phrase>[a-z]+ing\\b[^,.;!?]*?)${END}`, "iu"),
    },
    {
      kind: "wish",
      confidence: 0.8,
      pattern: new RegExp(
        `\\b(?:could not|could never|can never|couldn['’]?t|cannot|can['’]?t|can not|unable to|(?:does not|doesn['’]?t|did not|didn['’]?t) know how to|never learn(?:ed|t) (?:how )?to) (?<phrase>[^,.;!?]+?)${END}`,
        "iu",
      ),
    },
    {
      kind: "wish",
      confidence: 0.85,
      pattern: new RegExp(`\\blearn(?:s|ed|ing|t)? to (?<phrase>[^,.;!?]+?)${END}`, "iu"),
    },
    {
      kind: "wish",
      confidence: 0.8,
      shape: "have",
      pattern: new RegExp(
        `\\b(?<!(?:n['’]?t|not|never) (?:really |even )?)(?:wants?|wanted|wish(?:es|ed)? for|would (?:like|love)|needs?|longs? for|dreams? of) (?!(?:[\\p{L}-]+ ){0,4}(?:book|story|tale)\\b)(?<phrase>(?:an?|the(?! (?:\\p{L}+ ){1,4}to(?!\\p{L}))|one|two|three|some|nothing but|real|true|more|the same|(?:his|her|their) own) (?!new friend\\b|(?:book|story|tale) )[^,.;!?]+?|(?!to\\b|it\\b|him\\b|her\\b|them\\b|me\\b|you\\b|everyone\\b|nothing\\b|something\\b|someone\\b|that\\b|this\\b|what\\b|friends?\\b)\\p{Ll}{3,}(?=[,.;!?]| like | but | because |$))(?:(?= like )|${END})`,
        "iu",
      ),
    },
    {
      kind: "lost",
      confidence: 0.75,
      shape: "noun",
      pattern:
        /(?:\p{L}['’]s|\b(?:and|with|about) (?:his|her|its|their|my|our|an?)) (?:missing|lost|stolen|vanished) (?<phrase>\p{Ll}+(?: (?!in |on |at |and |who |that )\p{Ll}+)?)(?=[,.!?]| in | on | at | and | who | that |$)/iu,
    },
    {
      kind: "wish",
      confidence: 0.6,
      shape: "progressive",
      pattern:
        /^(?<phrase>(?:sharing|saying|learning|tidying|brushing|going|getting|moving|starting|eating|trying|waiting|listening|helping|taking)\b[^,.;!?]*?)(?: please)?[.!]*$/iu,
    },
    {
      kind: "lost",
      confidence: 0.75,
      shape: "noun",
      pattern: /\bthe (?:missing|lost|stolen|vanished) (?<phrase>\p{Ll}+(?: \p{Ll}+)?)(?=[,.!?]|$)/iu,
    },
    {
      kind: "question",
      confidence: 0.75,
      pattern: /^(?<phrase>(?:why|where|how|what|who|when(?![^.;!?]*,)) (?!to |was |does |did |if )[^.;!?,]+)/iu,
    },
    {
      kind: "wish",
      confidence: 0.85,
      says: WAY_HOME.en,
      pattern: /\b(?:gets?|got|is|was|are|has got) lost\b(?! (?:toy|ball))|\bloses? (?:his|her|its|their) way\b/iu,
    },
    {
      kind: "wish",
      confidence: 0.55,
      shape: "finite",
      pattern: new RegExp(
        `^(?<verb>[a-z]+) (?<rest>[^,.;!?]+?)(?= and [a-z]+s | and (?:everyone|everybody|nobody|now|all) |${END})`,
        "iu",
      ),
    },
    {
      kind: "wish",
      confidence: 0.5,
      pattern: new RegExp(
        `(?<!\\bfor (?:the|an?|his|her|its|their) (?:\\p{Ll}+ )?\\p{Ll}+ )\\bto (?<phrase>(?!the |a |an |his |her |their |my |bed |school |sleep |live )[a-z]+ [^,.;!?]+?)${END}`,
        "u",
      ),
    },
  ],
  nounEnds:
    /\s+(?:in|on|at|with|who|that|which|before|after|from|because|but|and|so|until|while|when|under|behind|every|during|near|by|as|for|to|by|too|so|again|somewhere|yesterday|today|makes?|finds?|meets?|wants?|learns?|goes|is|was|has|had|gets?|becomes?|tries|asks?|helps?|decides?|must|can|could|will|would)\b.*$/iu,
  clauseEnds: /[,.;!?]|\s+(?:because|but|until|so that)\s/u,
  places: [
    [
      "SmallVillage",
      /\bchurch (?:tower|steeple)\b|\b(?:in|at) the (?:church|county fair|flea market|market)\b|\b(?:at|to|from|starts?|new at) nursery\b|\bnursery school\b/iu,
    ],
    ["SpaceColony", /\bto the stars\b/iu],
    ["SpaceColony", /\bon the moon\b|\b(?:outer|deep) space\b/iu],
    ["ToyTown", /\b(?:toy ?land|land of (?:the )?toys|toy box|playroom|toy shelf)\b/iu],
    [
      "UnderwaterKingdom",
      /\b(?:coral (?:palace|castle|city|town)|under ?water|under the sea|sea ?bed|bottom of the (?:sea|ocean)|deep sea|sunken)\b/iu,
    ],
    ["SmallVillage", /\b(?:barn|stable|henhouse|meadow fence|farmyard)\b/iu],
  ],
  hair: [
    ["none", /\bbald\b|\bwithout (?:any )?hair\b|\bno hair\b/iu],
    [
      "blond",
      /\b(?:blonde?|golden|fair|yellow)(?:,? \p{Ll}+){0,2}[ -](?:hair(?:ed)?|curls|braids|plaits|pigtails|locks)\b|\bblonde?\b/iu,
    ],
    [
      "red",
      /\b(?:red|ginger|copper)(?:,? \p{Ll}+){0,2}[ -](?:hair(?:ed)?|curls|braids|plaits|pigtails|locks)\b|\b(?:ginger-haired|redhead(?:ed)?)\b/iu,
    ],
    [
      "brown",
      /\b(?:brown|chestnut|brunette)(?:,? \p{Ll}+){0,2}[ -](?:hair(?:ed)?|curls|braids|plaits|pigtails|locks)\b|\bbrunette\b/iu,
    ],
    ["black", /\b(?:black|dark)(?:,? \p{Ll}+){0,2}[ -](?:hair(?:ed)?|curls|braids|plaits|pigtails|locks)\b/iu],
    ["grey", /\b(?:gr[ae]y|white|silver)(?:,? \p{Ll}+){0,2}[ -](?:hair(?:ed)?|curls|braids|plaits|locks|beard)\b/iu],
  ],
  skin: [
    ["dark", /\b(?:dark|black|ebony)[ -]skin(?:ned)?\b/iu],
    ["brown", /\bbrown[ -]skin(?:ned)?\b/iu],
    ["tan", /\b(?:tan(?:ned)?|olive|bronze)[ -]skin(?:ned)?\b/iu],
    ["light", /\b(?:light|pale|fair|white)[ -]skin(?:ned)?\b/iu],
  ],
  wheelchair: /\bwheel-?chairs?\b/iu,
  bestOfKind:
    /^(?:be|become) (?:(?:the|a) )?(?:\p{Ll}+est|first|best|most \p{Ll}+|real|great|famous|good)(?: \p{Ll}+)? $/iu,
  helper:
    /\b(?:asks?|asked|with the help of|helped by|help from|thanks to|(?:until|till|then) (?:s?he|it|they|\p{Lu}\p{Ll}+) (?:meets?|finds?|comes across|bumps into))\s+(?:(?:a|an|the|his|her|their|my)\s+)?(?:\p{L}+\s+){0,2}$/iu,
  together:
    /\b(?:with|meets?|befriends?|gets?|adopts?|and|joins?|helps?|against|versus|visits?|to)\s+(?:(?:a|an|the|his|her|their|my)\s+)?(?:\p{L}+\s+){0,2}$/iu,
  relative: /^,?\s*(?:[a-z]+\s+){0,2}(?:who|that|which)\b/iu,
  audience:
    /^(?:something|anything) (?:with|about) (?:\p{Ll}+ )?\p{Ll}+s[.!](?=\s)|\bfor (?:an? |my |our |the )?(?:\d{1,2}[\s-]*(?:years?|yrs?)[\s-]*olds?(?:\s+(?:child|children|kids?|boys?|girls?|son|daughter))?|(?:children|kids)\b[^,.!?]*|(?:my|our)?\s*(?:\p{Ll}+\s+){0,2}\p{L}+(?:\s*\(\d+\)|,? (?:aged?|who is) \d+)?(?= about\b))/iu,
  loves:
    /\b(?:loves?|(?<!\bwould )likes?|adores?|(?:is|are) (?:(?:quite|so|really) )?(?:crazy|mad|nuts|wild) about|(?:is|are) obsessed with|(?:is|are) into)\s/iu,
  numbers: { two: 2, three: 3, four: 4, five: 4, six: 4, seven: 4 },
  pages: /\b(?<pages>8|12|16|24|eight|twelve|sixteen|twenty-four)[\s-]pages?\b/iu,
  short:
    /\b(?:short|quick|tiny|brief) (?:bedtime )?(?:story|tale|book|one|adventure)\b|\b(?:not too long|keep it short|a few pages)\b/iu,
  long: /\b(?:long|longer|big) (?:bedtime )?(?:story|tale|book|one|adventure)\b/iu,
  age: /\b(?:(?<age>\d{1,2})[\s-]*(?:(?:years?|yrs?)[\s-]*olds?|yo)|age[ds]? (?<age2>\d{1,2}))\b|\p{L} ?\((?<age3>\d{1,2})\)|\p{Lu}\p{Ll}+, (?<age4>\d{1,2}),|\bfor (?<age5>\d)s\b|\b(?:who is|is|turns) (?<age6>[3-9])\b(?! (?:years? )?(?:pages|dragons))/iu,
  simple:
    /\b(?:simple|easy|few) (?:words|sentences|language|story|to read)\b|\b(?:beginners?|first readers?|early readers?|toddlers?)\b/iu,
  rich: /\b(?:rich|beautiful|difficult) (?:words|sentences|language)\b/iu,
  she: /\b(?:she|her|hers|herself|daughter|girl|sister|mother|mum|mom|grandma|princess|queen)\b/iu,
  he: /\b(?:he|his|him|himself|son|boy|brother|father|dad|grandpa|prince|king)\b/iu,
  genres: [
    [
      "Mystery",
      /\b(?:myster\w*|secrets?|detectives?|clues?|missing|disappear\w*|vanish\w*|riddles?|solves?|who stole)\b/iu,
    ],
    [
      "SciFi",
      /\b(?:space\w*|rockets?|robots?|planets?|mars|future|aliens?|time machine|galax\w*|laser|computers?)\b/iu,
    ],
    [
      "Historical",
      /\b(?:long ago|ancient|roman|egypt\w*|pharaohs?|vikings?|medieval|middle ages|knights?|history|historical|dinosaurs?)\b/iu,
    ],
    ["Comedy", /\b(?:funny|silly|jokes?|laugh\w*|giggl\w*|pancakes?|hiccups?|clumsy|clowns?)\b/iu],
    [
      "Adventure",
      /\b(?:adventur\w*|treasures?|pirates?|island|jungle|explor\w*|journey|sails?|saves?|rescue\w*|flood|expedition|quest)\b/iu,
    ],
    [
      "Fantasy",
      /\b(?:magic\w*|spells?|wizards?|witch\w*|dragons?|unicorns?|fair(?:y|ies)|elf|elves|enchanted|potions?)\b/iu,
    ],
    ["Fairytale", /\b(?:once (?:upon a time|there)|princess\w*|prince|kingdom|king|queen|castle|fairy ?tale)\b/iu],
  ],
  families: [
    [
      "friend",
      /\b(?:lonely|all alone|left out|odd one out|different from|no friends?|(?:nobody|no one|no-one) (?:(?:at|in) (?:(?:the|his|her) )?\p{L}+ |there |here |else )?(?:wants to |else |to |has time |will |would )?(?:plays?|play|for|likes?|wants?|understands?)|nobody has time|(?:nobody|no one|no-one|none of the others) (?:else )?(?:has (?:one|any)|looks like|is like)|not like the others?|(?:like|as) (?:everyone|everybody) else|the others? laugh|laughs? at|makes? fun of|teased?|bull(?:y|ied)|moved away|new (?:kid|girl|boy|neighbou?r)|(?:is|was) the only (?:one|\p{Ll}+)(?: \p{Ll}+)? (?:who|that)|loses? (?:all )?(?:his|her|their) (?:best |only )?friends?|(?:everyone|everybody) laughs|(?:does not|doesn['’]?t) (?:know anyone|have any friends)|(?:won['’]?t|will not|don['’]?t want to) play with|the new (?:one|boy|girl|kid) (?:at|in)|is new (?:in|at|to)|mov(?:es|ing) away|be (?:(?:best|good) )?friends|becom(?:es?|ing) (?:(?:best|good|great|unlikely) )?friends|(?:has|had|with|there is|there['’]s) (?:nobody|no one|no-one)(?: else)? to (?:play|talk|share|eat|celebrate|spend|be|go|walk|dance|sing)|(?:is|was|are|were) too (?:loud|big|small|slow|quiet|tall|clumsy|messy|prickly|different) for|\p{L}+s (?:much |far |way )?too (?:loud|loudly|fast|slow|slowly|quietly|softly|much|high|hard)|(?:is|was|are) (?:much |far |simply )?too (?:loud|big|small|slow|quiet|tall|clumsy|messy|prickly|different|round|long|short|shy|fast)|best friends until|(?:finds?|finding|makes?|making|look(?:s|ing) for|needs?|wants?|have|having|with) (?:a |an )?(?:new |real |best |true |first )*friends?)\b/iu,
    ],
    [
      "contest",
      /\b(?:contests?|competitions?|tournaments?|championships?|olympics|(?:first|grand) prize|(?:big|great|win(?:s|ning)?|in) (?:the |a |an )?(?:\w+ )?races?|invent(?:s|ed|ing|ions?|ors?)?|contraptions?|machines?|gadgets?|builds?|building)\b/iu,
    ],
    [
      "rescue",
      /\b(?:rescu(?:e|es|ed|ing)|travel(?:s|led|ling)?|journeys?|voyages?|see the (?:sea|ocean|world|mountains?|desert)|visit(?:s|ing)?|expedition|sav(?:e|es|ed|ing) (?!money|up\b)|(?:(?<!whole )way|back|journey|go(?:es|ing)?|get(?:s|ting)?|fl(?:y|ies)|swims?) (?:all the way )?(?:back )?home|(?:take|bring)(?:s|ing)? \w+(?: \w+){0,3} (?:back )?home|back to (?:its|his|her|their) (?:mother|mum|mom|family|father|dad|parents))\b/iu,
    ],
  ],
  themes: [
    ["Friendship", /\b(?:friends?|friendship|together|lonely|shares?|sharing|kind\w*|help\w*|shy)\b/iu],
    [
      "Family",
      /\b(?:family|mothers?|fathers?|mum|mom|dad|grandm\w*|grandp\w*|grandfather|grandmother|sisters?|brothers?|bab(?:y|ies)|daughter|son|home)\b/iu,
    ],
    [
      "Learning",
      /\b(?:learn\w*|school|teach\w*|reads?|reading|count\w*|tries|practi[cs]e\w*|afraid|scared|brave|first day)\b/iu,
    ],
    [
      "Nature",
      /\b(?:forests?|trees?|gardens?|animals?|seeds?|flowers?|rivers?|ocean|sea|rain|snow|seasons?|nature|plants?|bees?|weather)\b/iu,
    ],
    [
      "Imagination",
      /\b(?:imagin\w*|dreams?|invent\w*|builds?|paint\w*|draws?|cardboard|magic\w*|moon|stars?|pretend\w*|fly|flying)\b/iu,
    ],
  ],
};
