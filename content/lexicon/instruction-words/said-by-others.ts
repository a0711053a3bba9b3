import type { ByLanguage } from "#book/languages.ts";

const EN_WHO =
  "(?:(?:my|our|the) (?:(?:little|big|older|younger|whole|entire) )?(?:\\p{L}+(?<=sister|brother|mum|mom|mother|dad|father|aunt|uncle|cousin|husband|wife|grandpa|granddad|neighbou?r|teacher|friend|colleague|pupils|students|class|group|family|kids|children|sisters|brothers|grandchildren|grandkids|nephews|nieces|nephew|niece|twins|boys|girls|lot|little ones|eldest|youngest))|mum|mummy|mom|mommy|dad|daddy|everyone (?:at home|here|in class)|the whole (?:class|family|group))";
const RO_WHO =
  "(?:(?:toata |tot |intreaga )?(?:mama|tata|tatal|mami|tati|sora|surioara|fratele|fratiorul|matusa|tanti|unchiul|verisoara|varul|verisorul|sotul|sotia|barbatul|nevasta|nora|ginerele|soacra|socrul|nasa|nasul|bunicul|bunica|colega|colegul|colegii|colegele|prietena|prietenul|prietenii|vecina|vecinul|doamna(?: educatoare| invatatoare)?|educatoarea|invatatoarea|invatatorul|profa|elevii|elevele|scolarii|prescolarii|copiii|copilasii|nepotii|nepoatele|nepoteii|nepotelul|nepoata|nepotul|fetele|baietii|gemenii|gemenele|piticii|pustii|pustiul|fata|fetita|baiatul|baietelul|fiul|fiica|clasa|grupa|lumea|familia|ai mei|cei mici|cea mica|cel mic|cel mare|cea mare)(?: (?:mea|meu|mei|mele|noastra|nostru|nostri|noastre|lui|ei|sa|din clasa|din grupa|de acasa|de la (?:gradinita|scoala)|mica|mic|mare|cea mica|cea mare|cel mic|cel mare))*)";
const RO_OURS =
  "(?:(?:toata |tot |intreaga )(?:clasa|grupa|familia|lumea)|ai mei|cei mici|cea mica|cel mic|cel mare|cea mare|doamna educatoare|doamna invatatoare|educatoarea|invatatoarea|\\p{L}+ (?:mea|meu|mei|mele|noastra|nostru|nostri|noastre)(?: (?:mica|mic|mare|cea mica|cea mare|cel mic|cel mare))?)";
const RO_SAY =
  "(?:tot |mereu |iar |si |m-a |ne-a |m-au |ne-au )*(?:(?:zice|zic|spune|spun|crede|cred|considera|insista|cere|cer|sustine|sustin|intreaba|viseaza|propune|propun)|(?:a |au )?(?:zis|spus|votat|ales|hotarat|decis|propus|cerut|rugat|intrebat|stabilit|comandat))";
const RO_WANT =
  "(?:tot |neaparat |mereu |si )*(?:vrea|vor|ar vrea|ar dori|isi doreste|isi doresc|doreste|doresc|(?:si-a|si-au) dorit|(?:a|au) (?:vrut|propus|cerut|ales|comandat)|cere|cer|asteapta)(?: neaparat| tare mult| mult)?";
const DE_WHO =
  "(?:(?:meine?|unsere?|die|der|das) (?:(?:kleine|kleiner|grosse|grosser|ganze|beiden) )?(?:schwester|bruder|mama|mutter|papa|vater|tante|onkel|cousine|cousin|mann|frau|opa|nachbarin|nachbar|freundin|freund|kollegin|kollege|erzieherin|lehrerin|schuler|schulerinnen|klasse|gruppe|familie|kinder|enkel|enkelkinder|tochter|sohne|neffe|nichte|zwillinge|jungs|madchen)|mama|papa|alle (?:zu hause|hier))";

/** Who in the house asks for it, before what is asked for: "my pupils voted:", "mama vrea ca", "Papa sagt, dass". */
export const SAID_BY_OTHERS: ByLanguage<readonly string[]> = {
  en: [
    `${EN_WHO} (?:(?:just |all |both )*(?:says?|said|thinks?|thought|feels?|insists?|voted|chose|decided|agreed|suggests?|suggested)(?: that| for|:|,)?|(?:wants?|would like|['’]d like|would love|asked for|asks for)(?= (?!to )(?:\\p{L}+ ){1,2}to )|(?:wants?|would like|would love|asks?|asked) (?:you )?to (?:see|have)|(?:wants?|would like|would love|asked for|asks for|begs for)(?= (?:an?|some|the|it|two|three|more) ))`,
    "(?:grandpa|grandad|granddad|grandma|granny|gran|nana|nan|auntie) (?:just )?(?:says?|said|thinks?|thought|voted|insists?|suggests?|suggested)(?: that|:|,)?(?= (?:it|we|there|the \\p{L}+|\\p{L}+) (?:has|have|is|are|should|must|needs?|ought)(?!\\p{L}))",
  ],
  ro: [
    `${RO_WHO} ${RO_SAY}(?:(?: ca| daca)?(?= sa )|:| ca| daca|,)`,
    `${RO_WHO} ${RO_WANT} (?:ca(?= \\p{L}+ (?:\\p{L}+ )?(?:sa|sa-\\p{L}+) )|(?=sa (?:fie|ninga|ploua|bata|apara|vina|existe|punem|puneti|faceti|adaugati|desenati|schimbati|il|o|ii) ))`,
    `${RO_OURS} ${RO_WANT}(?= sa (?!doarma |se |stea |mearga |plece |danseze |cante ))`,
    `(?:nepoata|nepotul|nepotica|nepotelul|fiica|fiul|fratele|sora|sotul|sotia|copilul|copiii|nepotii|elevii|mama|tata|matusa|unchiul) ${RO_WANT}(?= (?:un|o|niste|doi|doua|trei) )`,
    `${RO_OURS} ${RO_WANT}(?= (?:un|o|niste|doi|doua|trei|mai|alta|alt) )`,
  ],
  de: [
    `${DE_WHO} (?:sagt|sagen|meint|meinen|findet|finden|glaubt|denkt|hat gesagt|haben gesagt|(?:hat|haben) (?:abgestimmt|entschieden|gewahlt|beschlossen|vorgeschlagen))(?:,? dass|,? ob|,|:)`,
    "(?:opa|oma) (?:sagt|meint|findet|glaubt|denkt|hat gesagt)(?:,? dass|,|:)",
    `${DE_WHO} (?:will|wollen|mochte|mochten|wunscht sich|wunschen sich|hatte gern|hatten gern)(?:, dass|(?= (?:ein\\p{L}*|zwei|drei|mehr|es) ))`,
  ],
};
