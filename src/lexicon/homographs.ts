import type { Language } from "#book/languages.ts";
import type { Token } from "./normalise.ts";

/** A word in its sentence. */
export interface Context {
  /** The whole text, normalised. */
  readonly text: string;
  readonly before: Token | undefined;
  readonly beforeThat: Token | undefined;
  readonly after: Token | undefined;
  /** Whether the next word is a noun that the lexicon knows. */
  readonly beforeNoun: boolean;
}

/** Answers the concept meant, or nothing when none of the lexicon's is. */
type Settle = (context: Context) => string | undefined;

const AFTER_PREPOSITION = /^(?:pe|în|in|la|spre|din|sub|lângă|langa|către|catre|peste|dinspre|până|pana|de)$/u;
const ARTICLE = /^(?:un|o|unui|unei|niște|niste|acest|această|aceasta|acel|acea|fiecare)$/u;
const MONEY =
  /(?<!\p{L})(?:cost\p{L}*|plăt\p{L}*|plat\p{L}*|bani|banii|preț\p{L}*|pret\p{L}*|cumpăr\p{L}*|cumpar\p{L}*)(?!\p{L})/u;
const NUMBER = /^(?:\p{N}+|două|doua|trei|patru|cinci|șase|sase|șapte|sapte|opt|nouă|noua|zece|câteva|cateva)$/u;
const MONTH =
  /^(?:ianuarie|februarie|martie|aprilie|mai|iunie|iulie|august|septembrie|octombrie|noiembrie|decembrie|trecută|viitoare|asta|aceasta)$/u;

const lion: Settle = ({ text, before, beforeThat }) => {
  const counted = before?.word === "de" && beforeThat !== undefined && /^\p{N}+$/u.test(beforeThat.word);
  return counted || MONEY.test(text) ? undefined : "lion";
};

const moon: Settle = ({ before, beforeThat, after }) => {
  if (after && MONTH.test(after.word)) return undefined;
  if (before && (NUMBER.test(before.word) || before.word === "fiecare")) return undefined;
  if (before?.word === "pe" && /^(?:dată|data|ori)$/u.test(beforeThat?.word ?? "")) return undefined;
  if (before?.word === "o" && /^(?:peste|de|acum|după|dupa|timp|aproape|într|intr)$/u.test(beforeThat?.word ?? ""))
    return undefined;
  return "moon";
};

const sea: Settle = ({ before, after, beforeNoun }) => {
  if (!before) return "big";
  if (ARTICLE.test(before.word))
    return after?.joined && beforeNoun ? "big" : before.word === "o" && !after?.joined ? "sea" : "big";
  return AFTER_PREPOSITION.test(before.word) && !beforeNoun ? "sea" : "big";
};

const onlyAfter =
  (pattern: RegExp, concept: string): Settle =>
  ({ before }) =>
    before && pattern.test(before.word) ? concept : undefined;

const nounOnly = (concept: string) =>
  onlyAfter(/^(?:un|o|unui|unei|niște|niste|micul|mica|acest|doi|două|doua|trei|mulți|multi|alt|alți)$/u, concept);

const redOrTomato: Settle = ({ before, after, beforeNoun }) =>
  before && !(after?.joined && beforeNoun) && (ARTICLE.test(before.word) || NUMBER.test(before.word))
    ? "tomato"
    : "red";

/** A rule for every form of a word. */
const each = (forms: readonly string[], settle: Settle): Readonly<Record<string, Settle>> =>
  Object.fromEntries(forms.map((form) => [form, settle]));

const SWEPT =
  /^(?:curtea|podeaua|podelele|frunzele|strada|străzile|zăpada|prispa|terasa|praful|camera|casa|scena|aleea|aleile|scările|firimiturile)$/u;

/** What sweeps, before what is swept; "mătura vrăjitoarei" is hers. */
const broom: Settle = ({ before, after, beforeNoun }) => {
  if (before && (ARTICLE.test(before.word) || NUMBER.test(before.word) || AFTER_PREPOSITION.test(before.word)))
    return "broom";
  const auxiliary = /^(?:a|va|vor|voi|vei|vom|veți|ar|aș|ai|poate|pot|putea|o|se|le|îl|il|își|isi)$/u;
  if (before && auxiliary.test(before.word)) return undefined;
  const swept = after?.joined === true && beforeNoun && !/(?:ei|ii|lui|lor)$/u.test(after.word);
  return swept || SWEPT.test(after?.word ?? "") || /^(?:prin|peste|pe|în|in|toată|toata|tot)$/u.test(after?.word ?? "")
    ? undefined
    : "broom";
};

/** "Bunicii" is a grandmother's, behind what she has, and else grandfathers or both. */
const grandmothers: Settle = ({ before }) =>
  !before ||
  /^(?:la|cu|pe|de|spre|și|si|iar|doi|toți|toti|cei|lângă|langa|când|cand|că|ca|dar|pentru)$/u.test(before.word)
    ? "grandfather"
    : "grandmother";
const grandparents: Settle = ({ before }) =>
  before && /^(?:două|doua|unei|acestei|aceste|alte|niște|niste)$/u.test(before.word) ? "grandmother" : "grandfather";

const PLACE_BEFORE = /^(?:pe|în|in|la|spre|din|sub|un|prin|către|lângă)$/u;

const ROMANIAN: Readonly<Record<string, Settle>> = {
  // „Mâțe“ and „mâței“ without their marks are mathematics and Matei.
  mate: () => undefined,
  matei: () => undefined,
  mare: sea,
  marea: ({ beforeNoun, after }) =>
    beforeNoun || /^(?:aventură|aventura|călătorie|călătoria|surpriză|cursă|petrecere|zi)$/u.test(after?.word ?? "")
      ? "big"
      : "sea",
  lei: lion,
  leu: lion,
  lună: moon,
  luna: moon,
  lunii: moon,
  // "luni" is Monday, or months.
  luni: ({ after }) =>
    after && /^(?:pline|albe|rotunde|argintii|strălucitoare)$/u.test(after.word) ? "moon" : undefined,
  // A red thing, unless it is counted or stands alone behind an article: "o roșie", "două roșii".
  roșie: redOrTomato,
  roșii: redOrTomato,
  rosie: redOrTomato,
  rosii: redOrTomato,
  urmă: nounOnly("footprint"),
  urma: () => undefined,
  carte: ({ text }) => (/cart(?:e|ea) de joc/u.test(text) ? undefined : "book"),
  cărți: ({ text }) =>
    /(?:cărți|cărțile) de joc|joc\p{L}* (?:de )?cărți|joacă cărți/u.test(text) ? undefined : "book",
  ...each(["zmeu", "zmeul", "zmeului"], ({ text }) => (KITE_RO.test(text) ? "kite" : "ogre")),
  ...each(["mătura", "mătură", "matura"], broom),
  bunicii: grandmothers,
  bunici: grandparents,
  // "You put", after the pronouns and before what is put.
  pui: ({ before, after }) =>
    ARTICLE.test(after?.word ?? "") || /^(?:să|sa|tu|îți|iti|o|îl|il|te)$/u.test(before?.word ?? "")
      ? undefined
      : "chick",
  // "Să stea": to stand or to stay.
  stea: ({ before }) => (/^(?:să|sa|o să)$/u.test(before?.word ?? "") ? undefined : "star"),
  cer: onlyAfter(PLACE_BEFORE, "sky"),
  port: onlyAfter(PLACE_BEFORE, "lighthouse"),
  pod: ({ before }) => (/^(?:în|in|din)$/u.test(before?.word ?? "") ? "house" : "bridge"),
  ...each(["podul", "podului", "poduri", "podurile", "podurilor"], ({ text }) =>
    /pod(?:ul|ului|urile) cas(?:ei|elor)/u.test(text) ? "house" : "bridge",
  ),
  dar: nounOnly("gift"),
  poartă: ({ before }) => (before && /^(?:o|la|pe|spre|sub|lângă|de)$/u.test(before.word) ? "door" : "to-hold"),
  poarta: ({ after, beforeNoun }) =>
    (beforeNoun && !/(?:ului|ei|lor)$/u.test(after?.word ?? "")) || ARTICLE.test(after?.word ?? "")
      ? "to-hold"
      : "door",
  // Typed without diacritics: "over", "until" and "bad" are commoner than fish, feather and river.
  peste: nounOnly("fish"),
  pana: nounOnly("feather"),
  rau: onlyAfter(PLACE_BEFORE, "river"),
};
const KITE_RO = /hârtie|hartie|sfoar|coad|înalț|inalt|vânt|vant|colorat/u;

const KITE_DE = /steigen|schnur|papier|(?<!\p{L})wind|(?<!k)leine|gebastelt|basteln/u;
const KIND_OF_DRAGON = /^(?:liebe|freundliche|nette|feuerspeiende|böse)[rnms]?$/u;
const kiteOrDragon: Settle = ({ text, before }) => {
  if (before && KIND_OF_DRAGON.test(before.word)) return "dragon";
  return KITE_DE.test(text) || before?.word === "ein" ? "kite" : "dragon";
};
const shieldOrSign: Settle = ({ text, before }) =>
  before?.word === "das" || /aufschrift|steht|stand |lesen|straße|wegweiser/u.test(text) ? "sign" : "shield";
const castleOrLock: Settle = ({ text }) => (/schlüssel|knack|aufschließ|verrostet|tür/u.test(text) ? "lock" : "castle");

const GERMAN: Readonly<Record<string, Settle>> = {
  ...each(["drachen", "drachens"], kiteOrDragon),
  ...each(["schild", "schilds", "schildes"], shieldOrSign),
  ...each(["schloss", "schlosses", "schlösser", "schlössern"], castleOrLock),
  strauß: ({ text }) => (/blume|rose|tulpe/u.test(text) ? "flower" : "ostrich"),
  // "Maya soll fliegen": a verb, unless it is counted or has an article.
  fliegen: ({ before }) =>
    before &&
    /^(?:die|den|der|zwei|drei|vier|fünf|viele|vielen|einige|paar|keine|lästige|lästigen|\p{N}+)$/u.test(before.word)
      ? "fly-insect"
      : "to-fly",
  fliege: ({ text }) =>
    /trägt|anzug|gebunden|um den hals|eine (?:\p{L}+ )?fliege (?:für|um)|fliege an/u.test(text) ? "bow" : "fly-insect",
};

const NOUN_BEFORE =
  /^(?:a|an|the|this|that|his|her|their|my|our|your|its|one|two|three|little|small|tiny|big|brave|old|young|called|named|of|every|another|and|some|many|no|s)$/u;
const afterNounWord =
  (concept: string, otherwise?: string): Settle =>
  ({ before }) =>
    !before || NOUN_BEFORE.test(before.word) ? concept : otherwise;

const VERB_BEFORE =
  /^(?:to|can|cannot|could|couldn|will|would|wouldn|must|should|may|might|not|never|t|ll|i|we|you|they|who|always|let|lets)$/u;
const unlessVerb =
  (concept: string): Settle =>
  ({ before }) =>
    before && VERB_BEFORE.test(before.word) ? undefined : concept;

const elevatorOrLift: Settle = ({ before }) => (before && NOUN_BEFORE.test(before.word) ? "elevator" : "to-lift");

const LITTLE =
  /^(?:little|littlest|small|smallest|tiny|tiniest|young|youngest|shy|lonely|lazy|naughty|gentle|grumpy|north|south|east|west|baby)$/u;
const BEING =
  /^(?:who|that|called|named|can|cannot|wants|dreams|wishes|loves|hates|longs|learns|tries|forgets|is|keeps|refuses|only|never|always)$/u;
/** "The littlest wind can only …" is somebody; "the wind has blown it away" is the weather. */
const somebodyOr =
  (somebody: string, weather: string): Settle =>
  ({ before, after }) =>
    (before && LITTLE.test(before.word)) ||
    (before && /^(?:a|an)$/u.test(before.word) && after && BEING.test(after.word))
      ? somebody
      : weather;

const ENGLISH: Readonly<Record<string, Settle>> = {
  fly: (where) =>
    /^(?:her|him|them|it)$/u.test(where.before?.word ?? "") &&
    /^(?:make|let|have|see|watch|help|show)$/u.test(where.beforeThat?.word ?? "")
      ? "to-fly"
      : afterNounWord("fly-insect", "to-fly")(where),
  flies: ({ before }) => (before && /^(?:two|three|many|some|the|of)$/u.test(before.word) ? "fly-insect" : "to-fly"),
  bear: unlessVerb("bear"),
  duck: unlessVerb("duck"),
  seal: unlessVerb("seal"),
  fish: unlessVerb("fish"),
  fishes: ({ before, after }) =>
    after?.word === "for" || /^(?:he|she|it|who|always|often|never)$/u.test(before?.word ?? "") ? undefined : "fish",
  swallow: unlessVerb("swallow"),
  train: unlessVerb("toy-train"),
  ring: unlessVerb("ring"),
  star: unlessVerb("star"),
  saw: ({ before }) =>
    before && /^(?:a|the|his|her|its|my|our|your|their|sharp|hand|new|old)$/u.test(before.word) ? "saw" : undefined,
  slide: unlessVerb("slide"),
  drop: unlessVerb("drop"),
  plant: unlessVerb("flower-pot"),
  skate: unlessVerb("ice-skate"),
  ski: unlessVerb("skis"),
  rattle: unlessVerb("maracas"),
  fire: unlessVerb("campfire"),
  plug: unlessVerb("plug"),
  bolt: unlessVerb("screw"),
  nail: unlessVerb("screw"),
  anchor: unlessVerb("anchor"),
  mask: unlessVerb("mask"),
  bag: unlessVerb("bag"),
  spark: unlessVerb("spark"),
  sparkle: unlessVerb("sparkle"),
  lock: unlessVerb("lock"),
  bow: unlessVerb("bow"),
  bat: unlessVerb("bat"),
  bug: unlessVerb("beetle"),
  drum: unlessVerb("drum"),
  ship: unlessVerb("ship"),
  park: unlessVerb("garden"),
  shop: unlessVerb("shop"),
  farm: unlessVerb("farm"),
  box: unlessVerb("box"),
  sign: unlessVerb("sign"),
  swing: unlessVerb("swing"),
  bridge: unlessVerb("bridge"),
  kid: unlessVerb("child"),
  dress: unlessVerb("dress"),
  cook: unlessVerb("cook"),
  lift: elevatorOrLift,
  lifts: elevatorOrLift,
  sow: unlessVerb("pig"),
  coo: unlessVerb("cow"),
  nurse: unlessVerb("doctor"),
  pilot: unlessVerb("pilot"),
  guard: unlessVerb("guard"),
  clown: unlessVerb("clown"),
  monkey: unlessVerb("monkey"),
  wind: somebodyOr("wind-who-blows", "wind"),
  breeze: somebodyOr("breeze-who-blows", "wind"),
  gale: somebodyOr("gale-who-blows", "wind"),
  storm: somebodyOr("storm-who-roars", "rain"),
  fog: somebodyOr("fog-who-hides", "fog"),
  mist: somebodyOr("mist-who-hides", "fog"),
  wave: ({ before }) =>
    before && /^(?:a|the|big|small|smallest|little|littlest|biggest|tiny)$/u.test(before.word) ? "wave" : "to-wave",
  dreams: ({ after }) => (/^(?:of|about|that)$/u.test(after?.word ?? "") ? "to-dream" : "dream"),
  kind: ({ after }) => (after?.word === "of" ? undefined : "kind"),
  orange: ({ before, beforeNoun }) =>
    !beforeNoun && before && /^(?:an|the)$/u.test(before.word) ? "orange-fruit" : "orange",
  day: ({ before }) =>
    before && /^(?:one|every|each|all|birthday|some|the|a|to)$/u.test(before.word) ? undefined : "day",
};

const RULES: Readonly<Record<Language, Readonly<Record<string, Settle>>>> = { en: ENGLISH, ro: ROMANIAN, de: GERMAN };

/** The rule for a form that means more than one thing, if it is such a form. */
export function homographRule(language: Language, form: string): Settle | undefined {
  const rules = RULES[language];
  return Object.hasOwn(rules, form) ? rules[form] : undefined;
}
