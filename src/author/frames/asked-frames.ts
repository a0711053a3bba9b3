import type { ByLanguage } from "#book/languages.ts";

/** How somebody asks for a story once they have told why, and whom it should be about. Each frame ends where its hero begins. */
export interface AskedFrames {
  /** Where a sentence ends. */
  readonly ends: RegExp;
  /** What asks in so many words, wherever it stands in a sentence. */
  readonly asks: readonly RegExp[];
  /** What asks that somebody by a name, group `name`, be of a kind: "Could Spike be | a tiny knight". */
  readonly becomes: RegExp;
  /** What tells of whom the child asks or speaks: "My twins want to know what | the tooth fairy". */
  readonly says: readonly RegExp[];
  /** What asks where somebody of the writer’s own has been told of: "He wants | a dragon who". */
  readonly wants: readonly RegExp[];
  /** From a sentence’s start, what proposes: "So perhaps | a goat". */
  readonly proposes: RegExp;
  /** From a sentence’s start, what it begins with where the story itself begins. */
  readonly begins: RegExp;
  /** From there on, a noun phrase and what is told of it, and no sentence: "A scarecrow who". */
  readonly announces: RegExp;
  /** From a sentence’s start, a story that goes on. */
  readonly isStory: RegExp;
  /** From a sentence’s start, what was told of in the talk and begins the story; group `noun`. */
  readonly beginsAgain: RegExp;
  /** From the hero on, what is somebody in particular: an indefinite or a definite noun phrase. */
  readonly isPhrase: RegExp;
  /** Up to the hero: it is refused, and not asked for. */
  readonly refuses: RegExp;
  /** From the hero on, somebody by a name. */
  readonly isName: RegExp;
  /** From the hero on, whoever was told of before: "him", "a boy like him". */
  readonly isSame: RegExp;
  /** From the hero on, a child and no more: "a girl who". */
  readonly isChild: RegExp;
  /** A sentence that tells of whoever writes, of the child or of the reason. */
  readonly isBackstory: RegExp;
  /** Whoever the talk is of, if of anybody. */
  readonly isOfSomebody: RegExp;
  /** What only whoever writes says: "we’ve tried everything", "is four". */
  readonly isParents: RegExp;
}

const STORY = String.raw`(?:story|stories|tale|book|booklet|adventure|poem|rhyme|yarn|mystery|comedy|fable|fairy ?tale|something|anything)`;
const NO_STORY = String.raw`(?!(?:[\p{L}-]+ ){0,3}?(?:story|stories|tale|adventure|poem|rhyme|ending|bit|lot|couple|few|laugh|hint|mention|way|copy|book(?! (?:who|that|which|called)\b)|picture book|present|gift)\b)`;
const A = String.raw`(?=(?:an?|two|three|another|some) [\p{L}’'-])`;
const WHO = String.raw`(?=[^.!?;]{2,60}?\b(?:who|that|which|whose|called|named|with|where|stuck|trying|getting|being|having|looking)\b|[^.!?;]{2,60}?(?:who|that|it|he|she)['’]s )`;
const ASKER = String.raw`(?:I|we|i|[Ss]?[Hh]e|[Tt]hey|[Tt]he (?:kids|children|boys|girls|twins|class|little ones?|two of them)|(?:[Mm]y|[Oo]ur|[Hh]is|[Hh]er) (?:[\p{L}\d’'-]+ ){0,3}?(?:kids?|child(?:ren)?|boys?|girls?|son|daughter|twins|two|lot|class|students|pupils|learners|lad|lass|little (?:one|man|girl|boy)|\p{Ll}*(?:son|daughter)|nephew|niece|toddler|youngest|eldest|oldest)|\p{Lu}\p{Ll}+)`;

export const ASKED: Partial<ByLanguage<AskedFrames>> = {
  en: {
    ends: /(?<!\b(?:Mr|Mrs|Ms|Dr|St|no))[.!?…]+["”’)]*(?:\s+|$)|:\s+|\n+/gu,
    asks: [
      // "I’d like a story about", "something short with", "one where".
      new RegExp(
        String.raw`\b${STORY}\b(?:(?:,? (?!(?:about|on|with|where|starring|featuring|and|but|who|that|is|was)\b)[\p{L}\d’'-]+){0,7}?[,:]? (?:all )?(?:about|where|when|in which|starring|featuring)| (?:of|on|with|from))(?: maybe| perhaps| how| when| just)?,? `,
        "giu",
      ),
      /\b(?:(?:do|write|have|make|tell|get|like|love|want|need|fancy)(?: (?:me|us|him|her|them))?|(?:how|what) about|be|hear|read)(?: up)?(?: please)? one(?:,? please)?(?: for (?:him|her|them|us|me|my|our)(?: [\p{Ll} ]{2,20}?)?)? (?:about|with|where|in which|of) /giu,
      /\b(?:it|this|that|the story|the book|story|book|one)(?:['’]s|['’]d| is| was| should| could| can| might| must| would| has to| needs to| to)?(?: (?:be|please|just|really|all|maybe|perhaps|only))* about /giu,
      /\b(?:make|making|writing|write|do)(?: (?:it|us|me|this|that|something|a story))?(?:,? please)? about /giu,
      // "Could you write about", "can you have", "please do".
      new RegExp(
        String.raw`\b(?:(?:could|can|would|will|might|may)(?:n['’]t)? (?:you|we|it|there|someone|somebody)|please)(?: (?:please|maybe|perhaps|possibly|just))* (?:write|do|make|tell|have|create|be|invent|use|give|try)(?: (?:me|us|him|her|them|up))?(?: please)? ${A}${NO_STORY}`,
        "giu",
      ),
      new RegExp(String.raw`(?<=\b${STORY}\b[^.!?;]{1,60}[,;:–-] )about `, "giu"),
      // "Can the hero sign too, maybe an octopus".
      new RegExp(
        String.raw`\b[Tt]he hero(?:ine)?\b[^.!?]*?[,:–-] ?(?:maybe|perhaps|say|ideally|like|for example) ${A}${NO_STORY}`,
        "gu",
      ),
      // "The pebble should be the hero".
      /(?<=^|[.!?] )(?=(?:the|an?|our|my|his|her) [\p{Ll} -]{3,30} (?:should|could|can|must|might|has to) be the (?:hero|star|main))/giu,
      // "So it has to be a lighthouse".
      new RegExp(
        String.raw`\b[Ii]t (?:has to|must|should|needs to|had to|will have to|had better|could|might) be ${A}${NO_STORY}`,
        "gu",
      ),
      // "Try him with a spy hamster who".
      new RegExp(
        String.raw`(?:^|[.!?;,] )(?:[Mm]aybe |[Pp]erhaps |[Pp]lease )?(?:[Tt]ry|[Gg]ive|[Gg]et) (?:him|her|them) (?:with )?${A}${NO_STORY}${WHO}`,
        "gu",
      ),
      // "A story that tells her where Flopsy is".
      new RegExp(
        String.raw`\b${STORY} (?:that|which|to) (?:tells?|shows?|explains?|says?)(?: to)? (?:him|her|them|us)(?: all)? (?:about|where|why|how|what|that) `,
        "giu",
      ),
      // "Could Gerald grow": of somebody by a name.
      /(?<=(?:^|[.!?] )(?:[Cc]ould|[Mm]ight|[Cc]an|[Mm]aybe|[Pp]erhaps|[Ww]hat if) )(?=\p{Lu}\p{Ll}+ \p{Ll})/gu,
      // "From the lift’s side", "told by".
      /\b(?:from|through) (?=(?:the|our|my|an?|his|her) (?:[\p{L}-]+ ){0,3}?[\p{L}-]+['’]s? (?:side|point of view|view|perspective|angle|eyes)\b)/giu,
      /\b(?:write|writing|make|do)(?: it)?(?: so)? that /giu,
      /\b(?:from the (?:point of view|perspective|side|view) of|through the eyes of|as told by|told by|narrated by) /giu,
      // "Make her the hero", "in the story the parrot".
      /\b(?:make|have|let) (?=(?:him|her|them|it) (?:be )?(?:the|a|our) (?:hero(?:ine)?|star|main))/giu,
      /\b[Ii]n (?:the|this|our) (?:story|book|tale),? (?=the (?!(?:kids?|children|boy|girl|child)\b)\p{Ll}|an? \p{Ll})/gu,
      // "Not about a boy, a proper pelican, who".
      new RegExp(
        String.raw`\bnot (?:(?:a )?(?:story )?(?:about |with )?)?(?:an?|the|another) [^,.!?;]{2,30}[,;:–-]+ (?:but |just |rather |more like )?${A}`,
        "giu",
      ),
    ],
    becomes:
      /(?:^|[.!?;,] )(?:[Cc]ould|[Cc]an|[Mm]ight|[Ss]hould|[Ww]hat if|[Mm]ake|[Ll]et|[Mm]aybe|[Pp]erhaps) (?<name>\p{Lu}\p{Ll}+)(?: (?:maybe|actually|really|please))? (?:(?:could |can )?be|was|is|were|becomes?|turns? into) (?=an? )/u,
    says: [
      // "My twins want to know what the tooth fairy does".
      /(?:^|[.!?;,] )(?:and |but |so )?(?:(?:[Mm]y|[Oo]ur) [^.!?,]{2,40}?|(?:[Tt]he |[Bb]oth )?(?:[Kk]ids|children|twins|girls|boys|class)|[Tt]hey|[Ww]e|I)(?: always| really| both| all| just)* (?:wants? to know|keeps? asking(?: me| us)?|always asks?(?: me| us)?|asked(?: me| us)?|wonders?|would (?:love|like) to know|wondering|asks(?: me| us)?) (?:what|where|why|how|whether|if|when)(?: (?:do|does|did|can))? (?=the [\p{Ll} ]{3,30}? (?:does|do|did|goes|go|went|gets?|got|lives?|sleeps?|keeps?|puts?|eats?|makes?|has|have|is|comes?|came|needs?)\b)/gu,
      // "My boy thinks there’s a monster".
      /(?:^|[.!?;,] )(?:(?:my|our|ma|wor|me) [^.!?,]{2,40}?|s?he|they) (?:is |are |was |were )?(?:thinks?|thought|believes?|swears?|reckons?|says?|said|is sure|convinced|told (?:me|us))(?: that)? there(?:['’]s| is| was| are) (?=an? )/giu,
      // "The queen of it is a hot water bottle".
      /(?:^|[.!?;,] )[Tt]he (?:queen|king|boss|ruler|leader|captain|star|chief)(?: of (?:it|them|all|it all))? is (?=an? )/gu,
      // "Priti has asked for a sad onion".
      new RegExp(
        String.raw`\b(?:ask(?:s|ed|ing)?(?: (?:me|us|you))? for|requested|demanded|ordered|begged for|insists on|(?:voted|vote|votes) for|came up with|(?:['’]s|is|are|be) after) ["“‘']?${A}${NO_STORY}`,
        "gu",
      ),
    ],
    wants: [
      new RegExp(
        String.raw`(?:^|[.!?;:,] |\b(?:and|so|but|because) )${ASKER}(?:['’]d| would)?(?: (?:really|just|so|now|only|also|still|actually|always|has|have|had))* (?:likes?|loves?|wants?|wanted|needs?|(?:be |is |are )?after|begged for|begs for|requests|requested|ordered|demands|demanded|chose|picked|insists on|insisted on|was thinking of|thought of|pictured) ${A}${NO_STORY}${WHO}`,
        "gu",
      ),
    ],
    proposes: new RegExp(
      String.raw`^(?:(?:ok(?:ay)?|so|and|but|well|maybe|mebbe|mibbe|mebby|p['’]raps|perhaps|please|just|how about|what about|what if|i thought|i was thinking|i['’]m thinking|we thought|thinking|thought|picture this|imagine|say|let['’]s say|suppose|something like|idea|the idea|the plot|plot|the whole plot|her words|his words|their words|anyway|here goes|right|then|basically|like|once(?: upon a time)?|there (?:was|is|lived|lives|once was)|there['’]s|in an? [^.!?]{3,80}? there(?:['’]s| is| was| lives| lived))[,:;–—-]* )+(?=(?:an?|two|three|this(?: one)?|some|the|one (?:little|small|old|tiny)) [\p{L}’'-]+)${NO_STORY}`,
      "iu",
    ),
    begins: new RegExp(
      String.raw`^["“‘']?(?=(?:an?|two|three|the (?:last|only|first|smallest|littlest|tiniest|oldest|youngest|loneliest|[\p{Ll}]{3,}est)) [\p{L}’'-]+)${NO_STORY}`,
      "iu",
    ),
    announces:
      /^["“‘']?(?:an?|two|three|this(?: one)?|the (?:last|only|\p{Ll}{3,}est)) (?:[\p{L}’'-]+ ){0,4}?[\p{L}’'-]+,? (?:(?:in|on|at|with|from|of|under|by) [^,.!?]{2,40}? )?(?:who|that|which|whose|who['’](?:s|d|ll|ve)|that['’]s|called|named)(?!\p{L})/iu,
    isStory:
      /^(?:(?:once|one (?:day|night|morning)|when)\b|(?:an?|the|one|two|three|some) (?!(?:\p{Ll}+ )?(?:picture book|book|story|kids?|children|twins|boys|girls|class|thought|idea|request|question|weird one|bit|quick|little one|reason|topic|theme|doctor|school|nursery)\b)|there (?:was|is|lives|lived|are|were)\b|\p{Lu}\p{Ll}+,? (?:the|an?|is an?|was an?) )/iu,
    beginsAgain:
      /^(?:so |and |but |then )?the (?:[\p{Ll}-]+ ){0,2}?(?!(?:kids?|children|boys?|girls?|twins|class|teacher|baby|doctor|idea|story|book|problem|thing|little)\b)(?<noun>\p{Ll}{3,}) (?:(?:is|was|has|had) (?!for\b)|(?:can|cannot|won|doesn|didn|never|wants|starts|gets|goes|finds|follows|[\p{Ll}]{3,}s)\b)/iu,
    isPhrase:
      /^(?:an?|two|three|another|some|the|our|my|this|that) (?!(?:[\p{Ll}-]+ )?(?:kids|children|class|boys and girls|same|way|time|day|first|others?|rest|whole|best|places|reasons?|importance|idea|fact|end|thing|things|feeling|one(?! (?:little|small|old|tiny))|process|experience)\b)[\p{L}\d’'-]/iu,
    refuses:
      /(?:\b(?:not|no|without|nothing|never)|n['’]t)(?: (?:want|like|need|be|make|do|another|really|too|just|him|her|it|any|a|one|more))* (?:(?:\p{Ll}+ )?(?:stor(?:y|ies)|tales?|books?|one|something|anything) )?(?:about|with|of|on) $/iu,
    isName: /^(?:(?:Mr|Mrs|Ms|Miss|Dr|Captain|Professor|Granny|Auntie|Uncle|Sir|Lady)\.? )?\p{Lu}\p{Ll}+/u,
    isSame:
      /^(?:him|her|them|us|me|he|she|they|it|that(?! \p{Ll}{3,})|this(?! \p{Ll})|(?:an?|the|our|my|this) (?:[\p{Ll}-]+ ){0,2}?(?:boy|girl|child|kid|lad|lass)s? (?:(?:just |a bit |exactly |very much )?like (?:him|her|them|mine|ours|that|my|our)|in (?:his|her) (?:situation|shoes))|(?:an?|some|the) [^,.!?;]{2,40}? (?:who|that|to)(?: \p{Ll}+)? (?:helps?|teach(?:es)?|shows?|tells?|visits?|saves?|befriends?|looks? after|cheers?|guides?|protects?|comforts?|keeps?) (?:him|her|them)|(?:our|my) (?:[\p{Ll}-]+ ){0,2}?(?:boy|girl|child|son|daughter|little one|kids?|children))(?!\p{L})/iu,
    isChild:
      /^(?:an?|the) (?:[\p{Ll}-]+ ){0,2}?(?:(?<boy>boy|lad|brother)|(?<girl>girl|lass|sister)|child|kid) (?!called|named)/iu,
    isBackstory:
      /^(?!(?!(?:it|s?he|that|this|there|here|what|who|where|when|how|let)['’])\p{L}+['’]s (?:\p{Ll}+ ){1,3}?\p{Ll}+[.,])(?:(?:hi|hello|hey|morning|evening|please|so|and|but|well|ok|okay|right|honestly|really|seriously|truly|basically|bit of|anyway|sorry|yes|no|what)\b[^\p{L}]*)*(?:(?:I|we|you|me|us|my|our|he|she|they|it|this|that|there|these|one|as|for|his|her|their|mine|every|each|since|because|when|whenever|last|yesterday|today|tonight|next|in our|at our|in my|at my|in the (?:holidays|summer|winter|car|garden)|the (?:kids?|children|boys?|girls?|twins|class|baby|doctor|school|nursery|teacher|two|little one|eldest|youngest)|kids?|children|topic|theme|year|grandpa|grandma|granny|grandad|nana?|mum|mom|dad|daddy|mummy|teacher|nurse|nothing|not|birthday|bedtime|funny|gentle|short|something|just|here|mum|mam|the doctor|a (?:picture )?(?:book|story|thought|request)|an idea|toddler|hiya|kenya|world|ma|wor|wee)(?:['’](?:m|re|ve|d|ll|s))?(?!\p{L})|\p{Lu}\p{L}+(?:['’]s)?(?: (?:and|&) \p{Lu}\p{L}+)?(?:,? (?:aged? )?\d+,?| \(\d+\))? (?:is|was|are|has|have|had|loves|likes|lost|hates|will|won['’]t|can['’]t|cannot|doesn['’]t|does|just|starts|started|turns|turned|wants|keeps|asks|asked|got|broke|fell|goes|went|and|calls|called|thinks|says|said|misses|refuses|needs|never|always|still|only|moved|drew|made|told)(?!\p{L}))/iu,
    isOfSomebody:
      /(?<!\p{L})(?:s?he|him|her|his|they|them)(?!\p{L})|(?:^|[.!?] )(?!(?:I|It|This|That|Just|So|Not|We|Please|Here|Next|And|But|Ok|Okay|Well|Right|Hiya|Hi|Hello|World|No|Yes|Our|My|For|In|On|At|Every|Topic|Theme)\b)\p{Lu}\p{Ll}+ \p{Ll}/u,
    isParents:
      /(?<!\p{L})(?:I|we|my|our|us|me|mine|ours|I['’](?:m|ve|d|ll)|we['’](?:re|ve|d|ll)|(?:is|turned|turns|nearly|almost|aged|just|he['’]s|she['’]s|they['’]re) (?:only |nearly |almost |just )?(?:two|three|four|five|six|seven|eight|nine|ten|\d{1,2})|year \d|preschool|kindergarten|nursery|reception|class|mummy|daddy|grandpa here|(?:nana?|gran(?:ny|dad|dma|ma|pa)?|mum|mam|mom|dad|ouma|gogo) (?:wants|asked|would like|is after)|topic|theme|project|(?:half )?term)(?![\p{L}’'])/iu,
  },
};

/** "A candle story please". */
export const STORY_OF_IT = /(?<![\p{L}-])(?<article>an?) (?<noun>\p{Ll}+(?: \p{Ll}+)?) story(?=,? please|[.!?]*$)/iu;
/** What such a request means, up to its article. */
export const STORY_ABOUT = "a story about ";
