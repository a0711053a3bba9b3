import type { Variant } from "#author/sentences.ts";

export const guess: readonly Variant[] = [
  {
    id: "everyone-knows",
    plants: ["soup"],
    shows: { at: "near", shot: "wide", hour: "day", hero: { pose: "wave", mood: "curious" } },
    low: [
      "Alle wussten etwas.",
      "Es lag an der Suppe!",
      "Nein, es lag am Dienstag!",
      "„Aha“, sagte [hero.nom] und schrieb.",
      { from: 2, say: "Nichts davon passte." },
    ],
    middle: [
      "Bis zum Mittag gab es elf Meinungen, und keine glich der anderen.",
      "Es liege an der Suppe, hieß es, oder aber am Wind.",
      "Der Kleinste machte auch den Mund auf, aber zum Zuhören hatte keiner Zeit.",
      "[hero.nom] schrieb alles auf und zählte es zusammen.",
      "„Suppe plus Wind“, sagte [hero.he]. „Das ist keine Antwort. Das ist Wetter.“",
    ],
    high: [
      "Es hatte sich herumgesprochen, dass [hero.nom] einen Fall hatte, und plötzlich waren alle vom Fach.",
      "Der Erste hielt die Suppe für schuldig, und zwar ganz klar.",
      "Der Nächste war für den Wind, denn das sagte seine Oma, und die sagte viel.",
      "Ganz hinten fing jemand sehr Kleines an, aber da ging es schon wieder um die Suppe.",
      "[hero.nom] schrieb drei Seiten voll, vorn und hinten.",
      "„Elf Meinungen“, zählte [hero.he], „und jede ist sich sicher.“",
      {
        from: 5,
        say: "Das hätte eine Warnung sein können, denn wer etwas weiß, ist selten so laut wie einer, der nur rät.",
      },
    ],
  },
  {
    id: "spoon",
    shows: { at: "home", shot: "close", hour: "day", hero: { pose: "think", mood: "determined" } },
    low: [
      "[hero.nom] sah den Löffel an.",
      "„Wo warst du heute Nacht?“",
      "Der Löffel schwieg.",
      { from: 2, say: "„Aha!“, schrieb [hero.nom]." },
      "Es wurde ein langes Gespräch.",
    ],
    middle: [
      "Gute Detektive fangen zu Hause an, also befragte [hero.nom] die Küche.",
      "Der Topf blieb ruhig. Die Tasse hatte einen Sprung, konnte ihn aber erklären.",
      "Nur der Löffel schwieg und sah weg.",
      "„Bleib, wo du bist“, sagte [hero.nom].",
      "Der Löffel versprach es, oder jedenfalls sagte er nicht Nein.",
    ],
    high: [
      "In Büchern ist es immer jemand, auf den keiner kommt.",
      "Deshalb verhörte [hero.nom] zuerst alle, auf die keiner kommt: die Tasse, den Topf und den linken Pantoffel.",
      "Die Tasse hatte die ganze Nacht am Haken gehangen, und der Haken konnte das bezeugen.",
      "Der Pantoffel sagte nichts, aber man sah, dass er ein Loch verbarg.",
      "„Jeder hat etwas zu verbergen“, schrieb [hero.nom] auf, „aber meistens ist es nur ein Loch.“",
      "Das war ein weiser Satz, nur half er nicht weiter.",
      {
        from: 5,
        say: "Bis zum Mittag war die ganze Küche verdächtig, und [hero.nom] musste die Suppe mit der Gabel essen.",
      },
    ],
  },
  {
    id: "map-of-clues",
    shows: { at: "home", shot: "medium", hour: "day", hero: { pose: "point", mood: "curious" } },
    low: [
      "[hero.nom] malte einen Plan.",
      "Was wir wissen: ein Punkt.",
      "Was wir nicht wissen: alles andere.",
      { from: 2, say: "Das ging über den Rand hinaus." },
      "„Ein schöner Plan!“, sagte [hero.nom].",
    ],
    middle: [
      "[hero.nom] hängte ein großes Blatt an die Wand.",
      "Links kam hin, was bekannt war. Es passte auf eine Briefmarke.",
      "Rechts kam hin, was nicht bekannt war, und das ging um die Ecke weiter.",
      "„Ausgezeichnet“, sagte [hero.nom]. „Jetzt wissen wir, wo wir suchen müssen: rechts.“",
    ],
    high: [
      "Zu einem ordentlichen Fall gehört eine Wand mit Schnüren, also nahm [hero.nom] eine Wand und Schnüre.",
      "Eine Schnur führte von der Frage zur Suppe und von der Suppe zum Löffel.",
      "Die nächste führte vom Löffel zu einem Fleck, der schon vorher da gewesen war.",
      "„Alles hängt zusammen“, flüsterte [hero.nom] und ging einen Schritt zurück, um besser zu sehen.",
      "Erst da fiel auf, dass die letzte Schnur am eigenen Fuß festgebunden war.",
      {
        from: 5,
        say: "Es dauerte eine Weile, bis der Fuß wieder frei war, aber es war der beste Hinweis des ganzen Tages gewesen.",
      },
    ],
  },
  {
    id: "ask-the-oldest",
    shows: { at: "near", shot: "wide", hour: "day", hero: { pose: "wave", mood: "curious" } },
    low: [
      "[hero.nom] fragte die Alten.",
      "Die hatten es früher gewusst.",
      "[hero.nom] fragte die Kleinen.",
      { from: 2, say: "Die wussten es erst später." },
      "„Nur jetzt weiß es keiner!“",
    ],
    middle: [
      "Wer alt ist, weiß mehr, und so fragte [hero.nom] die Ältesten.",
      "Sie hatten es einmal gewusst, aber es war ihnen weggekommen.",
      "Also fragte [hero.nom] die Kleinen.",
      "Die bekamen das erst später und spielten weiter. „So ein Pech“, sagte [hero.nom].",
    ],
    high: [
      "„Alte Leute wissen alles“, dachte [hero.nom] und besuchte sie der Reihe nach.",
      "Gewusst hatten sie es, es lag gleich neben dem Wort für das Ding mit dem Henkel.",
      "Also fragte [hero.nom] die Jüngsten, die so neu sind, dass sie noch nichts vergessen haben können.",
      "Die hatten das noch nicht gehabt, das kam erst am Donnerstag.",
      "[hero.nom] sah auf die Seite, und die hatte eine Lücke, genau in der Mitte.",
      {
        from: 5,
        say: "Irgendwo zwischen noch nicht und nicht mehr musste doch jemand sein, der es jetzt gerade wusste.",
      },
    ],
  },
];
