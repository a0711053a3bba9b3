import type { ByLanguage } from "#book/languages.ts";
import type { GoalFrame } from "./frames.ts";

/** Tried before all else: who does not want one thing wants the other, and what is lost or feared with more said of it. */
export const INSTEAD: ByLanguage<readonly GoalFrame[]> = {
  en: [
    {
      kind: "wish",
      confidence: 0.95,
      shape: "have",
      pattern:
        /\b(?:wants?|wanted|needs?|would (?:like|love)|longs? for|wishes for) (?<phrase>(?:someone|somebody) to \p{Ll}+ (?:with|to))(?!\p{L})/iu,
    },
    {
      kind: "wish",
      confidence: 0.95,
      pattern:
        /\bwhat (?:s?he|it|they|\p{Lu}\p{Ll}+)(?:['’]d| would| )(?: )?(?:really |only |most |always )*(?:love|like|wants?|wanted|would (?:love|like)|longs?|longed)(?: to do| most| more than anything| most of all)? (?:is|was) (?:to )?(?<phrase>(?!for )\p{Ll}+(?: [^,.;!?]+?)?)(?=[,.;!?]|$| and | but | because )/u,
    },
    {
      kind: "wish",
      confidence: 0.9,
      shape: "get",
      pattern:
        /\b(?:wants?|wanted|would (?:love|like)|longs?|wishes)(?: most| more than anything)?(?: (?:is|was))? for (?<rest>(?:some|any|every)(?:one|body)|people|(?:the|his|her|their) [\p{Ll} ]+?) to (?<phrase>[^,.;!?]+?)(?=[,.;!?]|$| and | but | because )/iu,
    },
    {
      kind: "wish",
      confidence: 0.9,
      shape: "get",
      pattern:
        /\b(?:hop(?:es|ing|ed)|wish(?:es|ing)|dream(?:s|ing)|waiting|waits|longing|longs)(?: that| for)? (?<rest>(?:some|every)(?:one|body)|people) (?:will|would|to|might|could|can) (?<phrase>[^,.;!?]+?)(?=[,.;!?]|$| and | but | because )/iu,
    },
    {
      kind: "wish",
      confidence: 0.95,
      pattern:
        /\b(?:s?he|it|they|who)['’]d (?:really |just |so |only )?(?:like|love) to (?<phrase>[^,.;!?]+?)(?=[,.;!?]|$| and | but | because | so )/iu,
    },
    {
      kind: "wish",
      confidence: 0.9,
      pattern:
        /\b(?:trying|hoping|wanting|longing|struggling|desperate|keen|itching) to (?<phrase>(?!be an? )[^,.;!?]+?)(?=[,.;!?]|$| and | but | because | so )/iu,
    },
    {
      kind: "wish",
      confidence: 0.9,
      says: "do more than {phrase}",
      pattern:
        /\b(?:can|could|knows how to) only (?<phrase>\p{Ll}+(?: [^,.;!?]+?)?)(?=[,.;!?]|$| and | but | because )/iu,
    },
    {
      kind: "wish",
      confidence: 0.9,
      pattern:
        /\b(?:has|have|had|is supposed|is meant|is told) to [^.;!?,]*?,? but (?:s?he |it |they )?(?:really |just |only )?(?:wants?|wanted|would rather|['’]d rather)(?: to)? (?<phrase>[^,.;!?]+)/iu,
    },
    {
      kind: "wish",
      confidence: 0.9,
      pattern:
        /\b(?:doesn['’]?t|does not|don['’]?t|didn['’]?t) want to [^.;!?,]*?(?:,|;| but| and)? (?:s?he |it |they )?(?:really |just |only )?(?:wants?|wanted) to (?<phrase>[^,.;!?]+)/iu,
    },
    {
      kind: "fear",
      confidence: 0.85,
      says: "the thought that {phrase}",
      pattern:
        /\bwhat if (?<phrase>(?:s?he|it|nobody|no one|everyone|everybody) \p{Ll}+(?:s|['’]t|n|t|ll|ed) [^,.;!?]+?)(?=[,.;!?]|$| and | but | because )/iu,
    },
    {
      kind: "fear",
      confidence: 0.9,
      pattern:
        /\b(?:afraid|scared|frightened|terrified) of (?<phrase>\p{Ll}+ing (?:to|in|into|on|onto|off|under|through|down|up|at|by|with|alone)\b[^,.;!?]*?)(?= because | but | and | so | until |[,.;!?]|$)/iu,
    },
    {
      kind: "lost",
      confidence: 0.85,
      shape: "noun",
      pattern:
        /\b(?:all (?:of )?the|the|his|her|their|its) (?<phrase>\p{Ll}+(?: \p{Ll}+)?) (?:in|on|at|from|of) (?:the|his|her|their) [^,.;!?]*? (?:has|have|had|is|are) (?:suddenly )?(?:disappeared|vanished|gone|missing|been stolen)\b/iu,
    },
    {
      kind: "lost",
      confidence: 0.85,
      shape: "noun",
      pattern:
        /\b(?:the|an?) (?:\p{Ll}+ )?\p{Ll}+ (?:has |had )?(?:stole|steals|stolen|blew away|carried off|ran off with|snatched|snatches) (?:his|her|its|their|(?:\p{L}+ )?\p{Lu}\p{Ll}+['’]s) (?<phrase>[^,.;!?]+)/iu,
    },
    {
      kind: "lost",
      confidence: 0.9,
      shape: "noun",
      pattern: /\b(?:has|have|had|['’]s) forgotten (?:his|her|its|their|the) (?<phrase>(?!way\b|name\b)[^,.;!?]+)/iu,
    },
  ],
  ro: [
    {
      kind: "wish",
      confidence: 0.9,
      says: "să poată mai mult decât {phrase}",
      pattern:
        /(?<!\p{L})(?:poate|[șs]tie|putea) (?:doar|numai) (?<phrase>s[ăa] [^,.;!?]+?)(?=[,.;!?]|$| [șs]i | dar )/iu,
    },
    {
      kind: "lost",
      confidence: 0.85,
      shape: "noun",
      pattern:
        /(?<!\p{L})(?:[îi][șs]i las[ăa]|[șs]i-a(?:u)? l[ăa]sat) (?<phrase>\p{Ll}+(?:a|ul|le|ele|ii)(?: \p{Ll}+)?)(?= (?:pe|[îi]n|la|acas)| acas)/iu,
    },
    {
      kind: "wish",
      confidence: 0.75,
      shape: "stop",
      pattern:
        /(?<!\p{L})(?<own>[îi][șs]i) (?<verb>\p{Ll}+) (?<rest>[^,.;!?]+?) (?:[șs]i|dar) nu se (?:mai )?poate opri/iu,
    },
    {
      kind: "wish",
      confidence: 0.9,
      pattern:
        /(?<!\p{L})trebuie s[ăa] [^.;!?,]*?,? (?:dar|[îi]ns[ăa]) (?:(?:el|ea) )?(?:ar )?(?:vrea|voia|viseaz[ăa]) (?<phrase>s[ăa](?:-[șs]i|-l|-i)? [^,.;!?]+)/iu,
    },
    {
      kind: "wish",
      confidence: 0.9,
      pattern:
        /(?<!\p{L})nu (?:mai )?vrea [^.;!?,]*?, (?:ci |dar )?(?:ar )?(?:vrea|dore[șs]te) (?<phrase>s[ăa](?:-[șs]i|-l|-i)? [^,.;!?]+)/iu,
    },
    {
      kind: "lost",
      confidence: 0.85,
      shape: "noun",
      pattern:
        /(?<!\p{L})(?:[îi]i|le|i-au?|le-au?) (?:dispare|dispar|disp[ăa]rut|disp[ăa]r[ăa]) (?<phrase>\p{Ll}+(?:a|ul|le|ele|ii)(?: [^,.;!?]+)?)/iu,
    },
  ],
  de: [
    {
      kind: "wish",
      confidence: 0.95,
      says: "mehr können als {phrase}",
      pattern: /(?<!\p{L})(?:der|die|das) nur (?<phrase>\p{Ll}+n) kann(?!\p{L})/iu,
    },
    {
      kind: "lost",
      confidence: 0.85,
      shape: "noun",
      pattern:
        /(?<![Ww]er )(?<!\p{L})(?:hat|haben) (?:ihm |ihr |ihnen )?(?<det>den|die|das|ihre?n?|seine?n?|\p{Lu}\p{Ll}+s) (?<phrase>(?:\p{Ll}+e[nsr]? )?\p{Lu}\p{Ll}+) (?:gestohlen|geklaut|stibitzt|weggenommen|mitgenommen|weggeweht|fortgeweht|weggepustet)(?!\p{L})/u,
    },
    {
      kind: "wish",
      confidence: 0.9,
      says: "nicht {phrase}",
      pattern:
        /(?<!\p{L})soll(?:te)? (?:\p{Ll}+ )?(?<phrase>(?:verschrottet|abgerissen|gefällt|abgesägt|abgeholzt|weggeworfen|weggeschmissen|entsorgt|verkauft|verschenkt|ersetzt|ausgetauscht|geschlachtet|aufgegessen|gegessen|verspeist|gekocht|gebraten|gepflückt|eingeschläfert|zugeschüttet|geschlossen|zugemacht|stillgelegt|ausgemustert|eingeschmolzen|verbrannt|zerlegt|ausgestopft|eingesperrt) werden)(?!\p{L})/iu,
    },
    {
      kind: "wish",
      confidence: 0.9,
      says: "nicht {phrase} kommen",
      pattern:
        /(?<!\p{L})(?:soll|sollen|muss|müssen) (?<phrase>auf den (?:Schrott|Müll|Sperrmüll|Kompost)\p{Ll}*|in den (?:Müll|Ofen|Topf|Kochtopf|Keller|Container)|in die (?:Tonne|Mülltonne|Pfanne|Suppe)|zum (?:Schrott|Sperrmüll|Flohmarkt)\p{Ll}*|ins (?:Tierheim|Heim|Museum))(?=[,.;!?]|$| und )/iu,
    },
    {
      kind: "wish",
      confidence: 0.9,
      says: "nicht {phrase}",
      pattern:
        /(?<!\p{L})soll (?<phrase>ge\p{Ll}+ werden)(?= und (?:versteckt|läuft|rennt|will|weigert)|,? (?:aber|doch|will)|, (?:versteckt|läuft))/iu,
    },
    {
      kind: "fear",
      confidence: 0.85,
      shape: "dare",
      pattern:
        /(?<!\p{L})traut sich nicht (?<phrase>(?:in|auf|aus|unter|über|zum|zur|ins|aufs) (?:(?:den|die|das|der|dem) )?\p{L}+)(?=[,.;!?]|$| und | weil )/iu,
    },
    {
      kind: "wish",
      confidence: 0.9,
      pattern:
        /(?<!\p{L})(?:soll|muss) [^.;!?,]*?,? (?:(?:(?:er|sie|es) )?(?:will|möchte|wollte) (?:aber|jedoch)|(?:aber|doch|dabei) (?:(?:er|sie|es) )?(?:will|möchte|wollte)(?: (?:er|sie|es))?) (?:viel |doch )?(?:lieber )?(?<phrase>[^,.;!?]+)/iu,
    },
    {
      kind: "wish",
      confidence: 0.9,
      shape: "return",
      pattern:
        /(?<!\p{L})(?:will|möchte|wollte) (?:nicht|nie|keinesfalls) [^.;!?,]*?, sondern (?:lieber |endlich )?(?<phrase>(?:ans|ins|aufs|zum|zur|nach|in|an|auf)\s[^,.;!?]+?)(?=[,.;!?]|$)/iu,
    },
    {
      kind: "fear",
      confidence: 0.9,
      shape: "zu",
      pattern:
        /(?<!\p{L})(?:traute? sich (?:(?:in|im|am|auf|an|bei|beim|vor) [^,.;!?]*? )?(?:noch |immer noch |einfach |gar |überhaupt )*nicht|sich nicht traut)(?: mehr)?,? (?<phrase>(?:(?:vom|von|in|ins|im|auf|aufs|über|unter|durch|zum|zur|aus|allein|alleine|nachts)\s[^,.;!?]*?)?zu\p{L}* ?\p{L}+n)(?!\p{L})/iu,
    },
  ],
};

/** What somebody does not want. Tried after all fears: who does not want to sleep may be afraid of the dark. */
export const AVOIDED: ByLanguage<readonly GoalFrame[]> = {
  en: [
    {
      kind: "fear",
      confidence: 0.9,
      says: "the thought that {phrase}",
      pattern:
        /\b(?:worried|afraid|scared|frightened|terrified|nervous|anxious|worries)(?: that)? (?<phrase>(?:s?he|it|they|nobody|no one|everyone|everybody|people|(?:the|his|her|its|their) \p{Ll}+)(?:['’]ll| will| might| won['’]?t| can['’]?t| would| wouldn['’]?t) [^,.;!?]+?)(?=[,.;!?]|$| and | but | because )/iu,
    },
    {
      kind: "wish",
      confidence: 0.95,
      shape: "avoid",
      pattern: /\b(?:refuses?|refused) to (?<phrase>[^,.;!?]+?)(?=[,.;!?]|$| and | but | because | so | until )/iu,
    },
    {
      kind: "wish",
      confidence: 0.95,
      shape: "avoid",
      pattern:
        /\b(?:doesn['’]?t|does not|don['’]?t|do not|didn['’]?t|did not|never) want(?:s|ed)? to (?<phrase>(?:be (?!the |an? |left|alone)\p{Ll}+(?:ed|en|t|n)\b|melt|fall|go to bed|go to sleep|go away|leave|die|grow up|move|retire|sink|lose|change|end)[^,.;!?]*?)(?=[,.;!?]|$| and | but | because | so )/iu,
    },
    // "A potato who doesn’t want to be chips".
    {
      kind: "wish",
      confidence: 0.8,
      shape: "avoid",
      pattern:
        /\b(?:doesn['’]?t|does not|didn['’]?t|did not)(?: \p{Ll}+ly)? want to (?<phrase>(?:be(?:come)?|turn into) (?:an? )?(?!the |left|alone|like|\p{Ll}+(?:ed|en)\b)[\p{Ll}-]{3,})(?=[,.;!?]|$| and | but | because | so )/iu,
    },
  ],
  ro: [
    {
      kind: "wish",
      confidence: 0.95,
      shape: "avoid",
      pattern:
        /(?<!\p{L})nu (?:mai )?(?:vrea|voia|vor|voiau) (?:deloc |niciodat[ăa] )?(?<phrase>s[ăa](?:-[șs]i|-l|-i|-o)? (?!nu )(?:se )?(?:topeasc|cad|creasc|fie t|fie m|plece|se despart|despart|mearg[ăa] la culcare|adoarm|piard)[^,.;!?]*?)(?=[,.;!?]|$| [șs]i | dar | pentru | fiindc)/iu,
    },
  ],
  de: [
    {
      kind: "wish",
      confidence: 0.95,
      says: "nicht mehr {phrase}",
      pattern:
        /(?<!\p{L})(?:will|möchte|wollte|wollen|mag) nicht mehr (?<phrase>(?!(?:auf|in|zu|an)\s[^,]*sondern)[^,.;!?]*?\p{Ll}+n)(?=[,.;!?]|$| und | weil | aber )/iu,
    },
    {
      kind: "wish",
      confidence: 0.95,
      says: "nicht {phrase}",
      pattern:
        /(?<!\p{L})(?:will|möchte|wollte|wollen|mag) (?:einfach |überhaupt |gar )?nicht (?<phrase>(?!mehr|nur|in den|allein|immer)[^,.;!?]*?\p{Ll}+n)(?=[,.;!?]|$| und | weil | aber )(?!,? sondern)/iu,
    },
    {
      kind: "wish",
      confidence: 0.9,
      says: "nicht mehr {phrase}",
      pattern: /,? (?:der|die|das) nicht mehr (?<phrase>[^,.;!?]*?\p{Ll}+n) (?:will|möchte|mag|wollte)(?!\p{L})/iu,
    },
  ],
};
