import type { ByLanguage } from "#book/languages.ts";

/** How whoever writes proposes a hero after talking of themselves, their children or the reason for the book. */
export interface ProposedFrames {
  /** Up to whom they propose in so many words: "I was thinking of | a young bee", "Could | a hospital trolley be the hero?" */
  readonly proposes: readonly RegExp[];
  /** From a sentence’s start: it is theirs, and tells of no hero. */
  readonly ownTalk: RegExp;
  /** What makes a sentence of theirs one about a hero after all: "My daughter is a knight". */
  readonly tells: RegExp;
  /** What a story’s first sentence begins with. */
  readonly begins: RegExp;
  /** All that was told is of whoever writes, so that a definite phrase begins it too: "We’ve got builders in. The mixer …". */
  readonly ofWriter: RegExp;
  readonly beginsDefinite: RegExp;
}

const HERO = String.raw`(?:hero(?:ine)?|main (?:character|part|role|one)|protagonist|star|lead)`;

export const PROPOSED: Partial<ByLanguage<ProposedFrames>> = {
  en: {
    proposes: [
      new RegExp(
        String.raw`\b${HERO}(?: (?:of|in) (?:the|this|our|my) (?:story|book|tale))?(?:(?: is| was| (?:should|could|can|might|must|will|would|has to|needs to|to) be|['’]s)(?: called| named)?|:)\s+(?=(?:an?|the|our|my|his|her|their)\s|\p{Lu}\p{Ll})`,
        "u",
      ),
      new RegExp(
        String.raw`\b(?:[Cc]ould|[Cc]an|[Mm]ight|[Mm]ay|[Ss]hould|[Ll]et|[Mm]ake) (?=(?:an?|the|our|my) [^.?!,]{2,50}? (?:be )?(?:the|a|our|its|your) ${HERO}\b)`,
        "u",
      ),
      new RegExp(
        String.raw`\b(?:with|have|like|love|want|see|use|having|using|starring|featuring) (?=(?:an?|the|our|my) [^.?!,]{2,50}? (?:as|to be|in|for) (?:the|a|our|its) ${HERO}\b)`,
        "u",
      ),
      /\b[Ss]tarring (?=(?:an?|the|our|my)\s|\p{Lu}\p{Ll})/u,
      /(?:^|[.!?;,] )(?:(?:and|so|but|well) )?(?:I|i|[Ww]e)(?:['’](?:ve|m|re|d)| have| had| am| are)?(?: (?:just|always|first|already|now))? (?:(?:said|say|told (?:him|her|them)(?: about| of| it was| it['’]s| that it['’]s| there was)?|thought(?: of| about| up| maybe| perhaps| it could be)*|thinking(?: of| about| maybe| perhaps| along the lines of)?|was (?:thinking|wondering)(?: of| about| maybe| if)?|wonder(?:ed)?(?: about| if)?|had in mind|in mind|imagin(?:e|ed|ing)|pictur(?:e|ed|ing)|suggest(?:ed)?|promised(?: (?:him|her|them))?|made up|came up with|come up with|invented|fancy) (?=(?:an?|two|three) (?!(?:\p{Ll}+ )?(?:story|book|tale)\b))|(?:like|want|love|need) (?=(?:an?|two|three) (?:[\p{Ll}-]+ ){1,3}?(?:who|that|which|whose|called|named)\b))/u,
      /^(?:[Mm]e and (?:my|the) [\p{L} ]{2,30}?|[Mm]y [\p{L} ]{2,30}? and (?:me|I)) (?:(?:have|just|always|both) )*(?:made up|invented|came up with|thought up|dreamt up|dreamed up) (?=an? )/u,
      /\b(?:[Tt]opic|[Tt]heme)\b[^.!?:–—-]{0,50}?(?: [-–—]|:) (?=an? )/u,
      /(?:^|[.!?] )(?:(?:[Mm]y|[Oo]ur|[Tt]he) [\p{L} ]{2,30}?|[Gg]ran(?:ny|ma|dpa|dad|d?pa)?|[Nn]an(?:a|ny)?|[Pp]eople|[Tt]hey|[Ee]veryone|[Ee]verybody)(?: \p{Lu}\p{Ll}+)? (?:says?|said|swears?|reckons?|thinks?|tells? (?:me|us|them)|told (?:me|us|them)) (?:that )?there(?:['’]s| is| was| used to be| once was| lives| lived) (?=an? )/u,
      /\b(?:[Cc]ould|[Cc]an|[Ww]ould|[Ww]ill) (?:you|we) (?:please )?(?:do|write|make|have|tell)(?: (?:me|us))? (?:one|something|a story|a book|a tale) (?:about|with) (?=the (?:last|only|one|smallest|littlest|tiniest|youngest|oldest)\s)/u,
      /\b(?:typing|writing|asking|on behalf) (?:for|of) [^.!?]{2,60}[.!?] (?:S?he|They)(?: wants?|['’]s asked for| asked for| has asked for) (?=an? )/u,
      /\b(?:on behalf of|writing for|asking for|[Ff]or) (?:my|our) [^.!?]{2,40}[.!?] (?:S?he|They)(?:['’]d| would) (?:really |just |so )?(?:like|love) (?=an? )/u,
      /\b(?:I|i) mean (?=(?:an?|the) )/u,
      /\b(?:for|[Ff]or) (?:my |our )?(?:\p{L}+ )?\p{Lu}\p{Ll}+,? (?:please,? )?about (?=(?:an?|the|his|her|their) )/u,
      /\b(?:[Pp]lease no [^.!?,]{2,40}|[Nn]o [^.!?,]{2,40} please)[,;:] (?:just|only|rather|instead) (?=(?:an?|two) )/u,
      /(?:^|[.!?;:] )(?=(?:[Aa]n?) [^.!?,]{3,40}? with (?:the|teh|that) (?:very )?same (?:problem|habit|trouble|fear|worry|thing|issue)\b)/u,
      /(?:^|[.!?;,] )(?:[Ss]o|[Aa]lso|[Ii]dea|[Tt]he idea|[Mm]y idea|[Hh]ere (?:goes|it is|we go|you go)|[Pp]lot|[Tt]he plot|[Ss]tory idea|[Ww]hat (?:he|she|they|we) wants?)\s?[:–-]\s+(?=(?:an?|the|two|three)\s)/u,
    ],
    ownTalk:
      /^(?:(?:hi|hello|hey|morning|evening|please|so|and|but|well|ok|okay|right|honestly|basically|bit of)\b[^\p{L}]*(?:there|all|everyone|team)?[^\p{L}]*)*(?:(?:the|my|our|both|all)(?: of)? (?:\p{L}+ ){0,2}(?:kids|children|boys|girls|twins|two|three|lot|class) and (?:me|I)|I|we|you|me|us|one of (?:mine|ours|my)|as an? [^,.]+,? (?:I|we)|(?:it|this)(?:['’]s| is) (?:for|about time|an odd)|(?:my|our) (?:[\p{L}\d’'-]+[ ,]+){0,4}?(?:daughters?|sons?|nephews?|nieces?|kids?|boys?|girls?|lads?|child(?:ren)?|grand\p{Ll}+|twins|triplets|little (?:one|man|girl|boy|fella)|middle one|youngest|eldest|oldest|toddlers?|class|pupils|students|wife|husband|partner|family|step\p{Ll}+|\d ?(?:yo|yr|year)[\p{Ll} -]*|two|three|mother|mum|mom|dad|father|nan|gran|grandad|grandpa|grandma|sister|brother|neighbou?rs?))(?:['’](?:m|re|ve|d|ll|s))?(?!\p{L})/iu,
    tells:
      /\b(?:daughters?|sons?|nieces?|nephews?|kids?|boys?|girls?|lads?|child(?:ren)?|grand\p{Ll}+|twins) (?:is|was|are|were) (?:an?|the) (?!(?:big fan|fan|bit|lot|little)\b)|\b(?:called|named)\b/iu,
    ofWriter: /^(?:(?:I|we)(?:['’](?:m|re|ve|d))?\s[^.!?]*[.!?]+\s+)+$/iu,
    beginsDefinite:
      /^the (?!(?:[\p{Ll}-]+ ){0,2}(?:story|book|tale|kids?|children|boys?|girls?|idea|reason|problem|thing)\b)/iu,
    begins:
      /^(?:so |well |maybe |perhaps |and |how about |what about |there(?:['’]s| is| was| lives| lived) |(?:could|can|would|will) (?:you|we) (?:please )?(?:do|write|make|have|tell)(?: (?:me|us))?(?: (?:one|something|a story|a book))? (?:about|with) )*(?:an?|one|two|three|once)\s(?!(?:[\p{Ll}-]+ ){0,2}(?:story|book|tale|adventure)\b)/iu,
  },
};
