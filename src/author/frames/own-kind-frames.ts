import type { ByLanguage, Language } from "#book/languages.ts";

/** How a language says of a word that no lexicon has that it is somebody. `before` ends at the word, `after` begins behind it. */
export interface OwnKindFrames {
  /** The shape of a noun, from its first to its last letter. */
  readonly noun: RegExp;
  /** Nouns of stories that are nobody, and endings of what is no noun. */
  readonly nobody: ReadonlySet<string>;
  readonly noNoun: RegExp;
  /** Adjectives that the lexicon does not have, before the noun. */
  readonly adjective: RegExp;
  /** What stands before the adjectives of a noun phrase. */
  readonly determiner: RegExp;
  /** Before it and its adjectives, what somebody has or is at: "with a", "in a". */
  readonly had: RegExp;
  /** After it, what gives it a name: "called". */
  readonly named: RegExp;
  /** Before its noun phrase, a name: "Bo the", "Bo is a"; and after it, what ends what is said of the name. */
  readonly nameBefore: RegExp;
  readonly afterApposition: RegExp;
  /** Before it, a name from a sentence’s start, where a noun has its article at its end; from it on, what ends the apposition. */
  readonly definiteAside?: RegExp;
  readonly afterDefinite?: RegExp;
  /** Before its noun phrase, where somebody is first told of; after it, what only somebody does. */
  readonly first: RegExp;
  readonly does: RegExp;
  /** After it where it is all that a text says, but for how it looks: "a binturong with a red scarf". */
  readonly alone: RegExp;
  /** From a sentence’s start to it where its bare name follows, and that name with what it does. */
  readonly starts: RegExp;
  readonly bareName?: RegExp;
}

const words = (list: string): ReadonlySet<string> => new Set(list.split(" "));

const FRAMES: ByLanguage<OwnKindFrames> = {
  en: {
    noun: /^\p{Ll}[\p{Ll}-]{2,}$/u,
    nobody: words(
      "them him her it us me you they out off up down away back around along about with without from into onto over under behind between after before during because fairytale fairy-tale folktale poems pictures riddle visit walk ride picnic birthday sleepover campout outing dinner lunch breakfast tea supper concert parade carnival festival wedding funeral fight argument chat talk hunt search treasure-hunt bath bathtime nap playtime playdate bedtimes surprise trick joke prank mix-up muddle day night morning evening afternoon week month year summer winter spring autumn time moment story tale book page chapter game toy song poem play film movie show picture rhyme place town city village country land island planet world street river lake mountain beach park zoo school class team club group gang side point view viewpoint perspective angle family band choir orchestra crew army shop cafe party trip journey holiday adventure quest mission contest competition race match problem question idea plan secret mystery dream nightmare wish spell word name letter language noise sound smell colour color number thing something anything nothing someone somebody anyone everyone nobody person people one ones other others same first last second third best great terrible magnificent kind sort type job work shift snoring cooking singing bit lot pair little only most more next whole way home life fear love hope luck trouble accident storm war feeling lesson moral hero heroine character protagonist main lead end beginning start middle subject sequel series bedtime reader which what who whom whose how sister brother daughter son niece nephew grandson granddaughter grandchild kid kids children students pupils best-friend favourite favorite",
    ),
    noNoun: /(?:ful|less|ous|ish|ed|ing|ly|ness|ment|tion|sion|ship|hood|ism|est)$/u,
    adjective:
      /^(?:pet|baby|tame|wild|very|really|rather|quite|so|tiny|wee|ordinary|strange|odd|rare|lazy|grumpy|sleepy|clumsy|fluffy|fuzzy|furry|hairy|scaly|spotty|stripy|striped|spotted|friendly|lonely|gentle|giant|magic|magical|purple|naughty|cheeky|nosy|bossy|chubby|round|fat|thin|long|short|tall|huge|enormous|wobbly|\p{Ll}+(?:ful|less|ous|ish|ed|ing|y))$/u,
    determiner: /(?:^|(?<=[\s"“(]))(?:an?|the|one|my|our|his|her|their|pet)\s+$/iu,
    had: /\b(?:with|w\/|has|have|had|of|in|on|at|from|near) ?(?:an?|the|his|her|their) (?:[\p{Ll}-]+ )*$/iu,
    named: /^,? (?:(?:that|who|which) (?:is|was) )?(?:called|named|by the name of|whose name (?:is|was))\s/iu,
    nameBefore:
      /(?:^|[.!?:]\s+|\b(?:about|and|with|when)\s+)\p{Lu}[\p{L}’-]+(?: \p{Lu}[\p{L}’-]+)?(?:,? the|(?:,| is| was) an?) $/u,
    afterApposition: /^(?:[,.!?]|$|\s+(?:who|is|was|has|had|wants?|can|can['’]?t|\p{Ll}{2,}(?:s|ed))(?!\p{L}))/u,
    first:
      /(?:^|[.!?:]\s+|\b(?:about|there (?:was|is|lived|lives)(?: once)?|once lived|time,?(?: there (?:was|lived))?|lives|lived)\s+)(?:an?|the|one|my|our) $/iu,
    does: /^,? (?:who|whose|(?:that )?(?:wants?|wanted|wishes|wished|dreams?|dreamed|longs|hopes|hates|loves|(?:is|was) (?:\p{Ll}+ )?(?:afraid|scared|frightened|lonely|sad|shy|terrified)|(?:has|had) (?:no|never)|can['’]?t|cannot|couldn['’]?t|learns|tries|decides|finds|loses|lost))(?!\p{L})/iu,
    alone: /^(?: with [^.!?]*)?[.!]?$/u,
    starts: /^(?!)/u,
  },
  ro: {
    noun: /^\p{L}\p{Ll}{2,}$/u,
    nobody: words(
      "biet bietul biata bieții bietele zi noapte dimineață dimineata seară seara săptămână saptamana lună luna an vară vara iarnă iarna toamnă primăvară timp clipă poveste povestea povestioară carte cartea pagină joc jocul cântec cantec poezie film piesă loc oraș oras orașul sat satul țară tara insulă insula planetă lume lumea stradă râu lac munte plajă parc școală scoala clasă echipă echipa grup grupul familie familia trupă cor orchestră magazin petrecere excursie călătorie calatorie vacanță vacanta aventură aventura concurs concursul întrecere cursă problemă întrebare intrebare idee plan secret secretul mister misterul vis visul coșmar dorință dorinta vrajă cuvânt cuvant nume numele scrisoare limbă zgomot sunet miros culoare număr lucru lucrul ceva nimic cineva nimeni persoană oameni unul una altul alta primul prima ultimul ultima cel cea fel drum drumul casă casa acasă viață viata frică frica teamă dragoste noroc necaz accident furtună furtuna război lecție morală erou eroul eroină eroina personaj personajul sfârșit sfarsitul început mijloc dată data oară ora mama tata bunica bunicul sora fratele fiica fiul fetița băiatul copilul mulți toată toate baba babă moș moșul nea tanti badea doamna domnul țața lelea coana sfântul",
    ),
    noNoun: /(?:(?:[^o]a|e|i)re(?:a)?|[șs]te|eaz[ăa]|[âa]nd|ind|esc|e[șs]ti)$/u,
    adjective:
      /^(?:micul|mica|micu[țt]ul|micu[țt]a|b[ăa]tr[âa]nul|b[ăa]tr[âa]na|b[ăa]tr[âa]n[ăa]?|mic[ăa]?|marele|marea|mare|t[âa]n[ăa]r[ăa]?|b[âa]etul|bietul|biata|pui de|dr[ăa]gu[țt][ăa]?)$/iu,
    determiner: /(?:^|(?<=[\s"„(]))(?:un|o)\s+$/iu,
    had: /(?<!\p{L})(?:cu|f[ăa]r[ăa]|are|avea|[îi]n|pe|la|din|l[âa]ng[ăa]) (?:un|o) (?:\p{Ll}+ )*$/iu,
    named:
      /^(?: \p{Ll}+){0,2},? (?:pe nume|numit[ăa]?|cu numele|botezat[ăa]?|zis[ăa]?|care se (?:nume[șs]te|numea|cheam[ăa])|pe care (?:îl|il|o) (?:cheam[ăa]|chema)) |^(?: (?!de |cu |din |la )\p{Ll}{3,}){0,2}, \p{Lu}\p{Ll}+(?:,|\.?$| (?:care|se|nu|vrea|[îi][șs]i)\s)/u,
    nameBefore: /(?:^|[.!?:]\s+|(?<!\p{L})(?:despre|cu)\s+)\p{Lu}[\p{L}-]+(?:,| (?:este|e|era)) (?:un|o) $/u,
    definiteAside:
      /(?:^|[.!?:]\s+)(?:(?:[Nn]ea|[Nn]enea|[Tt]anti|[Bb]adea|[Dd]omnul|[Dd]oamna|[Ll]elea|[Mm]o[șs]) )?(?<name>\p{Lu}[\p{L}-]+), $/u,
    afterDefinite: /^\p{Ll}{3,}(?:ul|[^e]a)(?: (?:din|de|de la|cu|de pe) [^,.!?]{2,30}| \p{Ll}+)?,\s/u,
    afterApposition: /^(?: \p{Ll}+)?(?:[,.!?]|$|\s+care(?!\p{L}))/u,
    first:
      /(?:^|[.!?:]\s+|(?<!\p{L})(?:despre|cu|odat[ăa]|niciodat[ăa],?|tr[ăa]ia|locuia|tr[ăa]ie[șs]te|locuie[șs]te|era|exist[ăa])\s+)(?:un|o) $/iu,
    does: /^(?: \p{Ll}+(?:ă|t|os|oasă|el|ic))?,? (?:care (?:nu |se |își |isi |vrea|voia|are |avea |nu-)|vrea|voia|nu [șs]tie|nu poate|nu are|se teme|viseaz[ăa]|[îi][șs]i (?:dore[șs]te|caut[ăa])|[șs]i-a pierdut)/iu,
    alone: /^(?: \p{Ll}+)?(?: cu [^.!?]*)?[.!]?$/u,
    starts:
      /(?:^|[.!?:,]\s+|(?<!\p{L})(?:unde|[șs]i|dar|iar|c[âa]nd|numai|doar)\s+)(?:(?:Micul|Mica|Micu[țt]ul|Micu[țt]a|B[ăa]tr[âa]nul|B[ăa]tr[âa]na|Bietul|Biata)\s+)?$/u,
    bareName:
      /^(?: ce[la] \p{Ll}+)? \p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)? (?:e|este|era|are|avea|vrea|voia|nu|își|isi|îi|ii|se|s-a|și-a|si-a|a|viseaz[ăa]|caut[ăa]|\p{Ll}{2,}(?:ește|este|ează|eaza))(?!\p{L})/u,
  },
  de: {
    noun: /^\p{Lu}[\p{Ll}-]{2,}(?:-\p{Lu}\p{Ll}+)?$/u,
    nobody: words(
      "tag nacht morgen abend nachmittag woche monat jahr sommer winter frühling herbst zeit moment augenblick geschichte märchen buch seite kapitel spiel lied gedicht film theaterstück bild reim ort stadt dorf land insel planet welt straße fluss see berg strand park zoo schule klasse kindergarten mannschaft team verein gruppe bande familie kapelle chor orchester laden café fest feier party ausflug reise urlaub ferien abenteuer auftrag wettbewerb wettkampf rennen problem frage idee plan geheimnis rätsel traum albtraum alptraum wunsch zauber zauberspruch wort name brief sprache geräusch klang geruch farbe zahl ding sache etwas nichts jemand niemand person leute eine andere andere erste erster letzte letzter zweite zweiter beste bester art sorte stück paar weg zuhause leben angst furcht liebe hoffnung glück pech mut ärger unfall sturm gewitter krieg gefühl lehre held heldin hauptfigur hauptperson figur ende anfang mitte hunger durst heimweh langeweile mama papa oma opa mutter vater kleine kleiner kleines größte größter jüngste jüngster älteste ältester tochter sohn enkel enkelin enkelsohn enkelkind nichte neffe kinder kind mädels jungs mann schwiegervater schwiegermutter mal hilfe lust frau herr fräulein doktor tante onkel meister thema titel tages eines sein seine ihr ihre mein meine dein deine unser unsere euer eure jeder jede jedes dieser diese dieses manche viele einige beide streit zank suche jagd kampf besuch umzug ausflug wette söhne töchter enkeltochter",
    ),
    noNoun: /(?:ung|heit|keit|schaft|tion|nis|tum|ismus|stes?|(?<!mei)ster)$/u,
    adjective: /^(?:(?!ihre|seine|meine|unsere|eure|eine|keine|jede|diese|alle)\p{Ll}+(?:e|er|es|en|em))$/u,
    determiner: /(?:^|(?<=[\s„"(]))(?:eine?[nmrs]?|der|die|das|den|dem|(?:mein|unser)(?:e[nmr]?)?)\s+$/iu,
    had: /(?<!\p{L})(?:mit|hat|hatte|haben|in|auf|an|aus|bei|neben) (?:eine?[mnr]?|de[mrn]|die|das) (?:\p{Ll}+ )*$/iu,
    named:
      /^,? (?:namens|mit (?:dem )?[Nn]amen|genannt) |^,? (?:der|die|das) (?:\p{L}+ (?:heißt|heisst|hieß|hiess)|(?:heißt|heisst|hieß|hiess) )/u,
    nameBefore:
      /(?:^|[.!?:]\s+|(?<!\p{L})(?:über|und|mit|von)\s+)\p{Lu}[\p{L}-]+(?:,? (?:der|die|das)|(?:,| ist| war) eine?) $/u,
    afterApposition: /^(?:[,.!?](?!\s*\p{Ll}+t[,.!?])|$)/u,
    first:
      /(?:^|[.!?:]\s+|(?<!\p{L})(?:über|von|einmal|lebte|wohnte|war|es gibt|es gab)\s+)(?:eine?[nmr]?|der|die|das|den|dem|(?:mein|unser)e?) $/iu,
    does: /^(?:, (?:der|die|das|dem|den|dessen|deren)| (?:will|möchte|moechte|wollte|wünscht sich|träumt|hat (?:große |solche |immer )?Angst|traut sich|fürchtet|kann (?:nicht|kein)|sucht sein|sucht ihr|hat (?:sein|ihr|keine)|lernt|ist (?:\p{Ll}+ )?(?:traurig|einsam|allein)))(?!\p{L})/u,
    alone: /^(?: mit [^.!?]*)?[.!]?$/u,
    starts: /(?:^|[.!?:]\s+)(?:(?:[Dd]er|[Dd]ie|[Dd]as)\s+(?:\p{Ll}+e\s+){0,2})?$/u,
    bareName:
      /^ \p{Lu}\p{Ll}+ (?:ist|war|hat|hatte|will|wollte|möchte|kann|konnte|muss|und|traut|träumt|wünscht|\p{Ll}{2,}te?)(?!\p{L})/u,
  },
};

export function ownKindFramesFor(language: Language): OwnKindFrames {
  return FRAMES[language];
}
