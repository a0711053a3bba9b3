/** Words of everyday Romanian that lose their diacritics on a plain keyboard and are nothing else without them. */
export const COMMON_WORDS: readonly string[] = (
  "oară rândul rând românește englezește nemțește franțuzește " +
  "să și că încă când după până când fără către înainte înapoi înăuntru împreună într întâi însă își îmi îți îl îi " +
  "pădurea cărare cărarea noaptea ploaie vânt lângă mâine astăzi " +
  "dorința călătorie aventură prietenie poveste bunătate curaj dragoste îndrăzneală fericire frică " +
  "amândoi amândouă aceeași același aceiași fiecărui fiecărei celălalt cealaltă ceilalți " +
  "frumoasă frumușică mică bună toată toți două nouă șase șapte mână mâna față ochișori țară oraș " +
  "știe știa știu învață învăța învețe poată să-și să-l să-i și-a n-are într-o într-un printr-un dintr-o " +
  "pierdută pierduți ascunsă găsească ajungă facă fugă vadă audă spună zică ducă aducă meargă doarmă întoarcă ajute salveze " +
  "iasă expoziție expoziția greșeală locuiește trăiește găsește pornește dorește iubește crește vorbește mulțumesc împartă împarte sărbătoare așteaptă aștepte " +
  "întreabă întrebe rămâne rămână jucărie jucăria jucării jucăriile cățel cățelul pisică băiat băiatul băiețel " +
  "băiețelul frățior frățiorul șoricel șoricelul călător călători prăpastie cufăr cufărul râd râde " +
  "cântec cântă cânte cântăreață întuneric întunericul înaltă înalt adâncă adânc foarte tăcere liniște " +
  "în greșit greșită înălțime bucătărie hârtie sfârșit mașini mașinile părinți părinții căzut tăiat găsit liniștit supărat supărată " +
  "întoarce întors încearcă bătrân bătrână tânăr tânără țipă agitație"
).split(" ");

/** How words end that are verbs, and nothing else without their diacritics: „lucreaza”, „sa priveasca”. */
export const VERB_ENDS: readonly (readonly [RegExp, string])[] = [
  [/eaza$/u, "ează"],
  [/easca$/u, "ească"],
];

/** Nouns with their article, which looks like none on a plain keyboard: „iarna”, but „o iarnă”. */
export const ARTICLED: readonly string[] = (
  "dimineața seara vara iarna primăvara toamna zăpada căsuța luminița dorința prietena urechiușa lăbuța blănița prăjitura " +
  "înghețata ușa școala păpușa surioara grădinița rădăcina oglinda apa săptămâna"
).split(" ");

/** What stands before such a noun without its article. */
export const BEFORE_BARE =
  /(?:^|[\s-])(?:o|de|la|spre|peste|până-n|pana-n|fiecare|m[âa]ine|ast[ăa]|din|f[ăa]r[ăa]|[îi]n|pe)\s$/iu;

/** What stands around „ca”, where it compares or says what for, and is no „că”. */
export const BESIDE_CA = {
  before: /(?<!\p{L})(?:mai \p{L}+|la fel(?: de \p{L}+)?|a[șs]a(?: de \p{L}+)?|tot at[âa]t(?: de \p{L}+)?|pentru)\s$/iu,
  behind:
    /^\s(?:s[ăa](?!\p{L})|s-|[șs]i c(?:um|[âa]nd)|(?:el|ea|ei|ele|mine|tine|noi|voi|al[țt]ii|ceilal[țt]i|celelalte|to[țt]i|toate|de obicei|ni[șs]te)(?!\p{L}))/iu,
} as const;

/** Plain words that have a life of their own, left as they were typed. */
export const LEAVE_ALONE: ReadonlySet<string> = new Set(
  (
    "la de in si a al ale o un are era mare mari peste pana rau fata tata mama luna casa masa stea floare carte tari bani pe nu se te " +
    "vina para fete pui cai lei sare vine iubi dormi fugi veni auzi citi dori vorbi gasi face duce merge prinde sta da lua bea vrea uita arata " +
    "tati mami ajuta cauta lupta canta juca toate mult cum ce cine unde care atat cat sunt este fi avea"
  ).split(" "),
);
