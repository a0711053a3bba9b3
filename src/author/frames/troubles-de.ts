import type { GoalFrame } from "./frames.ts";

const END_DE = "(?=[,.;!?]|$| und | aber | weil )";
const OWN_DE = "(?<own>den|die|das|ihre?n?|seine?n?)";

/** Troubles as German tells them. */
export const TROUBLES_DE: readonly GoalFrame[] = [
  {
    kind: "wish",
    confidence: 0.75,
    says: "die {phrase} wiederfinden",
    pattern: new RegExp(
      `(?<!\\p{L})(?:fehlen|fehlten|verschwinden|verschwanden) (?:plötzlich |auf einmal )?(?:alle|die|sämtliche) (?<phrase>(?:\\p{Ll}+en )?\\p{Lu}\\p{Ll}+)${END_DE}`,
      "u",
    ),
  },
  {
    kind: "wish",
    confidence: 0.72,
    says: "{own} {phrase} befreien",
    pattern:
      /(?<!\p{L})(?<own>ihre|seine|die|das) (?<phrase>\p{Lu}\p{Ll}+) (?:bleibt|blieb|steckt|ist|hängt) [^,.;!?]*?(?:stecken|steckengeblieben|stecken geblieben|fest|hängen)(?=[,.;!?]|$)/u,
  },
  {
    kind: "wish",
    confidence: 0.72,
    says: "wiedergefunden werden",
    pattern: /(?<!\p{L})(?:liegen ?geblieben|liegen ?gelassen worden|vergessen worden)(?!\p{L})/iu,
  },
  {
    kind: "wish",
    confidence: 0.7,
    says: "aus {own} {phrase} herauskommen",
    pattern:
      /(?<!\p{L})(?:in )?(?<own>im|dem|der|einem|einer|seinem|seiner|ihrem|ihrer) (?<phrase>(?:\p{Ll}+en )?\p{L}+) (?:fest|fest ?steck\p{Ll}*|stecken|stecken ?geblieben|stecken ?bleib\p{Ll}*|eingeklemmt|gefangen|hängen ?geblieben|eingesperrt)(?!\p{L})/u,
  },
  {
    kind: "wish",
    confidence: 0.7,
    says: "wieder freikommen",
    pattern:
      /(?<!\p{L})(?:stecken ?geblieben|steckt fest|bleibt [^,.;!?]*stecken|feststeckt|festgefroren|hängen ?geblieben)(?!\p{L})/iu,
  },
  {
    kind: "wish",
    confidence: 0.7,
    says: "es {phrase}bekommen",
    pattern:
      /(?<!\p{L})(?:kriegt|bekommt) (?:es|sie|ihn|(?:den|die|das) \p{L}+) (?:aber )?nicht (?<phrase>auf|zu|ab|los|weg)(?!\p{L})/iu,
  },
  {
    kind: "lost",
    confidence: 0.8,
    shape: "noun",
    pattern: new RegExp(
      `(?<!\\p{L})(?:hat|haben|hatte) (?<det>den|die|das|ihre?n?|seine?n?) (?<phrase>\\p{L}+) (?:in|auf|vom|von|aus|ins|aufs) [^,.;!?]*?(?:fallen (?:ge)?lassen|geworfen)(?!\\p{L})`,
      "iu",
    ),
  },
  {
    kind: "wish",
    confidence: 0.7,
    says: "{own} {phrase} reparieren",
    pattern: new RegExp(
      `(?<!\\p{L})(?:hat|haben|hatte) ${OWN_DE} (?<phrase>(?:\\p{Ll}+en? )?\\p{Lu}\\p{Ll}+) (?:[^,.;!?]*\\s)?(?:zerbrochen|kaputt ?gemacht|zerrissen|zerstört|umgeworfen)(?!\\p{L})`,
      "u",
    ),
  },
  {
    kind: "wish",
    confidence: 0.7,
    says: "wieder gesund werden",
    pattern:
      /(?<!\p{L})(?:ist|war) (?:\p{Ll}+ )?(?:erkältet|krank)(?!\p{L})|(?<!\p{L})(?:erkältet|krank) ist(?!\p{L})/iu,
  },
  {
    kind: "wish",
    confidence: 0.7,
    says: "den {phrase} loswerden",
    pattern:
      /(?<!\p{L})(?:hat|hatte|bekommt|kriegt|mit) (?:\p{Ll}+ )?(?<phrase>Schluckauf|Husten|Schnupfen)(?!\p{L})/iu,
  },
  {
    kind: "wish",
    confidence: 0.7,
    says: "die {phrase} loswerden",
    pattern: /(?<!\p{L})(?:hat|hatte|bekommt|kriegt) (?:\p{Ll}+ )?(?<phrase>\p{L}+schmerzen)(?!\p{L})/iu,
  },
  {
    kind: "wish",
    confidence: 0.7,
    says: "das {phrase} loswerden",
    pattern:
      /(?<!\p{L})(?:hat|hatte|bekommt|kriegt) (?:\p{Ll}+ )?(?<phrase>Fieber|(?:Bauch|Zahn|Hals|Ohren)weh)(?!\p{L})/iu,
  },
  {
    kind: "wish",
    confidence: 0.7,
    says: "die Allergie gegen {phrase} loswerden",
    pattern: new RegExp(`(?<!\\p{L})allergisch (?:gegen|auf) (?<phrase>[^,.;!?]+?)(?: ist| reagiert)?${END_DE}`, "iu"),
  },
  {
    kind: "wish",
    confidence: 0.7,
    shape: "lack",
    pattern: new RegExp(
      `(?<!\\p{L})(?:hat|hatte) (?:gar |noch )?kein(?<own>e|en)? (?<phrase>(?!Freund|Lust|Angst|Zeit|Ahnung|Mut|Platz|Geduld|Hunger|Zuhause)\\p{Lu}\\p{Ll}+)(?: mehr)?${END_DE}`,
      "u",
    ),
  },
  {
    kind: "wish",
    confidence: 0.7,
    shape: "lack",
    pattern:
      /^(?:(?:Geschichte |Märchen )?(?:von|über|mit) )?(?:[Dd]er |[Dd]ie |[Dd]as |[Ee]ine?[nmr]? )?(?:\p{Ll}+ )?\p{L}+ ohne (?<phrase>(?!Freund|Namen|Ende)\p{Lu}\p{Ll}+)(?=[,.!]|$)/u,
  },
  {
    kind: "wish",
    confidence: 0.75,
    says: "nicht {phrase}",
    pattern: /(?<!\p{L})soll (?<phrase>[^,.;!?]+?)(?:,| und| aber)[^.;!?]*?keine Lust/iu,
  },
  {
    kind: "wish",
    confidence: 0.7,
    says: "wach bleiben",
    pattern:
      /(?<!\p{L})immer(?:zu)? (?:wieder )?einschläft|schläft (?:dabei )?(?:immer|ständig|dauernd) (?:wieder )?ein(?!\p{L})/iu,
  },
  { kind: "wish", confidence: 0.7, says: "pünktlich sein", pattern: /(?<!\p{L})(?:immer|ständig|dauernd) zu spät/iu },
  {
    kind: "wish",
    confidence: 0.7,
    shape: "stop",
    pattern:
      /(?<!\p{L})(?:der|die|das) (?<rest>[^,.;!?]*?)\s?(?:immer(?:zu)?|ständig|dauernd) (?:wieder )?(?<verb>vergisst|stolpert|hinfällt|niest|schnarcht|weint|lügt|kleckert|trödelt|verliert)(?!\p{L})/iu,
  },
  { kind: "wish", confidence: 0.7, says: "es warm haben", pattern: /(?<!\p{L})(?:friert|frieren|fror)(?!\p{L})/iu },
  {
    kind: "wish",
    confidence: 0.7,
    says: "sich nicht mehr schämen",
    pattern: /(?<!\p{L})(?:schämt sich|sich schämt|schämte sich|peinlich)(?!\p{L})/iu,
  },
  {
    kind: "wish",
    confidence: 0.75,
    says: "Zeit mit {phrase} verbringen",
    pattern: /(?<!\p{L})(?<phrase>Mama|Papa|Oma|Opa|Mami|Papi) (?:hat|hatte) (?:\p{Ll}+ )?keine Zeit/iu,
  },
  {
    kind: "wish",
    confidence: 0.75,
    says: "{own} {phrase} wiederfinden",
    pattern:
      /(?<!\p{L})(?<own>seine|ihre|seinen|ihren) (?<phrase>Mutter|Mama|Eltern|Familie|Herde|Geschwister|Vater|Papa) (?:\p{Ll}+ )?(?:aus den Augen verlor\p{Ll}*|verloren|verliert)(?!\p{L})/iu,
  },
  {
    kind: "wish",
    confidence: 0.7,
    says: "nicht mehr {phrase} sein",
    pattern: /(?<!\p{L})(?<phrase>eifersüchtig|seekrank)(?!\p{L})/iu,
  },
  {
    kind: "wish",
    confidence: 0.7,
    says: "ein Abenteuer erleben",
    pattern: /(?<!\p{L})(?:langweilt sich|sich langweilt|langweilig ist)(?!\p{L})/iu,
  },
  {
    kind: "wish",
    confidence: 0.7,
    says: "etwas zu essen finden",
    pattern: /(?<!\p{L})nichts (?:mehr )?zu (?:essen|fressen)(?!\p{L})/iu,
  },
  {
    kind: "wish",
    confidence: 0.8,
    shape: "zu",
    pattern: /(?<!\p{L})(?:vergessen|vergisst),? (?<phrase>[^,.;!?]+ zu\p{L}* ?\p{L}+en)(?!\p{L})/iu,
  },
  {
    kind: "wish",
    confidence: 0.7,
    shape: "stop",
    pattern: new RegExp(
      `(?<!\\p{L})(?<verb>verwechselt|vergisst|stolpert|verliert|verschläft|kleckert|niest|schnarcht|stört|weint) (?:immer(?:zu)?|ständig|dauernd)(?: wieder)?(?<rest>(?: [^,.;!?]*?)?)${END_DE}`,
      "iu",
    ),
  },
  {
    kind: "wish",
    confidence: 0.7,
    says: "{phrase} wiedersehen",
    pattern: new RegExp(`(?<!\\p{L})warte[tn] auf (?<phrase>(?:seine?n?|ihre?n?) \\p{Lu}\\p{Ll}+)${END_DE}`, "u"),
  },
  {
    kind: "wish",
    confidence: 0.7,
    says: "{phrase} teilen",
    pattern: new RegExp(
      `(?<!\\p{L})(?:streite[tn]|zanke[tn])(?: sich)? (?:\\p{Ll}+ )?um (?<phrase>[^,.;!?]+?)${END_DE}`,
      "iu",
    ),
  },
  {
    kind: "wish",
    confidence: 0.8,
    pattern: /(?<!\p{L})(?:so |sehr |zu )?gerne? (?<phrase>[^,.;!?]*?\p{Ll}+n) würde(?!\p{L})/iu,
  },
  {
    kind: "wish",
    confidence: 0.7,
    says: "sich wieder vertragen",
    pattern:
      /(?<!\p{L})(?:streiten|stritten|zanken|zankten|zerstritten|zerstreiten|verkracht|(?:haben|hatten|gibt es|es gibt) Streit|Streit (?:im|in|am|auf|um|zwischen)|(?:kein|nicht ein) Wort mehr miteinander)(?!\p{L})/iu,
  },
];
