import type { ByLanguage } from "#book/languages.ts";

/** How a language says of a thing that it is somebody. `before` patterns end at the thing, `after` patterns begin behind it. */
export interface ThingFrames {
  /** Before it: "once there was a", "there lives an". */
  readonly exists: RegExp;
  /** Before it, what asks for the story: "a story about a". */
  readonly about: RegExp;
  /** Before it: "the hero is a". */
  readonly isHero: RegExp;
  /** Around the word for a hero whose kind is said behind: "our" and "of the story is". */
  readonly hero: RegExp;
  readonly isSaid: RegExp;
  /** Before the word for a hero: "could a fan be the". */
  readonly isMade?: RegExp;
  /** After it: "called", "whose name is". */
  readonly named: RegExp;
  /** After it, its bare name and what it does: " Mavis wants". */
  readonly name: RegExp;
  /** Before it, from a sentence’s start, its name: "Mavis the". */
  readonly nameBefore: RegExp;
  /** From a sentence’s start to it, where a bare name may follow. */
  readonly starts: RegExp;
  /** Before it: it is only where somebody is, or somebody’s: "on a", "her". */
  readonly isOthers: RegExp;
  /** Before it: what is asked of its feelings: "why does the". */
  readonly feels: RegExp;
  /** From a text’s start to several of it: "two". */
  readonly several: RegExp;
  /** After what looks like a thing and is the name of what follows: "Peanut is a". */
  readonly isName: RegExp;
}

const FRAMES: ByLanguage<ThingFrames> = {
  en: {
    exists:
      /(?:\bthere(?:['’]s| was| is| once was| once lived| lived| lives| stood| stands)(?: once)?|\b(?:lives|lived|stands|stood|sits|sat|hangs|hung)|\bonce upon a time,?|^what if) (?:an?|one) (?:(?!(?:in|on|at|of|with|by|to|the) )[\p{Ll}-]+,? ){0,3}$/iu,
    about: /\b(?:story|tale|book|something|one) (?:about|with) an? (?:[\p{Ll}-]+ ){0,2}$/iu,
    isHero:
      /\b(?:hero(?:ine)?|main character|star)(?: of (?:(?:the|our|this|my|his|her)(?: \p{Ll}+['’]s)?) (?:story|book|tale))?(?: (?:is|was|(?:should|could|can|might|must|will|would|has to|needs to) be)|:) (?:an?|the) (?:[\p{Ll}-]+ ){0,2}$/iu,
    hero: /(?:^|[.!?,] |\b(?:the|our|my|whose|and) )$/iu,
    isSaid:
      /^(?: of (?:(?:the|our|this|my|his|her)(?: \p{Ll}+['’]s)?) (?:story|book|tale))?(?: (?:is|was|(?:should |could |can |might |must |will |would |has to |needs to )?be)|:) /iu,
    isMade: /\b(?:be|as) (?:the|our|its|your) $/iu,
    named: /^,? (?:(?:that|who|which) (?:is|was) )?(?:called|named|by the name of|whose name (?:is|was)) /iu,
    name: /^ \p{Lu}[\p{L}-]+(?: \p{Lu}\p{Ll}+)? \p{Ll}/u,
    nameBefore:
      /(?:^|[.!?:] |\b(?:about|and|with|have|meet|is|like|but|when|of) )(?<name>\p{Lu}[\p{L}’'-]+),? (?:the|our|my) (?:\p{Lu}\p{Ll}+ )?(?:[\p{Ll}-]+ ){0,2}$/u,
    starts:
      /(?:^|[.!?:] |^(?:when|after|while|as|because|since|if)\s[^,.!?;]*, )(?:(?:the|an?) )?(?:[\p{Ll}-]+ ){0,3}$/iu,
    isOthers:
      /\b(?:on|in|into|with|aboard|from|to|at|of|his|her|their|its|my|our) (?:(?:an?|the) )?(?:[\p{Ll}-]+ ){0,2}$/iu,
    feels: /^why (?:is|does|did|do|was) (?:the|an?|my) (?:\p{Ll}+ )?$/iu,
    several: /^(?:the )?(?:two|three) (?:\p{Ll}+ )?$/iu,
    isName:
      /^ (?:is|was) (?:an?|(?:the|our|my)(?= (?:\p{Ll}+est|most|least|only|last|first) )) (?:[\p{Ll}-]+ ){0,3}$/iu,
  },
  ro: {
    exists:
      /(?:(?<!\p{L})(?:a fost odat[ăa]|era odat[ăa]|tr[ăa]ia(?: odat[ăa])?|locuia|st[ăa]tea|exist[ăa]|locuie[șs]te|tr[ăa]ie[șs]te|st[ăa]) |^ce-ar fi,? dac[ăa] |^(?:[îi]n|din|pe|la|sub|l[âa]ng[ăa]|dup[ăa]|printre|[îi]ntre)\s[^.!?]{3,60}?\s(?:st[ăa]|zace|c[âa]nt[ăa]|doarme|vine|a venit|a ap[ăa]rut|cre[șs]te|at[âa]rn[ăa]|a[șs]teapt[ăa]|se ascunde|lucreaz[ăa]|s-a urcat|s-a r[ăa]t[ăa]cit|a aterizat|a c[ăa]zut|a r[ăa]mas|dormea|se plimb[ăa]) (?:[^.!?,]{2,40} )?)(?:ca niciodat[ăa] )?(?:un|o) (?:\p{Ll}+ )?$/iu,
    about: /(?<!\p{L})(?:poveste|povestioar[ăa]|carte|basm|ceva) (?:\p{Ll}+ )?(?:despre|cu) (?:un|o) (?:\p{Ll}+ )?$/iu,
    isHero:
      /(?<!\p{L})(?:eroul|eroina|personajul(?: principal)?|protagonist(?:ul|a))(?: pove[șs]tii)?(?: (?:este|e|s[ăa] fie|ar fi|va fi|poate fi|ar putea fi)|:) (?:un|o) (?:\p{Ll}+ )?$/iu,
    hero: /(?:^|[.!?,] |(?<!\p{L})(?:iar|și|si) )$/iu,
    isSaid: /^(?: pove[șs]tii)?(?: (?:este|e|s[ăa] fie|ar fi|va fi|poate fi|ar putea fi)|:) /iu,
    named:
      /^(?: \p{Ll}+){0,2},? (?:pe nume|numit[ăa]?|cu numele|botezat[ăa]?|care se nume[șs]te|pe care (?:îl|il|o) cheam[ăa]) /iu,
    name: /^ \p{Lu}[\p{L}-]+(?: \p{Lu}\p{Ll}+)? \p{Ll}/u,
    nameBefore:
      /(?:^|[.!?:] |(?<!\p{L})(?:despre|și|si|cu) )(?<name>\p{Lu}[\p{L}-]+)(?:, (?:(?:un|o) )?| (?:e|este|era) (?:un|o) )(?:\p{Ll}+ )?$/u,
    starts: /(?:^|[.!?:] )(?:\p{Lu}\p{Ll}+l |\p{Lu}\p{Ll}+a )?$/u,
    isOthers: /(?<!\p{L})(?:pe|în|in|cu|la|din|de pe|lângă|langa|de la|spre) (?:(?:un|o) )?(?:\p{Ll}+ )?$/iu,
    feels:
      /^de ce (?:nu )?(?:e |este |se |își )?(?:trist[ăa] |sup[ăa]rat[ăa] |pl[âa]nge |r[âa]de |c[âa]nt[ăa] |suspin[ăa] |tremur[ăa] )$/iu,
    several: /^(?:cele |cei )?(?:doi|dou[ăa]|trei) (?:\p{Ll}+ )?$/iu,
    isName: /^ (?:este|e|era) (?:un|o|cel mai \p{Ll}+|cea mai \p{Ll}+) (?:\p{Ll}+ )?(?:pui de )?$/iu,
  },
  de: {
    exists:
      /(?:(?<!\p{L})(?:es (?:war|ist)(?: einmal)?|lebte?n?|wohnte?|steht|stand|sitzt|saß|hängt|hing|es gab(?: einmal)?|gibt es)(?: einmal| ganz allein)?|^was wäre,? wenn) eine? (?:\p{Ll}+ ){0,3}$/iu,
    about: /(?<!\p{L})(?:Geschichte|Märchen|Buch|etwas|was) (?:über|von|mit) eine[mnr]? (?:\p{Ll}+ ){0,2}$/iu,
    isHero:
      /(?<!\p{L})(?:Held(?:in)?|Hauptfigur|Hauptperson|Hauptrolle)(?: der Geschichte)?(?: (?:ist|war|soll|sollte|wäre|könnte)|:) (?:eine?|der|die|das) (?:\p{Ll}+ ){0,2}$/iu,
    hero: /(?:^|[.!?,] |(?<!\p{L})(?:der|die|unser|unsere|mein|und) )$/iu,
    isSaid: /^(?: der Geschichte)?(?: (?:ist|war|soll|sollte|wäre|könnte)|:) |^ eine? [^.!?,]*? sein/iu,
    named:
      /^,? (?:namens|mit (?:dem )?Namen|genannt) |^,? (?:der|die|das) \p{L}+ (?:heißt|heisst|hieß|hiess)|^,? (?:der|die|das) (?:heißt|heisst|hieß) /iu,
    name: /^ \p{L}[\p{Ll}-]{2,} (?:will|m[öo]chte|ist|war|hat|hatte|kann|muss|soll|darf|findet|sucht|fürchtet|träumt|wünscht|liebt|geht|fährt|fliegt|traut|steht|lernt|verliert|springt|rollt|macht|braucht|wohnt|und|reist|tanzt|schwebt|wird|wurde|bleibt|friert|leuchtet|weint|macht|hängt|liegt|kommt|zieht|schläft|in|im|aus|vom|\p{Ll}{3,}te?)(?!\p{L})/u,
    nameBefore:
      /(?:^|[.!?:] |(?<!\p{L})(?:über|und|mit|von) )(?<name>\p{Lu}[\p{L}-]+),? (?:der|die|das|dem) (?:\p{Ll}+ ){0,2}$/u,
    starts: /(?:^|[.!?:] )(?:(?:der|die|das|eine?) )?(?:\p{Ll}+e[rs]? ){0,2}$/iu,
    isOthers:
      /(?<!\p{L})(?:auf|in|im|ins|am|an|mit|aus|vom|von|zum|zur|bei|sein\p{Ll}*|ihr\p{Ll}*|mein\p{Ll}*) (?:(?:eine[mnr]?|de[mnr]|die|das) )?(?:\p{Ll}+ ){0,2}$/iu,
    feels:
      /^(?:warum|wieso|weshalb) (?:weint|lacht|singt|zittert|schnarcht|seufzt) (?:der|die|das|eine?) (?:\p{Ll}+ )?$/iu,
    several: /^(?:die )?(?:zwei|drei|beiden) (?:\p{Ll}+ )?$/iu,
    isName:
      /^ (?:ist|war) (?:eine?|(?:der|die|das|unsere?|meine?)(?= (?:\p{Ll}+ste[rs]?|einzige[rs]?) )) (?:\p{Ll}+ ){0,3}$/iu,
  },
};

/** What is felt where English asks why the willow cries. */
const FEELINGS_EN =
  /^ (?:\p{Ll}+ing|cry|crying|weep|weeping|laugh|laughing|sing|singing|sad|cross|shiver|shivering|snore|snoring|lonely|blush|blushing)/iu;

export function thingFramesFor(language: keyof ByLanguage<unknown>): ThingFrames {
  return FRAMES[language];
}

/** Whether a question is about what a thing feels: "why does the willow cry". */
export function isAskedOfItsFeelings(before: string, after: string, language: keyof ByLanguage<unknown>): boolean {
  return FRAMES[language].feels.test(before) && (language !== "en" || FEELINGS_EN.test(after));
}
