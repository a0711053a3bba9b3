/** How a Romanian parent asks for a story, and whom it is to be about, once the reason for it has been told. */

/** „Poveste“, as hurried hands type it too: „povste“, „povestre“. */
const STORY =
  "(?:po+v(?!estit|este[șs]|esti(?:m|[țt]i)|estesc|ar|[ăa][țt])\\p{Ll}{2,9}|cart(?:e|ea|icic[ăa])|basm(?:ul)?|istorioar[ăa]|ceva|una|aventur[ăa])";

/** Words that may stand between a story and whom it is about. */
const MORE = "(?:,? [\\p{L}\\d-]+){0,8}?,?";

/** Whom it is about, by an article. */
export const ONE = "(?:un|o|doi|dou[ăa]|trei|ni[șs]te|acest|aceast[ăa]|acel|acea)\\s";

/** Nouns behind that article that are nobody: a gift, an evening, a lesson. */
export const NOBODY_ASKED =
  "(?:\\p{Ll}+ )?(?:po+v\\p{Ll}+|cart(?:e|icic[ăa])|basm|istorioar[ăa]|idee|final|sf[âa]r[șs]it|[îi]nceput|mesaj|moral[ăa]|lec[țt]i[ei]|tem[ăa]|cadou|dar|surpriz[ăa]|ajutor|text|variant[ăa]|aventur[ăa]|c[ăa]l[ăa]torie|excursie|tab[ăa]r[ăa]|prieteni[ae]|iubire|familie|lume|zi|sear[ăa]|noapte|or[ăa]|s[ăa]pt[ăa]m[âa]n[ăa]|lun[ăa] de|petrecere|serbare|concurs|spectacol|joc|mister|secret|zbor|limbaj|umor|fel|pic|strop|ton|dram[ăa]|singur[ăa]? dat[ăa]|dat[ăa]|parte|bucat[ăa]|rim[ăa]|rime|replici|glume|lectur[ăa]|explica[țt]i[ei]|rug[ăa]minte|variant[ăa]|continuare|descriere|[îi]ntrebare|propunere|personaj\\p{Ll}*|erou|eroin[ăa]|prieten bun|caz|caracter|dialog|tâlc|talc)(?!\\p{L})";

/** „O poveste blândă despre dor, cu | o rândunică“. */
export const STORY_ABOUT = new RegExp(
  `(?<!\\p{L})${STORY}(?!\\p{L})${MORE} (?:despre|cu|[îi]n care(?: apare)?|unde|de la|cum|a|al)\\s+(?=${ONE}(?!${NOBODY_ASKED}))`,
  "giu",
);

/** „Aș vrea | o girafă“, „să fie | un tunet“, „ne-am gândit la | un pui de cuc“, „scrieți despre | un pui de lup“. */
export const WISHED_FOR = new RegExp(
  `(?<!\\p{L})(?:(?:vreau|vrem|voiam|a[șs] (?:vrea|dori|ruga|alege)|am (?:vrea|dori)|[îi]mi doresc|ne dorim|mi-ar pl[ăa]cea|ne-ar pl[ăa]cea|caut|c[ăa]ut[ăa]m|(?:am|avem|a[șs] avea|am avea) nevoie de|[îi]mi trebuie|ne trebuie|propun|[îi]mi (?:imaginez|[îi]nchipui|amintesc de)|mi-aduc aminte de|ne imagin[ăa]m|am inventat|deci:?|hai(?: mai bine)? cu|hai s[ăa] fie|mai bine|mai degrab[ăa]|(?:m[ăa] g[âa]ndeam|ne g[âa]ndeam|m-am g[âa]ndit|ne-am g[âa]ndit|m[ăa] g[âa]ndesc|ne g[âa]ndim) la|ce (?:zice[țt]i|zici) de|ce-ar fi|s[ăa] fie(?: vorba)?(?: doar| mai degrab[ăa])?(?: personaj(?:ul)?(?: principal)?| erou(?:l)?| eroin[ăa]| eroina)?|(?:eroul|eroina|personajul(?: principal)?)(?: s[ăa] fie| e| este| ar fi|:)?|pove\\p{Ll}+ s[ăa] (?:fie|vorbeasc[ăa])|scrie(?:[țt]i)?(?:-\\p{Ll}+)?|povesti[țt]i(?:-\\p{Ll}+)?|inventa[țt]i(?:-\\p{Ll}+)?|(?:pute[țt]i|po[țt]i|a[țt]i putea|ai putea) (?:scrie|face|inventa|povesti)|(?:v[ăa]|te) rog)(?: (?:v[ăa] rog|te rog|frumos|ceva|una|mult|s[ăa] fie|s[ăa] (?:scrie[țt]i|face[țt]i|inventa[țt]i))){0,3})(?: (?:despre|cu|de))?,?\\s+(?=${ONE}(?!${NOBODY_ASKED}))`,
  "giu",
);

/** „Poate | un șoricel“: less than a wish, where nobody asked for anything before. */
export const PERHAPS = new RegExp(
  `(?<!\\p{L})(?:poate(?: s[ăa] fie)?|eventual|de exemplu|cum ar fi|(?<=[.!?;:] )(?:cu|despre))(?: (?:ceva|una|despre|cu|de))?,?\\s+(?=${ONE}(?!${NOBODY_ASKED}))`,
  "giu",
);

/** What a child asks for or tells itself: „vrea | o șurubelniță care“, „vrea cu | un excavator“, „zice așa: | un dinozaur“. */
export const CHILD_WANTS = new RegExp(
  `(?:^|[.!?;] )(?:(?:acum |[îi]ntruna |mereu |el |ea )?(?:vrea|ar vrea|[îi][șs]i dore[șs]te|[îi][șs]i dorea|cere|a cerut|ne-a cerut|mi-a cerut|ne roag[ăa]|insist[ăa]|zice s[ăa] fie(?: cu| despre)?|vrea s[ăa] fie(?: cu| despre)?)) (?:neap[ăa]rat |tare |mult |doar )?(?:${STORY} )?(?:(?:despre|cu) )?(?=${ONE}(?!${NOBODY_ASKED})(?:[\\p{L}-]+ ){1,4}?(?:care|ce|c[ăa]r\\p{Ll}+|cu|f[ăa]r[ăa])\\s)|(?<!\\p{L})(?:vrea|ar vrea|cere|a cerut|insist[ăa]) (?:neap[ăa]rat |tare |mult |doar )?(?:${STORY} )?(?:${MORE.slice(0, -2)} )?(?:despre|cu) (?=${ONE}(?!${NOBODY_ASKED}))`,
  "giu",
);

/** Before what a child tells in its own words. */
export const REPORTED = new RegExp(
  String.raw`^[^.!?:]{3,60}:\s*(?=(?:era|a fost) odat[ăa])|^[^.!?:;]{0,60}?(?<!\p{L})(?:zice|spune|cere|insist[ăa]|a zis|a spus) s[ăa] fie (?:cu |despre |vorba (?:de|despre) )?(?=(?:un|o|doi|dou[ăa])\s)|^(?:(?:feti[țt]a|fiica|fata|fiul|b[ăa]iatul|b[ăa]ie[țt]elul|copilul|nepotul|nepoata|nepo[țt]elul|nepo[țt]ica|fratele|sora|bunica|bunicul|mama|tata|unchiul|vecina|vecinul) (?:mea|meu|nostru|noastr[ăa])|[Bb]unica|[Bb]unicul|[Mm]o[șs]ul|[Bb]aba|[ăa]la mic|al mic|cel mic|a mic[ăa]|cea mic[ăa])(?: [^.!?:;,]{1,25}?)? (?:zice|spune|jur[ăa]|e convins[ăa]?|sus[țt]ine|zicea|spunea|a zis|a spus|poveste[șs]te|povestea)(?: (?:mereu|mie|tuturor|des))? c[ăa] (?:[^.!?:;]{2,40}? )?(?:tr[ăa]ie[șs]te|tr[ăa]ia|locuie[șs]te|locuia|st[ăa]|st[ăa]tea|e|este|era|exist[ăa]|s-a mutat|se ascunde|doarme|a v[ăa]zut|a [îi]nt[âa]lnit|vine|umbl[ăa]|se plimb[ăa]) (?=(?:un|o)\s(?!monstr|strigoi|drac|hot|ho[țt])\p{Ll}{3,})|^[^.!?:;„]{0,60}?(?<!\p{L})(?:zice|spune|a zis|a spus|zicea)(?!\p{L})[^.!?:;„]{0,20}\s["„“«](?=(?:un|o|doi|dou[ăa])\s)|^[^.!?:;]{0,90}?(?<!\p{L})(?:zice|spune|a zis|a spus|zicea|poveste[șs]te|a povestit|mi-a povestit|dicteaz[ăa]|(?:mi-|ne-)?a dictat|a inventat|inventeaz[ăa]|vrea a[șs]a|a cerut a[șs]a|ideea|po+v\p{Ll}*|text\p{Ll}*|scenet[ăa]|tema|cererea|comanda|subiectul|varianta|propunerea)(?!\p{L})[^.!?:;]{0,40}:\s*["„“«]?(?:(?:deci|p[ăa]i|a[șs]a),? )?(?=(?:(?:e|este|era|a fost) )?(?:un|o|doi|dou[ăa]|trei)\s\p{Ll}|(?:a fost|era) odat[ăa]|\p{Ll}{3,}(?:ul|a|le)\s)|^[^.!?:„]{3,60}:\s*(?=povestea (?:unui|unei)\s)|^\p{Lu}\p{Ll}+(?: \([^)]*\)|,? (?:de )?\d+ ani,?)? (?:vrea|ar vrea|cere|a cerut|ne-a cerut|mi-a cerut|ne cere|[îi][șs]i dore[șs]te) (?:neap[ăa]rat )?o (?:poveste|povestioar[ăa])(?! despre cum)[^.!?:;]{0,30}? (?:despre|cu|[îi]n care) (?=(?:un|o)\s(?!\p{Ll}+ ca (?:el|ea)))`,
  "iu",
);

/** The child itself: „să fie despre el“, „ea să fie eroina“, „o poveste în care el“. */
export const ABOUT_ITSELF =
  /(?<!\p{L})(?:(?:vorba |poveste\p{Ll}* |carte |ceva )(?:chiar |doar |tot )?(?:despre|cu) (?:el|ea|ei|ele|d[âa]nsul|d[âa]nsa)|(?:fie|scrie\p{Ll}*)(?: vorba| poveste\p{Ll}*)? (?:chiar |doar |tot )?(?:despre|cu) (?:el|ea|ei|ele)|s[ăa] fie (?:chiar )?(?:el|ea) (?:[îi]nsu[șs]i |[îi]ns[ăa][șs]i )?(?:eroul|eroina|personajul|protagonist\p{Ll}+)|(?:el|ea) s[ăa] fie (?:eroul|eroina|personajul|protagonist\p{Ll}+)|(?:eroul|eroina|personajul(?: principal)?) s[ăa] fie (?:chiar )?(?:el|ea)|(?:poveste\p{Ll}*|carte)(?: \p{Ll}+){0,3} (?:[îi]n care|unde) (?:el|ea)|cu (?:el|ea) (?:erou|eroin[ăa]|[îi]n rol\p{Ll}*|personaj\p{Ll}*))(?!\p{L})/iu;

/** „O poveste cu Ghiță“, „în care Nuca ajunge“, „despre căluțul care“: somebody who has been spoken of. */
export const ABOUT_KNOWN = new RegExp(
  `(?<!\\p{L})(?:[Vv]rem|[Vv]reau|[Aa][șs] vrea|[Aa]m vrea|[Mm]i-ar pl[ăa]cea|[Pp]oate vedem lumea prin ochii lui) (?:ca )?(?=(?<wished>\\p{Lu}\\p{Ll}{2,})(?!\\p{L}))|(?<!\\p{L})${STORY.replace("po+v", "[Pp]o+v")}(?!\\p{L})(?: (?!care(?!\\p{L}))[\\p{Ll}-]+){0,4}? (?:despre|cu|[îi]n care|unde) (?=(?<name>\\p{Lu}\\p{Ll}{2,})(?!\\p{L}))|(?<!\\p{L})(?:[Ss]crie\\p{Ll}*|[Pp]ovesti[țt]i)(?:-\\p{Ll}+)?,?(?: v[ăa] rog,?| te rog,?)? (?:despre|ce face|cum) (?=(?<told>\\p{Lu}\\p{Ll}{2,})(?!\\p{L}))`,
  "gu",
);

/** „O poveste în care | regina stupului“, „despre | căluțul care“: a noun with its article. */
export const ABOUT_DEFINITE = new RegExp(
  `(?<!\\p{L})(?:${STORY}(?!\\p{L})(?: (?!care(?!\\p{L}))[\\p{Ll}-]+){0,4}? (?:despre|cu|[îi]n care|unde)|scrie\\p{Ll}*(?: v[ăa] rog| te rog)? despre|spun(?:em)?(?: [\\p{L}-]+){0,4} despre) (?=\\p{Ll}{2,}(?:ul|[^e]a|ua|ele|ii|ile)\\s)`,
  "giu",
);

/** Words that may stand before a story that is asked for, and tell of nobody. */
export const ONLY_ASKS =
  /^(?:(?:deci|a[șs]a c[ăa]|a[șs]a|c[ăa]|poate|eventual|[șs]i|dar|iar|atunci|pentru asta|de asta|de aceea|hai|hai cu|bun[ăa]|bun[ăa] ziua|bun[ăa] seara|salut|salutare|v[ăa] rog|te rog|rog|frumos|s[ăa] fie|fie|ar fi|ar merge|merge|m[ăa]car|doar|numai|ceva|tot|mai|[îi]nc[ăa]|o|un|nimic \p{Ll}+|se poate|dac[ăa] se poate|ideea|idee|subiect|tema|mul[țt]umesc|drag[ăa] \p{Ll}+)[,:]? ?)*$/iu;

/** A first sentence that is the story’s own: „Un urs …“, „A fost odată …“. */
export const TELLS_AT_ONCE =
  /^(?:(?:(?:[îi]ntr-o (?:zi|noapte|sear[ăa]|diminea[țt][ăa])|odat[ăa]|a fost odat[ăa]|era odat[ăa]),? )?(?:un|o|doi|dou[ăa]|trei)\s(?!poveste|povestioar|carte|basm|idee|coleg|prieten|cadou|dar |text|scenet|felicitare|surpriz)\p{Ll})/iu;

/** What is told of somebody whose story is not told: their age, what they like, the occasion. */
export const ONLY_READS =
  /(?<!\p{L})(?:are|au|avea|de|face|[îi]mpline[șs]te|are aproape) (?:\d+|un|doi|dou[ăa]|trei|patru|cinci|[șs]ase|[șs]apte|opt|nou[ăa]|zece) (?:ani(?:[șs]ori)?|luni|an)(?!\p{L})|(?<!\p{L})(?:[îi]i plac\p{Ll}*|le plac\p{Ll}*|ador[ăa]|iube[șs]te|[îi]nnebunit\p{Ll}*|nebun\p{Ll}* dup[ăa]|fascinat\p{Ll}*|pasionat\p{Ll}*|preferat\p{Ll}*|obsedat\p{Ll}*|topit\p{Ll}* dup[ăa]|mor[țt]\p{Ll}* dup[ăa]|colec[țt]ioneaz[ăa]|adun[ăa]|viseaz[ăa] s[ăa] devin[ăa]|ziua (?:lui|ei|mamei|tatei|de na[șs]tere)|se d[ăa] [îi]n v[âa]nt|vorbe[șs]te doar|[îi]ntreab[ăa] (?:mereu|tot|[îi]ntruna)|tot [îi]ntreab[ăa]|str[âa]nge|deseneaz[ăa]|vorbe[șs]te (?:numai|mereu|[îi]ntruna)|mul[țt]umesc)(?!\p{L})|\p{Lu}\p{Ll}+,? (?:de )?\d+ (?:ani|ani[șs]ori|luni)(?!\p{L})|\p{Lu}\p{Ll}+ \(\d/iu;

/** A heading: „Tema: prietenia.“, „Clasa pregătitoare.“, „Pentru ziua mamei mele“, „Grupa mare“. */
export const HEADING =
  /^(?:[îi]ntr-(?:un|o)|[îi]n|la|pe|sub)\s[^.!?]*?\s(?:toate|to[țt]i|nimeni|fiecare|lumea|orice|nimic)\s|^(?:tem[aă]|cadou|dar|mul[țt]umire|felicitare|surpriz[ăa]|un cadou|un dar|un text|o felicitare|o surpriz[ăa]|clasa|grupa|pentru|subiect\p{Ll}*|proiect\p{Ll}*|s[ăa]pt[ăa]m[âa]na|ora de|ora|lec[țt]ia|optional|op[țt]ional|[țt]ar[ăa]|loc\p{Ll}*|v[âa]rsta|public)(?!\p{L})/iu;

/** Behind whom it is asked about, a clause of what that does for the child: „care îl învață“, „îi devine prietenă“. */
export const FOR_THE_CHILD =
  /^(?:un|o|doi|dou[ăa]|trei|ni[șs]te)\s(?:\p{L}[\p{L}-]*\s){1,3}?(?:care |ce |s[ăa] )?(?:vine [șs]i )?(?:[îi]l|[îi]i|o|l-|i-|le)\s?(?:devine|devin|ajut[ăa]|ajute|[îi]nva[țt][ăa]|[îi]nve[țt]e|arat[ăa]|arate|apar[ăa]|p[âa]ze[șs]te|p[âa]zeasc[ăa]|[îi]nso[țt]e[șs]te|consoleaz[ăa]|[îi]ncurajeaz[ăa]|[țt]ine (?:de m[âa]n[ăa]|companie)|prime[șs]te [îi]n|salveaz[ăa]|vindec[ăa]|duce (?:la|[îi]n|spre))(?!\p{L})/iu;

/** Anybody: a child like the one who was told of. */
export const ANYBODY =
  /^(?:un|o|doi|dou[ăa]|trei|ni[șs]te)\s(?:prieten\p{Ll}*|copi(?:l|i|la[șs])|coleg\p{Ll}*|om|oameni|feti[țt][ăae]|fat[ăa]|fete|b[ăa]iat|b[ăa]ie[țt]el|b[ăa]ie[țt]i)(?!\p{L})/iu;

/** „O broscuță ca el“. */
export const LIKE_IT = /^[^.!?]{3,40}? (?:exact |chiar |tot )?ca (?:el|ea|ei|ele)(?!\p{L})/iu;

/** Before an indefinite phrase at an idea’s start, as it is spoken: „păi e | un fulger“, „deci, | o broască“. */
export const SPOKEN_START =
  /^(?:(?:p[ăa]i|deci|uite|uita[țt]i|auzi|bun|ok|hai|gata|zic eu|ideea e|so|ei bine|a[șs]a|dup[ăa] aia|[șs]i apoi vine|apoi vine|(?:mami|mama|tati|tata|buni|bunico|mamaie|tataie)[,!]? (?:scrie|noteaz[ăa]|zi|spune|f[ăa]|ascult[ăa]|uite|hai)(?:-mi|-ne)?(?: tu| [șs]i tu| a[șs]a| poveste[ai])?)[,:. ]+)+(?:(?:e|este|era|ar fi|avem|zicem)(?: vorba (?:de|despre))? )?(?:cu |despre )?(?=(?:un|o|doi|dou[ăa])\s\p{Ll}{3,})/iu;

/** From whom it is about to who lives there: „o colonie pe Marte unde trăiește | o găină“. */
export const DWELLS =
  /^(?:[^.!?]{2,80}?\s(?:zace|e|este|era|exist[ăa]|st[ăa]|se afl[ăa]|r[ăa]sare|plute[șs]te) )?(?:un|o)\s(?!fat|b[ăa]|copil)[^.!?]{2,70}?\s(?:unde|[îi]n care|pe care|sub care|la care) (?:tr[ăa]ie[șs]te|tr[ăa]ia|locuie[șs]te|locuia|st[ăa]|st[ăa]tea|doarme|lucreaz[ăa]|s-a ascuns|se ascunde|s-a mutat|s-a pripă[șs]it|[îi][șs]i are cuibul)(?: singur[ăa]?| ascuns[ăa]?)? (?=(?:un|o) \p{Ll}{3,})/iu;

/** A greeting, the writer spoken of by a pronoun, the smallest of the family. */
export const OF_US =
  /^(?:bun[ăa]|salut|salutare|servus|hei|hello|s[ăa]rut|noroc|stimat|drag[ăai]|ne |m[ăa] |[îi]mi |mi-|mezin(?:a|ul)|pu[șs]ti(?:ul|ca)|prichind|cel mic|cea mic[ăa]|al mic|a mic[ăa]|copiii:|(?:tata|mama|tat[ăa]l|bunic(?:ul|a)|so[țt](?:ul|ia)|unchiul|m[ăa]tu[șs]a|doamna (?:[îi]nv[ăa][țt]|educ)\p{Ll}+|copil(?:ul)?|fiul|fiica|b[ăa]iatul|feti[țt]a) (?:mea |meu |nostru |noastr[ăa] )?\p{Ll}+)/iu;

/** Grown-ups and children of the family in general, and what is nobody. */
export const OF_FAMILY =
  /^(?:mother|father|grandmother|grandfather|child|girl|boy|baby|sister|brother|friend|son|daughter|aunt|uncle)$/u;

/** A first sentence of what a grown-up of the family does: „Bunica croșetează cu un ghem roșu.“ */
export const ELDER_DOES =
  /^(?:bunica|bunicul|mama|tata|unchiul|m[ăa]tu[șs]a|vecina|vecinul|mo[șs]ul|fratele meu|sora mea|str[ăa]bunica|str[ăa]bunicul|tataie|mamaie|buni)(?: \p{Ll}+){1,8}[.!]\s*$/iu;

/** Before „o poveste în care tunetul e blând“: it is told for a child who fears it. */
export const FEARS = /(?<!\p{L})(?:se teme|team[ăa]|fric[ăa]|se sperie|speriat[ăa]?|groaz[ăa])(?!\p{L})/iu;
