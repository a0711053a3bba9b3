import { WAY_HOME } from "#content/sentences/common-goals.ts";
import type { ReadingFrames } from "./frames.ts";

const END =
  "(?=[,.;!?]|$| cu ajutorul | pentru că | pentru ca | dar | până când | fiindcă | deoarece | care | când | înainte | inainte | deși | atunci c[âa]nd | de fiecare dat[ăa] | și (?:își|isi|găsește|gaseste|întâlnește|intalneste|pleacă|pleaca) )";
const B = "(?<![\\p{L}])";
/** Before a verb of wishing: it is the writer who wishes. */
const WRITERS = "(?<!\\p{L})(?:a[șs]|am|vom|mi-ar|ne-ar) (?:mai |tare |foarte )?";
/** Before it: nobody wants that. */
const NOT = "(?<!\\p{L})nu (?:mai |prea )?";

export const romanian: ReadingFrames = {
  named:
    /(?<!\p{L})(?:(?<=[.!?;]\s)nume:|pe nume|cu numele(?: de)?|numit[ăa]?|(?:se|[îi][șs]i) (?:nume[șs]te|numea|zice)|(?:s-ar|s-o) (?:numi|chema)|botezat[ăa]?|poreclit[ăa]?|zis[ăa]?|numele (?:lui|ei)? ?(?:e|este|era|s[ăa] fie)|s[ăa] se numeasc[ăa]|pe care (?:îl|o|il) (?:cheamă|cheama)|(?:îl|il|o) (?:cheamă|cheama|chema)|s(?:ă|a|ă-l|a-l|-o|ă o) cheme)\s+[„"“]?(?<name>\p{L}[\p{L}’'-]*)/giu,
  titles:
    /^(?:c[ăa]pitanul?|profesorul?|doctorul?|domnul|doamna|regele|regina|prin[țt]ul|prin[țt]esa|super|mega|mo[șs]|baba|bunicul|bunica|unchiul|m[ăa]tu[șs]a|nea|nenea|tanti|[țt]a[țt]a|lelea|badea|coana|don|domni[șs]oara|z[âa]na|contele|baronul)$/iu,
  calledAfter:
    /(?:(?<!\p{L})(?:(?:îi|ii|căruia îi|căreia îi) (?:spunem|zicem|spun|zic)(?: to[țt]i)?|(?:toat[ăa] lumea|to[țt]i) (?:îi|ii) (?:spun|zic)e?)\s+[„"“]?|(?<=[,\s])(?=\p{L}+ pe numele (?:lui|ei)(?!\p{L})))(?<name>\p{L}[\p{L}’'-]*)/giu,
  areSeveral:
    /(?:\s+(?:sunt|erau|s[îi]nt)\s+(?:\p{L}+\s+){0,2}|,\s+(?:(?:cei doi|cele dou[ăa]|doi|dou[ăa]|trei|ni[șs]te)\s+)?)$/iu,
  firstClause: /^(?:c[âa]nd|dup[ăa] ce|fiindc[ăa]|pentru c[ăa]|[îi]ntr-o zi,? c[âa]nd)\s[^,.;!?]*,/iu,
  titledName:
    /^(?:\s+(?:nostru|noastr[ăa]|meu|mea|(?:lui|ei)(?=,)|\p{Ll}+(?:ului|ei|ii|ilor)(?=,)|(?:din|de la|de pe)\s\p{L}+(?:\s\p{Lu}\p{Ll}+)?(?=,)))?,?\s+(?<name>(?:[Dd]oamna|[Dd]omnul|[Nn]enea|[Bb]adea|[Ll]elea|[Uu]nchiul|[Nn]ea|[Tt]anti|[Mm]oș|[Bb]aba|[Cc]oana|[Dd]octorul)\s+\p{Lu}\p{Ll}+)/u,
  request: /^.*?(?:carte|poveste|povestea)\s+(?:în|in|din)\s+care\s+/iu,
  nameBeforeKind:
    /(?:(?<name>\p{Lu}[\p{L}-]+)(?:(?:,\s+|\s+\(|\s+(?:este|e|era)\s+)(?:(?:un|o|ce[al]\s+mai(?:\s+\p{Ll}+)?)\s+)?(?:pui(?:ul)?\s+de\s+|\p{Ll}+\s+)?|\s+)|^(?<alone>\p{Lu}[\p{L}-]+)[.:–-]\s+(?:[Uu]n|[Oo])\s+(?:\p{Ll}+\s+){0,1})$/u,
  nameAfterKind:
    /^(?:\s+(?:de la|de pe|de l[âa]ng[ăa])\s+\p{Ll}{3,}(?=,\s\p{Lu}\p{Ll}+,)|\s+(?:de|cu|din|fără|fara)\s+\p{Ll}{3,}(?=,?\s\p{Lu})|\s+(?:cea?|cel)\s+\p{Ll}+|\s+(?:ro[șs]u|ro[șs]ie|verde|galben[ăa]?|albastr[ăua]|alb[ăa]?|negru|neagr[ăa]|mic[ăa]?|curajos|curajoas[ăa])|\s+(?:cel |cea )?mai\s+(?:mic|mare)[ăa]?|\s+\p{Ll}{3,}(?=,\s\p{Lu}[\p{L}\d-]+(?:[.,!]|$)))?(?:\s+(?:ei|lor|meu|mea|său|sa|noastr[ăa]|nostru)|\s+lui(?=,))?,?\s+(?<name>\p{Lu}[\p{L}’]*(?:-(?:\p{L}+|\d{1,4}(?!\p{L})))*)/u,
  saidToBe:
    /(?:^|[.!?]\s+)(?:(?:domnul|doamna|căpitanul|profesorul)\s+)?(?<name>\p{L}{2,})(?:\s+(?:cu|din|de la)\s[^,.!?]{2,30}?)?\s+(?:este|e|era)\s+(?:un|o)\s+(?:\p{Ll}+\s+){0,1}$/iu,
  apposition: /^(?:\s+(?:este|e|era)\s+(?:un|o))\s+(?:\p{Ll}+\s+){0,1}$/iu,
  toldLater:
    /,\s(?:pe nume|numit[ăa]?)\s+[„"“]?$|(?<!\p{L})(?:(?:îl|il|o) (?:cheamă|cheama|chema)|se (?:nume[șs]te|numea|cheam[ăa]|chema|numesc|numeau)|s-ar (?:numi|chema)|numele (?:lui|ei|s[ăa]u)(?: e| este| era)?|(?<=[.!?;]\s)nume:)\s+[„"“]?$/iu,
  storyFor: /^\p{Ll}*\s+(?:pentru|ptr?\.?)\s+$/iu,
  readerFirst:
    /^(?:(?:băie[țt]elul|baietelul|b[ăa]iatul|feti[țt]a|fiul|fiica|bebelu[șs]ul|copilul)\s(?:nostru|meu|noastr[ăa]|mea))[^.!?]*[.!?]\s+(?=[^.!?]*(?:poveste|povestioar[ăa]|carte)[^.!?]*?\s(?:despre|cu)\s+(?:un|o|doi|dou[ăa])\s)/iu,
  lists:
    /^(?:\s+(?:\p{Ll}+(?:ui|[țs]i|oi)|gemeni|gemene|mici|mari|buni|bune|mei|mele|noștri|noastre|isteți|curajoși|pe nume|numiți|numite))*[\s,:–-]+/iu,
  and: /^\s*(?:,\s*)?(?:și|si|&)\s+|^\s*,\s*/iu,
  young: /^(?:puiul? de|pui de|puiu[țt]ul? de|puii de|bebe|bebelu[șs](?:ul)?)$/iu,
  subjectBefore:
    /(?:^|[.!?:]\s*|(?<!\p{L})(?:despre|povestea unui|povestea unei)\s+)(?:(?:un|o)\s+)?(?:\p{L}+\s+){0,1}$/iu,
  subjectAfter:
    /^(?:\s+(?:cel|cea|b[ăa]tr[âa]n[ăa]?|mic[ăa]?|micu[țt][ăa]?|mare|vech[ie]|nou[ăa]?|mititic[ăa]?|urs[uo]z[ăa]?|obosit[ăa]?|trist[ăa]?|vesel[ăa]?|timid[ăa]?|\p{Ll}+(?:[ăa]t[ăa]?|t|os|oas[ăa]|i[cț][ăa]?|[iu]t[ăa]?))(?:\s+\p{Ll}+)?)?,?\s+(?:pe nume|numit[ăa]?|care|cărui?a|caruia|careia|căreia|vrea|voia|nu|își|isi|și-a|si-a|se|s-a|este|e|era|a|învață|invata|visează|viseaza|pleacă|pleaca|trebuie|din mijlocul|îi|ii|i-a|i s-a|nu-și|nu-i|cade|crede|plânge|fuge|stă|sta|are|avea|\p{Ll}+(?:e[șs]te|eaz[ăa]))(?!\p{L})/iu,
  kin: /(?<!\p{L})(?:fiica|fata|fetita|fiul|baiatul|baietelul|nepoata|nepotul|nepotelul|nepotica|sora|surioara|fratele|fratiorul|verisoara|verisorul|copilul|pustiul|prichindelul|mezina|mezinul|domnul|doamna|mos|finul|fina|nea|tanti|badea|baba|coana|unchiul|matusa|dragul|draga|dragutul)(?:\s+(?:mea|meu|noastra|nostru|lui|ei))?(?:\s+cea?l?\s+mic[a]?)?,?\s+(?<name>\p{L}+)/giu,
  beforeName:
    /(?:(?<!\p{L})(?:despre|cu|și|si|lui|pentru|de|la|fata|fetița|fetita|băiatul|baiatul|prietena|prietenul|fiica|fiul|că|ca|când|cand|:)\s+|,\s+|\s&\s+|^)$/iu,
  sizeBefore:
    /(?:^|[.!?:]\s+)(?:[Mm]icu[țt]?a|[Mm]icul|[Mm]icu[țt]ul|[Mm]ica|[Bb]iata|[Bb]ietul|[Bb][ăa]tr[âa]nul|[Bb][ăa]tr[âa]na)\s+$/u,
  oneOfKind:
    /(?<!\p{L})(?:(?:unul|una)(?: dintre (?:ei|ele))?|ultimul|ultima|primul|prima|al (?:doilea|treilea|patrulea|cincilea|[șs]aselea|[șs]aptelea|optulea|nou[ăa]lea|zecelea)|a (?:doua|treia|patra|cincea|[șs]asea|[șs]aptea|opta|noua|zecea)|cel mai mic|cea mai mic[ăa])(?:,\s+|,?\s+(?:pe nume|numit[ăa]?|pe care (?:îl|o|il) cheam[ăa])\s+)[„"“]?$/iu,
  gone: /^\s+(?:a|au)\s+disp[ăa]rut(?!\p{L})|^\s+(?:e|este)\s+(?:pierdut[ăa]?|disp[ăa]rut[ăa]?)/iu,
  unknownFirst:
    /^\p{Lu}\p{Ll}+\s+(?<name>\p{Lu}\p{Ll}+)\s+(?:e|este|era|are|vrea|nu|își|isi|se|\p{Ll}{3,}(?:ă|e|te|a))\s/u,
  smallBeforeKind: /^(?<name>\p{Ll}{3,}), $/u,
  afterFirstName:
    /^(?:\s+(?:al nostru|a noastr[ăa]|al meu|a mea|și|si|este|e|era|are|avea|vrea|voia|își|isi|nu|care|se|a|s-a|s-au|[șs]i-a|[șs]i-au|cel|cea|îl|il|le|îi|ii|ar|tocmai|abia|încă|mereu|(?!(?:de|pe|la|fără|fara|după|dupa|către|catre|câteva|cateva|toate|toată|toata|multe|sub|peste|prin|spre|despre|dintre|printre)\s)\p{Ll}+(?:ă|e|te|a|ia))(?!\p{L})|,)/u,
  noNames: new Set(
    "înviere invierea învierea înălțare inaltare rusalii rusaliile florii floriile boboteaza bobotează paște paști paștele asta ăsta aia ceilalți ceilalti celelalte cineva săptămâna saptamana știți stiti care cred știu stiu sper caut lucrez mării marii negre dunării dunarii deltei că ca acolo aici oriunde oricine vrem avem uite uitați lumea ajun ajunul ajunului halloween craciun crăciun crăciunul craciunul paște paști paștele pastele anul vacanță vacanta numărul numarul ultimul ultima ultimii ultimele singurul singura fiecare niciun nicio orice să sa puteți puteti poți poti ar aș as am undeva cândva candva odinioară demult departe fără fara nivelul nivel nume lângă langa peste sub printre lui lor dacă daca până pana atunci astăzi astazi mâine maine deodată deodata poate oare iată iata fiindcă deși desi iar sau ori ceva baieții băieții fetele copiii bună buna basm basmul povestioară il îl le li îi ii ne vă toamna iarna vara primăvara primavara dimineața dimineata seara noaptea azi ieri într-o cu nimeni toți toti toată toata cineva împreună impreuna as aș țara tara fiica fiul fata băiatul soțul soția personajul eroul fă creează inventează povestește un o a cea cel două doua doi trei patru într intr în in pe la de ce cum unde cine când cand prima primul noapte este era nu și si dar o-dată odată odata fost vreau scrie spune poveste povestea despre eu noi el ea ei ele marte luna pământ pamant soare crăciun craciun paște paste cei cele prieteni prietenii".split(
      " ",
    ),
  ),
  goals: [
    {
      kind: "wish",
      confidence: 0.9,
      pattern: new RegExp(`[îi]ntreab[ăa][^.;!?]*? cum (?<phrase>s[ăa] [^,.;!?]+?)${END}`, "iu"),
    },
    {
      kind: "wish",
      confidence: 0.9,
      shape: "infinitive",
      pattern: new RegExp(
        `[îi]ntreab[ăa] (?:un|o|pe) [^.;!?]*? cum se (?<verb>\\p{L}+)(?<rest>(?: [^,.;!?]*?)?)${END}`,
        "iu",
      ),
    },
    {
      kind: "question",
      confidence: 0.9,
      pattern: /(?:^|[.!,:]\s+)(?<phrase>(?:de ce|unde|cine|cum|când|cand|cât|cat|ce) [^.;!?]+)\?/iu,
    },
    {
      kind: "wish",
      confidence: 0.9,
      says: "să învețe {phrase}",
      pattern:
        /(?<!\p{L})nu (?:[șs]tie|vorbe[șs]te|[îi]n[țt]elege)(?: (?:[îi]nc[ăa]|deloc|bine|o boab[ăa]))? (?<phrase>(?:rom[âa]n|englez|fran[țt]uz|nem[țt]|ungur|rus|italien|spaniol|p[ăa]s[ăa]r|pisic|c[âa]in)e[șs]te)(?!\p{L})/iu,
    },
    {
      kind: "fear",
      confidence: 0.9,
      shape: "noun",
      pattern:
        /(?<!to[țt]i (?:ceilal[țt]i )?)(?:(?:se tem(?:e|ea)?|s-ar teme) (?:foarte tare |tare )?de|fric[ăa] (?:mare )?(?:de|(?:pe|la|în|in|prin)(?= [îi]ntuneric))|team[ăa] de|speriat[ăa]? de|se sperie (?:[îi]ngrozitor |foarte (?:tare )?|tare |cumplit |grozav |mereu |rău )?de|groaz[ăa] de|(?<!\p{L})ur[ăa](?:[șs]te)?|nu suport[ăa]|fuge de|se ascunde de)\s+(?<phrase>[^,.;!?]+)/iu,
    },
    {
      kind: "lost",
      confidence: 0.9,
      shape: "noun",
      pattern:
        /(?<own>(?:[îi][șs]i|[șs]i-a|[șs]i-au|nu-[șs]i|nu [îi][șs]i)\s+(?:mai )?(?:caut[ăa]|căuta|pierdut|pierde|pierd|r[ăa]t[ăa]cit|uitat|uit[ăa]|g[ăa]se[șs]te)|s[ăa]-[șs]i\s+(?:caute|g[ăa]seasc[ăa]|recupereze))\s+(?<phrase>(?!(?:un|o)\s+prieten|s[ăa]\s|cum\s|unde\s|c[âa]nd\s|ce\s|de\s|dac[ăa]\s|c[ăa]\s|cine\s|c[âa]t\s|tot(?:ul)?(?!\p{L})|toate(?!\p{L}))[^,.;!?]+)/iu,
    },
    {
      kind: "lost",
      confidence: 0.75,
      shape: "noun",
      pattern:
        /(?<![\p{L}-])(?:caut[ăa]|în căutarea|in cautarea|a(?:u)? pierdut|a(?:u)? r[ăa]t[ăa]cit|pierde|i-a ascuns|mi-a ascuns|(?:i|li) s-a furat|(?:i|le|mi|ne)-a(?:u)? furat|a uitat)\s+(?!să |sa |unde |cum |ce |când |cand |cine |dacă |daca |că |ca |cât |cat |tot(?:ul)?(?!\p{L})|toate(?!\p{L})|de |peste tot|[îi]n |prin |la |pe |mereu |noaptea )(?<phrase>[^,.;!?]+)/iu,
    },
    {
      kind: "lost",
      confidence: 0.85,
      shape: "noun",
      pattern:
        /(?<!\p{L})nu mai g[ăa]se[șs]te (?!drumul|calea|cuvint)(?<phrase>\p{Ll}+(?:a|ul|le|ele|ii)(?: [^,.;!?]+)?)/iu,
    },
    {
      kind: "fear",
      confidence: 0.85,
      shape: "noun",
      pattern:
        /(?<!\p{L})(?:are|avea) (?:mari |mare )?(?:emo[țt]ii|trac|fric[ăa]|spaim[ăa]) (?:[îi]nainte de|de|la|pentru) (?<phrase>[^,.;!?]+)/iu,
    },
    {
      kind: "lost",
      confidence: 0.9,
      shape: "noun",
      pattern:
        /(?:[șs]tie|aminte[șs]te|uitat|uit[ăa]|habar) unde (?:[șs]i-a(?:u)?|a|[îi][șs]i) (?:pus|l[ăa]sat|ascuns|[îi]ngropat|sc[ăa]pat|v[ăa]zut|[țt]ine) (?<phrase>[^,.;!?]+)/iu,
    },
    {
      kind: "lost",
      confidence: 0.85,
      shape: "noun",
      pattern:
        /(?:^|(?<=\s(?:și|si|dar|iar|că|ca|însă|insa) )|(?<=, ))(?<phrase>(?!(?:de ce|unde|cum|c[âa]nd|într|intr|el|ea|cine|ce|nu|azi|ieri|toat[ăa]|to[țt]i|acolo|aici|acum|apoi|brusc|deodat[ăa]|dintr-odat[ăa]|noaptea|peste) )\p{L}+(?: (?!(?:care|unde|c[âa]nd|[îi]n|din|se|[îi][șs]i) )\p{L}+){0,2}?) (?:i-)?a(?:u)? disp[ăa]rut(?!\p{L})/iu,
    },
    {
      kind: "lost",
      confidence: 0.85,
      shape: "noun",
      pattern:
        /(?<!(?:de ce|unde|cum|c[âa]nd) )(?<!\p{L})a(?:u)? disp[ăa]rut (?<phrase>(?!(?:din|de|f[ăa]r[ăa]|[îi]ntr|pe|[îi]n|[șs]i|peste) )[^,.;!?]+)/iu,
    },
    {
      kind: "wish",
      confidence: 0.9,
      pattern: new RegExp(
        `(?:cum|felul [îi]n care) (?:a|au|[șs]i-a) [îi]nv[ăa][țt]at (?:[^,.;!?]*? )?(?<phrase>s[ăa] [^,.;!?]+?)${END}`,
        "iu",
      ),
    },
    {
      kind: "question",
      confidence: 0.9,
      pattern: new RegExp(
        `(?<!\\p{L})(?:afle|știe|stie|afla|afl[ăa]|[îi]ntreab[ăa]|întreba|intreba|descopere|descoper[ăa]|[îi]n[țt]eleag[ăa]|[îi]n[țt]elege|pricepe|uitat|uit[ăa]|am?inteasc[ăa]|ceart[ăa]|[îi]ntrec|pariaz[ăa]|[îi][șs]i aminte[șs]te)(?:\\s+(?:mereu|[îi]ntruna|tot timpul|toat[ăa] ziua|pe (?:toat[ăa] lumea|to[țt]i|mama|tata|bunica|bunicul)))?,?\\s+(?<phrase>(?:de ce|de unde|unde|cine|care|ce|când|cand|cum|cât|cat) [^.;!?,]+?)${END}`,
        "iu",
      ),
    },
    {
      kind: "wish",
      confidence: 0.95,
      pattern: new RegExp(`(?:mai degrab[ăa]|mai bine|(?<!\\p{L})ci) (?<phrase>s[ăa] [^,.;!?]+?)${END}`, "iu"),
    },
    {
      kind: "wish",
      confidence: 0.95,
      pattern: new RegExp(
        `${B}(?<!${WRITERS})(?:vrea|voia|dore[șs]te|dorea|dori|viseaz[ăa]|visa|sper[ăa]|[îi]nva[țt][ăa]|[îi]ncearc[ăa]|reu[șs]e[șs]te|putea|poate|știe|stie|știa|stia|trebuie|trebuia|are de gând|hot[ăa]r[ăa][șs]te|ar vrea|vor|voiau|pot|visase|uitat|uit[ăa]|fric[ăa]|teme|plac(?:e|ea)|are voie|curaj(?:ul)?|[îi]ndr[ăa]zne[șs]te|ajut[ăa]|iube[șs]te|ador[ăa]|[îi]i [îi]nva[țt][ăa] pe \\p{L}+|o [îi]nva[țt][ăa] pe [^,.;!?]+?|[îi]l [îi]nva[țt][ăa] pe [^,.;!?]+?)\\s+(?:(?:și ea|și el|si ea|si el|mai|doar|numai|tare|foarte|mult|deloc|neap[ăa]rat|m[ăa]car|totu[șs]i|acum|azi|iar|singur[ăa]?|din (?:nou|suflet|tot sufletul|toat[ăa] inima)|cu (?:orice pre[țt]|nici ?un chip|tot dinadinsul)) )*(?:ca\\s+)?(?<phrase>s(?:ă|a|[ăa]-și|a-si|ă-l|ă-și|ă-i|-o|-l) ?[^,.;!?]+?)${END}`,
        "iu",
      ),
    },
    {
      kind: "wish",
      confidence: 0.9,
      shape: "infinitive",
      pattern: new RegExp(
        `${B}(?<!nimeni (?:nu )?(?:[îi]l |o |le |[îi]i )?)(?:nu )?(?:poate|putea|știe|stie) (?:a )?(?<verb>\\p{L}+)(?<rest>[^,.;!?]*?)${END}`,
        "iu",
      ),
    },
    {
      kind: "wish",
      confidence: 0.8,
      shape: "return",
      pattern: new RegExp(
        `${B}(?<!${NOT})(?<!${WRITERS})(?:vrea|voia|vor|dore[sș]te) (?:[șs]i (?:el|ea) |doar |neap[ăa]rat )?(?<phrase>(?:înapoi |inapoi )?(?:acas[ăa]|[îi]napoi|la |lâng[ăa] |lang[ăa] |[îi]n )[^,.;!?]*?)${END}`,
        "iu",
      ),
    },
    {
      kind: "wish",
      confidence: 0.8,
      shape: "none",
      pattern: new RegExp(
        `${B}(?:nu (?:mai )?are|n-are|nu (?:mai )?avea|n-avea) (?:nici un|nici o|niciun|nicio) (?<phrase>(?!prieten)[^,.;!?]+?)${END}`,
        "iu",
      ),
    },
    {
      kind: "wish",
      confidence: 0.8,
      shape: "have",
      pattern: new RegExp(
        `${B}(?<!${NOT})(?<!${WRITERS})(?:vrea|voia|vor|î?[sș]i dore[sș]te|isi doreste|ar vrea|ar dori|[îi]?[șs]i dorea|are nevoie de) (?:și ea |și el |si ea |si el )?(?<phrase>(?!s[ăa] |s[ăa]-|s-|(?:o )?(?:poveste|povestioar[ăa]|carte)(?!\\p{L})|ceva (?:cu|despre|care|[îi]n care|scurt|vesel|bl[âa]nd)|neap[ăa]rat |deloc |cu (?:orice|nici)|ca |și |si |înapoi|inapoi|acas[ăa]|la |în |in |să|mai )[^,.;!?]+?)${END}`,
        "iu",
      ),
    },
    {
      kind: "wish",
      confidence: 0.85,
      shape: "participle",
      pattern: new RegExp(
        `(?:n-a|n-au|nu a|nu au)(?: mai)? (?<verb>\\p{L}+) niciodat[ăa](?<rest>[^,.;!?]*?)${END}`,
        "iu",
      ),
    },
    {
      kind: "wish",
      confidence: 0.85,
      shape: "participle",
      pattern: new RegExp(
        `niciodat[ăa] (?:n-a|n-au|nu a|nu au)(?: mai)? (?<verb>\\p{L}+)(?<rest>[^,.;!?]*?)${END}`,
        "iu",
      ),
    },
    {
      kind: "lost",
      confidence: 0.75,
      shape: "noun",
      pattern:
        /(?:(?<!\p{L})(?:[șs]i|despre|de)|,) (?<phrase>\p{Ll}+(?:a|ul|le)) (?:disp[ăa]rut[ăe]?|pierdut[ăe]?|furat[ăe]?)(?=[,.!?]|$)/iu,
    },
    { kind: "question", confidence: 0.75, pattern: /^(?<phrase>(?:de ce|unde|cine|cum) [^.;!?,]+)/iu },
    {
      kind: "wish",
      confidence: 0.7,
      shape: "infinitive",
      pattern: new RegExp(
        `${B}nu (?:se |își |isi )?mai (?!(?:vrea|voia|are|avea|este|era) )(?<verb>\\p{L}+(?:e|ă|a))(?! nimeni| nimic| niciun| nicio| dec[âa]t)(?<rest>(?: [^,.;!?]*?)?)${END}`,
        "iu",
      ),
    },
    {
      kind: "wish",
      confidence: 0.75,
      pattern: new RegExp(`${B}(?:ca|pentru a) (?<phrase>s[ăa] [^,.;!?]+?)${END}`, "iu"),
    },
    {
      kind: "wish",
      confidence: 0.85,
      says: WAY_HOME.ro,
      pattern:
        /(?:se r[ăa]t[ăa]ce[șs]te|se r[ăa]t[ăa]cesc|s-au? r[ăa]t[ăa]cit|s-au? pierdut|se pierde?(?= (?:[îi]n|prin|de|la|[.,!]))|nu (?:mai )?g[ăa]se[șs]te drumul (?:spre|c[ăa]tre) cas[ăa])(?!\p{L})/iu,
    },
    {
      kind: "wish",
      confidence: 0.7,
      pattern: new RegExp(
        `(?<!\\p{L})(?:(?:a[șs]|am|mi-ar|ne-ar) (?:vrea|dori|pl[ăa]cea)|vreau|vrem) (?<phrase>s(?:ă|a|[ăa]-și|a-si|ă-l|ă-și|ă-i) (?!(?:fie|aib[ăa]|apar[ăa]|se termine|citim|[îi]i ar[ăa]t)(?!\\p{L}))(?!nu le )[^,.;!?]+?)${END}`,
        "iu",
      ),
    },
    {
      kind: "wish",
      confidence: 0.55,
      shape: "finite",
      pattern: new RegExp(
        `^(?<verb>\\p{Ll}+) (?<rest>[^,.;!?]+?)(?= (?:și|si) (?:\\p{Ll}+(?:ă|e|te)|toți|toti|nimeni|to[țt]i|[îi]i) |${END})`,
        "iu",
      ),
    },
  ],
  nounEnds:
    /\s+(?:prin|printre|peste|spre|în|in|pe|la|cu|care|din|când|cand|pentru|dar|și|si|ca|sub|lângă|langa|după|dupa|înainte|inainte|într-o|într-un|intr-o|intr-un|își|isi|se|nu|vrea|este|era|a|găsește|gaseste|întâlnește|învață|pleacă|face)(?!\p{L}).*$/iu,
  clauseEnds: /[,.;!?]|\s+(?:pentru că|dar|până când|fiindcă)\s/u,
  places: [
    [
      "SmallVillage",
      /(?<!\p{L})(?:la (?:biseric[ăa]|t[âa]rg|pia[țt][ăa])(?!\p{L})|(?:turnul|turla|clopotni[țt]a) bisericii)/iu,
    ],
    ["SpaceColony", /(?<!\p{L})(?:spre|la|p[âa]n[ăa] la) stele(?!\p{L})/iu],
    ["SpaceColony", /(?<!\p{L})pe lun[ăa](?!\p{L})/iu],
    ["ToyTown", /(?:[țt]ara|ora[șs]ul|lumea|cutia|raftul) (?:cu )?juc[ăa]riil?or|camera copiilor/iu],
    [
      "UnderwaterKingdom",
      /(?:palatul?|castelul?|ora[șs]ul?) de corali?|(?:sub ap[ăa]|fundul (?:m[ăa]rii|oceanului)|adâncul m[ăa]rii)/iu,
    ],
    ["SmallVillage", /(?<!\p{L})(?:grajd|cote[țt]|ograd[ăa]|b[ăa]t[ăa]tur[ăa])/iu],
  ],
  hair: [
    ["none", /(?<!\p{L})(?:chel(?:ie|ios)?|cheli|pleșuv[ăa]?|fără păr|fara par)(?!\p{L})/iu],
    [
      "blond",
      /(?<!\p{L})(?:p[ăa]r(?:ul)?|plete|cosi[țt]e|codi[țt]e|bucle)(?: \p{Ll}+){0,3}? (?:blond[ăe]?|auri[ue]?|galben[ăe]?)(?!\p{L})|(?<!\p{L})(?:blond[ăa]?|blondin[ăa]?)(?!\p{L})/iu,
    ],
    [
      "red",
      /(?<!\p{L})(?:p[ăa]r(?:ul)?|plete|cosi[țt]e|codi[țt]e|bucle)(?: \p{Ll}+){0,3}? (?:ro[șs](?:u|cat[ăe]?|ii|cate)|ar[ăa]mi[ue])(?!\p{L})|(?<!\p{L})roșcat[ăa]?(?!\p{L})/iu,
    ],
    [
      "brown",
      /(?<!\p{L})(?:p[ăa]r(?:ul)?|plete|cosi[țt]e|codi[țt]e|bucle)(?: \p{Ll}+){0,3}? (?:casta?ni[ue]|[șs]aten[ăe]?|maro)(?!\p{L})|(?<!\p{L})[șs]aten[ăa]?(?!\p{L})/iu,
    ],
    [
      "black",
      /(?<!\p{L})(?:p[ăa]r(?:ul)?|plete|cosi[țt]e|codi[țt]e|bucle)(?: \p{Ll}+){0,3}? (?:negr[ue]|brunet[ăe]?|închis)(?!\p{L})|(?<!\p{L})brunet[ăa]?(?!\p{L})/iu,
    ],
    [
      "grey",
      /(?<!\p{L})(?:p[ăa]r(?:ul)?|barb[ăa]|plete|bucle)(?: \p{Ll}+){0,3}? (?:alb[ăe]?|c[ăa]runt[ăe]?|gri|argintiu)(?!\p{L})/iu,
    ],
  ],
  skin: [
    ["dark", /(?<!\p{L})piele(?:a)?(?: foarte)? (?:neagr[ăa]|închis[ăa] la culoare|închis[ăa])/iu],
    ["brown", /(?<!\p{L})piele(?:a)? (?:maro|ciocolatie|brun[ăa])/iu],
    ["tan", /(?<!\p{L})piele(?:a)? (?:măslinie|maslinie|bronzat[ăa]|arămie)/iu],
    ["light", /(?<!\p{L})piele(?:a)? (?:alb[ăa]|deschis[ăa]|palid[ăa])/iu],
  ],
  wheelchair:
    /(?<!\p{L})(?:scaun(?:ul)?|căruci?or(?:ul)?|carucior(?:ul)?) (?:cu (?:rotile|roți|roti)|rulant)(?!\p{L})/iu,
  bestOfKind: /^să (?:fie|devină|ajungă) (?:(?:cel|cea) mai \p{Ll}+ |primul |prima |un |o )(?:\p{Ll}+ )?$/iu,
  helper:
    /(?:[îi]ntreab[ăa]|p[âa]n[ăa] (?:c[âa]nd|ce) (?:[îi]nt[âa]lne[șs]te|g[ăa]se[șs]te|d[ăa] de)|cere ajutorul|cu ajutorul|ajutat[ăa]? de|cere ajutor(?: de la)?)\s+(?:(?:unei|unui|un|o)\s+)?(?:\p{Ll}+\s+){0,1}$/iu,
  together:
    /(?<!\p{L})(?:cu|și|si|prime[șs]te|primesc|adopt[ăa]|întâlnește|intalneste|împreună cu|ajută|ajuta|împotriva|contra|pe|la)\s+(?:(?:un|o)\s+)?(?:\p{Ll}+\s+){0,1}$/iu,
  relative: /^,?\s*(?:\p{Ll}+\s+){0,2}(?:care|cărui?a|caruia|careia|căreia)(?!\p{L})/iu,
  audience:
    /(?<!\p{L})(?:pentru|ptr?\.?) \p{Lu}\p{Ll}+ (?:[șs]i|&) \p{Lu}\p{Ll}+(?:,? [^.!?]{0,20}?)?(?= (?:despre|cu) )|^ceva (?:cu|despre) (?:\p{Ll}+ )?\p{Ll}+(?:i|e)[.!](?=\s)|pentru (?:un |o )?(?:copi(?:l|lul|laș|las|ii?)|fetiț[ăa]|fetita|băie[tț]el|baietel|băiat|baiat|fata|fiica|fiul)(?:ul|a)?(?: meu| mea)?(?:(?: mici)? de \d{1,2} an[iu]?|(?: \p{Lu}\p{Ll}+)?(?:,? (?:de )?\d{1,2} ani,?)?(?= (?:despre|cu) ))/iu,
  loves:
    /(?<!\p{L})(?:iube[sș]te|ador[ăa]|îi plac|ii plac|(?:este|e|sunt) [îi]nnebuni[țt](?:[ăi]|e)? dup[ăa]|se d[ăa]u? [îi]n v[âa]nt dup[ăa]|(?:este|e|sunt) pasiona[țt](?:[ăi]|e)? de|îndrăge[sș]te)\s/iu,
  numbers: { două: 2, doua: 2, doi: 2, trei: 3, patru: 4, cinci: 4, șase: 4, sase: 4, șapte: 4, sapte: 4 },
  pages:
    /(?<!\p{L})(?<pages>8|12|16|24|opt|doisprezece|douăsprezece|șaisprezece|douăzeci și patru)\s+(?:de\s+)?pagini(?!\p{L})/iu,
  short:
    /(?:poveste|povestioar[ăa]|carte|basm|aventur[ăa])\s+(?:mai\s+|foarte\s+)?scurt[ăa]?(?!\p{L})|povestioar[ăa]|(?<!\p{L})pe scurt(?!\p{L})/iu,
  long: /(?:poveste|carte|basm|aventur[ăa])\s+(?:mai\s+|foarte\s+)?lung[ăa]?(?!\p{L})/iu,
  age: /(?<!\p{L})(?:(?:de|are)\s+)?(?<age>\d{1,2})\s+(?:de\s+)?ani(?!\p{L})|\p{L} ?\((?<age2>\d{1,2})\)|(?<age3>\d{1,2}) anișori/iu,
  simple:
    /cuvinte (?:simple|u[șs]oare|pu[țt]ine)|propozi[țt]ii (?:scurte|simple)|u[șs]or de citit|(?:pentru )?(?:încep[ăa]tori|incepatori)|(?<!\p{L})cei mici(?!\p{L})/iu,
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
      /(?<!\p{L})(?:r[âa]d to[țt]i|to[țt]i (?:ceilal[țt]i )?r[âa]d|nou[- ]venit[ăa]?|to[țt]i se tem de|(?:e|este) nou[ăa]? (?:[îi]n|la)|se mut[ăa] (?:[îi]n|la) (?:alt|o alt|strain)\p{Ll}*|nu (?:g[ăa]se[șs]te|cunoa[șs]te|[șs]tie) pe nimeni|[îi][șs]i pierde (?:to[țt]i )?prietenii|(?<!(?:un|o) )singur(?:ă|a|ic|ică|ica|atic|atică|atica)?|(?:r[âa]d|[îi]și bat joc) de (?:el|ea)|nimeni (?:(?:de|din) (?:la )?\p{L}+ )?nu (?:se joacă|se joaca|vrea|mai are|îl|o|il|are timp)|pe nimeni de \p{L}+|prea (?:mare|mic[ăa]?|[îi]nalt[ăa]?|greu|grea|tare|zgomotos|zgomotoasă|încet|incet|lent[ăa]?|rapid[ăa]?|repede|lung[ăa]?|scurt[ăa]?|rotund[ăa]?)|[îi]mprieten(?:easc[ăa]|e[șs]te|esc)|(?:devin|ajung|sunt) (?:cei mai buni )?prieten[ie]|n-?(?:are| are| avea) (?:pe nimeni )?cu cine|nu (?:are|avea) (?:pe nimeni )?cu cine|nu (?:seamănă|seamana) cu|nu e ca (?:ceilalți|ceilalti|celelalte)|vrea și (?:el|ea) (?:un prieten|prieteni)|(?:e|este|era) singur(?:ul|a)(?: \p{Ll}+)?,? (?:care|c[ăa]ruia|c[ăa]reia)|niciun prieten|nimeni altcineva n[u-]|fără prieteni|fara prieteni|nu are prieteni|diferit[ăa]?|altfel dec[âa]t|(?:aibă|aiba|găsească|gaseasca|găsește|gaseste|face|facă|faca|își fac|caută|cauta) (?:un |o |câțiva |noi )?prieten(?:ă|a|i|e)?)(?!\p{L})/iu,
    ],
    [
      "contest",
      /(?<!\p{L})(?:concurs\p{L}*|întrecer\p{L}*|intrecer\p{L}*|competi[țt]i\p{L}*|campionat\p{L}*|curs(?:ă|a) (?:de|cea)|premiul|invent(?:ează|eaza|eze|at|a|ator\p{L}*|ie|ia|ii|iile)|ma[șs]in[ăa]ri[ea]|constru(?:iește|ieste|iască|iasca|i|iesc))(?!\p{L})/iu,
    ],
    [
      "rescue",
      /(?<!\p{L})(?:călător\p{L}*|calator\p{L}*|(?:vadă|vada|vedea) (?:marea|lumea|oceanul|munții|muntii|deșertul)|viziteze|vizitează|expedi[țt]i\p{L}*|salv(?:ează|eaza|eze|area|at|a|ează-l)|(?:drumul|calea|înapoi|inapoi|întoarcă|intoarca|ajungă|ajunga|întoarce|intoarce|ajunge) (?:înapoi |inapoi )?(?:spre |către |catre )?(?:casă|casa|acasă|acasa)|(?:s[ăa](?:-\p{Ll}+| \p{Ll}+)?|[îi]l|o|[îi]i) (?:ia|duc[ăa]|aduc[ăa]|duce|aduce) (?:[îi]napoi )?acas[ăa])(?!\p{L})/iu,
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
