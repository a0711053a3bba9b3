/** How a Romanian idea says first where it plays and then who is there. */

const WHERE =
  "(?:(?:acolo|aici|undeva|departe|sus|jos),? |(?:[îi]n|[îi]ntr-un|[îi]ntr-o|la|pe|sub|l[âa]ng[ăa]|dup[ăa]|printre|prin|deasupra|[îi]ntre)\\s(?:(?!, (?:un|o) )[^.!?;:]){2,90}?\\s)";

const BE =
  "(?:e|este|era|exist[ăa]|se afl[ăa]|tr[ăa]ie[șs]te|tr[ăa]ia|locuie[șs]te|locuia|st[ăa]|st[ăa]tea|zace|z[ăa]cea|cre[șs]te|cre[șs]tea|doarme|dormea|at[âa]rn[ăa]|at[âa]rna|a[șs]teapt[ăa]|a[șs]tepta|rugine[șs]te|plute[șs]te|s-a cuib[ăa]rit|s-a ascuns|se ascunde|s-a mutat|a r[ăa]mas|a r[ăa]s[ăa]rit|a crescut|a [îi]nflorit|a [îi]ncol[țt]it|a c[ăa]zut|a e[șs]uat|s-a n[ăa]scut|s-a ivit|s-a oprit|s-a adunat|s-a a[șs]ezat|a ap[ăa]rut|a aterizat|a poposit|lucreaz[ăa]|lucra)";

/** „Pe raft“, „de ani de zile“, „uitată“. */
const BETWEEN =
  "(?:(?:pe|[îi]n|la|sub|l[âa]ng[ăa]|de|din|printre|dup[ăa]|[îi]ntr-un|[îi]ntr-o) (?:(?!(?:un|o|care) )[\\p{Ll}-]+ ){1,4}?|(?:singur|acum|mereu|tot|acolo|sus|jos)[ăa]? |\\p{Ll}{3,}(?:at|it|ut|ns|rs)[ăa]? ){0,3}?";

/** From an idea’s start to the article of whoever is there: „În spatele blocului zace uitată | o bicicletă“. */
export const IS_THERE = new RegExp(
  `^(?:anul \\d+,? [^.!?]*[.!?] )?${WHERE}${BE} ${BETWEEN}(?=(?:un|o) \\p{Ll}{3,})(?!o (?:mare|lini[șs]te|zi|noapte|sear[ăa]|diminea[țt][ăa]|s[ăa]rb[ăa]toare|petrecere|regul[ăa]|problem[ăa]|tain[ăa]|ceart[ăa]|furtun[ăa]|poveste|lume|singur[ăa]) |un (?:singur|mare) |un (?:secret|concurs|festival|spectacol|t[âa]rg|mister)(?!\\p{L}))`,
  "iu",
);

/** The same where its verb stands behind whoever it is: „Într-un borcan cu murături | un gogoșar visează“. */
export const COMES_THERE =
  /^(?:[îi]n|[îi]ntr-un|[îi]ntr-o|la|pe|sub|l[âa]ng[ăa]|dup[ăa]|printre|deasupra|[îi]ntre) (?:(?:un|o) )?[^.!?;:,]{3,60}?(?:, (?:[îi]n|[îi]ntr-un|[îi]ntr-o|la|pe|sub|l[âa]ng[ăa]|printre|deasupra|[îi]ntre) [^.!?;:,]{3,40}?)?,? (?<!(?<!\p{L})(?:cu|de|la|pe|[îi]n|din|sub|prin|l[âa]ng[ăa]|pentru|f[ăa]r[ăa]|[șs]i|dup[ăa]|spre|peste|ca|c[âa]t|are|avea|prime[șs]te|g[ăa]se[șs]te|vede|e|este|era) )(?=(?:un|o) \p{Ll}{3,} )/iu;

/** A first sentence of nothing but a place and what goes on there. */
export const ONLY_WHERE =
  /^(?:[îi]n|[îi]ntr-un|[îi]ntr-o|la|pe|sub|l[âa]ng[ăa]|dup[ăa]|printre|prin|deasupra) (?!.*(?<!\p{L})(?:pe nume|numit[ăa]?|cheam[ăa]|se nume[șs]te)(?!\p{L}))(?!.*, \p{L}{2,}(?:ul|a|ea|le|ii) (?:\p{Ll}+ )?(?:s-|a |e |este |nu |are |se |[îi][șs]i ))[^.!?;]*?\s(?:e|este|era|sunt|erau|s-a|s-au|se|vine|a venit|[îi]ncepe|miroase|fierbe|nu)\s/iu;

/** Before somebody of whom it only says that the place is theirs: „la tanti“, „curtea“. */
export const WITH_A_PLACE = /(?<!\p{L})(?:la|de la|din|[îi]n|pe|l[âa]ng[ăa]|lui|pentru) $|\p{L}(?:a|ul|ele|ile|ea) $/iu;

/** „La nea Gică“, „doamnei Popa“: of whom only the place is told. */
export const ITS_OWNER =
  /(?<!\p{L})(?:la|de la|lui|al|a|doamnei|domnului|bunicii|bunicului) (?:(?:nea|tanti|bunica|bunicul|m[ăa]tu[șs]a|unchiul|mo[șs]|baba|doamna|domnul) )?\p{Lu}\p{Ll}+/giu;

/** From an idea’s start, a grown-up who has something: „Bunica mea are acasă | o mașină“. */
export const ELDER_HAS =
  /^(?:(?:bunica|bunicul|str[ăa]bunica|str[ăa]bunicul|unchiul|m[ăa]tu[șs]a|vecinul|vecina|mama|tata)(?: (?:mea|meu|nostru|noastr[ăa]|de la (?:[țt]ar[ăa]|bloc|munte)))?|(?:tanti|nea|nenea|tu[șs]a|mo[șs]|baba|badea|doamna|domnul|bunica|bunicul) \p{L}+(?: (?:de la|din) [^,.!?]{2,20})?) (?:are|avea|[țt]ine|p[ăa]streaz[ăa])(?: (?:acas[ăa]|[îi]n [^,.!?]{2,20}|pe [^,.!?]{2,20}|la [^,.!?]{2,20}))? (?=(?:un|o) )/iu;

/** What is told of it. */
export const TOLD_OF_IT = /^(?:un|o) (?:[\p{L}-]+ ){1,4}?(?:care|c[ăa]r(?:uia|eia)|ce) /iu;

/** „Orașul jucăriilor se pregătește de paradă, dar | toba mică are o vânătaie“: a place, and the one that is not as all are. */
export const PLACE_IS_BUSY =
  /^(?:(?:tot|toat[ăa]) )?(?:ora[șs]ul|or[ăa][șs]elul|satul|s[ăa]tucul|cartierul|p[ăa]durea|gr[ăa]dina|livada|ferma|curtea|strada|uli[țt]a|[șs]coala|gr[ăa]dini[țt]a|poiana|balta|delta|circul|muzeul|magazinul|buc[ăa]t[ăa]ria|atelierul|regatul|raftul|sertarul)(?: [^,.!?;:]{2,30}?)? (?:se|doarme|r[âa]de|c[âa]nt[ăa]|danseaz[ăa]|s[ăa]rb[ăa]tore[șs]te|a[șs]teapt[ăa]|e (?:gata|plin|[îi]n fierbere|[îi]n s[ăa]rb[ăa]toare))(?!\p{L})[^.!?;:]{0,60}?(?:,|\.) (?:dar|[îi]ns[ăa]|numai|doar|numai c[ăa]) (?=(?:un|o) \p{Ll}{3,}|\p{Ll}{3,}(?:ul|a|le)\s)/iu;
