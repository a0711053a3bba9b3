import { WAY_HOME } from "#content/sentences/common-goals.ts";
import type { ReadingFrames } from "./frames.ts";
import { DARK_DE, LEARNT, RARER_FEARS, RARER_GOALS } from "./rarer-goals-de.ts";

const MODAL =
  "(?:möchte|moechte|mochte|möhcte|wollte|will|wünscht|wollen|wollten|möchten|konnte|kann|können|konnten|könnte|muss|müssen|musste|soll|sollte|darf|durfte|traut)";

export const german: ReadingFrames = {
  named:
    /(?<!\p{L})(?:namens|(?<!(?<!\p{L})(?:der|die|das) \p{L}+ )(?:heißt|heisst|hieß|hiess)|(?:heißt|heisst|hieß|hiess)(?=\s+\p{L}+(?: \p{Lu}\p{Ll}+)?(?:[.,!?]|$|\s+(?:und|aber|denn|weil)(?!\p{L})))|(?:nennen|nennt|nannten?|taufen|tauften?|rufen) (?:alle )?(?:sie|ihn)(?: (?:nur|alle|einfach|immer))?|heißen|heissen|genannt|mit (?:dem )?namen|name (?:ist|soll)|name[?:]|(?<=, )name(?= \p{Lu}))\s+[„"“]?(?<name>\p{L}[\p{L}’'-]*)/giu,
  titles:
    /^(?:mutter|vater|meister|fräulein|graf|gräfin|baron|kommissar|inspektor|sir|lady|großmutter|großvater|captain|kapitän|käptn|professor|doktor|dr|herr|frau|ritter|könig|königin|prinz|prinzessin|super|mega|opa|oma|onkel|tante)$/iu,
  calledAfter:
    /(?<!\p{L})(?:(?:haben|hat|hatten|habe) (?:sie|ihn|es)(?= \p{L}+(?: \p{L}+)? ge)|(?:er|sie|es) (?:soll|sollte|könnte|darf)|(?:der|die|das)(?: (?:soll|sollte|könnte|darf))?|(?:den|die|das) alle)\s+[„"“]?(?<name>\p{L}[\p{L}’'-]*(?: \p{L}[\p{L}’'-]*)?)[”"“]?\s+(?:heißt|heisst|hieß|hiess|heißen|heissen|nennen|rufen|getauft|genannt)(?!\p{L})/giu,
  areSeveral: /(?:\s+(?:sind|waren)\s+(?:\p{L}+\s+){0,3}|,?\s+die\s+(?:(?:zwei|beiden|kleinen)\s+)?)$/iu,
  firstClause: /^(?:als|wenn|nachdem|während|weil|sobald|seit|seitdem|bevor|obwohl|solange|kaum)\s[^,.;!?]*,/iu,
  titledName:
    /^,?\s+(?<name>(?:Herrn?|Frau|Fräulein|Doktor|Dr\.|Meister|Madame)\s+(?:(?:Doktor|Dr\.|Professor(?:in)?)\s+)?\p{Lu}\p{Ll}+)/u,
  request:
    /^.*?(?:buch|geschichte|märchen),?\s+(?:in (?:dem|der|welchem|welcher)|wo|wie)\s+(?!(?:es|alles|am Ende)\s)/iu,
  nameBeforeKind:
    /(?:(?<name>\p{Lu}[\p{L}-]+)(?:,?\s+\(?|\s+(?:ist|war)\s+)|^(?<alone>\p{Lu}[\p{L}-]+)[.:–-]\s+)(?:der|die|das|[Ee]in|[Ee]ine|einem|einer|einen|(?<=, )(?:unsere?|meine?))\s+(?:(?:sehr|ganz|ziemlich)\s+)?(?:(?!ihr|sein|mein|unser|euer|eine?[nmrs]?\s)\p{Ll}+(?:e|er|es|en|em)\s+){0,3}$/u,
  nameAfterKind: /^,?\s+(?<name>\p{Lu}[\p{L}’]*(?:-\p{L}+)*)/u,
  saidToBe:
    /(?:^|[.!?]\s+)(?:(?:käpt['’]?n|kapitän|professor|doktor|herr|frau)\s+)?(?<name>\p{L}{2,})(?:\s+(?:mit|aus|vom|von)\s[^,.!?]{2,30}?)?\s+(?:ist|war)\s+eine?\s+(?:\p{Ll}+e[rs]?\s+){0,2}$/iu,
  apposition: /^(?:\s+(?:ist|war)\s+eine?|,?\s+(?:der|die|das))\s+(?:(?!eine\s)\p{Ll}+e\s+){0,2}$/iu,
  toldLater:
    /,\s(?:namens|genannt)\s+[„"“]?$|(?<!\p{L})(?:(?:er|sie|es|und) (?:heißt|heisst|hieß|hiess|heißen|soll|sollte|könnte)|(?:nennen|nennt|nannten?|taufen|tauften?|rufen) (?:alle )?(?:sie|ihn)(?: (?:nur|alle|einfach|immer))?|(?:haben|hat|hatten) (?:sie|ihn|es)|(?:ihr|sein) name(?:\s+(?:ist|war|soll)|\?|:)?|(?<=[.!?;]\s)name:)\s+[„"“]?$/iu,
  storyFor: /^\p{Ll}*(?:geschichte|märchen|abenteuer)?\s+für\s+$/iu,
  readerFirst:
    /^(?:unsere?|meine?)\s[^.!?]*[.!?]\s+(?=[^.!?]*(?:geschichte|buch|märchen)[^.!?]*?\s(?:über|mit|von)\s+(?:eine[mnr]?|zwei|drei)\s)/iu,
  lists: /^(?:\s+(?:namens|heißen|genannt))?[\s,:–-]+/iu,
  and: /^\s*(?:,\s*)?(?:und|&)\s+|^\s*,\s*/iu,
  afterLowerName:
    /^(?:,? (?:der|die|das) |\s+(?:ist|war|will|kann|hat|hatte|möchte|sucht|muss|fürchtet|träumt|wünscht|verliert|findet|rettet|baut|gehen|fahren|suchen|machen|spielen|bauen|reisen|finden|wollen|\p{Ll}+t sich|\p{Ll}{3,}t (?:in|im|am|auf|an|hinter\p{Ll}*|unter\p{Ll}*|nicht|nie|seit|mit|immer|sein\p{Ll}*|ihr\p{Ll}*|de[nmr]|die|das|eine?\p{Ll}?|gerne?|heimlich|nachts|allein)|und (?:sein|ihr|der|die|das|will|möchte|hat|ist|kann))(?!\p{L}))/u,
  young: /^(?:baby|junge[rns]?)$/iu,
  subjectBefore:
    /(?:^|[.!?:]\s*|(?<!\p{L})(?:über|von|wie|als)\s+)(?:(?:der|die|das|den|dem|eine?|einen|einem|einer|mein|meine)\s+)?(?:\p{Ll}+\s+){0,2}$/iu,
  subjectAfter:
    /^,?\s+(?:namens|genannt|der|die|das|dem|will|wollte|möchte|kann|konnte|ist|war|hat|hatte|wünscht|träumt|sucht|muss|soll|traut|lernt|geht|fällt|macht|findet|verliert|fürchtet|leuchtet|friert|weint|wird|wurde|bleibt|versteckt|steht|liegt|hängt|wacht|rollt|fliegt|fährt|schwimmt|glaubt|denkt|hasst|liebt|mag|braucht|weiß|vermisst|schläft|erzählt|spricht|singt|tanzt|spielt|sammelt|arbeitet|baut|malt|reist|zieht|springt|hört|sieht|bekommt)(?!\p{L})/iu,
  kin: /(?<!\p{L})(?:tochter|sohn|nichte|neffe|enkelin|enkel|enkelkind|mädchen|junge|schwester|bruder|cousine|cousin|kind|herr|frau|freund|freundin|gehilfin|gehilfe|tante|onkel|oma|opa)\s+(?<name>\p{L}+)/giu,
  smallBeforeKind:
    /^(?!(?:wie|wo|wer|was|wenn|weil|als|dass|ob|aber|denn|und|oder|mit|von|bei|über|um|für|nur|auch|da|ich|hier|dort|dann|nun|dem|den|der|die|das|ein|eine)\s)(?<name>\p{Ll}{4,}(?<!t|en|er|em)),?\s+(?:der|die|das)\s+(?:\p{Ll}+e\s+)?$/u,
  possessed:
    /(?<!\p{L})(?:(?:[Ss]ein|[Ii]hr|[Mm]ein|[Uu]nser)(?:e[mnr]?)?\s+(?:\p{Ll}+\s+)?\p{Lu}\p{Ll}+|(?:[Nn]iemand|[Kk]einer)\s[^,.!?]{0,40}?mit)\s+(?<name>\p{Lu}\p{Ll}+)/gu,
  beforeName:
    /(?:\b(?:über|von|mit|und|für|um|wie|als|wenn|dass|Mädchen|Junge|Freund|Freundin|Tochter|Sohn|bei|,|:)\s+|\s&\s+|^)$/iu,
  sizeBefore: /(?:^|[.!?:]\s+)(?:[Dd]er|[Dd]ie|[Dd]as)\s+(?:kleine|große|alte|junge|winzige|mutige|arme|schlaue)\s+$/u,
  oneOfKind:
    /(?<!\p{L})eine?[rns]?,?\s+(?:(?:namens|(?:der|die|das)\s+(?:so\s+)?heißt)\s+[„"“]?|(?:von ihnen|davon|von denen|unter ihnen),?\s+)$|(?:^|[.!?]\s+)eine?[rs]? (?:von ihnen |davon )?(?:heißt|heisst|hieß)\s+$/iu,
  gone: /^(?:\s+(?:vom|von (?:der|den)|der|des|aus (?:der|dem)|im|in der)\s(?:\p{Ll}+e[rn]?\s)?\p{Lu}[\p{L}-]+)?\s+(?:ist|war|sind|waren)\s+(?:plötzlich\s+|auf einmal\s+)?(?:weg|fort|verschwunden|verloren|gestohlen)(?!\p{L})/iu,
  unknownFirst:
    /^\p{Lu}\p{Ll}+\s+(?<name>\p{Lu}\p{Ll}+)\s+(?:ist|war|hat|hatte|will|möchte|kann|\p{Ll}{2,}te?)(?!\p{L})/u,
  afterFirstName:
    /^(?:\s+&\s|\s+(?:(?:ganz|so|sehr|zu|immer|ziemlich) )?(?:traurig|allein|alleine|einsam|krank|nervös|müde|ängstlich|wütend|eifersüchtig|schüchtern|aufgeregt|enttäuscht|verliebt|verschwunden|weg|ohne|beim|im|auf|in|am|mit|gegen|zum|zur|lernt)(?!\p{L})|\s+(?:und|ist|war|hat|hatte|will|wollte|möchte|kann|konnte|mag|muss|soll|darf|weiß|wird|isst|sieht|gibt|die|der|das|sucht|\p{Ll}+t|\p{Ll}+te)(?!\p{L})|['’]\s|,)/u,
  noNames: new Set(
    "tochter töchter sohn söhne eltern großeltern grosseltern enkelkind enkelkinder patenkind göttikind nichte neffe januar februar märz september oktober november dezember dabei davon dazu dahinter darunter daneben lasst lass nr frühjahr spätherbst links rechts oben unten vorne hinten frites sein linie sicht perspektive version nummer könnte könntet kannst könnt bitte name kein keine keinen nicht undenkbar wieso weshalb wovon worüber wofür womit wonach wohin woher wann welche welcher welches hauptfigur titel thema hauptperson angst hunger durst lust heimweh langeweile glück pech mut zeit geburtstag freunde besuch fieber schluckauf spaß urlaub ferien schreib schreibt erzähl mach erfinde mitternacht mittag abend morgen nacht könnten könnte kann vielleicht falls obwohl weil nachdem bevor während sobald damals papa mama oma opa hallo frühling sommer herbst winter da dann unter über hinter neben vor bei aus nach ohne durch gegen zwischen seit hier nun einst mit hilfe niemand niemandem keiner jemand jeder heute gestern manchmal plötzlich plotzlich dort jetzt bald nachts morgens abends eines einmal zusammen gemeinsam ein eine einer einem einen der die das es in im am an auf als will soll kann muss darf wenn warum wie was wo wer zwei drei vier beste gute liebe mein meine unser unsere dieser diese jeder alle und aber so dann für von zu ist war bitte schreibe erzähle geschichte ich wir er sie ihr du mars mond erde sonne weihnachten ostern montag dienstag mittwoch donnerstag freitag samstag sonntag".split(
      " ",
    ),
  ),
  goals: [
    {
      kind: "wish",
      confidence: 0.9,
      shape: "infinitive",
      pattern:
        /(?:fragt|wissen|weiß|lernt|herausfinden|zeigt)[^.;!?]*?,\s+wie (?:man|er|sie|es) (?<rest>[^,.;!?]*?)\s?(?<verb>\p{Ll}+t|kann)(?=[,.;!?]|$)/iu,
    },
    {
      kind: "question",
      confidence: 0.9,
      shape: "direct",
      pattern:
        /(?:^|[.!:]\s+)(?<phrase>(?:warum|wieso|weshalb|wo|wer|was(?! wäre,? wenn| mit)|wann|wie|wohin|woher|welche[rs]?) [^.;!?]+?)(?:, (?:kann|ist|hat|will|darf|sind|haben) [^.;!?]+)?\?/iu,
    },
    {
      kind: "fear",
      confidence: 0.9,
      shape: "zu",
      pattern: /Angst(?: davor)?,\s+(?<phrase>[^,.;!?]*?zu\p{L}* ?(?:\p{L}*en?|sein|tun))(?!\p{L})/iu,
    },
    DARK_DE,
    {
      kind: "fear",
      confidence: 0.9,
      shape: "noun",
      pattern: /sich (?:sehr |so )?(?:vor |im )(?<phrase>[^,.;!?]+?)\s+(?:fürchtet|gruselt|ängstigt)/iu,
    },
    {
      kind: "wish",
      confidence: 0.9,
      shape: "zu",
      pattern: /traut(?:e)? sich(?: noch)? nicht,?\s+(?<phrase>[^,.;!?]*?zu\p{L}* ?(?:\p{L}*en?|sein|tun))(?!\p{L})/iu,
    },
    {
      kind: "fear",
      confidence: 0.9,
      shape: "vorm",
      pattern: /(?<!\p{L})(?:Angst|fürchtet sich|gruselt sich) vorm (?<phrase>[^,.;!?]+)/iu,
    },
    ...RARER_FEARS,
    { kind: "fear", confidence: 0.9, shape: "noun", pattern: /\bsich vor (?<phrase>[^,.;!?]+?)\s+fürchtet/iu },
    { kind: "fear", confidence: 0.9, shape: "noun", pattern: /\bfürchtet(?:e)? sich vor (?<phrase>[^,.;!?]+)/iu },
    {
      kind: "fear",
      confidence: 0.9,
      shape: "dative",
      pattern:
        /(?<!\p{L})(?:fürchtet|fürchten|scheut)\s+(?!sich)(?<phrase>(?:den|das|die|alle|jede[ns]?|\p{Lu})\s?[^,.;!?]*)/iu,
    },
    {
      kind: "lost",
      confidence: 0.9,
      shape: "noun",
      pattern:
        /(?<!\p{L})(?:sucht|suchen|verliert|vermisst|verlor|verlegt|vergisst|vermissen)(?:\s+(?:bloß|nur|bloss|ständig|immer|überall|verzweifelt|seitdem|seit Tagen))?(?:\s+(?!ihr|sein|den|die|das|dem|der)(?:mit|am|im|in|auf|überall)\p{L}*(?:\s+\p{L}+){1,3})?(?:\s+nach)?\s+(?<det>ihre[nrms]?|ihr|seine[nrms]?|sein|den|die|das|dem|der)\s+(?<phrase>[^,.;!?]+)/iu,
    },
    {
      kind: "lost",
      confidence: 0.9,
      shape: "noun",
      pattern:
        /(?<!\p{L})(?<det>ihre[n]?|ihr|seine[n]?|sein|(?<!(?:^|[.!?:;]\s+))(?:den|die|das))\s+(?:(?:zwei|drei|vier|fünf|sechs|sieben)\s+)?(?<phrase>(?!seine|ihre|sein |ihr |mein|\p{L}+ (?:und|aber|oder|doch) )(?:\p{L}+e[nsr]?\s+)?\p{L}+)(?:\s+(?:(?:kurz|gerade|genau|direkt|gleich)\s)?(?:im|in|auf|beim|am|unter|an|vor|vorm|nach)\s(?:(?!\s(?:hat|haben|hatte)\s)[^,.;!?])+?)?\s+(?:verloren|verlegt|vergessen|verlieren|verlor|verloren haben|vermissen|liegen ?(?:ge)?lassen|stehen ?(?:ge)?lassen|sucht|verliert|vermisst|suchen|nicht (?:mehr )?(?:wieder)?find\p{L}+)(?!\p{L})/iu,
    },
    {
      kind: "lost",
      confidence: 0.85,
      shape: "noun",
      pattern:
        /(?<!\p{L})(?<det>ihre?|seine?|alle|der|die|das|\p{Lu}\p{L}+(?:s|’))\s+(?<phrase>(?:\p{L}+e[nsr]?\s+)?\p{Lu}\p{Ll}+)\s+(?:ist|war|sind|waren)\s+(?:plötzlich |auf einmal |spurlos )?(?:verschwunden|weg|fort|verloren)(?!\p{L})/u,
    },
    {
      kind: "lost",
      confidence: 0.85,
      shape: "noun",
      pattern:
        /(?<!\b(?:[Ww]arum|[Ww]ie|[Ww]ohin|[Ww]o) )(?<!\p{L})(?<det>der|die|das|alle|ihre?|seine?|\p{Lu}\p{L}+(?:s|’))\s+(?<phrase>(?:\p{L}+e[nsr]?\s+)?\p{Lu}\p{Ll}+)\s+(?:plötzlich |auf einmal |spurlos )?(?:verschwand|verschwanden|verschwindet|verschwinden)(?!\p{L})/u,
    },
    {
      kind: "lost",
      confidence: 0.85,
      shape: "noun",
      pattern:
        /(?<!\p{L})(?:ist|war|sind|waren)\s+(?:plötzlich |auf einmal |eines \p{Lu}\p{Ll}+ )?(?<det>ihre?|seine?|der|die|das|\p{Lu}\p{L}+(?:s|’))\s+(?<phrase>(?:\p{L}+e[nsr]?\s+)?\p{Lu}\p{Ll}+)\s+(?:plötzlich |auf einmal |spurlos )?(?:verschwunden|weg|fort|verloren)(?!\p{L})/u,
    },
    {
      kind: "lost",
      confidence: 0.85,
      shape: "noun",
      pattern:
        /(?<!\p{L})(?:jemand|einer|Diebe|ein Dieb)\s+(?:hat|haben|hatte)\s+(?:ihm |ihr |ihnen )?(?<det>den|die|das|ihre?n?|seine?n?)\s+(?<phrase>(?:\p{L}+e[nsr]?\s+)?\p{Lu}\p{Ll}+)\s+(?:gestohlen|geklaut|weggenommen|versteckt|stibitzt)(?!\p{L})/u,
    },
    {
      kind: "lost",
      confidence: 0.9,
      shape: "noun",
      pattern:
        /(?<!\p{L})(?:weiß|wissen|wusste|vergessen|vergisst|erinner\p{L}*)[^,.;!?]*?,?\s+wo (?:er|sie|es|\p{Lu}\p{Ll}+) (?<det>ihre?n?|seine?n?|den|die|das)\s+(?<phrase>(?:\p{L}+e[nsr]?\s+)?\p{L}+)\s+(?:[^,.;!?]*\s)?(?:hin)?(?:gelegt|gestellt|gelassen|getan|gesteckt|vergraben|versteckt|verloren)(?!\p{L})/iu,
    },
    ...LEARNT,
    {
      kind: "question",
      confidence: 0.9,
      pattern:
        /(?<!\p{L})(?:wissen|weiß|wüsste(?: (?:so )?gerne?| zu gern)?|fragt sich|fragen sich|herausfinden|findet heraus|herauszufinden|(?:fragt|fragen|fragte)(?: (?:ständig|immer|dauernd|immerzu|jeden|alle|den ganzen Tag|(?:seine?|ihre?)n? \p{Lu}\p{Ll}+|Mama|Papa|Oma|Opa))*|verstehen|streiten(?: sich)?[^,.;!?]*|wetten|zanken[^,.;!?]*|vergessen),?\s+(?<phrase>(?:(?:(?:von|für|mit|zu|bei|an|vor|auf|über|hinter|unter|aus|nach) )?(?:wem|wen|was|welche\p{Ll}*)|warum|wo|wer|wessen|wann|wie|wohin|woher|ob) [^.;!?,]+)/iu,
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
      pattern:
        /(?<!\p{L})sondern (?:(?:lieber|gern|gerne|viel lieber) )?(?<phrase>[^,.;!?]*?\p{Ll}{2,}e?n)(?=[,.;!?]|$)/iu,
    },
    {
      kind: "wish",
      confidence: 0.95,
      pattern:
        /(?<!\p{L})würden? (?:(?:so|sehr|zu|nur|auch|einmal) )*(?:gerne?|lieber) (?:einmal )?(?<phrase>[^,.;!?]+)/iu,
    },
    {
      kind: "wish",
      confidence: 0.9,
      shape: "infinitive",
      pattern:
        /(?<!\p{L})(?<verb>kommt|findet|kann) (?:allein )?nicht (?:mehr |wieder )?(?:allein )?(?<rest>herunter|runter|heraus|raus|hinaus|hinauf|hinein|zurück|weg|los)(?=[,.;!?]|$)/iu,
    },
    {
      kind: "wish",
      confidence: 0.95,
      shape: "zu",
      pattern:
        /(?<!\p{L})(?:alles|viel|was)\s+(?:dafür |darum )?geben würde\p{L}*,?\s+(?:um )?(?<phrase>[^,.;!?]*?zu\p{L}* ?(?:\p{L}*en?|sein|tun))(?!\p{L})/iu,
    },
    {
      kind: "wish",
      confidence: 0.95,
      shape: "zu",
      pattern:
        /(?<!\p{L})würde(?:n)?\s+(?:alles|viel|was)\s+(?:dafür |darum )?(?:geben|tun),?\s+(?:um )?(?<phrase>[^,.;!?]*?zu\p{L}* ?(?:\p{L}*en?|sein|tun))(?!\p{L})/iu,
    },
    {
      kind: "wish",
      confidence: 0.85,
      shape: "participle",
      pattern:
        /(?<!\p{L})(?:hat|haben|hatte|ist|war)\s+(?:noch )?nie(?:mals)?\s+(?<rest>[^,.;!?]*?)\s?(?<verb>ge\p{Ll}+(?:en|t))(?!\p{L})/iu,
    },
    {
      kind: "wish",
      confidence: 0.95,
      pattern: new RegExp(
        `(?:(?:,\\s*|(?<=\\p{L} )(?<!(?:^| )(?:in|auf|an|über|unter|durch|für|um|gegen|ohne|vor|hinter|neben|zwischen|mit|von|zu|bei|aus) ))(?:der|die|das|weil (?:er|sie|es)|dass (?:er|sie|es)))\\s+(?:(?:nachts|immer|noch|nie|endlich|mehr|sich)\\s+|nicht\\s+|lieber\\s+|so gern(?:e)?\\s+|gern(?:e)?\\s+|unbedingt\\s+|einmal\\s+|kein(?:e|en)?\\s+)*(?<phrase>[^,.;!?]+?)\\s+${MODAL}(?!\\p{L})(?=\\s*(?:[,.;!?:]|$|und |aber |weil |doch |dass |obwohl ))`,
        "iu",
      ),
    },
    {
      kind: "wish",
      confidence: 0.9,
      shape: "zu",
      pattern:
        /\b(?:träum(?:t|te|en|ten) davon|hilft|helfen soll|versuch(?:t|en)|wünsch(?:t|en) sich|hoff(?:t|en)|beschließ(?:t|en)|lern(?:t|en)),?\s+(?<phrase>[^,.;!?]*?zu\p{L}* ?(?:\p{L}*en?|sein|tun))\b/iu,
    },
    {
      kind: "wish",
      confidence: 0.95,
      pattern: new RegExp(
        `\\b(?!(?:soll(?:te)?|muss|müssen) [^,.;!?]* werden(?!\\p{L})|soll(?:te)? (?:(?:er|sie|es) )?\\p{L}+ heißen|soll(?:te)? (?:er|sie|es|\\p{Lu}\\p{Ll}+) (?:\\p{Ll}+ )?(?:merken|verstehen|begreifen|erkennen|einsehen|lernen|erfahren),? (?:dass|daß)|(?:muss|müssen|soll|sollen) (?:\\p{L}+ ){1,4}bleiben(?!\\p{L})|(?:soll|sollen|muss|müssen) (?:auf den (?:Schrott|Müll|Sperrmüll|Kompost)\\p{Ll}*|in den (?:Müll|Ofen|Topf|Kochtopf|Keller|Container|Schlachthof)|in die (?:Tonne|Mülltonne|Pfanne|Suppe)|zum (?:Schrott|Metzger|Schlachter|Sperrmüll|Flohmarkt)\\p{Ll}*|ins (?:Tierheim|Heim|Museum))(?!\\p{L})|traut (?!sich)|wünscht sich )${MODAL}\\s+(?!(?:das|es|sie|ihn|dies) (?:aber |gar |einfach |doch )?nicht(?:[,.;!?]|$| und | so ))(?!sich nicht (?:leiden|ausstehen|riechen))(?:nicht\\s+|so gern(?:e)?\\s+|gern(?:e)?\\s+|unbedingt\\s+|einmal\\s+|lieber\\s+)*(?<phrase>[^,.;!?]+)`,
        "iu",
      ),
    },
    ...RARER_GOALS,
    {
      kind: "wish",
      confidence: 0.85,
      shape: "be",
      pattern:
        /(?:lieber|gern|gerne|so gern)\s+(?<phrase>(?:(?:mal|einmal|auch|richtig|so)\s+)*(?:eine?\s+)?\p{L}+)\s+wäre(?!\p{L})/iu,
    },
    {
      kind: "wish",
      confidence: 0.85,
      shape: "need",
      pattern:
        /(?<!\p{L})(?:braucht|wünscht sich|wünschen sich|hätten? (?:so |sehr |zu |auch )*gerne?|will unbedingt)\s+(?:(?:so sehr|so|sehr|ganz fest|ganz doll|nur|einfach|endlich)\s+)?(?!(?:dass|daß|das (?:er|sie|es|ihn|ihm|ihr|mal|endlich)|für|zum|zur|ewig|lange|beim) )(?<phrase>[^,.;!?]+)/iu,
    },
    {
      kind: "wish",
      confidence: 0.9,
      pattern:
        /(?<!\p{L})[Ll]ern(?:t|te|en)\s+(?:(?:(?:der|ein)\s+(?:\p{Ll}+\s+)?\p{Lu}\p{Ll}+|(?:die|das|eine)\s+(?:\p{Ll}+\s+)?\p{Lu}\p{Ll}+\s+\p{Lu}\p{Ll}+)\s+)?(?<phrase>[^,.;!?]*?\p{L}+en)(?!\p{L})/u,
    },
    {
      kind: "wish",
      confidence: 0.75,
      shape: "zu",
      pattern: /\bum\s+(?<phrase>[^,.;!?]*?zu\p{L}* ?(?:\p{L}*en?|sein|tun))\b/iu,
    },
    {
      kind: "question",
      confidence: 0.75,
      shape: "direct",
      pattern: /^(?<phrase>(?:warum|wieso|wo|wer|was(?! mit)|wann|wie|wohin|woher) [^.;!?,]+)/iu,
    },
    {
      kind: "wish",
      confidence: 0.85,
      says: WAY_HOME.de,
      pattern:
        /(?:(?:verfliegt|verflog|verfährt|verschwimmt|verläuft|verlief|verirrt|verirrte|verlaufen|verirren) sich|sich (?:[^,.;!?]+ )?(?:verlaufen|verirrt|verflogen|verfahren)|findet nicht (?:mehr )?(?:nach Hause|heim)|(?:muss|will|möchte|müssen|wollen|möchten) (?:(?:schnell|dringend|wieder|unbedingt|endlich|zurück) )?heim)(?!\p{L})/iu,
    },
    {
      kind: "wish",
      confidence: 0.6,
      shape: "final",
      pattern: /,\s*(?:der|die|das)\s+(?<rest>[^,.;!?]+?)\s+(?<verb>\p{Ll}+(?:t|en))(?=[,.;!?]|$)/u,
    },
    {
      kind: "wish",
      confidence: 0.55,
      shape: "finite",
      pattern:
        /^(?<verb>\p{Ll}+) (?<rest>[^,.;!?]+?)(?= und (?:\p{Ll}+t|wird|will|kann|muss|soll|darf|mag|weiß|lässt|fällt|sieht|fährt|läuft|schläft|isst|(?:alle|keiner|niemand|jeder|man|er|sie|es|die|der|das|ihr|sein|jetzt|dann)(?!\p{L})[^,.;!?]*?) |[,.;!?]|$)/u,
    },
  ],
  nounEnds:
    /(?:(?<!\s(?:durch|von|für|nach|vor|zu|um|gegen|über|ohne))\s+(?:der|die|das)|\s+(?:in|im|auf|mit|bei|unter|hinter|und|aber|weil|bis|wenn|an|am|aus|hat|hatte|findet|macht|ist|war|will|möchte|lernt|geht|trifft))(?!\p{L}).*$/iu,
  clauseEnds: /[,.;!?]|\s+(?:weil|aber|bis|damit)\s/u,
  places: [
    [
      "SmallVillage",
      /(?<!\p{L})(?:Kirchturm|Kirche|(?:Jahr|Floh|Wochen|Weihnachts)markt|Kirmes)(?!\p{L})|(?<!\p{L})Dorfkirche/iu,
    ],
    ["SpaceColony", /(?<!\p{L})zu den Sternen(?!\p{L})/iu],
    ["SpaceColony", /auf (?:dem|den) mond(?!\p{L})/iu],
    ["ToyTown", /(?:spielzeugland|land der spielsachen|im kinderzimmer|im regal)/iu],
    [
      "UnderwaterKingdom",
      /korallen(?:schloss|palast|burg|stadt)|(?:unter ?wasser|meeresgrund|meeresboden|grund des (?:meeres|ozeans)|tiefsee)/iu,
    ],
    [
      "SmallVillage",
      /(?<!\p{L})dorf(?:fest|platz|schule|laden|straße|brunnen|markt)(?!\p{L})|(?:im stall|auf der weide|im hühnerhof|auf dem hof)(?!\p{L})/iu,
    ],
  ],
  hair: [
    ["none", /(?<!\p{L})(?:glatze|glatzköpfig\p{Ll}*|kahl(?:e[rnms]?|köpfig\p{Ll}*)?)(?!\p{L})/iu],
    [
      "blond",
      /(?<!\p{L})(?:blond|golden|hell)(?:e|en|er|em|es)?(?:,? \p{Ll}+){0,2} (?:kurz|lang)?(?:haare?n?|locken|zöpfen?|haarschopf|mähne|strähnen)(?!\p{L})|(?<!\p{L})(?:blond|golden|hell)haarig\p{Ll}*|(?<!\p{L})blonde?[rnms]?(?!\p{L})/iu,
    ],
    [
      "red",
      /(?<!\p{L})(?:rot|rötlich|kupferrot)(?:e|en|er|em|es)?(?:,? \p{Ll}+){0,2} (?:kurz|lang)?(?:haare?n?|locken|zöpfen?|haarschopf|mähne|strähnen)(?!\p{L})|(?<!\p{L})(?:rot|rötlich|kupferrot)haarig\p{Ll}*|(?<!\p{L})(?:rotschopf|rothaarig\p{Ll}*)/iu,
    ],
    [
      "brown",
      /(?<!\p{L})(?:braun|brünett)(?:e|en|er|em|es)?(?:,? \p{Ll}+){0,2} (?:kurz|lang)?(?:haare?n?|locken|zöpfen?|haarschopf|mähne|strähnen)(?!\p{L})|(?<!\p{L})(?:braun|brünett)haarig\p{Ll}*/iu,
    ],
    [
      "black",
      /(?<!\p{L})(?:schwarz|dunkel|dunkl)(?:e|en|er|em|es)?(?:,? \p{Ll}+){0,2} (?:kurz|lang)?(?:haare?n?|locken|zöpfen?|haarschopf|mähne|strähnen)(?!\p{L})|(?<!\p{L})(?:schwarz|dunkel|dunkl)haarig\p{Ll}*/iu,
    ],
    [
      "grey",
      /(?<!\p{L})(?:grau|weiß|silbern)(?:e|en|er|em|es)?(?:,? \p{Ll}+){0,2} (?:kurz|lang)?(?:haare?n?|locken|zöpfen?|haarschopf|mähne|strähnen)(?!\p{L})|(?<!\p{L})(?:grau|weiß|silbern)haarig\p{Ll}*|(?<!\p{L})(?:weißer|grauer)(?:,? \p{Ll}+)? Bart/iu,
    ],
  ],
  skin: [
    ["dark", /(?:dunkle[r]?|schwarze[r]?) Haut|dunkelhäutig/iu],
    ["brown", /braune[r]? Haut/iu],
    ["tan", /(?:gebräunte[r]?|sonnengebräunte[r]?) Haut/iu],
    ["light", /(?:helle[r]?|blasse[r]?|weiße[r]?) Haut|hellhäutig/iu],
  ],
  wheelchair: /rollstuhl|(?<!\p{L})rollis?(?!\p{L})/iu,
  bestOfKind: /^(?:der|die|das|ein|eine) (?:\p{Ll}+ste|erste|beste|echter?|echtes|berühmte[rs]?) $/iu,
  helper:
    /\b(?:bittet|fragt|mit (?:der )?Hilfe (?:von|einer|eines)|bis (?:er|sie|es|\p{Lu}\p{Ll}+)(?: auf)?|dann trifft (?:er|sie|es))\s+(?:(?:einen|eine|einer|einem|ein|den|die|das|seinen|ihren)\s+)?(?:\p{Ll}+\s+){0,2}$/iu,
  together:
    /\b(?:mit|und|bekommt|bekommen|adoptiert|trifft|treffen|begegne[nt]|hilft|gegen|besucht|rettet)\s+(?:(?:einem|einer|einen|eine|ein|der|dem|den|die|seinem|ihrem|sein|ihr)\s+)?(?:\p{Ll}+\s+){0,2}$/iu,
  relative: /^\s*,\s*(?:der|die|das|dem)(?!\p{L})/iu,
  audience:
    /,? für \p{Lu}\p{Ll}+(?: \(\d+\))?[.!]?$|^(?:was|etwas|irgendwas) (?:mit|über) (?:\p{Ll}+ )?\p{Lu}\p{Ll}+[.!](?=\s)|für (?:(?:ein|eine|einen|mein|meine|meinen|unser|unsere)\s+\d{1,2}[\s-]*(?:jährige\p{Ll}*|jahre alte\p{Ll}*)(?:\s+(?:Kind|Mädchen|Junge|Jungen|Sohn|Tochter))?|(?:Kinder)[^,.!?]*|(?:mein|meine|meinen|unser|unsere|unseren)?\s*(?:\p{L}+\s+){0,2}\p{L}+(?:\s*\(\d+\)|,? \d+,?)?(?= (?:über|von) ))/iu,
  loves:
    /(?<!\p{L})(?:liebt|mag(?! (?:aber |gar |überhaupt |es |sie |ihn |er )?(?:kein|nicht))|lieben|mögen|(?:ist|sind) (?:ganz )?(?:verrückt|wild) nach|stehen auf|steht auf)\s/iu,
  numbers: { zwei: 2, drei: 3, vier: 4, fünf: 4, sechs: 4, sieben: 4 },
  pages: /\b(?<pages>8|12|16|24|acht|zwölf|sechzehn|vierundzwanzig)[\s-]+seiten?\b/iu,
  short:
    /(?<!\p{L})kurze[nrs]? (?:[\p{L}-]*geschichte|[\p{L}-]*buch|märchen|abenteuer)|(?<!\p{L})kleine[nrs]? geschichte/iu,
  long: /(?<!\p{L})(?:lange|längere|große)[nrs]? (?:[\p{L}-]*geschichte|[\p{L}-]*buch|märchen|abenteuer)/iu,
  age: /(?<!\p{L})(?<age>\d{1,2})(?:\s+jahre|[\s-]*jährige?)|\p{L} ?\((?<age2>\d{1,2})\)|\p{Lu}\p{Ll}+, (?<age3>\d{1,2}),/iu,
  simple:
    /(?<!\p{L})(?:einfache|leichte|wenige|kurze)n? (?:wörter|worte|sätze|sprache)|für (?:anfänger|erstleser|leseanfänger|die kleinsten)|erstlese/iu,
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
      /(?<!\p{L})(?:einsam(?:e[rnms]?)?|ganz allein|so allein|fühlt sich (?:oft |sehr )?allein|freund(?:in)? (?:ist )?weggezogen|immer alleine? spielt|der einzige mit|(?:will|spielt|redet|spricht) (?:mehr )?(?:keiner|niemand)|ist (?:ganz )?neu (?:in|im|an)|zieht weg|wegzieht|wegziehen|mit d(?:em|er) (?:nie )?(?:jemand|niemand|keiner)|alle(?: anderen)? lachen|verliert (?:alle )?(?:seine|ihre) freunde|seine freunde verliert|ihre freunde verliert|(?:keine[rn]?|niemand(?:en)?) (?:(?:in|aus|bei|an) (?:der|dem|seiner|ihrer) \p{L}+ |hier |dort )?(?:will|möchte|mag|kennt|hat zeit|spielt)|kennt [^.]*niemand\p{L}*|(?:ist|war) (?:der|die|das) einzige\p{L}*(?: \p{L}+)?,? (?:der|die|das)|anfreunden|anzufreunden|freunden sich|werden (?:(?:beste|gute|dicke) )?freunde|(?:hat|hatte) niemand(?:en|em)?,? (?:zum|mit|der mit)|lach(?:en|t) (?:ihn|sie|es|über)|(?:auslachen|ausgelacht|gehänselt)|nicht wie die anderen|(?<!bis )zu (?:groß|klein|laut|langsam|schnell|dick|leise|stachelig|lang|kurz|rund)(?:e[nrsm]?)?|(?:keine|ohne) freunde?|sonst (?:keiner|niemand) (?:einen|eine|eins|so)|niemand(?:en)? (?:zum|mit ihm|mit ihr) spiel\p{L}*|anders als|außenseiter\p{L}*|(?:eine[n]?|neue[n]?|beste[n]?|echte[n]?|einen neuen|eine neue) freund(?:in|e)?)(?!\p{L})/iu,
    ],
    [
      "contest",
      /(?<!\p{L})(?:\p{L}*wettbewerbs?|\p{L}*wettkampf\p{L}*|wettrennen|wettlauf|\p{L}*rennen gewinn\p{L}*|turnier\p{L}*|meisterschaft|erste[rn]? preis|erfind(?:e[nt]?|et|ung|ungen|er|erin)|erfand|\p{L}*maschine|baut|bauen)(?!\p{L})/iu,
    ],
    [
      "rescue",
      /(?<!\p{L})(?:reis(?:e|en|t)|\p{L}+reise|(?:das meer|die welt|den ozean|die berge|die wüste) (?:zu )?sehen|besuch(?:en|t)|expedition|rett(?:et|en|ete|ung)|(?:den weg|zurück|wieder) (?:nach hause|heim)|nach hause (?:kommen|finden|gehen|zurück|will|möchte|(?:mit)?(?:holt|holen|bringt|bringen|nimmt|nehmen|trägt|tragen|fährt))|heimweg|heimreise)(?!\p{L})/iu,
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
