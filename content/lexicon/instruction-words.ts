import type { ByLanguage } from "#book/languages.ts";
import type { Mood, Pose } from "#book/page-plan.ts";

/** What a word does in an instruction about a picture, beside what it names. */
export type InstructionMark =
  /** Takes away what follows. */
  | "remove"
  /** Takes away the next that is named, and only that. */
  | "instead"
  /** Takes away what the sentence names, wherever it stands ("nimm … weg"). */
  | "away"
  | "take"
  | "add"
  /** Whoever is named with it holds what follows. */
  | "give"
  /** Whoever stands before it has what follows. */
  | "with"
  /** What follows stays or comes, after a "without". */
  | "keep"
  | "but"
  | "look"
  | "reader"
  | "everyone"
  | "pronoun"
  | "alone"
  /** One more of a kind that is there already. */
  | "another"
  | "one"
  | "two"
  | "three"
  | "close"
  | "medium"
  | "wide"
  | "dark"
  | "bright"
  | "hair"
  | "blond"
  | "hand"
  | "ground"
  | "sky"
  | "left"
  | "right"
  | "and"
  | "small-talk";

type Marks = Readonly<Record<InstructionMark, readonly string[]>>;

/** Words of instructions, as a parent types them; upper case and missing diacritics do not matter. */
export const INSTRUCTION_WORDS: ByLanguage<Marks> = {
  en: {
    remove: ["no", "without", "remove", "delete", "erase", "take away", "take out", "take off", "get rid of", "hide"],
    instead: ["instead of"],
    away: ["away", "off", "out", "gone", "disappear", "vanish"],
    take: ["take", "put", "move", "should", "make", "let"],
    add: ["add", "put", "place", "draw", "include", "insert", "give", "bring", "another", "more"],
    give: ["give", "gives", "has", "have", "gets", "get"],
    with: ["with"],
    keep: ["with", "keep", "make", "let", "instead"],
    but: ["but", "then"],
    look: ["look", "looks", "looking", "watch", "watches", "watching", "gaze", "gazes", "gazing", "stare", "staring"],
    reader: ["at us", "at me", "at you", "at the reader", "at the camera", "out of the picture"],
    everyone: ["everyone", "everybody", "all of them", "all", "both", "they", "them"],
    pronoun: ["he", "she", "him", "her", "his"],
    alone: ["alone", "by himself", "by herself", "by itself", "nobody else", "no one else"],
    another: ["another", "second", "one more"],
    one: ["a", "an", "one", "some"],
    two: ["two", "a couple of", "a pair of"],
    three: ["three", "several", "many", "lots of", "a few"],
    close: [
      "closer",
      "close up",
      "close-up",
      "closeup",
      "nearer",
      "up close",
      "zoom in",
      "zoomed in",
      "portrait",
      "from near",
    ],
    medium: ["not so close", "half way"],
    wide: [
      "wide",
      "wider",
      "wide shot",
      "far away",
      "from far away",
      "farther",
      "further away",
      "from afar",
      "from a distance",
      "zoom out",
      "zoomed out",
      "the whole scene",
      "panorama",
    ],
    dark: ["dark", "darker"],
    bright: ["bright", "brighter", "lighter", "in the light"],
    hair: ["hair"],
    blond: ["blond", "blonde", "fair haired"],
    hand: [
      "in hand",
      "in his hand",
      "in her hand",
      "in its hand",
      "in the hand",
      "in his paw",
      "in her paw",
      "in its paw",
      "hand",
      "hands",
      "paw",
      "paws",
    ],
    ground: ["on the ground", "on the floor", "on the grass", "ground", "floor", "grass"],
    sky: ["in the sky", "sky", "in the air"],
    left: ["left", "to the left"],
    right: ["right", "to the right"],
    and: ["and", "also", "plus"],
    "small-talk":
      "the this that these those it its is are be being been was were should could would can will must may please want i we you like to of in on at by for from into next beside near behind front my our your so very really just only picture image page cover scene background drawing show shows change turn set get have has wear wears wearing dressed time weather colour color s t d ll re and or as too not there here up down around while when who which what now still colored coloured kind looks little".split(
        " ",
      ),
  },
  ro: {
    remove: [
      "fără",
      "nu mai",
      "scoate",
      "scoateți",
      "elimină",
      "eliminați",
      "șterge",
      "ștergeți",
      "îndepărtează",
      "dă jos",
      "ascunde",
      "renunță la",
      "nu",
    ],
    instead: ["în loc de", "în locul"],
    away: ["dispară", "dispare", "plece", "afară"],
    take: ["ia", "luați", "trebuie", "să"],
    add: [
      "adaugă",
      "adăugați",
      "pune",
      "puneți",
      "desenează",
      "desenați",
      "include",
      "dă",
      "dăi",
      "aduce",
      "adu",
      "încă",
      "mai pune",
    ],
    give: ["dă", "dăi", "dați", "are", "aibă", "primește", "primească"],
    with: ["cu"],
    keep: ["cu", "fă", "faceți", "lasă", "păstrează", "schimbă"],
    but: ["dar", "însă", "ci", "apoi"],
    look: [
      "uite",
      "uită",
      "uitându-se",
      "se uită",
      "să se uite",
      "privește",
      "privească",
      "privind",
      "privesc",
      "se uite",
    ],
    reader: ["la noi", "la mine", "la cititor", "la cameră", "spre noi", "spre cititor"],
    everyone: ["toți", "toate", "tuturor", "amândoi", "amândouă", "ei", "ele"],
    pronoun: ["el", "ea"],
    alone: ["singur", "singură", "nimeni altcineva"],
    another: ["încă un", "încă o", "alt", "altă", "un alt", "o altă", "al doilea", "a doua"],
    one: ["un", "o", "niște"],
    two: ["doi", "două"],
    three: ["trei", "câteva", "câțiva", "mai multe", "mai mulți", "multe", "mulți"],
    close: ["mai aproape", "de aproape", "mai de aproape", "prim plan", "prim-plan", "apropie", "apropiat", "mărește"],
    medium: ["plan mediu", "nu așa de aproape"],
    wide: [
      "mai departe",
      "de departe",
      "mai de departe",
      "plan larg",
      "depărtează",
      "îndepărtat",
      "toată scena",
      "panoramă",
      "din depărtare",
    ],
    dark: ["întuneric", "întunecat", "întunecată", "mai întunecat", "mai întunecată"],
    bright: ["luminos", "luminoasă", "mai luminos", "mai luminoasă", "lumină"],
    blond: ["blond", "blondă"],
    hair: ["păr", "părul", "părului"],
    hand: ["în mână", "în mâini", "în lăbuță", "în labă", "mână", "mâna", "lăbuță", "în mâna", "în lăbuțe"],
    ground: ["pe jos", "pe pământ", "pe iarbă", "jos", "pământ", "iarbă"],
    sky: ["pe cer", "cer", "cerul", "în aer", "pe cerul"],
    left: ["stânga", "la stânga", "spre stânga", "în stânga"],
    right: ["dreapta", "la dreapta", "spre dreapta", "în dreapta"],
    and: ["și", "plus", "de asemenea"],
    "small-talk":
      "te rog vă să fie fi este e sunt era aibă are au pe în din de la cu lângă spre sub peste pentru ca că care ce mai foarte doar numai și sau vreau vrem aș dori imaginea imagine poza pagina pagină coperta fundal fundalul scena desenul desen arată schimbă se își îi îl o le lui al a ai ale un poarte poartă purtând îmbrăcat îmbrăcată culoare culoarea timp vremea acolo aici acum tot prea mult puțin cel cea trebuie astfel încât fă facă faceți într dintre loc asta acest această jos".split(
        " ",
      ),
  },
  de: {
    remove: [
      "ohne",
      "kein",
      "keine",
      "keinen",
      "keinem",
      "keiner",
      "entferne",
      "entfernen",
      "lösche",
      "löschen",
      "nicht mehr",
      "verstecke",
      "streiche",
    ],
    instead: ["statt", "anstatt", "anstelle"],
    away: ["weg", "raus", "heraus", "fort", "entfernen", "verschwinden", "verschwindet", "löschen", "ab"],
    take: ["nimm", "nehmen", "mach", "mache", "machen", "soll", "sollen", "lass", "tu"],
    add: [
      "füge",
      "hinzu",
      "hinzufügen",
      "setze",
      "setz",
      "male",
      "mal",
      "zeichne",
      "gib",
      "stelle",
      "stell",
      "lege",
      "leg",
      "noch",
      "dazu",
      "ergänze",
    ],
    give: ["gib", "gebt", "hat", "bekommt", "kriegt", "trägt"],
    with: ["mit"],
    keep: ["mit", "mach", "mache", "lass", "behalte"],
    but: ["aber", "sondern", "dann"],
    look: [
      "schau",
      "schaut",
      "schauen",
      "blickt",
      "blicken",
      "guckt",
      "gucken",
      "sieht",
      "sehen",
      "schaue",
      "ansehen",
      "anschauen",
    ],
    reader: ["uns an", "zu uns", "den leser an", "zum leser", "in die kamera", "mich an", "zum betrachter"],
    everyone: ["alle", "allen", "beide", "beiden", "jeder"],
    pronoun: ["er", "sie", "ihm", "ihr", "ihn"],
    alone: ["allein", "alleine", "niemand sonst"],
    another: [
      "noch ein",
      "noch eine",
      "noch einen",
      "weiterer",
      "weiteren",
      "weitere",
      "zweite",
      "zweiter",
      "zweiten",
      "anderer",
    ],
    one: ["ein", "eine", "einen", "einem", "einer"],
    two: ["zwei", "ein paar"],
    three: ["drei", "einige", "mehrere", "viele"],
    close: [
      "näher",
      "näher heran",
      "näher ran",
      "nahaufnahme",
      "von nahem",
      "aus der nähe",
      "heranzoomen",
      "groß im bild",
      "porträt",
    ],
    medium: ["nicht so nah", "halbnah"],
    wide: [
      "weiter weg",
      "weit weg",
      "weiter entfernt",
      "von weitem",
      "aus der ferne",
      "aus der entfernung",
      "totale",
      "herauszoomen",
      "rauszoomen",
      "die ganze szene",
      "panorama",
    ],
    dark: ["dunkel", "dunkler", "dunkle"],
    bright: ["hell", "heller", "helle"],
    blond: ["blond", "blonde", "blonden", "blondes"],
    hair: ["haar", "haare", "haaren"],
    hand: [
      "in der hand",
      "in der pfote",
      "in die hand",
      "in die pfote",
      "hand",
      "pfote",
      "in den händen",
      "in den pfoten",
    ],
    ground: ["auf dem boden", "am boden", "auf den boden", "im gras", "boden", "gras"],
    sky: ["am himmel", "an den himmel", "himmel", "in der luft"],
    left: ["links", "nach links"],
    right: ["rechts", "nach rechts"],
    and: ["und", "auch", "sowie"],
    "small-talk":
      "bitte der die das den dem des es ist sind sei sein seine seinen seinem ihre ihren ihrem war wäre soll sollen sollte kann könnte ich wir möchte will hätte gern gerne im in am an auf bei zu zum zur von vom neben hinter vor für aus so sehr nur bild seite titelbild szene hintergrund zeichnung zeige zeig ändere mache mach machen lass trägt tragen tragend hat haben bekommt farbe zeit wetter da dort hier jetzt und oder als auch nicht noch wie wenn während werden wird dabei an um".split(
        " ",
      ),
  },
};

/** Doings in words that mean something else alone: "stea jos" is no star. */
export const POSE_PHRASES: ByLanguage<readonly (readonly [phrase: string, pose: Pose])[]> = {
  en: [
    ["sit down", "sit"],
    ["sits down", "sit"],
    ["lie down", "lie"],
    ["arms up", "cheer"],
    ["hands up", "cheer"],
    ["stand up", "stand"],
  ],
  ro: [
    ["stea jos", "sit"],
    ["stă jos", "sit"],
    ["stea în picioare", "stand"],
    ["stea întins", "lie"],
    ["stea întinsă", "lie"],
    ["stea culcat", "lie"],
    ["stea culcată", "lie"],
    ["facă cu mâna", "wave"],
    ["brațele sus", "cheer"],
    ["mâinile sus", "cheer"],
  ],
  de: [
    ["hinsetzen", "sit"],
    ["setzt sich", "sit"],
    ["sich setzen", "sit"],
    ["hinlegen", "lie"],
    ["arme hoch", "cheer"],
    ["steht auf", "stand"],
  ],
};

/** Moods in forms that nothing else in a book has: wishes and comparisons. */
export const MOOD_PHRASES: ByLanguage<readonly (readonly [phrase: string, mood: Mood])[]> = {
  en: [
    ["smile", "happy"],
    ["happier", "happy"],
    ["cheerful", "joyful"],
    ["laugh", "joyful"],
    ["cry", "sad"],
    ["sadder", "sad"],
    ["afraid", "scared"],
    ["frightened", "scared"],
    ["sleepier", "sleepy"],
    ["tired", "sleepy"],
  ],
  ro: [
    ["zâmbească", "happy"],
    ["să zâmbească", "happy"],
    ["vesel", "joyful"],
    ["veselă", "joyful"],
    ["veseli", "joyful"],
    ["râdă", "joyful"],
    ["plângă", "sad"],
    ["obosit", "sleepy"],
    ["obosită", "sleepy"],
  ],
  de: [
    ["lächeln", "happy"],
    ["glücklicher", "happy"],
    ["fröhlich", "joyful"],
    ["fröhlicher", "joyful"],
    ["lachen", "joyful"],
    ["weinen", "sad"],
    ["trauriger", "sad"],
    ["ängstlich", "scared"],
    ["müde", "sleepy"],
  ],
};

/** The set of its environment that a place is drawn as, where one shows it. */
export const SET_OF_PLACE: Readonly<Record<string, number>> = {
  meadow: 0,
  river: 1,
  lake: 1,
  treehouse: 2,
  castle: 0,
  beach: 0,
  street: 0,
  reef: 0,
};
