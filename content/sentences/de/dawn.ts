import type { Variant } from "#author/sentences.ts";

const along = {
  at: "high",
  shot: "wide",
  hour: "dawn",
  hero: { pose: "walk", mood: "happy" },
  helper: { pose: "walk", mood: "happy", looksAt: "hero" },
} as const;

export const dawn: readonly Variant[] = [
  {
    id: "two-shadows",
    shows: along,
    low: [
      "{morning}",
      "[hero.nom] und [helper.ref] gingen los.",
      "Zwei lange Schatten gingen mit.",
      { from: 2, say: "Vier Füße: tapp, tapp, tapp, tapp." },
    ],
    middle: [
      "{morning}",
      "[hero.nom] und [helper.ref] gingen nebeneinander los.",
      "Vor ihnen liefen zwei lange Schatten, Schulter an Schulter.",
      "„Schau, wie groß wir sind!“, sagte [hero.nom].",
      "„Wir sind nur zwei“, sagte [helper.nom]. „Aber morgens sieht man nach mehr aus.“",
    ],
    high: [
      "{morning}",
      "Ohne Eile gingen [hero.nom] und [helper.ref] los, {toHigh}.",
      "Die Eile war nämlich zu Hause geblieben, nur die Schatten liefen voraus.",
      "„Ob die Schatten wissen, wie es ausgeht?“, fragte [hero.nom].",
      "„Nein“, sagte [helper.nom]. „Aber sieh mal, sie halten sich an der Hand.“",
      "[hero.nom] sah hin und lachte, denn es stimmte.",
      {
        from: 5,
        say: "Gestern war auf diesem Weg nur ein einziger Schatten gegangen, und der hatte den Kopf tiefer getragen.",
      },
    ],
  },
  {
    id: "breakfast",
    shows: {
      at: "home",
      shot: "medium",
      hour: "dawn",
      hero: { pose: "sit", mood: "happy" },
      helper: { pose: "sit", mood: "happy", looksAt: "hero" },
    },
    low: [
      "{morning}",
      "Zuerst gab es Frühstück.",
      "[helper.ref] strich Honig aufs Brot.",
      "[hero.nom] leckte den Löffel ab.",
      { from: 2, say: "Honig macht nämlich Mut." },
    ],
    middle: [
      "{morning}",
      "„Große Sachen nie mit leerem Bauch“, sagte [helper.ref].",
      "Also kam auf das Brot aller Honig, der noch da war.",
      "[hero.nom] leckte den Löffel ab, dann die Finger, dann die Nase.",
      "„Jetzt“, sagte [hero.he], „bin ich klebrig und entschlossen.“",
    ],
    high: [
      "{morning}",
      "„Große Sachen nie mit leerem Bauch“, sagte [helper.ref] und schnitt dicke Scheiben ab.",
      "Der Honig floss so langsam wie ein Ferientag.",
      "„Hast du Angst?“, fragte [helper.nom] zwischen zwei Bissen.",
      "„Weniger als Hunger“, sagte [hero.nom], und das war ein gutes Zeichen.",
      "Als es nichts mehr abzulecken gab, standen beide im selben Augenblick auf.",
      {
        from: 5,
        say: "Keiner hatte jetzt gesagt, und doch war das Jetzt gekommen, rund und golden wie der letzte Tropfen am Löffel.",
      },
    ],
  },
  {
    id: "whole-world",
    shows: { ...along, shot: "medium" },
    low: [
      "{morning}",
      "Alle anderen schliefen noch.",
      "Nur [hero.nom] und [helper.ref] nicht.",
      { from: 2, say: "Sie gingen auf Zehenspitzen." },
      "Tipp, tapp, tipp, tapp.",
    ],
    middle: [
      "{morning}",
      "Alle anderen schliefen noch.",
      "[hero.nom] und [helper.ref] gingen auf Zehenspitzen, um niemanden zu wecken.",
      "„Psst“, flüsterte [hero.nom] einem Stein zu.",
      "Der Stein gab keinen Mucks von sich.",
      "Es war ein sehr verständnisvoller Morgen.",
    ],
    high: [
      "{morning}",
      "Um diese Zeit war die Welt noch ganz unbenutzt.",
      "[hero.nom] und [helper.ref] gingen auf Zehenspitzen, wie auf frisch gewischtem Boden.",
      "„Wenn wir jetzt umkehren“, sagte [helper.nom], „merkt es keiner.“",
      "[hero.nom] überlegte kurz. „Doch. Ich merke es.“",
      "Danach redeten sie nicht mehr vom Umkehren.",
      {
        from: 5,
        say: "Sie gingen weiter, jeder Schritt ließ eine Spur zurück, und vier Spuren sehen sehr entschlossen aus.",
      },
    ],
  },
  {
    id: "unused-day",
    shows: {
      at: "high",
      shot: "wide",
      hour: "dawn",
      hero: { pose: "stand", mood: "calm" },
      helper: { pose: "stand", mood: "calm", looksAt: "hero" },
    },
    low: [
      "{morning}",
      "Alles schlief noch.",
      "Nur [hero.nom] und [helper.ref] waren wach.",
      { from: 2, say: "Der Tag gehörte ihnen allein." },
      "„Komm“, sagte [hero.nom].",
    ],
    middle: [
      "{morning}",
      "Sonst war noch keiner auf, und so war der Tag ganz unbenutzt.",
      "[hero.nom] und [helper.ref] gingen auf Zehenspitzen, um ihn nicht zu zerknittern.",
      "„Ob es ein guter wird?“, fragte [hero.nom].",
      "„Bis jetzt hat er nichts falsch gemacht“, sagte [helper.nom].",
    ],
    high: [
      "{morning}",
      "Es gibt eine Stunde, die kaum jemand kennt, weil kaum jemand für sie aufsteht.",
      "[hero.nom] und [helper.ref] hatten sie ganz für sich.",
      "Wortlos gingen sie {toHigh}, und ihre Schritte waren die ersten des Tages.",
      "„Alles ist so neu“, flüsterte [hero.nom]. „Als hätte es noch keiner angeguckt.“",
      "„Dann guck gut hin“, sagte [helper.nom]. „Später wollen alle mal.“",
      {
        from: 5,
        say: "Also sah [hero.nom] hin, bis das Ganze innen drin war und für die Angst kein Platz mehr blieb.",
      },
    ],
  },
];
