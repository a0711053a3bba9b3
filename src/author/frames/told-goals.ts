import type { ByLanguage } from "#book/languages.ts";
import { WAY_HOME } from "#content/sentences/common-goals.ts";
import type { GoalFrame } from "./frames.ts";

const END_EN =
  "(?=[,.;!?]|$| because | but | until | so (?:that )?(?:s?he|they|it) | and (?:then|so|finds?|makes?|meets?|learns?) | who | which | before | after | while | when )";
const END_RO =
  "(?=[,.;!?]|$| cu ajutorul | pentru că | pentru ca | dar | până când | fiindcă | fiindca | deoarece | care | când | înainte | inainte | deși | și (?:își|isi|găsește|gaseste|întâlnește|intalneste|pleacă|pleaca) )";

/** What somebody is after where a whole clause, a state or what befell a thing tells it. Tried before all other frames. */
export const TOLD_GOALS: ByLanguage<readonly GoalFrame[]> = {
  en: [
    {
      kind: "wish",
      confidence: 0.9,
      says: "find out whose {phrase} it is",
      pattern:
        /\b(?:finds?|found|picks up) (?:an?|the|some) (?:lost |lone |single |strange |old )*(?<phrase>\p{Ll}+)(?= )[^.;!?]*? (?:find out|work out|discover|learn) (?:whose it is|who it belongs to|who owns it|who lost it)/iu,
    },
    {
      kind: "fear",
      confidence: 0.85,
      shape: "that",
      pattern: new RegExp(
        `\\b(?:afraid|scared|frightened|terrified|worried|worries|nervous|fears?) (?:that )?(?<rest>it|s?he|they|everyone|everybody|nobody|no one|people|(?:the|his|her|their|a|an) [\\p{L}’' -]+?)(?: (?:will|might|would|could|is going to|are going to)|['’]ll) (?<phrase>(?!not\\b)[^,.;!?]+?)${END_EN}`,
        "iu",
      ),
    },
    {
      kind: "lost",
      confidence: 0.85,
      shape: "noun",
      pattern: /\bmissing (?:an?|one) (?<phrase>(?!of\b)[^,.;!?]+)/iu,
    },
    { kind: "fear", confidence: 0.85, says: "the stage", pattern: /\bstage fright\b/iu },
    { kind: "fear", confidence: 0.85, says: "heights", pattern: /\bvertigo\b/iu },
    { kind: "wish", confidence: 0.85, says: "go home", pattern: /\bhomesick\b/iu },
    {
      kind: "lost",
      confidence: 0.85,
      shape: "noun",
      pattern:
        /(?<!\p{L})(?:his|her|its|their|my|whose|\p{L}+['’]s) (?<phrase>(?:(?!(?:has|have|had)\b)\p{Ll}+ ){0,2}(?!(?:has|have|had)\b)\p{Ll}+) (?:(?:has |have |had )?(?:falls|fell|fallen|came|comes|washed|drops|dropped|rolls|rolled|slips|slipped) (?:in|into|down|overboard|off|out)|(?:has |was |is )?(?:floats|floated|flies|flew|flown|blows|blew|blown|rolls|rolled|drifts|drifted|sails|sailed|runs|ran|run|hops|hopped|swims|swam|washed) (?:away|off))\b/iu,
    },
    {
      kind: "lost",
      confidence: 0.85,
      shape: "noun",
      pattern: /\b(?:has lost|had lost|lost|loses) an? (?!friend\b|bet\b|game\b|race\b)(?<phrase>[^,.;!?]+)/iu,
    },
    {
      kind: "wish",
      confidence: 0.9,
      shape: "get",
      pattern: new RegExp(
        `\\bwants? (?<rest>everyone|everybody|people|(?:all )?(?:the|his|her|their) \\p{Ll}+(?: \\p{Ll}+)?) to (?<phrase>(?!the )[^,.;!?]+?)${END_EN}`,
        "iu",
      ),
    },
  ],
  ro: [
    {
      kind: "fear",
      confidence: 0.85,
      shape: "that",
      pattern: new RegExp(
        `(?:se tem(?:e|ea)?|fric[ăa]|team[ăa]|speriat[ăa]?|[îi]ngrijorat[ăa]?) (?:foarte tare |tare )?(?<phrase>c[ăa](?:-l|-i|-o)? (?!prin)[^,.;!?]+?)${END_RO}`,
        "iu",
      ),
    },
    {
      kind: "fear",
      confidence: 0.85,
      shape: "that",
      pattern: new RegExp(
        `(?:se tem(?:e|ea)?|fric[ăa]|team[ăa]) (?:ca )?(?<phrase>s[ăa](?:-[șs]i)? (?:nu )?\\p{L}+(?!\\p{L})[^,.;!?]*?)${END_RO}`,
        "iu",
      ),
    },
    {
      kind: "fear",
      confidence: 0.85,
      says: "{phrase}",
      pattern:
        /(?<!\p{L})(?:trebuie|urmeaz[ăa]|are) (?:s[ăa] (?:[îi][șs]i )?(?:fac[ăa]|primeasc[ăa]) |de f[ăa]cut )(?:un |o )?(?<phrase>vaccin|injec[țt]ie|opera[țt]ie|anestezie)(?!\p{L})/iu,
    },
    { kind: "wish", confidence: 0.85, says: "să ajungă acasă", pattern: /(?<!\p{L})dor de cas[ăa](?!\p{L})/iu },
    {
      kind: "wish",
      confidence: 0.85,
      says: WAY_HOME.ro,
      pattern:
        /(?![^.;!?]*vrea (?:[îi]napoi )?acas)(?:(?:s-au?|se) r[ăa]t[ăa]c\p{L}+ (?:[îi]n|prin|pe|de|la)|caut[ăa] drumul (?:spre|c[ăa]tre|[îi]napoi)|nu (?:mai )?(?:[șs]tie|g[ăa]se[șs]te|[îi][șs]i aminte[șs]te) drumul)(?!\p{L})/iu,
    },
    {
      kind: "lost",
      confidence: 0.85,
      shape: "noun",
      pattern:
        /(?<!\p{L})(?<phrase>\p{Ll}+(?:a|ul|le)) (?:lui|ei|lor|sa|s[ăa]u)(?: \p{L}+)? (?:care )?(?:s-a (?:r[ăa]t[ăa]cit|pierdut)|a (?:disp[ăa]rut|zburat|fugit|c[ăa]zut|plecat))(?!\p{L})/iu,
    },
    {
      kind: "lost",
      confidence: 0.85,
      shape: "noun",
      pattern:
        /(?<!\p{L})(?:i|li|mi|le)-a(?:u)? (?:zburat|c[ăa]zut|fugit|alunecat|sc[ăa]pat|luat v[âa]ntul|luat apa) (?<phrase>\p{Ll}+(?:a|ul|le)(?: \p{Ll}+(?:[ăa]|u|ie))?)(?!\p{L})/iu,
    },
    {
      kind: "wish",
      confidence: 0.9,
      shape: "get",
      pattern: new RegExp(
        `(?<!(?<!\\p{L})(?:a[șs]|am|mi-ar|ne-ar) )(?:vrea|voia|[îi][șs]i dore[șs]te|ar vrea|dore[șs]te) ca (?<rest>[^,.;!?]+?) (?<phrase>s[ăa](?:-[șs]i)? [^,.;!?]+?)${END_RO}`,
        "iu",
      ),
    },
  ],
  de: [
    // „Kann ein Vulkan Freunde haben?“
    ...["kann", "darf", "muss", "soll", "hat", "mag", "ist"].map((verb) => ({
      kind: "question" as const,
      confidence: 0.9,
      says: `ob {who} {rest} ${verb}`,
      pattern: new RegExp(
        `^${verb} (?<who>(?:eine?|der|die|das) (?:\\p{Ll}+ ){0,2}\\p{L}+) (?<rest>[^.!?,]+)\\?`,
        "iu",
      ),
    })),
    {
      kind: "fear",
      confidence: 0.85,
      shape: "that",
      pattern:
        /(?<!\p{L})(?:Angst|fürchtet|befürchtet|Sorge)(?: davor| sich| sehr)*,?\s+(?:dass|daß|das) (?<phrase>(?:er|sie|es|ihn|ihr|ihm|alle|keiner|niemand|die|der|das|man)(?!\p{L})[^,.;!?]*)/iu,
    },
    {
      kind: "fear",
      confidence: 0.9,
      shape: "zu",
      pattern:
        /(?<!\p{L})Angst (?:davor )?(?<phrase>(?:(?:allein|alleine|nachts|laut|wieder) )?(?:zu \p{Ll}+n|\p{Ll}{2,}zu\p{Ll}{2,}n))(?=[,.;!?]|$| und | weil )/iu,
    },
    {
      kind: "wish",
      confidence: 0.9,
      says: "{phrase} lernen",
      pattern:
        /(?<!\p{L})lern(?:t|te|en) (?:endlich |gerade |jetzt )?(?<phrase>(?:das )?\p{Lu}\p{Ll}+(?:en|ern|eln)(?: ohne \p{Lu}\p{Ll}+)?)(?= (?:ohne|mit|und|bei|im|in|auf|von|am) |[,.;!?]|$)/u,
    },
    {
      kind: "wish",
      confidence: 0.88,
      says: "nicht {mehr} {phrase} {part}{verb}",
      pattern:
        /(?<!\p{L})keine Lust(?: (?<mehr>mehr))?,? (?:darauf,? )?(?<phrase>[^,.;!?]*?)(?: ?zu|(?<=[ ,])(?<part>\p{Ll}{2,4})zu) ?(?<verb>\p{Ll}{3,}n)(?!\p{L})/iu,
    },
    {
      kind: "fear",
      confidence: 0.9,
      says: "der Höhe",
      pattern: /(?<!\p{L})Höhenangst|(?<!\p{L})nicht schwindelfrei/iu,
    },
    { kind: "fear", confidence: 0.9, says: "dem Fliegen", pattern: /(?<!\p{L})Flugangst/iu },
    { kind: "fear", confidence: 0.9, says: "dem Wasser", pattern: /(?<!\p{L})(?:Wasserangst|wasserscheu\p{L}*)/iu },
    { kind: "fear", confidence: 0.9, says: "der Bühne", pattern: /(?<!\p{L})Lampenfieber/iu },
    { kind: "wish", confidence: 0.85, says: "nach Hause kommen", pattern: /(?<!\p{L})Heimweh(?!\p{L})/iu },
    {
      kind: "wish",
      confidence: 0.9,
      pattern:
        /(?<!\p{L})(?:lieber|am liebsten|(?:so |zu )?gerne?) (?:würden?|möchten?|will|wollen|wollte) (?:er|sie|es|\p{Lu}\p{Ll}+|(?:der|die|das) (?:\p{Ll}+e )?\p{Lu}\p{Ll}+) (?:einmal |auch |endlich |einfach |nur )?(?<phrase>[^,.;!?]+)/iu,
    },
    {
      kind: "wish",
      confidence: 0.9,
      pattern: /(?<!\p{L})(?:will|möchte|moechte|wollte|wollen|würde) (?:viel |doch )?lieber (?<phrase>[^,.;!?]+)/iu,
    },
    {
      kind: "wish",
      confidence: 0.9,
      shape: "have",
      pattern:
        /(?<!\p{L})(?:lieber|(?:so |sehr |zu |auch )*gerne?) (?<phrase>(?:eine?n? |zwei |echte |richtige )?(?:\p{Ll}+e[rsn]? )?\p{L}{3,}) hätten?(?!\p{L})/iu,
    },
    {
      kind: "wish",
      confidence: 0.9,
      shape: "have",
      pattern:
        /(?<!\p{L})(?:der|die|das) (?:endlich |nur |unbedingt |einfach |auch )*(?<phrase>(?:sein\p{Ll}*|ihr\p{Ll}*|eine?n?|die|das|den) (?:\p{Ll}+ )?\p{Lu}\p{Ll}+) (?:will|möchte|wollte)(?=[,.;!?]|$)/u,
    },
    {
      kind: "lost",
      confidence: 0.85,
      shape: "noun",
      pattern:
        /(?<!\p{L})(?<det>ihre?|seine?|mein\p{Ll}?|der ganze|die ganze|der|die|das|\p{Lu}\p{L}+(?:s|’))\s+(?<phrase>(?:\p{L}+e[nsr]?\s+)?\p{Lu}\p{Ll}+)\s+(?:ist|sind)\s+(?:plötzlich |auf einmal |vom \p{Lu}\p{Ll}+ |mit dem \p{Lu}\p{Ll}+ )?(?:ausgebüxt|weggelaufen|davongelaufen|weggeflogen|davongeflogen|abgehauen|entlaufen|weggerollt|davongerollt|weggeschwommen|davongeschwommen|weggeweht|fortgeflogen|entwischt|(?:ins|in den|in die) (?:Wasser|Fluss|See|Meer|Bach|Brunnen|Teich) gefallen)(?!\p{L})/u,
    },
    {
      kind: "lost",
      confidence: 0.85,
      shape: "noun",
      pattern:
        /(?<!\p{L})(?:ist|sind)\s+(?:plötzlich )?(?<det>ihre?|seine?|der ganze|die ganze|der|die|das|\p{Lu}\p{L}+(?:s|’))\s+(?<phrase>(?:\p{L}+e[nsr]?\s+)?\p{Lu}\p{Ll}+)\s+(?:plötzlich |auf einmal )?(?:ausgebüxt|weggelaufen|davongelaufen|weggeflogen|davongeflogen|abgehauen|entlaufen|weggerollt|weggeschwommen|weggeweht|entwischt)(?!\p{L})/u,
    },
  ],
};

/** What is only guessed to drive a story: a thing that fails its owner, somebody who is missed. Tried after most frames. */
export const GUESSED_GOALS: ByLanguage<readonly GoalFrame[]> = {
  en: [
    {
      kind: "fear",
      confidence: 0.75,
      shape: "gerund",
      pattern:
        /\b(?:going|about|due) to (?<phrase>be (?:scrapped|binned|sold|replaced|demolished|recycled|forgotten|cooked|carved|mashed|(?:thrown|given|sent|taken|washed|put) (?:out|away|down)|(?:cut|chopped|knocked|pulled|closed|shut|melted|torn) (?:down|up)|left behind))(?!\p{L})/iu,
    },
    {
      kind: "wish",
      confidence: 0.7,
      shape: "make",
      pattern: new RegExp(
        `\\b(?<rest>(?:whose|his|her|its|their) (?:\\p{Ll}+ )?\\p{Ll}+) (?:won['’]?t|will not|doesn['’]?t|does not|refuses to|can['’]?t) (?<phrase>(?!know|want|like|understand|believe)[^,.;!?]+?)${END_EN}`,
        "iu",
      ),
    },
    {
      kind: "wish",
      confidence: 0.7,
      shape: "see-again",
      pattern:
        /\bmiss(?:es)? (?<phrase>(?:his|her|their|the) (?:\p{Ll}+ )?\p{Ll}+)(?=[,.;!?]| (?:very|so|a lot|and|back|at)\b|$)/iu,
    },
    {
      kind: "wish",
      confidence: 0.6,
      says: "go {phrase}",
      pattern:
        /\bgo(?:es)? (?<phrase>(?!missing|looking|being|to|down)\p{Ll}{2,}ing)(?=[,.;!?]|$| together| in | on | for | at )/iu,
    },
  ],
  ro: [
    { kind: "fear", confidence: 0.85, says: "înălțime", pattern: /r[ăa]u de [îi]n[ăa]l[țt]ime/iu },
    {
      kind: "fear",
      confidence: 0.85,
      says: "scenă",
      pattern: /(?<!\p{L})(?:emo[țt]ii|trac) (?:de|pe|[îi]nainte de) scen[ăa]/iu,
    },
    {
      kind: "wish",
      confidence: 0.7,
      shape: "see-again",
      pattern:
        /(?<!\p{L})(?:(?:i|[îi]i) (?:e|este|era)|[îi]i este) (?:tare |mult )?dor de (?<phrase>(?!cas[ăa])\p{Ll}+(?: (?:lui|ei|cel mic|cea mic[ăa]))?)(?!\p{L})/iu,
    },
  ],
  de: [],
};

/** What is said of the book itself, whose "shall" and "want" are the parent’s: "Hauptfigur soll eine Maus sein." */
export const ABOUT_BOOK: ByLanguage<RegExp> = {
  en: /(?:^|(?<=[.!?] ))(?:I|We)(?:(?: don['’]?t| do not| wouldn['’]?t|['’]d rather not) (?:really )?(?:want|like|need|have)|(?:['’]d| would)? (?:really |just |rather )?(?:want|like|need|prefer) (?:it|this|that)) (?![^.!?]*(?:\b(?:about|where|in which|with an?|stor(?:y|ies)|says|said|called|named|who)\b|["“”]))[^.!?]*[.!?]?|^(?:can|could|would|will) you (?:please )?(?:write|make|tell|do)[^.!?]*?\s(?:about|where|in which|with)\s|(?:^|(?<=[.!?] ))(?:(?:please )?(?:could|can) )?(?:it|this|the story|the book)(?: please)?(?: (?:should|must|could|can|has to|needs to))? be about\s|(?:^|(?<=[.!?] ))(?:could |can )?(?:the )?(?:hero(?:ine)?|main character|it|the story|the book) (?:(?:should|must|has to|needs to) )?be [^.;!?,]*?(?:[.;!?,]|$|(?= (?:who|that|called|named) ))/iu,
  ro: /^(?:a[șs] (?:vrea|dori)|am vrea|am dori|vrem|vreau) (?:ceva|o poveste|o povestioar[ăa]|o carte) (?:cu|despre)\s|^(?:a[țt]i putea|pute[țt]i|po[țt]i|ai putea|se poate) (?:s[ăa] )?(?:scri|fac|invent|crea)\p{Ll}* [^.!?]*?(?:despre|în care|in care|cu)\s|(?<!\p{L})ar putea fi (?:vorba despre )?(?:un|o) (?:pui de )?\p{Ll}+|(?<!\p{L})(?:personajul(?: principal)?|eroul|eroina) (?:trebuie )?s[ăa] fie (?:un|o) \p{Ll}+/iu,
  de: /^(?:könnte?t? (?:ihr|du|Sie)|kannst du|können Sie) [^.!?,]*schreiben|könnte (?:der Held|die Heldin|die Hauptfigur) [^.!?,]*? sein|(?<!\p{L})(?:Hauptfigur|Hauptperson|Held(?:in)?|Hauptrolle) (?:soll|sollte|muss) [^.;!?]*[.;!?]?|(?<!\p{L})(?:es|die Geschichte) (?:soll|sollte) um [^,.;!?]*? gehen/iu,
};
