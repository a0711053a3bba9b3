import type { ReadingFrames } from "./frames.ts";

const MODAL = "(?:möchte|moechte|mochte|wollte|will|wünscht|wollen|möchten|konnte|kann|könnte)";

export const german: ReadingFrames = {
  named: /\b(?:namens|heißt|heisst|hieß|hiess|genannt|mit (?:dem )?namen)\s+[„"“]?(?<name>\p{L}[\p{L}’'-]*)/giu,
  nameBeforeKind:
    /(?<name>\p{Lu}[\p{L}-]+),?\s+(?:der|die|das|ein|eine|einem|einer|einen)\s+(?:(?!ihr|sein|mein|unser|euer)\p{Ll}+(?:e|er|es|en|em)\s+){0,3}$/u,
  nameAfterKind: /^\s+(?<name>\p{Lu}[\p{Ll}-]+)/u,
  kin: /(?<!\p{L})(?:tochter|sohn|nichte|neffe|enkelin|enkel|mädchen|junge|schwester|bruder)\s+(?<name>\p{L}+)/giu,
  beforeName:
    /(?:\b(?:über|von|mit|und|für|um|wie|als|wenn|dass|Mädchen|Junge|Freund|Freundin|Tochter|Sohn|bei|,|:)\s+|^)$/iu,
  afterFirstName:
    /^(?:\s+(?:und|ist|war|hat|hatte|will|wollte|möchte|kann|konnte|die|der|das|sucht|\p{Ll}+t|\p{Ll}+te)(?!\p{L})|,)/u,
  noNames: new Set(
    "ein eine einer einem einen der die das es in im am an auf als will soll kann muss darf wenn warum wie was wo wer zwei drei vier beste gute liebe mein meine unser unsere dieser diese jeder alle und aber so dann für von zu ist war bitte schreibe erzähle geschichte ich wir er sie ihr du mars mond erde sonne weihnachten ostern montag dienstag mittwoch donnerstag freitag samstag sonntag".split(
      " ",
    ),
  ),
  goals: [
    { kind: "fear", confidence: 0.9, shape: "noun", pattern: /\bAngst vor (?<phrase>[^,.;!?]+)/iu },
    { kind: "fear", confidence: 0.9, shape: "noun", pattern: /\bsich vor (?<phrase>[^,.;!?]+?)\s+fürchtet/iu },
    { kind: "fear", confidence: 0.9, shape: "noun", pattern: /\bfürchtet(?:e)? sich vor (?<phrase>[^,.;!?]+)/iu },
    {
      kind: "lost",
      confidence: 0.9,
      shape: "noun",
      pattern:
        /\b(?:sucht|suchen|verliert|vermisst|verlor)(?:\s+nach)?\s+(?:ihre[nrms]?|ihr|seine[nrms]?|sein|den|die|das|dem|der)\s+(?<phrase>[^,.;!?]+)/iu,
    },
    {
      kind: "lost",
      confidence: 0.9,
      shape: "noun",
      pattern:
        /\b(?:ihre[n]?|ihr|seine[n]?|sein|den|die|das)\s+(?<phrase>[^,.;!?]+?)\s+(?:verloren|sucht|verliert|vermisst|suchen)\b/iu,
    },
    {
      kind: "question",
      confidence: 0.9,
      pattern:
        /\b(?:wissen|weiß|fragt sich|herausfinden|findet heraus|herauszufinden|fragt|verstehen),?\s+(?<phrase>(?:warum|wo|wer|was|wann|wie|wohin|woher) [^.;!?,]+)/iu,
    },
    {
      kind: "question",
      confidence: 0.9,
      pattern:
        /,\s*(?:der|die|das)?\s*(?:wissen\s+(?:möchte|will|wollte)),?\s+(?<phrase>(?:warum|wo|wer|was|wann|wie|wohin|woher) [^.;!?,]+)/iu,
    },
    {
      kind: "wish",
      confidence: 0.95,
      pattern: new RegExp(
        `(?:,\\s*(?:der|die|das|weil (?:er|sie|es)|dass (?:er|sie|es)))\\s+(?:nicht\\s+|lieber\\s+|so gern(?:e)?\\s+|gern(?:e)?\\s+|unbedingt\\s+|einmal\\s+|kein(?:e|en)?\\s+)*(?<phrase>[^,.;!?]+?)\\s+${MODAL}\\b`,
        "iu",
      ),
    },
    {
      kind: "wish",
      confidence: 0.9,
      shape: "zu",
      pattern:
        /\b(?:träumt(?:e)? davon|versucht|wünscht sich|hofft|beschließt|lernt),\s+(?<phrase>[^,.;!?]*?zu\p{L}* ?\p{L}*en?)\b/iu,
    },
    {
      kind: "wish",
      confidence: 0.95,
      pattern: new RegExp(
        `\\b${MODAL}\\s+(?:nicht\\s+|so gern(?:e)?\\s+|gern(?:e)?\\s+|unbedingt\\s+|einmal\\s+|lieber\\s+)*(?<phrase>[^,.;!?]+)`,
        "iu",
      ),
    },
    { kind: "wish", confidence: 0.9, pattern: /\blern(?:t|te|en)\s+(?<phrase>[^,.;!?]*?\p{L}+en)\b/iu },
    { kind: "wish", confidence: 0.75, shape: "zu", pattern: /\bum\s+(?<phrase>[^,.;!?]*?zu\p{L}* ?\p{L}*en?)\b/iu },
    {
      kind: "question",
      confidence: 0.75,
      shape: "direct",
      pattern: /^(?<phrase>(?:warum|wieso|wo|wer|was|wann|wie|wohin|woher) [^.;!?,]+)/iu,
    },
    {
      kind: "wish",
      confidence: 0.6,
      shape: "final",
      pattern: /,\s*(?:der|die|das)\s+(?<rest>[^,.;!?]+?)\s+(?<verb>\p{Ll}+t)(?=[,.;!?]|$)/u,
    },
    {
      kind: "wish",
      confidence: 0.55,
      shape: "finite",
      pattern: /^(?<verb>\p{Ll}+) (?<rest>[^,.;!?]+?)(?= und \p{Ll}+t |[,.;!?]|$)/u,
    },
  ],
  nounEnds:
    /\s+(?:in|im|auf|mit|der|die|das|bei|unter|hinter|und|aber|weil|bis|wenn|an|am|aus|hat|hatte|findet|macht|ist|war|will|möchte|lernt|geht|trifft)(?!\p{L}).*$/iu,
  clauseEnds: /[,.;!?]|\s+(?:weil|aber|bis|damit)\s/u,
  helper:
    /\b(?:bittet|fragt|mit (?:der )?Hilfe (?:von|einer|eines))\s+(?:(?:einen|eine|einer|einem|ein|den|die|das|seinen|ihren)\s+)?(?:\p{Ll}+\s+){0,2}$/iu,
  together:
    /\b(?:mit|und|trifft|hilft)\s+(?:(?:einem|einer|einen|eine|ein|der|dem|den|die|seinem|ihrem|sein|ihr)\s+)?(?:\p{Ll}+\s+){0,2}$/iu,
  relative: /^\s*,\s*(?:der|die|das|dem)(?!\p{L})/iu,
  audience:
    /für (?:ein|eine|einen|mein|meine|meinen|unser|unsere)\s+\d{1,2}[\s-]*(?:jährige\p{Ll}*|jahre alte\p{Ll}*)(?:\s+(?:Kind|Mädchen|Junge|Jungen|Sohn|Tochter))?/iu,
  loves: /\b(?:liebt|mag|lieben|mögen)\s/iu,
  numbers: { zwei: 2, drei: 3, vier: 4 },
  pages: /\b(?<pages>8|12|16|24|acht|zwölf|sechzehn|vierundzwanzig)[\s-]+seiten?\b/iu,
  short: /\b(?:kurze|kleine)[nrs]? (?:geschichte|buch|märchen)\b/iu,
  long: /\b(?:lange|längere|große)[nrs]? (?:geschichte|buch|märchen)\b/iu,
  age: /\b(?<age>\d{1,2})(?:\s+jahre|[\s-]*jährige?)/iu,
  simple: /\b(?:einfache|leichte)n? (?:wörter|sätze|sprache)/iu,
  rich: /\b(?:schöne|reiche|schwierige)n? (?:wörter|sätze|sprache)/iu,
  she: /\b(?:sie|ihr|ihre[nmrs]?|tochter|mädchen|schwester|mutter|mama|oma|prinzessin|königin)\b/iu,
  he: /\b(?:er|sein|seine[nmrs]?|ihn|ihm|sohn|junge|bruder|vater|papa|opa|prinz|könig)\b/iu,
  genres: [
    ["Mystery", /(?:geheim|rätsel|detektiv|verschw[aiu]nd|spur|vermisst|gestohlen)/iu],
    ["SciFi", /(?:weltraum|weltall|rakete|roboter|planet|mars\b|zukunft|außerirdisch|galax|raumschiff)/iu],
    ["Historical", /(?:vor langer zeit|antik|römer|ägypt|pharao|wikinger|mittelalter|ritter|dinosaurier)/iu],
    ["Comedy", /(?:lustig|witz|kicher|lachen|lacht|pfannkuchen|schluckauf|clown|tollpatsch)/iu],
    ["Adventure", /(?:abenteuer|schatz|pirat|insel|dschungel|entdeck|reise|segelt|retten|rettet|expedition)/iu],
    ["Fantasy", /(?:zauber|magisch|hexe|drache|einhorn|fee\b|elfe|kobold|verzaubert)/iu],
    ["Fairytale", /(?:es war einmal|prinz|königreich|könig|schloss|märchen)/iu],
  ],
  families: [
    [
      "friend",
      /(?<!\p{L})(?:einsam(?:e[rnms]?)?|ganz allein|(?:keine|ohne) freunde?|niemand(?:en)? (?:zum|mit ihm|mit ihr) spiel\p{L}*|anders als|außenseiter\p{L}*|(?:eine[n]?|neue[n]?|beste[n]?|echte[n]?|einen neuen|eine neue) freund(?:in|e)?)(?!\p{L})/iu,
    ],
    [
      "contest",
      /(?<!\p{L})(?:\p{L}*wettbewerbs?|\p{L}*wettkampf\p{L}*|wettrennen|wettlauf|\p{L}*rennen gewinn\p{L}*|turnier\p{L}*|meisterschaft|erste[rn]? preis|erfind(?:e[nt]?|et|ung|ungen|er|erin)|erfand|\p{L}*maschine|baut|bauen)(?!\p{L})/iu,
    ],
    [
      "rescue",
      /(?<!\p{L})(?:rett(?:et|en|ete|ung)|(?:den weg|zurück|wieder) (?:nach hause|heim)|nach hause (?:kommen|finden|gehen|zurück|will|möchte)|heimweg|heimreise)(?!\p{L})/iu,
    ],
  ],
  themes: [
    ["Friendship", /(?:freund|zusammen|gemeinsam|einsam|teilt|teilen|hilft|helfen|schüchtern)/iu],
    ["Family", /(?:famil|mutter|vater|mama|papa|oma|opa|schwester|bruder|baby|tochter|sohn|zuhause|geschwister)/iu],
    ["Learning", /(?:lern|schule|lehrer|lesen|zählen|üben|angst|fürcht|mutig|schultag)/iu],
    [
      "Nature",
      /(?:wald|baum|bäume|garten|tiere|samen|blume|fluss|ozean|meer|regen|schnee|jahreszeit|natur|pflanze|biene)/iu,
    ],
    ["Imagination", /(?:fantas|traum|träum|erfind|baut|bauen|malt|malen|karton|zauber|mond|stern|flieg)/iu],
  ],
};
