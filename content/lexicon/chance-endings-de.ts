/**
 * German words that end in another by chance: „Trotzphase“ is no hare, „Geburtstagsfeier“ no egg, „Haustier“ no bull. Each is the end of a word in small letters,
 * as a part of a regular expression.
 */
export const CHANCE_ENDINGS_DE: readonly string[] = [
  "ara|ueber|zw(?:ö|oe)lf|geschenk|karneval|festival|nachtigall|kamerad(?:en|in|innen)?|kaffees?|direktor(?:en|in|innen)?|schieber|rübezahl|augenblick",
  "(?:aus|zu|un|über|vor|ab|ein|ver|not|todes|detektiv|durch|bei|kriminal|regel)f[aä]lle?n?s?|(?:an|auf|um|be|ein)z[uü]ge?s?|erlebnis|geheimnis|(?:be|hin|ver|aus)weise?n?|triangeln?|eichhorn|rollator(?:en)?|zeichen|klebeband|förderband|abfuhr|gestern",
  // The ends of „…ment“, „…tor“, „…tiger“, „…isch“, „…nis“.
  "(?:m|t|al)ente?n?s?|(?:[aeiu]|(?<!d)o)ktor(?:en|e|s)?|[aiu]tore?n?s?|(?:ich|üch|äch|eif|ef|äf|if|us|ös|äs|un|ür|üs)tiger|ischen|(?:heim|der)nisse?n?",
  // „-feier“ and „-meier“ are no eggs, „-fieber“ and „-geber“ no boars, „-phase“ no hare, „-kreis“ no rice, „-saal“ no eel, „-keule“ no owl.
  "feiern?|meiern?|fieber|geber|phasen?|kreise?s?|sa(?:a|ä)le?s?n?|keulen?|graben|gräben|schlägern?|schlager|leichen?|applaus|großes?|gross|plissees?|toffees?|perlmuttchen|maskottchens?|schlamassel|schausteller(?:in)?|spit[aä]le?r?s?",
  "(?:bau|be|schul|chor|stations|kinder|heim|lager|post|zirkus|bank|gruppen)leiter(?:n|s|in|innen)?|hauptrollen?|(?:haus|lieblings|nutz|last|wappen|gast|glücks|krafts)tiere?[ns]?|nachtischs?|schraubenmuttern?|(?:schwimm|sprung|wasch|plansch|tauch)becken",
  "(?:alt|neu|gemeinde|platten|laden|loe|hoch|tief|acker|garten|staudamm|schiff|an|um|auf|ein|ab)bau(?:s|ten)?|(?:raketen|orgel|gleis|boots|instrumenten|geigen|modell|brücken|uhren|puppen)bauern?(?:in)?|(?:mann|dank|alpab|alpauf|martin|fackel|fest|fasching|rosenmontag|seil|vogel|laternen)s?z[uü]ge?s?",
  // Verbs that a capital or a text without any makes look like nouns.
  "(?:brech|sprech|schreib|treib|reib|klapp|schleich|greif|bring|helf|spring|pflüg|(?<!ge)wieg)en|(?:zer|ge|ver|unter|auf)brochen|(?:los|wett|weg|davon|mit|um|auf|ab|über|ver|zu)fliegen|(?:fin|kni|flü)stern",
  // Names and places.
  "elchen|(?:in|ow|ew|ak|an|yn|el|ar|al)ski|(?:ger|rosa|mose|runze|warze|sieg|diet|asch|fried)linde|(?:^her|hoff|leh|hürli|brügge|rott|schür|hoy|neu|wid|linde)mann|friedhelm|bertram|chantal|bambus|cottbus|[dt]ibus|[rn]dino|marschen|alzheimer|australiens?|mallorca|marzahn|paloma|passau|guadalupe|vincent|islaus|liesel|konrad|pumphut|erfindergeist|teamgeist|angeber",
];
