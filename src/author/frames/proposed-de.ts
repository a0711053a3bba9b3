/** Somebody in particular, before whom a German idea asks for: "einen kleinen Specht", but no story, book or time. */
const ONE = String.raw`(?:eine?[nmr]?|zwei|drei)\s+(?!(?:[\p{L}-]+\s+){0,2}?(?:\p{L}*geschichten?|\p{L}*buch|büchlein|\p{L}*märchen|erzählung|abenteuer|story|idee|tipp|text|reim|gedicht|bisschen|paar|wenig|jahre|wochen|tage|kinder|mal|andere\p{Ll}?)(?!\p{L}))(?:[\p{L}-]+\s+){0,4}?[\p{L}-]{3,}`;
/** The same, spoken of before or known to all. */
const THE = String.raw`(?:de[mnrs]|die|das|diese[mnrs]?|(?:mein|unser|sein|ihr)(?:e[mnrs]?)?|unser[nmr])\s+(?:\p{Ll}+\s+){0,3}?[\p{L}-]{3,}`;
/** Behind it, what only somebody of a story has: a clause of its own, or a name. */
const ACTS = String.raw`(?:\s+(?:mit|ohne|aus|in|im|auf|am|an|bei|von|vom|hinter|unter|vor|namens|genannt)\s[^,.!?]{2,40}?|\s+\p{Lu}\p{Ll}+)?(?:\s+(?:schreib\p{Ll}*|mach\p{Ll}*|erzähl\p{Ll}*|hör\p{Ll}*|haben|les\p{Ll}*|vor))?,?\s+(?:der|die|das|den|dem|deren|dessen|denen|namens|genannt|welche[rs]?|(?<=,\s)(?:in|auf|mit|an|für|vor|zu|bei|von|über|aus)\s(?:der|dem|den|die|das))(?!\p{L})`;
/** A noun beside a noun: „den Kran Kalle“. */
const BESIDE = String.raw`\s+\p{Lu}\p{Ll}{2,}(?=[\s,.!?]|$)`;

const SENTENCE = String.raw`(?:^|(?<=[.!?:;…–-]["“”)]?\s+))`;
const FILL = String.raw`(?:(?:bitte|also|und|oder|aber|vielleicht|gerne?|daher|deshalb|darum|drum|deswegen|nun|jetzt|dann|eventuell|idealerweise|am besten|am liebsten|kurz|mal|doch|einfach|(?:also |na )?gut|na schön|okay|halt|eben|diesmal|für \p{L}+|zum \p{L}+)[,:]?\s+)*`;
const ROLE = String.raw`(?:Held(?:in)?|Hauptfigur|Hauptperson|Hauptdarsteller(?:in)?)`;
const SOFT = String.raw`(?:bitte|gerne?|doch|unbedingt|natürlich|diesmal|dabei|dann|also|es|da|mal|dazu|dafür|so|sehr|noch|auch|einfach|hier|immer|nur|lieber|eher|total|dringend|am liebsten|mir|uns|sich|mit|für \p{L}+ \p{L}+|für \p{L}+)`;
const KIN = String.raw`(?:(?:mein|unser)\p{Ll}*\s(?:\p{L}+\s){1,2}?|die\s(?:kinder|kleinen|jungs|mädels|beiden|klasse|zwillinge|kids)\s)`;

const frame = (source: string, flags = "iu"): RegExp => new RegExp(source, flags);

/**
 * What asks for a hero in so many words, up to that hero, the surest first. Whoever was told of before it is only the reason for
 * the book.
 */
export const PROPOSES_DE: readonly RegExp[] = [
  // „Heldin soll eine Störchin sein“, „Held: Igel“, „die Hauptrolle spielt ein Specht“.
  frame(
    String.raw`(?<!\p{L})${ROLE}(?:\s(?:der|des|meiner|unserer|in der|im|von der)\s\p{L}+)?(?:\s?[:=]|\s(?:ist|sei|wäre|wird|soll|sollte|könnte|müsste|muss|darf)(?:\s${SOFT})*)\s+(?=(?:[Ee]ine?|[Zz]wei|[Dd]rei|[Dd]er|[Dd]ie|[Dd]as|[Uu]nsere?|[Mm]eine?|[Ss]eine?|[Ii]hre?|\p{Lu}[\p{L}-]+)(?:[\s.,!]|$))`,
    "u",
  ),
  frame(
    String.raw`(?<!\p{L})Hauptrolle\s(?:spielt|bekommt|übernimmt|gehört|soll|sollte|könnte|darf)(?:\s${SOFT})*\s+(?=(?:${ONE}|${THE}))`,
  ),
  // „Ein Igel soll die Hauptfigur sein“, „mit einer Ameise als Heldin“.
  frame(
    String.raw`${SENTENCE}${FILL}(?=(?:${ONE}|${THE})(?:\s[^.!?,]{2,30})?\s(?:soll|sollte|könnte|darf|muss|wäre|sei|wird|spielt|als)\s(?:\p{Ll}+\s){0,3}?(?:held|hauptfigur|hauptperson|hauptrolle))`,
  ),
  frame(
    String.raw`(?<!\p{L})(?:mit|über|von)\s(?=(?:${ONE}|${THE})\sals\s(?:\p{Ll}+\s){0,2}?(?:held|hauptfigur|hauptperson|hauptrolle))`,
  ),
  // „Aus der Sicht vom Kirschbaum“.
  frame(
    String.raw`(?<!\p{L})aus\s(?:der\s|dem\s|den\s)?(?:sicht|perspektive|blickwinkel|sichtweise|augen)\s(?:von\s)?(?=(?:vom|de[rsm]|eine[rsm]|(?:unser|mein|sein|ihr)e?[rsm])\s)`,
  ),
  // „Die Geschichte soll von diesem Stoffhasen handeln“.
  frame(String.raw`(?<!\p{L})von\s(?=(?:${ONE}|${THE})(?:\s[^.!?]{2,40}?)?\shandeln(?!\p{L}))`),
  frame(String.raw`(?<!\p{L})handel(?:t|n)\s(?:soll\p{Ll}*\s(?:\p{Ll}+\s)?)?von\s(?=(?:${ONE}|${THE}))`),
  // „Wenn es um das Pony Nepomuk geht, das“.
  frame(
    String.raw`(?<!\p{L})um\s(?=(?:${ONE}|${THE}(?:${BESIDE}|${ACTS}))[^.!?,]{0,40}?\s(?:geht|gehen|ginge|drehen|dreht)(?!\p{L}))`,
  ),
  frame(
    String.raw`(?<!\p{L})(?:geht|gehen|gehe|ginge|dreht|drehen)(?:\s${SOFT})*\sum\s(?=(?:${ONE}${ACTS}|${THE}(?:${ACTS})))`,
  ),
  // „Ich stelle mir einen Hai vor, der“, „Mir schwebt ein Specht vor“, „Ich denke an eine Krabbe“.
  frame(
    String.raw`(?<!\p{L})(?:stell\p{Ll}*(?:\s(?:ich|wir))?\s(?:mir|uns)|schwebt\p{Ll}*\s(?:mir|uns)|(?:mir|uns)\sschwebt\p{Ll}*|(?:denk|dacht|gedacht)\p{Ll}*(?:\s(?:ich|wir|war|hatte\p{Ll}*))?(?:\s${SOFT})*\san|(?:wie|was)\swär(?:e|['’]?s)?(?:\ses)?(?:\s${SOFT})*\smit|was\s(?:hal|sag)\p{Ll}+\s\p{Ll}+\s(?:von|zu)|einig\p{Ll}*\sauf|(?<=\sauf)(?=\s[^.!?,]{2,40}\sgeeinigt)|(?:machen|anfangen|haben|schreiben|erzählen)\smit)(?:\s${SOFT})*\s(?=${ONE})`,
  ),
  // „Schön wäre eine Laterne, deren Licht ausgeht“.
  frame(
    String.raw`(?<!\p{L})(?:schön|toll|super|nett|klasse|prima|gut|ideal|perfekt|wunderbar|lustig|passend)\s(?:wär|fänd)\p{Ll}*(?:\s(?:ich|wir|auch|${SOFT}))*\s(?=${ONE}${ACTS})`,
  ),
  // „Wir haben uns einen Kater ausgedacht, der Rechnen hasst“.
  frame(
    String.raw`(?<!\p{L})(?:sich|uns|mir)\s(?=${ONE}\s(?:ausgedacht|erfunden|überlegt|gewünscht|vorgestellt)(?!\p{L}))`,
  ),
  // „Schnell was mit Zahn, der wackelt“.
  frame(String.raw`(?<!\p{L})(?:[Ww]as|[Ee]twas)\smit\s(?=\p{Lu}[\p{L}-]+,\s(?:der|die|das|den|dem)\s)`, "u"),
  // „vielleicht was mit einer möhre die gern einen freund hätte“.
  frame(
    String.raw`(?<=[,.!?]\s)(?:${FILL})(?:was|etwas|irgendwas|eine geschichte|eine kleine geschichte)\s(?:mit|über|ueber|von)\s(?=${ONE},?\s(?:der|die|das|dem|den|wo)\s)`,
  ),
  // „Kann der Staubsauger der Held sein?“
  frame(
    String.raw`(?<!\p{L})(?:kann|könnte|koennte|soll|sollte|darf|dürfte)(?:\s${SOFT})*\s(?=(?:${ONE}|${THE})\s(?:\p{Ll}+\s){0,2}?(?:der|die|das|ein|eine|als)?\s?(?:held|hauptfigur|hauptperson|star)(?!\p{L}))`,
  ),
  // „Kann die Amsel in der Geschichte das auch nicht?“
  frame(
    String.raw`(?<=[.!?]\s)(?:kann|könnte|soll|sollte|darf|will)(?:\s${SOFT})*\s(?=(?:${ONE}|${THE})\sin\s(?:der|dieser)\s(?:\p{L}*geschichte)(?!\p{L}))`,
  ),
  // „… dass der Held ein Krokodil ist“.
  frame(String.raw`(?<!\p{L})${ROLE}\s(?=(?:${ONE}|${THE})\s(?:ist|sein\s\p{Ll}+|wäre|sei|wird|spielt)(?!\p{L}))`),
  // „Was erlebt die Decke auf ihrer Reise?“
  frame(
    String.raw`(?<=[.!?]\s)(?:was|wie|wohin|wo|wen)\s(?:erlebt|macht|passiert|findet|kommt|geht|trifft|fühlt|denkt|träumt|reist|landet|sieht)(?:\s${SOFT})*\s(?=${THE}[^.!?]*\?)`,
  ),
  // „Ich hätte gern einen Vulkan, der noch lernen muss“.
  frame(
    String.raw`(?<!\p{L})(?:(?:hätt|haett|möcht|wünsch|brauch|bräucht|such|woll|will|nehm)\p{Ll}*\s(?:ich|wir)|(?:ich|wir)\s(?:hätt|haett|möcht|wünsch|brauch|bräucht|such|woll|will|nehm)\p{Ll}*|${KIN}(?:hätt|möcht|wünsch|woll|will|verlang)\p{Ll}*)(?:\s${SOFT})*\s(?=${ONE}${ACTS})(?!\p{L}+\s(?:\p{L}+\s)?(?:hund|katze|hündchen|kätzchen|hamster|pony|pferd|bruder|schwester|freund(?:in)?|kaninchen|meerschweinchen|baby)(?!\p{L}))`,
  ),
  // „Darin soll eine Imkerin namens Gundula vorkommen“, „In ihrer Geschichte kommt ein Flummi vor, der“.
  frame(
    String.raw`(?<!\p{L})(?:darin|drin|da|geschichte|buch|märchen|dabei|es)\s(?:kommt|kommen|soll|sollen|sollte|könnte|darf|muss|spielt|taucht)(?:\s${SOFT})*\s(?=(?:${ONE})(?:\s[^.!?,]{2,60}?)?\s(?:vor|vorkommen|mitspielen|auftauchen|mit|auf)(?!\p{L}))`,
  ),
  // „Wohin geht der Schatten? Könnt ihr darüber was schreiben?“
  frame(
    String.raw`(?<!\p{L})(?:wohin|warum|wieso|weshalb|wo|wie|woher|was)\s\p{Ll}+\s(?=(?:${ONE}|${THE})[^?]*\?[^.!?]*(?<!\p{L})(?:darüber|dazu|daraus|davon)(?!\p{L}))`,
  ),
  // „Lasst einen Maulwurf auf einen Kirchturm steigen“.
  frame(String.raw`${SENTENCE}${FILL}(?:lass|lasst|lassen sie)(?:\s${SOFT})*\s(?=(?:${ONE}|${THE})\s)`),
  // „Erzähl uns, wie die Waschmaschine Freunde findet“.
  frame(
    String.raw`${SENTENCE}${FILL}(?:erzähl|schreib|bericht)\p{Ll}*(?:\s(?:${SOFT}|sie))*,?\s(?:wie|warum|dass|wieso|was|von|über|vom)\s(?=(?:${ONE}|${THE})\s)`,
  ),
  frame(
    String.raw`${SENTENCE}${FILL}(?:könn|kann)\p{Ll}*\s(?:ihr|du|sie|man)(?:\s${SOFT}|\swas|\setwas)*\s(?:erzähl|schreib|bericht)\p{Ll}*\s(?:von|über)\s(?=(?:${ONE}|${THE}))`,
  ),
  // „Vielleicht eine Schere, die nur links schneidet?“, „Ein Pinguin mit Augenklappe, den alle auslachen, das wär was“.
  frame(
    String.raw`(?<=[.!?:;…]["“”)]?\s+)(?:${FILL}|(?:wie wär['’]?s|was ist|was|wie wäre es|na|tja|nun ja|so),?\s+(?:wenn\s)?)(?=${ONE}${ACTS}(?![^.!?]*,\s(?:ist|war|hat|hatte|will|wollte|kann|muss|soll|darf|\p{Ll}{2,}te?)\s))`,
  ),
];

/** What a story is called by whoever asks for one. */
export const STORY_DE =
  /(?<!\p{L})(?:\p{L}*geschichte|gesch\p{Ll}{4,7}e|story|\p{L}*buch|büchlein|\p{L}*märchen|erzählung|abenteuer|(?:irgend)?(?:et)?was|eins|kurzes|lustiges|schönes)(?!\p{L})/giu;

/** From its sentence’s start to it: nothing but its article, or words that ask for it. */
export const ASKS_DE: readonly RegExp[] = [
  /^in (?:der|dem|dieser|diesem|ihrer|ihrem|seiner|seinem|unserer|unserem) $/iu,
  frame(String.raw`^${FILL}(?:(?:noch\s)?(?:ein|eine|'ne|ne|die)\s)?(?:\p{Ll}+e[sr]?\s){0,2}$`),
  /(?<!\p{L})(?:ich|wir|mir|uns|bitte|such\p{Ll}*|h(?:ä|ae)tt\p{Ll}*|brauch\p{Ll}*|bräucht\p{Ll}*|wünsch\p{Ll}*|schreib\p{Ll}*|erzähl\p{Ll}*|gibt|könn\p{Ll}*|kannst|kann|möcht\p{Ll}*|fragt|verlangt|fehlt|hilft|hilf|wär\p{Ll}*|will|wollen|mach|macht|gerne?|heute|habt)(?!\p{L})/iu,
];

/** Behind it, up to whom it is about: somebody who does something there, or who is the only one it is about. */
const UP_TO = String.raw`^(?:\s(?![Üü]ber|ueber|von|vom|um|mit)[\p{L}\d.()-]+){0,7},?\s`;

export const ABOUT_DE: readonly RegExp[] = [
  frame(
    String.raw`${UP_TO}(?:über|ueber|von|um|mit(?!\s[^.!?,]{2,50},?\s(?:der|die|das)\sauch\s))\s(?=(?:${ONE}|${THE})${ACTS})`,
  ),
  frame(String.raw`${UP_TO}(?:über|ueber|von)\s(?=${THE}${BESIDE})`, "u"),
  frame(String.raw`${UP_TO}(?=vom\s)`),
  frame(String.raw`${UP_TO}(?:über|ueber|von)\s(?=${ONE}(?![^.!?]*:))`),
];

/** The same, at whose noun the sentence ends: „eine Geschichte für Opa über seinen Traktor“. */
export const ABOUT_OWN_DE = frame(
  String.raw`${UP_TO}(?:über|ueber|von)\s(?=(?:(?:sein|ihr|mein|unser)\p{Ll}*|den|die|das|dem|der)\s(?:\p{Ll}+\s){0,2}[\p{L}-]+(?:[.!?]|$))`,
);

/** Behind a story, what plays in it: „eine Geschichte, in der | der Fahrstuhl Höhenangst hat“. */
export const IN_WHICH_DE = frame(
  String.raw`^(?:\s[\p{Ll}]+){0,3}?(?:,?\s(?:in\sder|in\sdem|wo|worin)|\s(?:soll|sollte|könnte|darf|muss|kann))\s(?=(?:${ONE}|${THE})\s)`,
);

/** Words that lead on to the story itself. */
export const LEADS_ON_DE =
  /(?<=^|[.!?…]\s+)(?:[^.!?:]{0,100}(?<!\p{L})(?:Geschichte|Idee|Vorschlag|Anfang|Buch|Büchlein|Märchen|Wunsch|Thema|Inhalt|Handlung|ausgedacht|erfunden|gesucht|zwar|Plot|Beispiel)(?!\p{L})[^.!?:]{0,60}|(?:[^.!?:,]{0,30}\s)?[Aa]lso|Kurz|Kurz gesagt|Stichworte?|Idee|Thema|Titel|Geschichte|(?:Zum|Zur|Für|Passend zu\p{L}?|Kurz vor|Kurz nach)\s[^.!?:]{2,80}):\s+(?=(?!(?:[Ee]r|[Ss]ie|[Ee]s|[Dd]ass|[Ww]ir|[Ii]ch)\s)\p{L})/u;

/** Before a name that was told before: „eine Geschichte, in der | Coco“, „schön wäre, wenn | Mimi“. */
export const AGAIN_DE =
  /(?<!\p{L})(?:(?:Geschichte|Gutenachtgeschichte|Buch|Märchen|Erzählung|etwas|was),?\s(?:[\p{Ll}]+,?\s){0,3}?(?:in der|in dem|wo|worin|wie)|(?:[Ss]chön|[Tt]oll|[Ss]uper|[Pp]rima|[Ll]ieb|[Nn]ett|[Kk]lasse|[Gg]ut|[Ww]underbar)[^.!?]{0,20},\swenn|(?:[Ee]rz(?:ä|ae)hl\p{Ll}*|[Bb]erichte\p{Ll}*)(?:\s(?:doch|bitte|mal|uns|ihm|ihr|was|etwas|gern|gerne))*\s(?:von|über|ueber)|(?:Geschichte|Gutenachtgeschichte|Buch|Märchen)\s(?:von|über|ueber|mit)|[Ii]n\s(?:der|dieser|seiner|ihrer|unserer|dem)\s(?:Geschichte|Gutenachtgeschichte|Buch|Märchen)\s(?:soll|sollte|könnte|kann|darf|muss|will|hat|findet|ist|geht))\s(?=(?<name>(?:(?:Frau|Herr|Opa|Oma|Tante|Onkel)\s)?\p{Lu}\p{Ll}+)(?!\p{L}))/gu;

/** Words of whoever writes, and of their people. */
export const TALK_DE =
  /(?<!\p{L})(?:[Ii]ch|[Ww]ir|[Mm]ir|[Uu]ns|[Mm]ich|[Mm]ein\p{Ll}{0,2}|[Uu]nser\p{Ll}{0,2}|(?<=^|[.!?]\s)(?:Hab|Habe|Hatte|Bin|Suche|Brauche|Arbeite)|Sohnemann|Töchterchen|[Ff]ür (?:Opa|Oma|Papa|Mama|den|die|das|unser\p{Ll}*|mein\p{Ll}*)|Geschenk|\p{L}+geschenk)(?!\p{L})|(?<=^|[.!?]\s)(?:Die |Der |Am \p{L}+ wird )?(?:Ur)?(?:[Oo]ma|[Oo]pa|[Oo]mi|[Oo]pi|Tante|Onkel|Mama|Papa|Großmutter|Großvater|Großtante)(?!\p{L})/u;

/** From a sentence’s start up to somebody who is said to be there: „Neulich stand da | ein Tandem“. */
export const THERE_DE =
  /^(?:(?:ich|wir|er|sie|mein\p{Ll}* \p{L}+|papa|mama|opa|oma|die \p{L}+) (?:glaub|denk|sag|mein|behaupt|vermut|schwör)\p{Ll}*, )?(?:neulich|gestern|heute|da|dort|hier|irgendwo|irgendwann|plötzlich|draußen|nebenan|eines (?:tages|nachts|morgens|abends))(?: (?:drin|oben|unten|drinnen|hinten))? (?:stand|steht|lag|liegt|saß|sitzt|hing|hängt|war|ist|gab|gibt|kam|kommt|wohnt|wohnte|lebt|lebte|haust|schlief|schläft)(?: (?:da|dort|es|ganz allein|plötzlich|auf einmal|wohl|bestimmt))* (?=eine? )/iu;

/** From a sentence’s start, whom a story begins with: „Eine alte Dampflok möchte“, „Die Störchin Adele bringt“, „Sein Schlüsselbund hat“. */
export const BEGINS_DE: readonly RegExp[] = [
  /^(?:[Ee]ine?|Zwei|Drei|Einem|Einer)\s(?:\p{Ll}+\s){0,3}(?:\p{Lu}[\p{L}-]+)(?:\s(?:mit|ohne|aus|in|im|auf|am|an|bei|von|vom|hinter|unter|vor|namens)\s[^,.!?]{2,40}?)?(?:,|\s\p{Ll})/u,
  /^(?:Der|Die|Das)\s(?:\p{Ll}+e\s){0,2}\p{Lu}[\p{L}-]+\s(?!(?:Tag|Jahr|Nacht)(?!\p{L}))\p{Lu}\p{Ll}+\s\p{Ll}/u,
  /^(?:Unsere?|Meine?|Der|Die|Das|Eine?)\s(?:\p{Ll}+e[rs]?\s){0,2}\p{Lu}[\p{L}-]+\snamens\s\p{Lu}/u,
  /^(?:Sein|Ihr)e?\s(?:\p{Ll}+e[rs]?\s){0,2}\p{Lu}[\p{L}-]+(?:,\s[^,.!?]{2,30},)?\s(?!ist\s(?:gestorben|krank|weg|tot))\p{Ll}/u,
];

/** A noun taken up again at a sentence’s start: „… hat ihr Gebiss verlegt. | Das Gebiss geht auf Weltreise“. */
export const TAKEN_UP_DE =
  /^(?:Der|Die|Das|Diese[rs]?)\s(?:\p{Ll}+e\s){0,2}(?<noun>\p{Lu}[\p{L}-]+)(?:,|\s(?!und|oder|ist\s(?:gestorben|tot|weg))\p{Ll})/u;

/** What somebody does to the child that was told of. */
export const TO_CHILD_DE = /(?<!\p{L})(?:ihn|ihm|ich|wir|uns|mir|mein\p{Ll}{0,2}|unser\p{Ll}{0,2})(?!\p{L})/iu;

export const FILLERS_DE = frame(`^${FILL}`);

/** „Er soll selber der Held sein“, „es soll um sie gehen“: the child that was told of, and nobody who comes behind. */
export const CHILD_ITSELF_DE =
  /(?<!\p{L})(?:buch|büchlein|geschichte|märchen)(?:\s[\p{Ll}]+){0,3},\s(?:in\s(?:dem|der)|wo)\s(?:er|sie|es)\s|(?<!\p{L})(?:er|sie|es)\s(?:soll\s|darf\s)?(?:selbst|selber)\serzähl|(?<!\p{L})(?:er|sie|es|ihn)\s(?:soll|sollte|könnte|darf|muss|ist|wäre|wird)\s(?:\p{Ll}+\s){0,3}?(?:held|hauptfigur|hauptperson|hauptrolle)|(?<!\p{L})(?:held(?:in)?|hauptfigur)\s(?:ist|soll|sollte|wäre)\s(?:er|sie|es)(?!\p{L})|(?<!\p{L})um\s(?:ihn|sie)(?:\s\p{Ll}+)?\s(?:geht|gehen|ginge)|(?<!\p{L})(?:geschichte|buch|märchen)\süber\s(?:ihn|sie)(?=[\s.,!?]|$)|(?<!\p{L})von\s(?:ihm|ihr)\s(?:\p{Ll}+\s)?handel/iu;

/** „Wir möchten ihr ein Büchlein schenken“: no wish of a hero’s. */
export const BOOK_WISHED_DE =
  /(?<!\p{L})(?:(?:[Ww]ir|[Ii]ch)(?: \p{Lu}\p{Ll}+)? (?:möchte|will|wolle|wünsche|hätte|würde|such|brauch|bräucht)\p{Ll}*|(?:möchte|wolle|wünsche|hätte|würde|such|brauch|bräucht)\p{Ll}* (?:wir|ich))(?!\p{L})[^,.!?]*?(?:[Bb]uch|Büchlein|[Gg]eschichte|Märchen|schenken|vorlesen)(?!\p{L})[^,.!?]*|(?<!\p{L})[Ee]s (?:soll|sollte|könnte|darf|muss)(?!\p{L})[^,.!?]*(?:vorkommen|mitspielen|auftauchen)(?!\p{L})/gu;
