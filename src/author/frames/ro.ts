import type { ReadingFrames } from "./frames.ts";

const END =
  "(?=[,.;!?]|$| pentru că | pentru ca | dar | până când | fiindcă | deoarece | care | când | înainte | inainte | deși | și (?:își|isi|găsește|gaseste|întâlnește|intalneste|pleacă|pleaca) )";
const B = "(?<![\\p{L}])";

export const romanian: ReadingFrames = {
  named:
    /(?<!\p{L})(?:pe nume|cu numele(?: de)?|numit[ăa]?|pe care (?:îl|o|il) (?:cheamă|cheama)|(?:îl|il|o) (?:cheamă|cheama|chema))\s+[„"“]?(?<name>\p{L}[\p{L}’'-]*)/giu,
  nameBeforeKind: /(?<name>\p{Lu}[\p{L}-]+)(?:,\s+(?:(?:un|o)\s+)?(?:\p{Ll}+\s+){0,1}|\s+)$/u,
  nameAfterKind: /^(?:\s+(?:cea?|cel)\s+\p{Ll}+)?,?\s+(?<name>\p{Lu}[\p{Ll}-]+)/u,
  kin: /(?<!\p{L})(?:fiica|fetița|fetita|fiul|băiatul|baiatul|băiețelul|nepoata|nepotul|sora|fratele)(?:\s+(?:mea|meu|noastră|nostru|lui|ei))?,?\s+(?<name>\p{L}+)/giu,
  beforeName:
    /(?:(?<!\p{L})(?:despre|cu|și|si|lui|pentru|de|la|fata|fetița|fetita|băiatul|baiatul|prietena|prietenul|fiica|fiul|că|ca|când|cand|,|:)\s+|^)$/iu,
  afterFirstName:
    /^(?:\s+(?:și|si|este|e|era|are|avea|vrea|voia|își|isi|nu|care|se|a|\p{Ll}+(?:ă|e|te|a|ia))(?!\p{L})|,)/u,
  noNames: new Set(
    "un o a cea cel două doua doi trei patru într intr în in pe la de ce cum unde cine când cand prima primul noapte este era nu și si dar o-dată odată odata fost vreau scrie spune poveste povestea despre eu noi el ea ei ele marte luna pământ pamant soare crăciun craciun paște paste cei cele prieteni prietenii".split(
      " ",
    ),
  ),
  goals: [
    {
      kind: "fear",
      confidence: 0.9,
      shape: "noun",
      pattern: /(?:se teme(?:a)? de|fric[ăa] de|team[ăa] de|speriat[ăa]? de|se sperie de)\s+(?<phrase>[^,.;!?]+)/iu,
    },
    {
      kind: "lost",
      confidence: 0.9,
      shape: "noun",
      pattern:
        /(?:își caut[ăa]|isi cauta|și-a pierdut|si-a pierdut|și-a rătăcit|si-a ratacit|își pierde|isi pierde|își căuta)\s+(?<phrase>[^,.;!?]+)/iu,
    },
    {
      kind: "lost",
      confidence: 0.75,
      shape: "noun",
      pattern: /(?<!\p{L})(?:caut[ăa]|în căutarea|in cautarea|a pierdut)\s+(?!să |sa )(?<phrase>[^,.;!?]+)/iu,
    },
    {
      kind: "question",
      confidence: 0.9,
      pattern: new RegExp(
        `(?:afle|știe|stie|afla|afl[ăa]|întreab[ăa]|intreaba|descopere|descoper[ăa]|înțeleagă|inteleaga)\\s+(?<phrase>(?:de ce|unde|cine|ce|când|cand|cum) [^.;!?,]+?)${END}`,
        "iu",
      ),
    },
    {
      kind: "wish",
      confidence: 0.95,
      pattern: new RegExp(
        `${B}(?:vrea|voia|dore[șs]te|dorea|viseaz[ăa]|visa|sper[ăa]|înva[țt][ăa]|invat[ăa]|încearc[ăa]|incearca|reu[șs]e[șs]te|putea|poate|știe|stie|știa|stia|trebuie|are de gând|hot[ăa]r[ăa][șs]te|ar vrea|vor|pot|visase)\\s+(?:ca\\s+)?(?<phrase>s(?:ă|a|[ăa]-și|a-si|ă-l|ă-și|ă-i) ?[^,.;!?]+?)${END}`,
        "iu",
      ),
    },
    {
      kind: "wish",
      confidence: 0.9,
      shape: "infinitive",
      pattern: new RegExp(
        `${B}(?:nu )?(?:poate|putea|știe|stie) (?:a )?(?<verb>\\p{L}+)(?<rest>[^,.;!?]*?)${END}`,
        "iu",
      ),
    },
    {
      kind: "wish",
      confidence: 0.8,
      shape: "have",
      pattern: new RegExp(
        `${B}(?:vrea|voia|î?[sș]i dore[sș]te|isi doreste|ar vrea|are nevoie de) (?<phrase>(?:un|o) [^,.;!?]+?)${END}`,
        "iu",
      ),
    },
    { kind: "question", confidence: 0.75, pattern: /^(?<phrase>(?:de ce|unde|cine|cum) [^.;!?,]+)/iu },
    {
      kind: "wish",
      confidence: 0.75,
      pattern: new RegExp(`${B}(?:ca|pentru a) (?<phrase>s[ăa] [^,.;!?]+?)${END}`, "iu"),
    },
    {
      kind: "wish",
      confidence: 0.55,
      shape: "finite",
      pattern: new RegExp(`^(?<verb>\\p{Ll}+) (?<rest>[^,.;!?]+?)(?= (?:și|si) \\p{Ll}+(?:ă|e|te) |${END})`, "iu"),
    },
  ],
  nounEnds:
    /\s+(?:în|in|pe|la|cu|care|din|când|cand|pentru|dar|și|si|ca|sub|lângă|langa|după|dupa|într-o|într-un|intr-o|intr-un|își|isi|se|nu|vrea|este|era|a|găsește|gaseste|întâlnește|învață|pleacă|face)(?!\p{L}).*$/iu,
  clauseEnds: /[,.;!?]|\s+(?:pentru că|dar|până când|fiindcă)\s/u,
  helper:
    /(?:cere ajutorul|cu ajutorul|ajutat[ăa]? de|cere ajutor(?: de la)?)\s+(?:(?:unei|unui|un|o)\s+)?(?:\p{Ll}+\s+){0,1}$/iu,
  together:
    /(?<!\p{L})(?:cu|și|si|întâlnește|intalneste|împreună cu|ajută|ajuta)\s+(?:(?:un|o)\s+)?(?:\p{Ll}+\s+){0,1}$/iu,
  relative: /^,?\s*(?:\p{Ll}+\s+){0,2}(?:care|cărui?a|caruia|careia|căreia)(?!\p{L})/iu,
  audience:
    /pentru (?:un |o )?(?:copil(?:aș|as|ul)?|fetiț[ăa]|fetita|băie[tț]el|baietel|băiat|baiat)(?:ul|a)?(?: meu| mea)? de \d{1,2} an[iu]?/iu,
  loves: /(?<!\p{L})(?:iube[sș]te|ador[ăa]|îi plac|ii plac|îndrăge[sș]te)\s/iu,
  numbers: { două: 2, doua: 2, doi: 2, trei: 3, patru: 4 },
  pages:
    /(?<!\p{L})(?<pages>8|12|16|24|opt|doisprezece|douăsprezece|șaisprezece|douăzeci și patru)\s+(?:de\s+)?pagini(?!\p{L})/iu,
  short: /(?:poveste|povestioar[ăa]|carte)\s+(?:mai\s+)?scurt[ăa]|povestioar[ăa]/iu,
  long: /(?:poveste|carte)\s+(?:mai\s+)?lung[ăa]/iu,
  age: /(?<!\p{L})(?:(?:de|are)\s+)?(?<age>\d{1,2})\s+(?:de\s+)?ani(?!\p{L})/iu,
  simple: /cuvinte (?:simple|ușoare|usoare)|ușor de citit|usor de citit/iu,
  rich: /cuvinte (?:frumoase|alese|grele)|limbaj bogat/iu,
  she: /(?<!\p{L})(?:ea|ei|fata|fetița|fetita|fiica|sora|mama|bunica|prințesa|printesa|regina|speriată|pierdută|mică|curajoasă)(?!\p{L})/iu,
  he: /(?<!\p{L})(?:el|lui|băiatul|baiatul|băiețelul|fiul|fratele|tata|bunicul|prințul|printul|regele|speriat|mic|curajos)(?!\p{L})/iu,
  genres: [
    ["Mystery", /(?:mister|secret|detectiv|dispărut|disparut|dispare|ghicitoare|enigm|indicii)/iu],
    ["SciFi", /(?:spațiu|spatiu|rachet|robot|planet|marte|viitor|extraterestr|navă|galax|cosmic)/iu],
    ["Historical", /(?:demult|de mult|antic|roman[ii]|egipt|faraon|viking|medieval|cavaler|istor|dinozaur)/iu],
    ["Comedy", /(?:amuzant|haios|glum|râde|rade|chicot|clătit|clatit|sughiț|clovn|neîndemânatic)/iu],
    ["Adventure", /(?:aventur|comoar|pirat|insul|jungl|explor|călător|calator|navig|salveaz|expediți)/iu],
    ["Fantasy", /(?:magi[ce]|vraj|vrăj|vrăjitor|balaur|unicorn|zân|zan[ăa]|spiriduș|fermecat)/iu],
    ["Fairytale", /(?:a fost odat|prinț|print|regat|rege|regin|castel|basm)/iu],
  ],
  families: [
    [
      "friend",
      /(?<!\p{L})(?:singur(?:ă|a|ic|ică|ica|atic|atică)?|niciun prieten|fără prieteni|fara prieteni|nu are prieteni|diferit[ăa]?|altfel dec[âa]t|(?:aibă|aiba|găsească|gaseasca|găsește|gaseste|face|facă|faca|își fac|caută|cauta) (?:un |o |câțiva |noi )?prieten(?:ă|a|i|e)?)(?!\p{L})/iu,
    ],
    [
      "contest",
      /(?<!\p{L})(?:concurs\p{L}*|întrecer\p{L}*|intrecer\p{L}*|competi[țt]i\p{L}*|campionat\p{L}*|curs(?:ă|a) (?:de|cea)|premiul|invent(?:ează|eaza|eze|at|a|ator\p{L}*|ie|ia|ii|iile)|ma[șs]in[ăa]ri[ea]|constru(?:iește|ieste|iască|iasca|i|iesc))(?!\p{L})/iu,
    ],
    [
      "rescue",
      /(?<!\p{L})(?:salv(?:ează|eaza|eze|area|at|a|ează-l)|(?:drumul|calea|înapoi|inapoi|întoarcă|intoarca|ajungă|ajunga|întoarce|intoarce|ajunge) (?:înapoi |inapoi )?(?:spre |către |catre )?(?:casă|casa|acasă|acasa))(?!\p{L})/iu,
    ],
  ],
  themes: [
    ["Friendship", /(?:prieten|împreună|impreuna|singur[ăa]? |împart|ajut|timid)/iu],
    ["Family", /(?:famil|mam[ăa]|tat[ăa]|bunic|sor[ăa]|frat|bebeluș|fiic|fiul|acasă|surori)/iu],
    ["Learning", /(?:înva[țt]|invat|școal|scoal|cite[șs]|numer|exerse|frică|frica|teme|curaj)/iu],
    [
      "Nature",
      /(?:pădur|padur|copac|grădin|gradin|animal|sămân|flor|râu|ocean|mare[a ]|ploai|zăpad|anotimp|natur|plant|albin)/iu,
    ],
    ["Imagination", /(?:imagin|vis|invent|constru|picte|desen|carton|magic|lun[ăa]|stel|zboar|zbura)/iu],
  ],
};
