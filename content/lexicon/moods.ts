import type { AdjectiveEntry } from "#lexicon/concept.ts";

type MoodRow = Omit<Extract<AdjectiveEntry, { kind: "mood" }>, "kind">;

const ROWS: readonly MoodRow[] = [
  {
    id: "happy",
    mood: "happy",
    en: "happy",
    ro: ["bucuros", "bucuroasă", "bucuroși", "bucuroase"],
    de: "glücklich",
    phrases: {
      en: ["smiling", "smiles"],
      ro: ["fericit", "fericită", "fericiți", "fericite", "zâmbește", "zâmbind"],
      de: ["froh", "frohe", "froher", "frohen", "lächelt", "lächelnd"],
    },
  },
  {
    id: "joyful",
    mood: "joyful",
    en: "joyful",
    ro: ["încântat", "încântată", "încântați", "încântate"],
    de: "begeistert",
    phrases: {
      en: ["overjoyed", "excited", "laughing", "laughs"],
      ro: ["entuziasmat", "entuziasmată", "râde", "râzând"],
      de: ["lacht", "lachend", "überglücklich"],
    },
  },
  {
    id: "surprised",
    mood: "surprised",
    en: "surprised",
    ro: ["mirat", "mirată", "mirați", "mirate"],
    de: "überrascht",
    phrases: {
      en: ["amazed", "astonished"],
      ro: ["surprins", "surprinsă", "surprinși", "surprinse", "uimit", "uimită", "uluit", "uluită"],
      de: ["erstaunt", "verblüfft", "staunt"],
    },
  },
  {
    id: "sad",
    mood: "sad",
    en: "sad",
    ro: ["trist", "tristă", "triști", "triste"],
    de: "traurig",
    phrases: {
      en: ["unhappy", "crying", "cries"],
      ro: ["amărât", "amărâtă", "supărat", "supărată", "plânge", "plângând"],
      de: ["weint", "weinend", "unglücklich"],
    },
  },
  {
    id: "scared",
    mood: "scared",
    en: "scared",
    ro: ["speriat", "speriată", "speriați", "speriate"],
    de: "erschrocken",
    phrases: {
      en: ["afraid", "frightened", "worried", "nervous"],
      ro: ["înfricoșat", "înfricoșată", "îngrijorat", "îngrijorată", "se teme", "îi este frică", "îi e frică"],
      de: ["verängstigt", "besorgt", "hat Angst", "fürchtet sich"],
    },
  },
  {
    id: "determined",
    mood: "determined",
    en: "determined",
    ro: ["hotărât", "hotărâtă", "hotărâți", "hotărâte"],
    de: "entschlossen",
    phrases: { en: ["resolute"], ro: ["dârz", "dârză"], de: ["zielstrebig"] },
  },
  {
    id: "sleepy",
    mood: "sleepy",
    en: "sleepy",
    ro: ["somnoros", "somnoroasă", "somnoroși", "somnoroase"],
    de: "schläfrig",
    phrases: {
      en: ["tired"],
      ro: ["obosit", "obosită", "obosiți", "obosite", "adormit", "adormită"],
      de: ["müde", "müder", "müden", "verschlafen", "verschlafene", "verschlafener", "verschlafenen"],
    },
  },
  { id: "proud", mood: "proud", en: "proud", ro: ["mândru", "mândră", "mândri", "mândre"], de: "stolz" },
  {
    id: "calm",
    mood: "calm",
    en: "calm",
    ro: ["liniștit", "liniștită", "liniștiți", "liniștite"],
    de: "ruhig",
    phrases: {
      en: ["peaceful", "relaxed", "quiet"],
      ro: ["calm", "calmă", "calmi", "calme", "senin", "senină"],
      de: ["zufrieden", "gelassen", "entspannt"],
    },
  },
  {
    id: "shy",
    mood: "shy",
    en: "bashful",
    ro: ["rușinos", "rușinoasă", "rușinoși", "rușinoase"],
    de: "verlegen",
    phrases: {
      en: ["embarrassed", "blushing"],
      ro: ["rușinat", "rușinată", "stânjenit", "stânjenită"],
      de: ["beschämt"],
    },
  },
  {
    id: "angry",
    mood: "angry",
    en: "angry",
    ro: ["furios", "furioasă", "furioși", "furioase"],
    de: "wütend",
    phrases: {
      en: ["cross", "grumpy", "annoyed"],
      ro: ["supărat foc", "mânios", "mânioasă", "bosumflat", "bosumflată", "îmbufnat", "îmbufnată"],
      de: ["zornig", "verärgert", "böse", "mürrisch"],
    },
  },
  {
    id: "cheeky",
    mood: "cheeky",
    en: "mischievous",
    ro: ["ștrengar", "ștrengară", "ștrengari", "ștrengare"],
    de: "verschmitzt",
    phrases: {
      en: ["winking", "winks"],
      ro: ["face cu ochiul", "ștrengărește", "șugubăț", "șugubeață"],
      de: ["zwinkert", "zwinkernd", "schelmisch"],
    },
  },
];

/** How somebody feels. The mood "curious" is among the traits. */
export const MOOD_WORDS: readonly AdjectiveEntry[] = ROWS.map((row) => ({ kind: "mood", ...row }) as const);
