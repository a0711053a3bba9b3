import type { ByLanguage } from "#book/languages.ts";

/** How a parent tells for whom the book is before saying what it is about. */
interface ReaderFrames {
  /** A child of the parent's own: "my four-year-old nephew". */
  readonly ours: RegExp;
  /** Where the telling of the child ends: a sentence, a colon, "so maybe". */
  readonly ends: RegExp;
  /** From there on, what asks for the story, up to an indefinite article. */
  readonly asks: RegExp;
  /** What is told of a child that only says for whom a book is. */
  readonly likes: RegExp;
}

const FRAMES: ByLanguage<ReaderFrames> = {
  en: {
    ours: /\b(?:my|our)\s+(?:[\p{L}\d’'-]+[ ,]+){0,5}?(?:daughters?|sons?|nephews?|nieces?|kids?|boys?|girls?|child(?:ren)?|grand(?:sons?|daughters?|child(?:ren)?|kids?)|twins|little one|toddler|baby|class|god(?:son|daughter)|pupils|students)\b|^I(?:['’]m| am)? (?:teach|an? (?:[\p{Ll}-]+ ){0,2}(?:teacher|assistant|nurse|nanny|librarian|childminder|therapist|grand(?:mother|father|ma|pa|ad))|work (?:in|at|as|with))\b|\bfor \p{L}+,? who (?:is|has|had|was|loves|likes|turns|will|just|can|can['’]t|won['’]t|\p{Ll}+s|\p{Ll}+ed)\b|\bfor an? (?:\p{Ll}+ )?(?:boy|girl|child|kid|toddler|class|group)(?= (?:who|that|with|whose)\b)|\bfor (?:an? )?(?:\d{1,2}[ -]*(?:years?|yrs?)[ -]*olds?|\p{Lu}\p{Ll}+ \(\d+\))/iu,
    ends: /[.:!?;]+\s+|,\s+(?=an? (?:[\p{Ll}-]+ ){1,3}?(?:who|that|which|whose) )|,?\s+(?=(?:so|maybe|perhaps|please|could|can|how about|something|i(?:['’]d| would)|we(?:['’]d| would)|it would|a (?:\p{Ll}+ )?(?:story|book)|and (?:s?he |they )?(?:wants?|would (?:like|love)|loves?) an? (?:story|book))\b)/giu,
    asks: /^(?:(?:could|might|the (?=hero|main)|hero|heroine|main|character|so|and|maybe|perhaps|please|could|can|you|how|what|about|something|anything|with|a|the|story|stories|book|tale|one|where|in which|which|that|it|would|should|be|is|was|were|great|nice|lovely|good|cool|if|there|(?:i|we)(?:['’]d| would| want| need)?(?: like| love)?|(?:s?he|they) (?:wants?|would (?:like|love))(?= an? (?:\p{Ll}+ )?(?:story|book))|make|write|tell|create|do|me|us|him|her|them|for|short|bedtime|little|funny|of|really|just|then|thought|idea|want|wants|a story about (?=our|my)|about (?=our|my))[\s,:]+)*?(?:an?|two|three|some|our|my|(?<=\bbe )the|(?<=\b(?:where|about|in which) )(?!(?:all|both|half|how|what|when|why)\b)\p{L}[\p{L}’'-]+,? (?:the|an?|our)) (?!(?:\p{Ll}+ )?(?:story|book|tale)\b)/iu,
    likes:
      /\b(?:loves?|likes?|adores?|obsess\w*|crazy|mad|nuts|wild|into|favou?rite|years? old|is \d|turns?|birthday|for|wants?|asks?)\b/iu,
  },
  ro: {
    ours: /^(?:sunt|lucrez ca|[îi]s) (?:\p{Ll}+ )?(?:educatoare|[îi]nv[ăa][țt][ăa]to(?:are|r)|profesoar[ăa]|profesor|bon[ăa]|bibliotecar[ăa]?|logoped[ăa]?)(?!\p{L})|(?<!\p{L})(?:fiic[ăa]|fiul|fiii|fata|fetele|feti[țt]a|feti[țt]ele|b[ăa]iatul|b[ăa]ie[țt]elul|b[ăa]ie[țt]ii|copilul|copila[șs]ul|copiii|nepotul|nepoata|nepo[țt]elul|nepo[țt]ica|nepo[țt]ii|gemenii|finul|fina|pu[șs]tiul|bebelu[șs]ul|clasa)(?: \p{L}+)? (?:meu|mea|mei|mele|nostru|noastr[ăa]|no[șs]tri|noastre)(?!\p{L})|(?<!\p{L})am (?:doi|dou[ăa]|trei|un|o) (?:b[ăa]ie[țt]i|fete|feti[țt]e|copii|gemeni|b[ăa]iat|b[ăa]ie[țt]el|fat[ăa]|feti[țt][ăa])(?!\p{L})|(?<!\p{L})pentru (?:un|o|doi|dou[ăa]|trei) (?:copi(?:l|i)|feti[țt][ăae]|fete|b[ăa]ie[țt](?:el|ei|i)|gemeni|gemene|fra[țt]i|surori) de \d/iu,
    ends: /[.:!?;]+\s+|,?\s+(?=(?:deci|ceva|poate|vrem|vreau|a[șs] vrea|am vrea|o poveste|o povestioar[ăa]|se poate|pute[țt]i|a[șs]a c[ăa])(?!\p{L}))/giu,
    asks: /^(?:(?:deci|ceva|cu|poate|vrem|vreau|a[șs]|am|vrea|ar|dori|o|poveste|povestea|povestioar[ăa]|carte|scurt[ăa]|frumoas[ăa]|despre|se|pute[țt]i|face|face[țt]i|scrie|scrie[țt]i|s[ăa]|fie|[îi]n care|unde|cum|[șs]i|v[ăa]|rog|te|mi|ne|[îi]i|place|mult|a[șs]a|c[ăa]|este|e|exist[ăa]|ar|putea|fi|vorba|eroul|eroina|m-am|m|g[âa]ndit|la|ne-am)[\s,:]+)*?(?:un|o|doi|dou[ăa]|trei|ni[șs]te) (?!poveste|povestioar|carte|basm)/iu,
    likes:
      /(?<!\p{L})(?:[îi]i plac\p{Ll}*|le plac\p{Ll}*|ador[ăa]|iube[șs]te|nebun\p{Ll}*|preferat\p{Ll}*|ani|[îi]mpline[șs]te|pentru|vrea|pasionat\p{Ll}*)(?!\p{L})/iu,
  },
  de: {
    ours: /^ich (?:arbeite als|bin|unterrichte als) (?:eine? )?(?:Erzieher(?:in)?|\p{L}*[Ll]ehrer(?:in)?|Tagesmutter|Tagesvater|Kindergärtnerin|Bibliothekarin|Logopädin|Therapeutin|Oma|Opa|Babysitterin)(?!\p{L})|(?<!\p{L})(?:mein|unser|unsr)(?:e[mnrs]?|er)?\s+(?:[\p{L}\d-]+[ ,]+){0,4}?(?:Tochter|Töchter|Sohn|Söhne|Enkel(?:in|kind|kinder)?|Neffen?|Nichte|Kind|Kinder|Klein[er]|Kleine[rn]?|Große[rn]?|Mädchen|Mädels|Jungs?|Junge|Zwillinge|Patenkind|Klasse|beiden)(?!\p{L})|(?<!\p{L})für (?:ein[e]? )?(?:\d{1,2}[ -]*jährige[nrs]?|\p{Lu}\p{Ll}+ \(\d+\))/iu,
    ends: /[.:!?;]+\s+|,?\s+(?=(?:also|etwas|was mit|vielleicht|bitte|eine (?:\p{Ll}+ )?Geschichte|könnten?|wir (?:hätten|möchten|wünschen)|ich (?:hätte|möchte|bräuchte))(?!\p{L}))/giu,
    asks: /^(?:(?:Held|Heldin|Hauptfigur|der|könnte|sei|also|etwas|was|irgendwas|mit|vielleicht|bitte|eine|kleine|schöne|kurze|Geschichte|Gutenachtgeschichte|Buch|über|von|um|könnten?|kann|man|es|geht|gehen|soll|sollte|wäre|schön|toll|wenn|da|in der|in dem|wo|wie|wir|ich|hätten?|gerne?|möchten?|wünschen?|uns|mir|machen|schreib|schreibe|schreibt|und|dass|die|so)[\s,:]+)*?(?:eine?[mnr]?|zwei|drei) (?!(?:\p{Ll}+ )?(?:Geschichte|Buch|Märchen|Gutenachtgeschichte))/iu,
    likes:
      /(?<!\p{L})(?:lieb(?:t|en)|mag|mögen|steht? auf|verrückt|begeistert|Lieblings\p{Ll}+|Jahre|jährige\p{Ll}?|wird \d|ist \d|Geburtstag|für|wünscht|möchte|will)(?!\p{L})/iu,
  },
};

export function readerFramesFor(language: keyof ByLanguage<unknown>): ReaderFrames {
  return FRAMES[language];
}
