import type { ByLanguage, Language } from "#book/languages.ts";

/** How the first noun phrase of an idea is bounded in a language. */
export interface OpeningFrames {
  /** What stands before it: what asks for the story, when and where it plays, "there was". Each from the start of what is left. */
  readonly leads: readonly RegExp[];
  /** Of these, what only tells that somebody has it: "We’ve got", „Wir haben“. */
  readonly had: RegExp;
  /** Of these, what says that somebody lives there, so that whatever else is told is told of others. */
  readonly lives?: RegExp;
  /** Before the noun, what says that it is there. */
  readonly there?: RegExp;
  /** From its start: article, number, whose it is. */
  readonly determiner: RegExp;
  /** A single word that ends it, and what follows tells more. */
  readonly ends: RegExp;
  /** Right behind it, what only somebody does or feels, where no verb tells it. */
  readonly feels: RegExp;
  /** Where a later clause names it again, as a noun or by a pronoun: "the tree", "she". */
  readonly again: RegExp;
  /** Words that are never its noun. */
  readonly noNoun: RegExp;
}

const FRAMES: ByLanguage<OpeningFrames> = {
  en: {
    leads: [
      /^(?:please|hi|hello|hey|well|ok|okay|so|(?:and )?then(?=,? (?:the|an?|one)\b)|and(?= (?:the|an?|one)\b))\b[,!.]?\s+/iu,
      /^[^.!?]{0,60}?\b(?:topic|theme|subject)\b[^.!?]{0,50}?(?: [-–—]|:)\s+/iu,
      /^(?:(?:could|can|would|please|will)\b(?: (?:you|we|i))?(?: please)? )?(?:do|write|make|have|tell|create)(?: (?:me|us|one|something|a story))?(?: (?:about|with))?\s+(?=(?:an?|the|my|our)\b)/iu,
      /^[^.!?]*?\b(?:story|tale|book|something|one|adventure)\b(?: [\p{L}\d,’'-]+){0,12}? (?:about|of|with|where|in which)\s+/iu,
      /^the (?:day|night|morning|evening|time|year|summer|winter)(?: that| when)?\s+(?=(?:the|an?|my|our)\b)/iu,
      /^(?:where|why|how|what|when)(?:['’]s)? (?:(?:do|does|did|are|is|was|were|can|could|would|will)(?:n['’]t)? )?(?=(?:(?:the|an?|my|our) )?\p{Ll}+)/iu,
      /^(?:(?:it['’]s|this is|it is|all) about|how about|how|when|what (?:would|might|could) happen if|what happens (?:if|when)|what if|why|if|meet|imagine(?: if)?|suppose|let['’]s say)\s+/iu,
      /^(?:once upon a time|once|long ago|one (?:day|night|morning|evening|winter|summer|spring|autumn))\b,?\s+/iu,
      /^(?:in (?:the|my|our|this) (?:story|book|tale)|on|in|at|under|behind|inside|near|by|every|deep|far|high)\b[^,.!?]{0,60},\s+/iu,
      /^(?:on|in|at|under|behind|inside|near|by|deep|far|high)\b[^,.!?]{2,60}?\s+(?=(?:there(?:['’]s| is| was)|(?:lives|lived|stands|stood|sits|sat|hangs|hung) an?)\b)/iu,
      /^(?:(?:somewhere|far away|high up|deep down|down|up|out|over) )?(?:on|in|at|under|behind|inside|near|by|above|below|beneath|outside|every|high|deep) (?:[\p{L}’'-]+ ){1,7}?(?<!\b(?:of|and|with|in|on|at|by|to|from|for|behind|under|near|above|inside|where|when|that|who|which|is|was|has|every) )(?=(?:the|an?|one) \p{Ll})/iu,
      /^it(?:['’]s| is| was) [^.!?]{2,60}? and (?=(?:the|an?|our|my) )/iu,
      /^there(?:['’]s| is| was| are| were|(?: once)? (?:lived|lives|stood|stands))(?: once)?\s+/iu,
      /^(?:lives|lived|stands|stood|sits|sat|hangs|hung)\s+(?=an?\b)/iu,
      /^(?:we|i)(?:['’]ve| have| had)(?: got)?\s+(?=an?\b|this\b|one\b|these\b)/iu,
      /^(?:everybody|everyone|nobody|no one|people|they all|all the \p{Ll}+)(?: (?:always|ever|has|have|is|are|keeps?))? \p{Ll}+(?: (?:at|to|with|about|of|for))? (?=(?:the|an?|our) \p{Ll})/iu,
    ],
    had: /(?:^|[.!?] )(?:we|i)(?:['’]ve| have| had)(?: got)?\s+$/iu,
    lives: /^(?:everybody|everyone|nobody|no one|people|they all|all the \p{Ll}+) [^.!?]*$/iu,
    determiner:
      /^(?:an? (?:\p{Ll}+ )?pair of\s+|(?:the|an?|one|my|our|his|her|this|that|some)\s+)?(?:(?:(?:(?:great|step)-)?(?:aunt(?:ie|y)?|uncle|grand(?:ma|pa|ad|dad|mother|father)|gran(?:ny)?|nan(?:a|ny)?|nonna|gogo|ouma|oupa|oma|opa|baba|father|mother|mr|mrs|ms|miss|dr|old|captain|king|queen|farmer|professor|cousin)\.?\s+){0,2}\p{L}+(?:['’]s|s['’])\s+(?!(?:point of view|perspective|side|view|angle)\b))?/iu,
    ends: /^(?:in|on|at|of|from|with|without|out|up|down|far|away|off|under|behind|beside|near|by|for|to|into|inside|between|over|above|through|after|before|until|during|about|as|like|than|versus|vs|who|that|which|whose|where|when|while|because|but|and|or|so|too|not|no|never|always|only|just|still|now|again|afraid|scared|frightened|terrified|tired|full|lost|stuck|left|alone|made|called|named|forgotten|put|thrown|kept|hidden|tucked|abandoned|stuffed|hung|sitting|lying|standing|hiding|growing|waiting|looking|trying|living|wanting|desperate|unable|keen|ready|nobody|nothing|everyone|everybody|he|she|it|they|his|her|its|their|the|an?|my|our|be|been|as)$/iu,
    feels:
      /^(?:(?: (?:out|up|down|far|away|off))?(?: (?:in|on|at|by|under|behind|from|near|outside|beside|of)(?: [\p{L}’'-]+){1,5}?)? who(?:['’](?:s|d|ll|ve))?|\s+(?:who|that|which)(?:['’](?:s|d|ll|ve))?|\s+(?:afraid|scared|frightened|terrified|tired of|desperate|unable|in need of|in search of|in love|with a (?:fear|secret|dream|wish|problem|cold)|too (?:shy|scared|proud|sleepy|tired)|looking for|trying to|waiting for|wanting|named|called))(?!\p{L})/iu,
    again:
      /(?:(?<=[.!?,;]\s)|\b(?:and|but|until|so|then|when)\s)(?:in (?:the|my|our|this) (?:story|book|tale),?\s)?(?:(?:the|our|this) (?:(?:old|little|poor|big) )?(?<noun>\p{Ll}+)|(?<=[.!?]\s|(?:story|book|tale),?\s)(?:(?:s?he|it)(?![’'])|(?<many>they)))(?=\s|[’'](?:re|ve|d|ll)\s)/giu,
    noNoun:
      /(?:ful|less|ous|ish|ed|ing|ly)$|^(?:little|big|small|old|new|red|blue|green|lonely|sad|happy|shy|grumpy|last|first|only|whole|very|same|other|next|own)$/iu,
  },
  ro: {
    leads: [
      /^(?:v[ăa] rog|te rog|bun[ăa] (?:ziua|seara)|salut)(?!\p{L})[,!.]?\s+/iu,
      /^[^.!?]*?(?<!\p{L})(?:poveste|povestea|povestioar[ăa]|carte|basm|ceva)(?!\p{L})(?: [\p{L}\d,-]+){0,10}? (?:despre|cu|[îi]n care)\s+/iu,
      // „Când se sting luminile la bibliotecă, semnul de carte se plimbă“.
      /^(?:c[âa]nd|dup[ăa] ce|de c[âa]nd|[îi]n timp ce|ori de c[âa]te ori) [^,.!?]{3,60}, (?=(?:un|o)\s\p{Ll}|\p{Ll}{3,}(?:ul|a|le)\s)/iu,
      // „Cum a ajuns luna să fie rotundă“, „De ce are ariciul țepi“.
      /^(?:de ce|unde|cum|c[âa]nd|ce)\s(?:nu\s)?(?:(?:a|au|s-au?|[șs]i-au?)\s(?!disp[ăa]rut|furat|pierit|murit)\p{Ll}+[ts]|are|au|avea|e|este|era)\s+(?=(?:un|o)\s\p{Ll}|\p{Ll}{3,}(?:ul|a|le)(?!\p{L}))/iu,
      /^(?:ce s-ar [îi]nt[âa]mpla,? dac[ăa]|povestea|despre|cum|c[âa]nd|(?:ce|cum)[- ]ar fi,? dac[ăa]|dac[ăa])\s+/iu,
      /^(?:(?:[îi]ntr-o (?:zi|noapte|sear[ăa]|diminea[țt][ăa])|azi|m[âa]ine|la noapte),?|(?:noaptea|ziua|seara|diminea[țt]a|iarna|vara|toamna|prim[ăa]vara),)\s+/iu,
      /^(?:de ce|unde|cum(?: de)?|c[âa]nd|ce)\s(?:nu\s)?(?:se\s|[îi][șs]i\s)?\p{Ll}+(?:[ăae]|esc|eaz[ăa]|ie|ar|er|nt)\s+(?=(?:un|o)\s\p{Ll}|\p{Ll}{3,}(?:ul|a|le)(?!\p{L}))/iu,
      /^(?:a fost odat[ăa](?: ca niciodat[ăa])?|odat[ăa]|demult|pe (?:timpuri|vremuri))(?!\p{L}),?\s+/iu,
      /^(?:e|este|ar fi) vorba (?:de|despre)\s+/iu,
      /^(?:[îi]ntr-(?:un|o)|[îi]n|la|pe|sub|l[âa]ng[ăa]|dup[ăa]|undeva|departe)(?!\p{L})[^,.!?]{2,60},\s+/iu,
      /^(?:[îi]ntr-(?:un|o)|[îi]n|la|pe|sub|l[âa]ng[ăa]|dup[ăa]|undeva|departe)(?!\p{L})[^,.!?]{2,60}?\s+(?=(?:tr[ăa]ie[șs]te|tr[ăa]ia|locuie[șs]te|locuia|st[ăa]|st[ăa]tea|se afl[ăa]|e|este|era|exist[ăa])\s+(?:un|o)\s)/iu,
      /^(?:tr[ăa]ie[șs]te|tr[ăa]ia|locuie[șs]te|locuia|st[ăa]|st[ăa]tea|se afl[ăa]|e|este|era|exist[ăa])\s+(?=(?:un|o)\s)/iu,
      /^(?:noi )?(?:avem|am|aveam)\s+(?=(?:un|o)\s)/iu,
    ],
    had: /(?:^|[.!?] )(?:noi )?(?:avem|am|aveam)\s+$/iu,
    there:
      /^[^.!?]*(?<!\p{L})(?:e|este|era|exist[ăa]|st[ăa]|st[ăa]tea|a r[ăa]s[ăa]rit|a ap[ăa]rut|a r[ăa]mas|se afl[ăa])\s+(?:un|o)\s+(?:\p{Ll}+\s+)?$/iu,
    lives: /(?<!\p{L})(?:tr[ăa]ie[șs]te|tr[ăa]ia|locuie[șs]te|locuia)\s+$/iu,
    determiner:
      /^(?:(?:o pereche de|unei perechi de|(?:cel|cea) mai \p{Ll}{3,}|un|o|unui|micul|mica|b[ăa]tr[âa]nul|b[ăa]tr[âa]na|bietul|biata|ultimul|ultima|primul|prima)\s+)?/iu,
    ends: /^(?:[îi]n|din|pe|la|de|sub|cu|f[ăa]r[ăa]|dintr-(?:un|o)|[îi]ntr-(?:un|o)|l[âa]ng[ăa]|dup[ăa]|printre|care|pe|c[ăa]ruia|c[ăa]reia|prea|cel|cea|al|a|ai|ale|[șs]i|nu|dar|pentru|speriat[ăa]?|uitat[ăa]?|pierdut[ăa]?|pe)$/iu,
    feels:
      /^(?:\s+\p{Ll}+){0,2}?,?\s+(?:care|c[ăa]ruia|c[ăa]reia|speriat[ăa]? de|s[ăa]tul[ăa]? de|[îi]n c[ăa]utarea?|cu (?:fric[ăa]|dor|un secret)|pe care)(?!\p{L})/iu,
    again: /(?<=[.!?,;]\s|(?<!\p{L})(?:[șs]i|dar|iar|c[âa]nd|p[âa]n[ăa] c[âa]nd)\s)(?<noun>\p{L}+)(?=\s)/giu,
    noNoun: /^(?:mic|mic[ăa]|mare|b[ăa]tr[âa]n[ăa]?|ro[șs]u|nou|nou[ăa])$/iu,
  },
  de: {
    leads: [
      /^(?:bitte|hallo|liebe Grüße aus \p{L}+|guten (?:Tag|Abend|Morgen))(?!\p{L})[,!.]?\s+/iu,
      /^[^.!?]*?(?<!\p{L})(?:Geschichte|Gutenachtgeschichte|Märchen|Buch|etwas|was)(?!\p{L})(?: [\p{L}\d,-]+){0,10}?,? (?:über|von|vom|mit|um|in der|in dem|wo)\s+/iu,
      // „In der Stadt der Zukunft, wo alles fliegt, will ein altes Fahrrad“.
      /^(?:in|auf|an|im|am)\s[^,.!?]{2,40}, (?:wo|in de[mr]|auf de[mr])\s[^,.!?]*, \p{Ll}{2,}\s(?=(?:der|die|das|eine?)\s)/iu,
      // „Ein Laden, in dem eine Spieluhr hofft“: where it plays.
      /^(?:eine?|der|die|das) (?:\p{Ll}+e[rs]? )*\p{Lu}[\p{L}-]+(?: (?:am|im|auf|an|in|hinter|neben|bei|aus) [^,.!?]{2,30})?, (?:(?:in|auf|an|bei|unter|hinter) de(?:m|r|nen)|wo) (?=(?:nachts |heimlich )?(?:eine?|zwei|drei)\s)/iu,
      // „Wieso ist der Mond halb?“, „Kann ein Vulkan Freunde haben?“: what is asked after.
      /^(?:(?:warum|wieso|weshalb|wohin|woher|wovon|worüber|wo|wie|wann|was) )?(?:denn |eigentlich )?(?:ist|sind|war|hat|haben|kann|können|muss|müssen|darf|will|macht|träumt|denkt|fliegt|geht|kommt|kommen|schläft|wohnt|lebt|fällt|fallen|\p{Ll}{3,}t|\p{Ll}{3,}en) (?:denn |eigentlich )?(?!der Himmel|die Welt|die Zeit|das Leben)(?=(?:der|die|das|eine?)\s[^.!?]*\?)/iu,
      // „Als der Strom ausfiel, übernahm die Kerze“: of whom the main clause tells.
      /^(?:als|wenn|nachdem|weil|seit|seitdem|bevor|während|sobald|obwohl|damit|solange|immer wenn|jedes Mal,? wenn|kaum)\s[^,.!?]*, \p{Ll}{2,}\s(?=(?:der|die|das|eine?)\s)/iu,
      /^(?:es (?:geht|soll|sollte|könnte)(?: \p{L}+){0,2}? um|es handelt von|wie|wenn|warum|als|was wäre,? wenn|was,? wenn|was passiert,? wenn|was macht)\s+/iu,
      /^(?:es (?:war|ist|gab|gibt)(?: einmal)?|einmal)\s+/iu,
      /^(?:im|in|am|an|auf|unter|hinter|neben|eines|tief|weit|hoch|irgendwo|mitten|ganz|draußen|drinnen|oben|unten|zwischen|über|bei|vor|hinterm|unterm|überm|jeden|jede|nachts|dort|da)(?!\p{L})[^,.!?]{2,60}?\s+(?:haust|hauste|schläft|wartet|brütet|schwimmt|klebt|rostet|leuchtet|steht|stand|lebt|lebte|wohnt|wohnte|hängt|hing|liegt|lag|sitzt|saß|gibt es|gab es|wächst|zieht)(?:\s(?:seit \p{L}+(?: \p{L}+)?|schon|noch|immer|jetzt|heute|ganz \p{Ll}+|seitdem))*\s+(?=eine?n?\s)/iu,
      // „In der Spielzeugstadt ist der Brummkreisel krank“.
      /^(?:[Ii]m|[Ii]n|[Aa]m|[Aa]uf|[Uu]nter|[Hh]inter|[Nn]eben|[Bb]eim?|[Ee]ines)(?!\p{L})[^,.!?]{2,60}?\s+(?:ist|war|hat|hatte|will|soll|muss|kann|möchte|wird|wurde|\p{Ll}{3,}t)\s+(?=(?:der|die|das|eine?)\s)/u,
      /^wir haben\s+(?=eine?[nrms]?\s)/iu,
    ],
    had: /(?:^|[.!?] )wir haben\s+$/iu,
    lives:
      /^(?:im|in|am|an|auf|unter|hinter|neben|über|bei)\s[^.!?]*(?<!\p{L})(?:haust|wohnt|lebt|steht|hängt|liegt|sitzt)(?:\s(?:seit \p{L}+(?: \p{L}+)?|schon|noch|immer))*\s+$/iu,
    determiner:
      /^(?:[Ee]ine?m? (?:Stück|Paar|Klumpen|Haufen|Häufchen|Krümel|Klecks|Scheibe|Büschel|Bund) (?=\p{Lu})|(?:[Dd]er|[Dd]ie|[Dd]as|[Dd]en|[Dd]em|[Dd]es|[Ee]ine?[nmrs]?|[Uu]nser[es]?[nmr]?|[Mm]ein[es]?[nmr]?|[Dd]iese[mnrs]?|[Vv]om|(?:[Ss]ein|[Ii]hr)(?:e[mnrs]?)?|[Zz]wei|[Dd]rei|[Vv]ier)\s+)?(?:(?:Opas|Omas|Papas|Mamas|\p{Lu}\p{Ll}+s)\s+(?=\p{Ll}+e[rsn]?\s\p{Lu}|\p{Lu}))?/u,
    ends: /^(?:in|im|am|an|auf|aus|mit|ohne|unter|hinter|neben|bei|beim|für|von|vom|vor|vorm|zu|zum|zur|über|durch|durchs|ins|ans|aufs|unterm|hinterm|überm|nach|zwischen|gegen|um|bis|seit|während|wegen|als|wie|dass|wenn|der|die|das|den|des|und|oder|aber|weil|zu|nicht|nie|namens|allein|einsam|traurig|sucht)$/iu,
    feels:
      /^(?:,?\s+(?:der|die|das|den|dem|deren|dessen)\s+(?=.*\p{L})|,?\s+(?:voller )?(?:Angst|Heimweh|Sehnsucht|Liebeskummer)|\s+(?:sucht|namens|auf der Suche))(?!\p{L})/iu,
    again:
      /(?<=[.!?,;]\s|(?<!\p{L})(?:und|aber|doch|da)\s)(?:(?:der|die|das) (?:\p{Ll}+e )?(?<noun>\p{Lu}\p{Ll}+)|(?<=[.!?]\s)(?:er|sie|es))(?=\s)/giu,
    noNoun: /^(?:Kleiner?s?|Großer?s?|Alter?s?|Neuer?s?)$/u,
  },
};

export function openingFramesFor(language: Language): OpeningFrames {
  return FRAMES[language];
}
