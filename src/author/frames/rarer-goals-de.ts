import type { GoalFrame } from "./frames.ts";

/** Goals that are seldom said so: "wäre gern ein Stern", "der die Kälte hasst", "und die verschwundene Krone". */
export const RARER_GOALS: readonly GoalFrame[] = [
  {
    kind: "wish",
    confidence: 0.85,
    shape: "be",
    pattern:
      /(?<!\p{L})wären? (?:(?:so|auch|viel) )?(?:gerne?|lieber)\s+(?<phrase>(?:eine?\s+)?(?:\p{Ll}+e[sr]?\s+)?\p{Lu}\p{L}+)/u,
  },
  {
    kind: "fear",
    confidence: 0.85,
    shape: "dative",
    pattern: /(?<!\p{L})(?<phrase>(?:die|den|das) \p{Lu}\p{L}+) (?:hasst|hasste|scheut)(?!\p{L})/u,
  },
  {
    kind: "lost",
    confidence: 0.75,
    shape: "noun",
    pattern:
      /(?<!\p{L})(?<det>der|die|das) (?<phrase>(?:verschwundene|verlorene|gestohlene) \p{Lu}\p{Ll}+)(?=[,.!?]|$)/u,
  },
];

/** „Der lernen will, einen Schal zu stricken“, „möchte üben, auf einem Bein zu stehen“: what is learnt is what is wished for. */
export const LEARNT: readonly GoalFrame[] = [
  {
    kind: "wish",
    confidence: 0.9,
    says: "{phrase} lernen",
    pattern:
      /(?<!\p{L})[Ww]ie [^,.;!?]*?\p{Lu}\p{Ll}+ (?<phrase>das \p{Lu}\p{Ll}+e?n) (?:lernt|lernte|gelernt hat)(?!\p{L})/u,
  },
  {
    kind: "wish",
    confidence: 0.9,
    pattern:
      /(?<!\p{L})[Ww]ie [^,.;!?]*?\p{Lu}\p{Ll}+ (?<phrase>(?:[\p{Ll}]+ ){0,2}\p{Ll}+e?n) (?:lernt|lernte|gelernt hat|gelernt haben)(?!\p{L})/u,
  },
  {
    kind: "wish",
    confidence: 0.95,
    shape: "zu",
    pattern:
      /(?<!\p{L})(?:lernen|üben|versuchen|schaffen|wagen)(?: (?:will|wollte|möchte|soll|muss))?,\s+(?<phrase>[^,.;!?]*?zu\p{L}* ?(?:\p{L}*en?|sein|tun))(?!\p{L})/iu,
  },
];

/** „Der Schwimmen lernen muss“: he wants to learn „schwimmen“. */
export const LEARNT_AS_NOUN =
  /^(?:Schwimmen|Tanzen|Fliegen|Lesen|Schreiben|Rechnen|Laufen|Singen|Reiten|Tauchen|Klettern|Kochen|Backen|Malen|Pfeifen|Springen|Segeln|Zaubern|Radfahren)(?= (?:lernen|üben)$)/u;

/** Fears and longings by their rarer words: „Bammel vor“, „beim Waschen Angst hat“, „sehnt sich danach, zu“. */
export const RARER_FEARS: readonly GoalFrame[] = [
  // „Der Regen nicht leiden kann“, „kann Hunde nicht ausstehen“, „die Regen hasst“.
  {
    kind: "fear",
    confidence: 0.85,
    shape: "dative",
    pattern:
      /(?<phrase>(?:(?<!, |\p{L})(?:die|den|das|alle) |(?<!\p{L}))\p{Lu}\p{L}+) (?:(?:gar|überhaupt|absolut|einfach|so) )?(?:nicht (?:leiden|ausstehen|ertragen) (?:kann|konnte)|hasst|verabscheut)(?!\p{L})/u,
  },
  {
    kind: "fear",
    confidence: 0.85,
    shape: "dative",
    pattern:
      /(?<!\p{L})(?:kann|konnte) (?<phrase>(?:(?:die|den|das|alle) )?\p{Lu}\p{L}+) (?:(?:gar|überhaupt|absolut|einfach|so) )?nicht (?:leiden|ausstehen|ertragen)(?!\p{L})/u,
  },
  {
    kind: "fear",
    confidence: 0.9,
    shape: "noun",
    pattern: /\b(?:Angst|Bammel|Schiss|Muffensausen|Panik|Respekt|Lampenfieber) vor (?<phrase>[^,.;!?]+)/iu,
  },
  {
    kind: "fear",
    confidence: 0.9,
    shape: "noun",
    pattern:
      /(?<!\p{L})vor (?<phrase>(?:dem|der|den|allem)? ?[^,.;!?]*?) (?:\p{Ll}+ )?(?:Angst|Bammel|Schiss|Muffensausen|Panik|Respekt) (?:hat|hatte|bekommt|kriegt)(?!\p{L})/iu,
  },
  {
    kind: "fear",
    confidence: 0.85,
    shape: "vorm",
    pattern: /(?<!\p{L})(?:beim|vorm) (?<phrase>\p{Lu}\p{Ll}+) (?:immer |große |solche )?Angst (?:hat|hatte|bekommt)/u,
  },
  {
    kind: "wish",
    confidence: 0.9,
    shape: "zu",
    pattern: /sehn(?:t|te) sich (?:so )?danach,?\s+(?<phrase>[^,.;!?]*?zu\p{L}* ?(?:\p{L}*en?|sein|tun))(?!\p{L})/iu,
  },
  {
    kind: "wish",
    confidence: 0.9,
    shape: "zu",
    pattern: /weigert sich,?\s+(?<phrase>[^,.;!?]*?zu\p{L}* ?(?:\p{L}*en?|sein|tun))(?!\p{L})/iu,
  },
  {
    kind: "lost",
    confidence: 0.85,
    shape: "noun",
    pattern: /(?<!\p{L})(?<det>einen?|ein) (?<phrase>(?:\p{L}+e[nsr]? )?\p{L}+) verloren (?:hat|hatte)(?!\p{L})/iu,
  },
];

/** „hat Angst im Dunkeln“, „sich vorm Dunkeln fürchtet“: the fear of the dark, before its words are taken for a thing. */
export const DARK_DE: GoalFrame = {
  kind: "fear",
  confidence: 0.9,
  says: "der Dunkelheit",
  pattern:
    /(?<!\p{L})(?:Angst|fürchtet sich|fürchten sich|gruselt sich) (?:im|in der|in dem|vorm|vor dem|vor der) Dunk(?:eln|elheit)|sich (?:sehr |so )?(?:im|in der|vorm|vor dem|vor der) Dunk(?:eln|elheit) (?:fürchtet|gruselt)|(?<!\p{L})(?:im|in der) Dunk(?:eln|elheit) (?:(?:immer|so|große|sehr|solche|viel) )*(?:Angst|Bammel|Schiss|Panik) (?:hat|hatte|bekommt|kriegt)(?!\p{L})/iu,
};
