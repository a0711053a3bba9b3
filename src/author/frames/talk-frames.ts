import type { ByLanguage } from "#book/languages.ts";

/** How whoever writes talks of themselves before the story begins. Each from the start of what is left of a text. */
export interface TalkFrames {
  /** Greetings and words that only lead on to what follows. */
  readonly fillers: RegExp;
  /** What asks for the story, up to whom it is about. */
  readonly asks: RegExp;
  /** Whom it is about, behind what asks: an indefinite noun phrase. */
  readonly asked: RegExp;
  /** Words of a sentence that tell of the writer, or of a child whose book it is. */
  readonly ours: RegExp;
  /** Whoever writes, as who does something. */
  readonly writer: RegExp;
  /** What such a sentence says of a child that is no hero: a liking, an age, where one works or has been. */
  readonly likes: RegExp;
  /** A sentence that goes on about whoever was spoken of. */
  readonly goesOn: RegExp;
  /** Where a story begins: an indefinite phrase, a name with what its bearer is. */
  readonly begins: RegExp;
  /** Where it begins behind a liking: with what is liked, or with where it plays. */
  readonly beginsLiked: RegExp;
  /** Where a sentence of talk ends. */
  readonly ends: RegExp;
}

const FILLER =
  "(?:moin|servus|hallo|hi|hey|hej|grüezi|grüß gott|grüß dich|guten (?:tag|abend|morgen)|schönen guten (?:tag|abend|morgen)|tach|huhu|na ?ja|nun ja|tja|ach so|ach|äh|also|darum|deshalb|deswegen|daher|drum|bitte|bittschön|vielleicht|eventuell|gern|gerne|ok|okay|und|oder|am liebsten|am besten|es darf gern lustig sein)(?: (?:zusammen|ihr lieben|liebes team|ihr|mal|miteinander))?[,!.:;…]*\\s+";

/** The fillers where capitals count for what follows them. */
const FILLER_CASED = FILLER.replaceAll(
  /(?<=[(|])(?<first>\p{Ll})(?=\p{L})/gu,
  (first) => `[${first}${first.toLocaleUpperCase()}]`,
);

export const TALK_FRAMES: Partial<ByLanguage<TalkFrames>> = {
  de: {
    fillers: new RegExp(`^(?:${FILLER})+`, "iu"),
    asks: new RegExp(
      `^(?:${FILLER})*(?:(?:[^.!?]{0,80}?(?:,|\\sund) )?(?:ich|wir) (?:will|wollen|möchten?|hätten? gerne?|wünschen? (?:mir|uns)|wünsche (?:mir|uns)),? dass |(?:ich bin [^,.!?]{2,40} und )?(?:(?:ich|wir|mein \\p{L}+|meine \\p{L}+|unser \\p{L}+|unsere \\p{L}+|er|sie) (?:hätten?|suchen?|suche|bräuchten?|brauchen?|wünsch(?:en?|t)|möchten?|wollen?|will|würden?|dacht(?:en|e)|denken?|stell(?:en?|e)|hab(?:en?)? (?:an|da an)|freuen?)|(?<=^ich bin [^,.!?]{2,40} und )(?:möchte|hätte|suche|brauche|würde)|(?:hätten?|wünschen?|möchten?|suchen?|brauchen?|bräuchten?) (?:ich|wir)|(?:habt|hättet|könnt|könntet|kannst|könntest|könnten|können|macht|schreibt|erzählt|erfindet|schreib|erzähl|mach|erfinde|schreiben sie|erzählen sie|gibt|gäbe|hast)(?: (?:ihr|du|sie|es))?|könnten?|wie wär['’]?e?s?(?: es)?|was hal(?:tet ihr|ten sie)|(?:der|die|unsere?) (?:held(?:in)?|hauptfigur|hauptperson)(?: (?:soll|sollte|könnte|ist|wäre|sei))?|(?:etwas|was|irgendwas|irgendetwas) (?:mit|über|von))(?:,? (?:mir|uns|sich|bitte|gern|gerne|vielleicht|mal|da|dabei|so|doch|auch|einfach|sehr|total|mit|an|von|über|um|für|was|etwas|irgendwas|(?:eine |einer |ein |einem )?(?:\\p{Ll}+ )?(?:geschichte|gutenachtgeschichte|buch|märchen|bilderbuch)(?:,)?|in der|in dem|wo|als held(?:in)?|als hauptfigur|vor|im kopf|schreiben|erzählen|machen|erfinden|dichten|zaubern|vorlesen|haben|,|zum vorlesen|zum einschlafen|zur guten nacht|vielleicht so|meine[rnm]? \\p{L}+|meinem \\p{L}+|unsere[rnm]? \\p{L}+))*:? )(?=(?:eine?[nmr]?|zwei|drei)\\s)`,
      "iu",
    ),
    asked: /^(?:eine?[nmr]?|zwei|drei)\s+(?:[\p{Ll}]+\s+){0,3}\p{L}/u,
    ours: /(?<!\p{L})(?:[Ii]ch|[Ww]ir|[Uu]ns|[Mm]ir|[Mm]ich|[Mm]ein|[Mm]eine[nmrs]?|[Uu]nser|[Uu]nsere[nmrs]?|ihr beide|euch|[Dd]ie (?:Kleine|Große|Kinder|Beiden|beiden)|[Dd]er (?:Kleine|Große)|[Dd]as Kind|[Ff]ür (?:die|den|das|eine?n?) (?:\p{L}+ ){0,2}(?:\p{Ll}*[Gg]ruppe|\p{Ll}*[Kk]lasse|\p{Ll}*[Kk]inder|Kind|kind|[Ee]nkel\p{Ll}*)|[Ff]ür (?:\p{Lu}\p{Ll}+(?=[.,(!:]| und | zum | zur )|mein\p{Ll}*|unser\p{Ll}*))(?!\p{L})/u,
    writer: /(?<!\p{L})(?:[Ii]ch|[Ww]ir)(?!\p{L})/u,
    likes:
      /(?<!\p{L})(?:lieb(?:t|en)|mag|mögen|steh(?:t|en) (?:\p{Ll}+ )?auf|verrückt|vernarrt|begeistert|verliebt in|fragt|fragen|redet|reden|spricht|sprechen|interessier\p{Ll}+|dreht sich|spielt nur|spielen|malt|sammelt|sammeln|bastelt|basteln|getrennt|pendelt|will (?:immer|alles)|wissen will|hört|liest|lesen|Lieblings\p{Ll}+|Jahre|jährige\p{Ll}?|wird (?:\d|bald|morgen|zwei|drei|vier|fünf|sechs)|ist (?:\d|zwei|drei|vier|fünf|sechs|sieben|gerade)|Geburtstag|angesagt|Thema|Phase|war|waren|arbeite|arbeitet|Beruf|gestern|neulich|Urlaub|Wochenende|Umzug|[Ff]ür (?:\p{Lu}\p{Ll}+|mein\p{Ll}*|unser\p{Ll}*|die))(?!\p{L})/iu,
    goesOn: /^(?:er|sie|es|beide|die beiden|das|da|damit|danach|seitdem|jetzt|deshalb|darum)\s/iu,
    begins: new RegExp(
      `^(?:${FILLER_CASED})*(?:(?:[Dd]a |[Dd]ann |mal |[Kk]önnte |[Kk]önnte da |wäre |[Ee]s war (?:einmal )?|[Ee]s gibt )?(?:[Ee]ine?[nmr]?|[Zz]wei|[Dd]rei)\\s|(?:(?:[Dd]er|[Dd]ie|[Dd]as)\\s+(?:\\p{Ll}+[en]\\s+){0,2})?(?!(?:Ihr|Sein|Mein|Unser|Dein|Wenn|Als|Da|Dann|In|Im|Am|Auf|Mit|Für|Bei|Wo|Was|Wie|Und|Aber)\\p{Ll}{0,2}\\s)\\p{Lu}[\\p{L}-]+\\s+(?!(?:Tag|Jahr|Nacht)(?!\\p{L}))\\p{Lu}\\p{Ll}+|[Ee]ine?[rs]? (?:davon |von ihnen )?heißt\\s|\\p{Lu}\\p{Ll}+ (?:ist|war|heißt) (?:eine?|der|die|das)\\s)`,
      "u",
    ),
    beginsLiked: new RegExp(
      `^(?:${FILLER_CASED})*(?:[Dd]er|[Dd]ie|[Dd]as|[Dd]en|[Dd]em|[Ii]m|[Ii]n der|[Ii]n einem|[Ii]n einer|[Aa]m|[Aa]uf (?:de[mr]|eine[mr])|\\p{Lu}\\p{Ll}+ (?:will|kann|hat|möchte|soll|muss|ist))\\s`,
      "u",
    ),
    ends: /(?<!\d)[.!?;…]+["“”]?\s+|:\s+|,\s+(?=(?:also|deshalb|deswegen|daher|darum|drum|vielleicht)(?!\p{L}))/gu,
  },
};
