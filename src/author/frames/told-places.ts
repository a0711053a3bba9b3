import type { Environment } from "#book/choices.ts";
import type { ByLanguage } from "#book/languages.ts";

/** Ways to say one of the worlds outright, which hold whatever else the idea names: "a city under the sea" is no city. */
export const TOLD_PLACES: ByLanguage<readonly (readonly [Environment, RegExp])[]> = {
  en: [
    [
      "UnderwaterKingdom",
      /\b(?:deep|far|right|way) down (?:in|under|at the bottom of) the (?:sea|ocean)\b|\b(?:city|town|palace|kingdom|castle|village|school|street|house)(?: \p{Ll}+)? (?:under|beneath|below|at the bottom of) the (?:sea|ocean|waves|water)\b|\b(?:city|town|palace|castle) (?:made )?of (?:shells|coral)\b/iu,
    ],
    [
      "ToyTown",
      /\btoy ?(?:town|city|village|world)\b|\b(?:town|city|village|world|land) (?:full of|of|where (?:only |all (?:the )?)?) ?toys\b|\bwhere (?:only|all the) toys live\b|\bwhere (?:everyone|everybody|everything|they all|they) (?:is|are) (?:all )?(?:an? )?toys?\b/iu,
    ],
    [
      "SpaceColony",
      /\b(?:mars|martian|moon|lunar|space) ?(?:colony|base|settlement|station|city|town|village|school)\b|\b(?:on|to) mars\b(?! bars?)|\bon (?:another|a (?:distant|far|faraway|strange|tiny|little)(?: away)?) planet\b/iu,
    ],
    [
      "FuturisticMetropolis",
      /\b(?:city|town) of (?:the future|tomorrow)\b|\bin the (?:far |distant )?future\b|\bflying (?:cars|buses|taxis)\b|\bthe year (?:2[1-9]|[3-9]\d)\d\d\b|\bfuturistic\b|\b(?:glass|steel) towers\b|\bskyscrapers?\b/iu,
    ],
    ["DesertedIsland", /\bon (?:an?|the|their|his|her) (?:\p{Ll}+ ){0,2}island\b|\bcastaways?\b/iu],
  ],
  ro: [
    [
      "UnderwaterKingdom",
      /(?<!\p{L})(?:[îi]n adâncul|[îi]n adancul|pe fundul|sub valurile?) (?:m[ăa]rii|oceanului)(?!\p{L})|(?:ora[șs]|palat|castel|regat|sat|[șs]coal[ăa])\p{L}* (?:\p{Ll}+ )?(?:de sub|sub|de pe fundul) (?:ap[ăa]|ape|mare|valuri|m[ăa]rii|oceanului)(?!\p{L})|(?:ora[șs]|palat|castel)\p{L}* (?:de|din) (?:scoici|corali)(?!\p{L})/iu,
    ],
    [
      "ToyTown",
      /(?:or[ăa][șs]el|ora[șs]|lume|[țt]ar[ăa]|sat)\p{L}* (?:al |a )?(?:juc[ăa]riilor|cu juc[ăa]rii|de juc[ăa]rii)(?!\p{L})|unde (?:tr[ăa]iesc|locuiesc) (?:numai |doar |toate )?juc[ăa]rii/iu,
    ],
    [
      "SpaceColony",
      /(?<!\p{L})(?:pe|spre) marte(?!\p{L})|(?:colonie|baz[ăa]|sta[țt]ie|a[șs]ezare)\p{L}* (?:spa[țt]ial[ăa]|lunar[ăa]|mar[țt]ian[ăa]|de pe (?:lun[ăa]|marte))|(?<!\p{L})pe o (?:alt[ăa] )?planet[ăa](?!\p{L})/iu,
    ],
    [
      "FuturisticMetropolis",
      /ora[șs]\p{L}* (?:din |al )viitor(?:ului)?(?!\p{L})|(?<!\p{L})[îi]n viitor(?!\p{L})|ma[șs]ini(?:le)? zbur[ăa]toare|anul (?:2[1-9]|[3-9]\d)\d\d(?!\d)|futurist|turnuri de sticl[ăa]|zg[âa]rie-nori/iu,
    ],
    ["DesertedIsland", /(?<!\p{L})pe o insul(?:ă|a|iță|ita)(?!\p{L})|(?<!\p{L})pe insula(?!\p{L})|naufragia[țt]/iu],
  ],
  de: [
    [
      "UnderwaterKingdom",
      /(?<!\p{L})(?:unten im (?:Meer|Ozean)|auf dem Meeresgrund|am Grund des Meeres)(?!\p{L})|(?:Stadt|Palast|Schloss|Königreich|Dorf|Schule)(?: \p{Ll}+)? (?:unter Wasser|unter dem Meer|unter den Wellen|auf dem Meeresgrund|im Meer)(?!\p{L})|(?:Stadt|Palast|Schloss) aus (?:Muscheln|Korallen)(?!\p{L})|(?<!\p{L})Meeres(?:palast|schloss|stadt|königreich|reich|könig)/iu,
    ],
    [
      "ToyTown",
      /(?:spielzeug|puppen)(?:stadt|dorf|welt)|(?:Stadt|Dorf|Welt|Land|Städtchen)(?: der Spielsachen| voller Spiel(?:sachen|zeug)|, (?:in (?:der|dem)|wo) (?:nur |alle |lauter )*Spiel(?:sachen|zeuge?) (?:wohn|leb))/iu,
    ],
    [
      "SpaceColony",
      /(?:mond|mars|weltraum)(?:siedlung|kolonie|basis|stadt|dorf|schule)|(?:raum|weltraum|mars|mond)station|(?<!\p{L})auf (?:dem|den) (?:Mars|roten Planeten)(?!\p{L})|auf einem (?:fremden|fernen|anderen|kleinen|winzigen) Planeten(?!\p{L})/iu,
    ],
    [
      "FuturisticMetropolis",
      /(?:Stadt|Großstadt|Metropole)(?: \p{Ll}+)? (?:der|in der) Zukunft(?!\p{L})|(?<!\p{L})in der (?:fernen )?Zukunft(?!\p{L})|fliegende[nr]? (?:Autos|Busse|Taxis)(?!\p{L})|(?<!\p{L})Autos fliegen(?!\p{L})|im Jahr(?:e)? (?:2[1-9]|[3-9]\d)\d\d(?!\d)|futuristisch|(?:Glas|Stahl)türme|gläserne[nr]? Türme|Wolkenkratzer/iu,
    ],
    ["DesertedIsland", /(?<!\p{L})auf (?:einer|der|ihrer|seiner) (?:\p{Ll}+ ){0,2}Insel(?!\p{L})|schiffbrüchig/iu],
    ["MedievalCastle", /(?<!\p{L})(?:ritter)?burg(?:tor|hof|turm|graben|küche|mauer|herr|fräulein)/iu],
  ],
};
