/** How a Romanian parent speaks of themselves, the reader and the occasion before or around what the story is about. */

/** The writer’s own verbs and pronouns: „vreau“, „lucrez“, „ne pregătim“, but not „la noi în curte“. */
export const FIRST_PERSON =
  /(?<!\p{L})(?:vreau|vrem|voiam|a[șs]|am|avem|aveam|sunt|s[îi]nt|suntem|[îi]mi|mi-\p{Ll}+|mie|m[ăa] (?=\p{Ll})|m-\p{Ll}+|ne (?=\p{Ll})|ne-\p{Ll}+|caut|scriu|plec|pot|rog|citesc|mul[țt]umesc|de la mine|eu|tot ce [șs]tiu)(?!\p{L})|(?:^|(?<=(?:[,–]|(?<!\p{L})(?:[șs]i|c[ăa]|dar|unde|s[ăa])) ))(?:nu |ne |m[ăa] |v[ăa] |[îi]i |[îi]l )?\p{L}{3,}(?:ez|esc|[ăa]m|em|im)(?=[\s,.!?]|$)/iu;

/** Whoever is asked to write: „scrieți-mi“, „se poate“. */
export const ASKED_TO_WRITE =
  /(?<!\p{L})(?:scrie[țt]i\p{L}*|scrie-\p{L}+|face[țt]i\p{L}*|pute[țt]i|po[țt]i|a[țt]i putea|ai putea|(?<!nu )se poate|inventa[țt]i\p{L}*|povesti[țt]i\p{L}*|da[țt]i-\p{L}+|v[ăa] rog|te rog)(?!\p{L})/iu;

/** The writer’s own children and whom they look after, with what says so. */
export const OUR_READER =
  /(?<!\p{L})(?:fiic[ăa]|fi|fiu|fat[ăa]|sor[ăa]|frate|nepoat[ăa]|nepot)-(?:mea|miu|meu)(?!\p{L})|(?<!\p{L})(?:fiului|fiicei|fetei|feti[țt]ei|b[ăa]iatului|b[ăa]ie[țt]elului|copilului|copiilor|nepotului|nepoatei|nepo[țt]elului|nepo[țt]elei|nepo[țt]ic[ăa]i|finului|finei|fiul|fiica|fetele|fata|feti[țt]a|feti[țt]ele|b[ăa]iatul|b[ăa]ie[țt]elul|b[ăa]ie[țt]ii|copilul|copila[șs]ul|copiii|copila|nepotul|nepoata|nepo[țt]elul|nepo[țt]ica|nepo[țt]ii|nepoatele|gemenii|gemenele|finul|finu[țt]ul|finu[țt]a|fina|pu[șs]tiul|pu[șs]tii|bebelu[șs]ul|clasa|elevii|pre[șs]colarii|grupa|pitica|piticul|prichindelul|prichindeii)(?: (?!mic\p{L}* )\p{L}+)? (?:meu|mea|mei|mele|nostru|noastr[ăa]|no[șs]tri|noastre)(?!\p{L})|^(?:cel|cea|ceil?|cele) (?:mic|mare|mijlociu|mijlocie)\p{L}* (?:a |al )?(?:mea|meu|nostru|noastr[ăa])|^pentru [^.!?:]{2,60}? (?:meu|mea|mei|mele|nostru|noastr[ăa]|no[șs]tri|noastre)(?!\p{L})|(?<!\p{L})pentru (?:un |o |doi |dou[ăa] |trei )?(?:copi(?:l|i|lul|la[șs])|feti[țt]\p{Ll}*|fete|b[ăa]ie[țt]\p{Ll}*|gemeni|gemene|fra[țt]i|surori|grup[ăa]|clas[ăa]|elevi)(?!\p{L})|(?<!\p{L})(?:pt|ptr)\.? (?:copi|feti|b[ăa]i)\p{Ll}+/iu;

/** What asks for the story, up to whom it is about. */
export const REQUESTED =
  /(?<!\p{L})(?:(?:poveste|povestea|povestioar[ăa]|carte|basm|ceva|una|unul|aventur[ăa])(?!\p{L})(?:,? [\p{L}\d-]+){0,8}? (?:despre|cu|[îi]n care|unde|[îi]n care apare|de la)|(?:vreau|vrem|(?:vreau|vrem|vrea|dori|pl[ăa]cea) s[ăa] (?:citim|citesc|aud|audă|ascult\p{Ll}*|fie) (?:despre|ceva cu)|a[șs] vrea|am vrea|a[șs] dori|am dori|mi-ar pl[ăa]cea|ne-ar pl[ăa]cea|poate|s[ăa] fie|eroul s[ăa] fie|personajul s[ăa] fie|ar putea fi|m-am g[âa]ndit la|ne-am g[âa]ndit la|caut|pute[țt]i (?:scrie|face)|e vorba de(?:spre)?|scrie[țt]i\p{L}* (?:despre|cu)|de exemplu)|^(?:(?:dac[ăa] se poate|v[ăa] rog|te rog),? )?(?:ceva )?(?:cu|despre))\s+(?=(?:un|o|doi|dou[ăa]|trei|ni[șs]te)\s(?!(?:\p{Ll}+ )?(?:poveste|povestioar|carte|basm|c[ăa]l[ăa]torie|aventur|idee|lectur|istori|final|sf[âa]r[șs]it|mesaj|moral)))/iu;

/** Where whom it is about begins: „Un pui“, „Ursulețul Mormăilă“, „Într-o seară, o …“. */
export const NEW_SUBJECT =
  /^(?:(?:[Uu]n|[Oo]|[Dd]oi|[Dd]ou[ăa]|[Tt]rei)\s\p{Ll}|\p{Lu}\p{Ll}+(?:ul|le|a|ia|ua)(?: (?:de|cu|din) \p{Ll}+| ce[la] \p{Ll}+| \p{Ll}+)? \p{Lu}\p{Ll}|(?:[ÎîIi]ntr-o|[ÎîIi]ntr-un|[ÎîIi]n|[Ll]a|[Pp]e|[Ss]ub)\s[^.!?]*?\s(?:un|o)\s\p{Ll})/u;

/** Something the writer has, of which the story may well be: „avem acasă un papagal“. */
export const WE_HAVE =
  /^(?:noi )?(?:la noi (?:acas[ăa]|[îi]n \p{Ll}+) )?(?:avem|am|aveam)(?: (?:acas[ăa]|[îi]n [^.!?,]{2,20}|la [^.!?,]{2,20}))? (?:un|o|doi|dou[ăa]|trei) (?!b[ăa]iat|b[ăa]ie[țt]|fat[ăa]|fete|feti[țt]|copi|gemeni|gemene|elevi|prichindel)/iu;

/** What is only told of when it is: „Concurs de cântece la baltă.“, „Festivalul mierii a început.“ */
export const OCCASION =
  /^(?:zi\p{Ll}*|noapte\p{Ll}*|sear[ăa]|seara|diminea[țt]\p{Ll}*|anul|iarn\p{Ll}*|var[ăa]|vara|toamn\p{Ll}*|prim[ăa]var\p{Ll}*|concurs\p{Ll}*|serbar\p{Ll}*|festival\p{Ll}*|t[âa]rg\p{Ll}*|b[âa]lci\p{Ll}*|nunt\p{Ll}*|bal|balul|curs[ăa]|cursa|campionat\p{Ll}*|furtun\p{Ll}*|cr[ăa]ciun\p{Ll}*|pa[șs]t\p{Ll}*|ajun\p{Ll}*|petrecer\p{Ll}*|vacan[țt]\p{Ll}*|carnaval\p{Ll}*|spectacol\p{Ll}*|repeti[țt]i\p{Ll}*|excursi\p{Ll}*|pan[ăa] de curent|cea[țt][ăa]|ploaie|ninsoare|viscol|[îi]nghe[țt]|secet[ăa]|meci\p{Ll}*|finala|final[ăa]|culesul|seceri[șs]ul|hora|examen\p{Ll}*|or[ăa] de \p{Ll}+|ora de \p{Ll}+|lec[țt]i\p{Ll}*|[îi]nceput de|sf[âa]r[șs]it de|miez de|miezul)(?!\p{L})/iu;

/** „… a început“, „… se apropie“: all that is said of an occasion. */
export const IT_COMES =
  /(?<!\p{L})(?:a [îi]nceput|[îi]ncepe|urmeaz[ăa]|vine|a venit|se apropie|a sosit|sose[șs]te|e m[âa]ine|este m[âa]ine|e gata|s-a terminat|e [îi]n toi|e aproape|bate la u[șs][ăa]|se preg[ăa]te[șs]te)(?!\p{L})/iu;

/** Before a colon, whoever comes is only told to be there: „Naufragiați pe o insulă:“. */
export const THERE = /^(?!(?:un|o|doi|dou[ăa]|trei)\s)[^.!?:;]{3,60}:\s+(?=(?:un|o)\s\p{Ll})/iu;

/** What is asked before it is told: „Cine a furat mierea?“ */
export const QUESTION =
  /^(?:de ce|cine|cui|unde|ce|cum|c[âa]nd|care|c[ăa]r\p{Ll}+|c[âa]t\p{Ll}*|oare)(?!\p{L})[^?]*\?\s*$/iu;

/** What the writer is: „sunt bunic și“. */
export const I_AM =
  /^(?:bun[ăa] (?:ziua|seara)[,.!]? |salut[,.!]? )?(?:eu )?(?:sunt|[îi]s|suntem) (?:o |un |ni[șs]te )?(?:\p{L}+ ){1,5}?(?:(?:[șs]i|iar|dar) |[,.!] ?)/iu;

/** What has come or is over, as a first clause: „zăpada s-a topit,“, „a venit iarna și“. */
export const SEASON_FIRST =
  /^(?:(?:a venit|vine|s-a (?:terminat|dus|sf[âa]r[șs]it)|a trecut|a [îi]nceput) (?:iarna|vara|prim[ăa]vara|toamna|vacan[țt]a|noaptea|ploaia|[șs]coala|cr[ăa]ciunul)|(?:z[ăa]pada|iarna|vara|prim[ăa]vara|toamna|ploaia|noaptea|vacan[țt]a|furtuna) (?:s-a|a) \p{Ll}+|ninge|plou[ăa]|(?:e|este|era) (?:iarn[ăa]|var[ăa]|noapte|toamn[ăa]|prim[ăa]var[ăa]|ger|frig)|s-a f[ăa]cut (?:frig|noapte|[îi]ntuneric))(?: [^,.!?]{1,30}?)?(?:, (?:iar |[șs]i )?| (?:[șs]i|iar) )(?=(?:(?:un|o) )?\p{Ll}{3,})/iu;

/** What the writer once had and gives its name: „când eram mică aveam | o păpușă de cârpă, Anica,“. */
export const HAD_ONE =
  /^[^.!?;]{0,40}?(?<!\p{L})(?:aveam|am avut|am g[ăa]sit|am p[ăa]strat|[țt]ineam) (?=(?:un|o) \p{Ll}{3,}(?: (?:de )?\p{Ll}+)?, \p{Lu}\p{Ll}+[,.])/iu;
