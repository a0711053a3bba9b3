import type { ByLanguage } from "#book/languages.ts";

const BEGIN = "(?<=(?:^|[.,;:!?–-]) ?(?:and |but |und |aber |și |si |dar )?)";

/**
 * What parents tell beside a wish, and what asks for nothing: why somebody would like it, what somebody loves or has earned, what
 * the day was like. Whole words, in lower case and without diacritics; read before all else.
 */
export const SAID_ASIDE: ByLanguage<readonly string[]> = {
  en: [
    "(?<=^ ?)(?:good (?:morning|evening|afternoon|day|night)|hello(?: there)?)(?=[!,.])",
    `${BEGIN}(?:my|our) (?:son|daughter|kid|child|boy|girl|little one|grandson|granddaughter) (?:is|gets)(?: really| very| so)? (?:afraid|scared|frightened) of [^.,;!?]*`,
    "(?:so )?(?:i|we) (?:can['’]?t|cannot|can hardly) read (?:it|this|that|anything)",
    "(?:because|since|as|[’']?cause|cos|coz|cuz) (?:that|this|(?:(?:the|his|her|their|my|our) )?\\p{L}+)(?:['’]s)?(?: really| just| always| so| truly| simply| is| are| do| does)* (?:not |n['’]t |doesn['’]?t |don['’]?t |can['’]?t )?(?:hates?|loves?|likes?|adores?|prefers?|enjoys?|dislikes?|fears?|deserves?|stand|(?:afraid|scared|frightened|fond|tired|proud) of|crazy about)(?! to)(?: [^.,;!?]*)?",
    `${BEGIN}(?!i |we |you |my |our )(?:that|(?:(?:the|his|her|their) )?\\p{L}+)(?: really| just| always| so| truly| simply)* (?:loves|likes|adores|prefers|enjoys|hates|fears|dislikes|deserves?|(?:is|are)(?: so| very)? (?:afraid|scared|fond) of|(?:has|have|['’]s|['’]ve)(?: really)? (?:earned|deserved)|can['’]?t stand)(?: [^.,;!?]*)?`,
    `${BEGIN}(?:he|she|it|they)(?:['’]s| has|['’]ve| have|['’]d| had)? (?:just )?(?:had|been having|having) an? (?:very |really )?(?:long|hard|busy|exciting|lovely|great|tiring) (?:day|night|walk|week|trip)`,
    "(?:after|all|from|because of|for) (?:an?|the|this|that|all|his|her) (?:very )?(?:long|hard|busy|exciting|whole|tiring)? ?day",
    "after (?:the |all the |all that )?(?:rain|storm|snow|shower|fog|thunderstorm|downpour)",
    "(?:because|since|as) [^.,;!?]*(?<!\\p{L})(?:soon|about to|later|tomorrow|next|miss(?:es)?)(?!\\p{L})[^.,;!?]*",
    "in (?:my|our|those|the old) days?|one day|these days|big day|every day|day out|birthday",
    `${BEGIN}(?:my|our) (?:son|daughter|kid|child|boy|girl|little one|grandson|granddaughter) (?:plays|knows|has|is|goes|learns|can|calls|just|also)(?: [^.,;!?]*)?(?=[,.;])`,
    "(?:my|our) (?:son|daughter|kid|child|boy|girl|little one|grandson|granddaughter|kids|children|twins) (?:wants?|would (?:love|like)|['’]d (?:love|like)) to see",
    "(?:there['’]s|there is) a power cut|(?:a )?power cut",
  ],
  ro: [
    "(?<=^ ?)(?:buna(?: ziua| seara| dimineata)?|salut|servus)(?=[!,.])",
    `${BEGIN}(?:fiicei|fiului|fetitei|fetei|baietelului|baiatului|copilului|nepotului|nepoatei|nepoticii) (?:mele|meu|noastre|nostru)(?: nu)? (?:ii|i-e|i)(?: [^.,;!?]*)?`,
    "(?:si )?(?:nu|abia|n-am cum sa) (?:(?:o|il|pot|vad|se|mai|poate|reusesc) )*(?:sa )?(?:citesc|citi|citeste|citeasca)(?= *(?:[,.;!?]|$))",
    "(?:fiindca|pentru ca|deoarece|caci|(?<=, ?)ca) (?:\\p{L}+ )?(?:nu |nu-?)?(?:-?i |-?ii |-?le |-?l |isi |ii )?(?:prea |tare |foarte )*(?:place|plac|iubeste|uraste|adora|detesta|prefera|merita|suporta|se teme|se tem)(?: [^.,;!?]*)?",
    "(?:fiindca|pentru ca|deoarece|caci|(?<=, ?)ca) (?:\\p{L}+ )?nu-(?:i|o|l|le) (?:prea )?(?:place|plac|suporta)(?: [^.,;!?]*)?",
    `${BEGIN}(?:\\p{L}+ |el |ea )?(?:il |o |ii |le |le-|si-o |si-l |l-a |a )?(?:merita|adora|meritat|binemeritat)(?: [^.,;!?]*)?`,
    `${BEGIN}(?:el |ea |\\p{L}+ )?(?:a|au) avut o (?:zi|noapte|saptamana) (?:foarte )?(?:lunga|grea|obositoare|plina|minunata)`,
    "dupa (?:o|toata|atata|atat de)? ?(?:zi|ziua)(?: (?:lunga|grea|asta|obositoare|plina|asa lunga))?(?= |[.,;!?]|$)",
    "dupa (?:ploaie|furtuna|ninsoare|ceata|atata ploaie|averse?)",
    "toata ziua|de atata alergatura",
    "(?:fiindca|pentru ca|deoarece|caci|(?<=, ?)ca) [^.,;!?]*(?<!\\p{L})(?:indata|imediat|curand|mai tarziu|maine|ii e dor|i-e dor|ii este dor)(?!\\p{L})[^.,;!?]*",
    `${BEGIN}(?:fiica|fiul|fetita|fata|baietelul|baiatul|copilul|copila|pustiul|nepotul|nepotica|nepoata) (?:mea|meu|nostru|noastra) (?:canta|stie|are|e|este|merge|invata|poate|tocmai)(?: [^.,;!?]*)?(?=[,.;])`,
    "(?:fiica|fiul|fetita|baietelul|baiatul|copilul|nepotul|nepotica) (?:mea|meu|nostru|noastra) (?:vrea|ar vrea) sa vada",
    `${BEGIN}(?:el |ea |\\p{L}+ )?(?:uraste|detesta|adora)(?: [^.,;!?]*)?`,
    "(?:tocmai )?(?:vin|vine|au venit|a venit) de la (?:joaca|scoala|gradinita|plimbare|cumparaturi)",
    "s-a luat (?:curentul|lumina)",
  ],
  de: [
    "(?<=^ ?)(?:guten (?:morgen|abend|tag)|gute nacht)(?=[!,.])",
    `${BEGIN}(?:meine?|unsere?) (?:tochter|sohn|kind|kleine|kleiner|enkelin|enkel) (?:hat|haben)(?: so| sehr| grosse)? angst vor [^.,;!?]*`,
    "(?:das|es|ich|man) kann (?:es|das|man|ich) (?:kaum|nicht) lesen",
    "(?:weil|denn|da) (?:(?:der|die|das|sie|er|es|ihr|ihm|mein|meine|unser|unsere) )?\\p{L}*(?: [^.,;!?]*?)? ?(?:hasst|liebt|mag|mogen|gern hat|gernhat|vergottert|bevorzugt|verdient hat|verdient|leiden kann|angst (?:vor|hat vor) [^.,;!?]*|steht auf [^.,;!?]*|gefallt|gefallen|schmeckt|nicht ausstehen kann)(?=[.,;!?]|$)",
    "(?:denn) (?:(?:der|die|das) )?\\p{L}+ (?:hasst|liebt|mag|vergottert|bevorzugt)(?: [^.,;!?]*)?",
    `${BEGIN}(?:den|die|das|es|er|sie) (?:hat|haben) (?:er|sie|es) (?:sich )?(?:wirklich |redlich |auch |echt )?verdient`,
    `${BEGIN}(?!ich |wir |du |meine? |unsere? )(?:(?:der|die|das) )?\\p{L}+ (?:hat (?:es |das )?(?:sich )?(?:wirklich |auch )?verdient|liebt|mag|hasst|vergottert)(?= (?:das|es|den|die|so|doch|ja|nun|solche|\\p{L}+e?n?s?)(?:[^.,;!?]*)(?:[.,;!?]|$))(?: [^.,;!?]*)?`,
    `${BEGIN}(?:er|sie|es|der \\p{L}+|die \\p{L}+) (?:hatte|hat) (?:ja |doch )?(?:einen|eine) (?:sehr )?(?:langen?|anstrengenden?|harten?|schweren?|aufregenden?|tollen?) (?:tag|nacht|woche|spaziergang|reise)(?: gehabt| hinter sich)?`,
    "nach (?:einem|dem|diesem) (?:langen |anstrengenden |aufregenden )?tag|den ganzen tag(?: lang| uber)?|vom (?:langen )?tag",
    "nach (?:dem|all dem|einem|so viel) (?:regen|sturm|gewitter|schnee|schauer|nebel|unwetter)",
    "(?:weil|denn|da) [^.,;!?]*(?<!\\p{L})(?:gleich|bald|nachher|spater|morgen|vermisst|sehnsucht)(?!\\p{L})[^.,;!?]*",
    `${BEGIN}(?:meine?|unsere?) (?:tochter|sohn|kind|kleine|kleiner|enkelin|enkel) (?:spielt|kann|hat|ist|geht|lernt|kennt)(?: [^.,;!?]*)?(?=[,.;])`,
    "(?:es (?:ist|gibt) )?stromausfall",
  ],
};
