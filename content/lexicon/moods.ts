import type { AdjectiveEntry } from "#lexicon/concept.ts";

type MoodRow = Omit<Extract<AdjectiveEntry, { kind: "mood" }>, "kind">;

const ROWS: readonly MoodRow[] = [
  {
    id: "happy",
    mood: "happy",
    en: "happy",
    ro: ["bucuros", "bucuroasă", "bucuroși", "bucuroase"],
    de: "glücklich",
    also: { ro: [["fericit", "fericită", "fericiți", "fericite"]], de: ["froh", "lächelnd"] },
    phrases: { en: ["smiling", "smiles"], ro: ["zâmbește", "zâmbind"], de: ["lächelt"] },
  },
  {
    id: "joyful",
    mood: "joyful",
    en: "joyful",
    ro: ["încântat", "încântată", "încântați", "încântate"],
    de: "begeistert",
    also: { ro: [["entuziasmat", "entuziasmată", "entuziasmați", "entuziasmate"]], de: ["lachend", "überglücklich"] },
    phrases: { en: ["overjoyed", "excited", "laughing", "laughs"], ro: ["râde", "râzând"], de: ["lacht"] },
  },
  {
    id: "surprised",
    mood: "surprised",
    en: "surprised",
    ro: ["mirat", "mirată", "mirați", "mirate"],
    de: "überrascht",
    also: {
      ro: [
        ["surprins", "surprinsă", "surprinși", "surprinse"],
        ["uimit", "uimită", "uimiți", "uimite"],
        ["uluit", "uluită", "uluiți", "uluite"],
      ],
      de: ["erstaunt", "verblüfft"],
    },
    phrases: { en: ["amazed", "astonished"], de: ["staunt"] },
  },
  {
    id: "sad",
    mood: "sad",
    en: "sad",
    ro: ["trist", "tristă", "triști", "triste"],
    de: "traurig",
    also: {
      ro: [
        ["amărât", "amărâtă", "amărâți", "amărâte"],
        ["supărat", "supărată", "supărați", "supărate"],
      ],
      de: ["weinend", "unglücklich"],
    },
    phrases: { en: ["unhappy", "crying", "cries"], ro: ["plânge", "plângând"], de: ["weint"] },
  },
  {
    id: "scared",
    mood: "scared",
    en: "scared",
    ro: ["speriat", "speriată", "speriați", "speriate"],
    de: "erschrocken",
    also: {
      ro: [
        ["înfricoșat", "înfricoșată", "înfricoșați", "înfricoșate"],
        ["îngrijorat", "îngrijorată", "îngrijorați", "îngrijorate"],
      ],
      de: ["verängstigt", "besorgt"],
    },
    phrases: {
      en: ["afraid", "frightened", "worried", "nervous"],
      ro: ["se teme", "îi este frică", "îi e frică"],
      de: ["hat Angst", "fürchtet sich"],
    },
  },
  {
    id: "determined",
    mood: "determined",
    en: "determined",
    ro: ["hotărât", "hotărâtă", "hotărâți", "hotărâte"],
    de: "entschlossen",
    also: { ro: [["dârz", "dârză", "dârji", "dârze"]], de: ["zielstrebig"] },
    phrases: { en: ["resolute"] },
  },
  {
    id: "sleepy",
    mood: "sleepy",
    en: "sleepy",
    ro: ["somnoros", "somnoroasă", "somnoroși", "somnoroase"],
    de: "schläfrig",
    also: {
      ro: [
        ["obosit", "obosită", "obosiți", "obosite"],
        ["adormit", "adormită", "adormiți", "adormite"],
      ],
      de: ["müde", "verschlafen"],
    },
    phrases: { en: ["tired"] },
  },
  { id: "proud", mood: "proud", en: "proud", ro: ["mândru", "mândră", "mândri", "mândre"], de: "stolz" },
  {
    id: "calm",
    mood: "calm",
    en: "calm",
    ro: ["liniștit", "liniștită", "liniștiți", "liniștite"],
    de: "ruhig",
    also: {
      ro: [
        ["calm", "calmă", "calmi", "calme"],
        ["senin", "senină", "senini", "senine"],
      ],
      de: ["zufrieden", "gelassen", "entspannt"],
    },
    phrases: { en: ["peaceful", "relaxed", "quiet"] },
  },
  {
    id: "shy",
    mood: "shy",
    en: "bashful",
    ro: ["rușinos", "rușinoasă", "rușinoși", "rușinoase"],
    de: "verlegen",
    also: {
      ro: [
        ["rușinat", "rușinată", "rușinați", "rușinate"],
        ["stânjenit", "stânjenită", "stânjeniți", "stânjenite"],
      ],
      de: ["beschämt"],
    },
    phrases: { en: ["embarrassed", "blushing"] },
  },
  {
    id: "angry",
    mood: "angry",
    en: "angry",
    ro: ["furios", "furioasă", "furioși", "furioase"],
    de: "wütend",
    also: {
      ro: [
        ["mânios", "mânioasă", "mânioși", "mânioase"],
        ["bosumflat", "bosumflată", "bosumflați", "bosumflate"],
        ["îmbufnat", "îmbufnată", "îmbufnați", "îmbufnate"],
      ],
      de: ["zornig", "verärgert", "böse", "mürrisch"],
    },
    phrases: { en: ["cross", "grumpy", "annoyed"], ro: ["supărat foc"] },
  },
  {
    id: "cheeky",
    mood: "cheeky",
    en: "mischievous",
    ro: ["ștrengar", "ștrengară", "ștrengari", "ștrengare"],
    de: "verschmitzt",
    also: { ro: [["șugubăț", "șugubeață", "șugubeți", "șugubețe"]], de: ["zwinkernd", "schelmisch"] },
    phrases: { en: ["winking", "winks"], ro: ["face cu ochiul", "ștrengărește"], de: ["zwinkert"] },
  },
];

/** How somebody feels. The mood "curious" is among the traits. */
export const MOOD_WORDS: readonly AdjectiveEntry[] = ROWS.map((row) => ({ kind: "mood", ...row }) as const);
