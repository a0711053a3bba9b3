import type { Variant } from "#author/sentences.ts";

export const back: readonly Variant[] = [
  {
    id: "acquaintances",
    shows: {
      at: "near",
      shot: "wide",
      hour: "sunset",
      hero: { pose: "wave", mood: "happy" },
      helper: { pose: "walk", mood: "happy", looksAt: "hero" },
    },
    low: [
      "Nun ging es zurück.",
      "„Hallo, Hügel!“, rief [hero.nom].",
      "„Hallo, Pfütze!“, rief [helper.ref].",
      { from: 2, say: "Die kannten sie ja nun alle." },
      "„Hallo, ihr beiden“, sagte der Weg.",
    ],
    middle: [
      "Auf dem Rückweg wurde überall gegrüßt.",
      "„Guten Tag, Hügel“, sagte [hero.nom]. „Das ist übrigens [helper.ref].“",
      "Der Hügel hielt diesmal ganz still, aus lauter Höflichkeit.",
      "„Ihr seid aber schnell befreundet“, sagte [helper.nom].",
      "„Wir haben uns ja auch schon gerauft“, sagte [hero.nom].",
    ],
    high: [
      "Ein bekannter Weg ist halb so lang, und zu zweit ist er noch kürzer.",
      "Sie grüßten der Reihe nach, was ihnen in den Weg gekommen war.",
      "„Das ist der lockere Stein“, stellte [hero.nom] vor. „Und das ist [helper.ref].“",
      "„Angenehm“, sagte [helper.nom] und machte einen Bogen.",
      "{small} waren da wie immer, nur sah es heute nach Spalier aus.",
      "„Komisch“, sagte [hero.nom]. „Gestern waren das lauter Hindernisse.“",
      {
        from: 5,
        say: "Aus einem Hindernis wird eben leicht ein Bekannter, man muss nur ein zweites Mal vorbeikommen und es nicht eilig haben.",
      },
    ],
  },
  {
    id: "shorter",
    shows: {
      at: "near",
      shot: "medium",
      hour: "sunset",
      hero: { pose: "run", mood: "joyful" },
      helper: { pose: "run", mood: "happy", looksAt: "hero" },
    },
    low: [
      "Zurück ging es viel schneller.",
      "„Sind wir schon hier?“, fragte [hero.nom].",
      "„Schon vorbei!“, lachte [helper.ref].",
      { from: 2, say: "Der Weg wollte auch heim." },
    ],
    middle: [
      "„Gestern war hier mehr Weg“, sagte [hero.nom].",
      "„Du bist ihn ja auch dreimal gegangen“, sagte [helper.ref].",
      "Das stimmte. Einmal vor, einmal zurück und einmal mit Schwung.",
      "Heute reichte einmal.",
      "Und ehe sie müde werden konnten, roch es schon nach Abendbrot.",
    ],
    high: [
      "Irgendwer musste in der Nacht den Weg gewaschen haben, denn er war eingelaufen.",
      "„Hier saß ich und war ganz am Ende“, sagte [hero.nom]. Es war gleich neben dem Anfang.",
      "„Das ist ja um die Ecke“, sagte [helper.ref].",
      "„Gestern war es das Ende der Welt“, sagte [hero.nom]. „Ich habe es eigenhändig angefasst.“",
      "Sie nahmen einen Kiesel vom Ende der Welt mit, zum Andenken.",
      "Dann kam der letzte Bogen, und dahinter lag alles, wie es immer gelegen hatte.",
      {
        from: 5,
        say: "Heimwege haben es leicht, sie müssen niemanden überzeugen, und vielleicht gehen sie deshalb so gern bergab.",
      },
    ],
  },
  {
    id: "gate-greets",
    shows: {
      at: "near",
      shot: "close",
      hour: "sunset",
      hero: { pose: "reach", mood: "happy" },
      helper: { pose: "push", mood: "happy", looksAt: "hero" },
    },
    low: [
      "Da stand das alte Tor.",
      "„Ziehen“, sagte [hero.nom].",
      "„Oder drum herum“, sagte [helper.ref].",
      { from: 2, say: "Das Tor ging ganz von allein auf." },
    ],
    middle: [
      "Das letzte Tor vor daheim stand einen Spalt offen.",
      "„Hast du das offen gelassen?“, fragte [helper.ref].",
      "„Nein“, sagte [hero.nom]. „Es hat wohl auf uns gewartet.“",
      "Sie gingen hindurch, und hinter ihnen klappte es zu, mit einem zufriedenen Klack.",
    ],
    high: [
      "Kurz vor daheim kam noch ein Tor, und auf dem Hinweg hatte es geklemmt.",
      "„Pass auf, es ist eigensinnig“, warnte [hero.nom].",
      "[helper.ref] sagte dem Tor guten Abend und erkundigte sich nach den Angeln.",
      "Da schwang es auf, ohne einen Laut, so weit es konnte.",
      "„So geht es also“, sagte [hero.nom] verblüfft. „Man muss mit ihm reden.“",
      "„Bei dir war es auch nicht anders“, sagte [helper.nom].",
      {
        from: 5,
        say: "Und weil es ein so freundlicher Abend war, gingen sie gleich noch einmal hindurch, vor und zurück, nur für das Tor.",
      },
    ],
  },
  {
    id: "rest",
    shows: {
      at: "near",
      shot: "wide",
      hour: "sunset",
      hero: { pose: "sit", mood: "happy" },
      helper: { pose: "sit", mood: "calm", looksAt: "hero" },
    },
    low: [
      "Eine Pause! Nur eine kleine.",
      "„Gleich sind wir da“, sagte [hero.nom].",
      "„Schade“, sagte [helper.ref].",
      { from: 2, say: "Da machten sie noch eine Pause." },
    ],
    middle: [
      "Kurz vor dem Ziel machten sie Rast, obwohl keiner müde war.",
      "„Gleich sind wir da“, sagte [hero.nom].",
      "„Eben drum“, sagte [helper.ref].",
      "So saßen sie noch ein bisschen im Unterwegs und ließen die Sonne sinken.",
      { spare: true, say: "{murmur}" },
    ],
    high: [
      "Man sah schon das Dach, da wurden beide immer langsamer, und am Ende saßen sie.",
      "„Was ist?“, fragte [helper.ref]. „Nichts“, sagte [hero.nom]. „Ich bin nur noch nicht fertig mit Unterwegssein.“",
      "Das war zu verstehen.",
      "Also sahen sie zu, wie die Sonne unterging, erst ihre Hälfte, dann die andere.",
      "{murmur}",
      "„Jetzt“, sagte [helper.nom]. „Jetzt“, sagte [hero.nom]. Und dann gingen sie die letzten zehn Schritte.",
      {
        from: 5,
        say: "Es wurden zwanzig, denn ein paar davon machten sie sehr klein, so wie man die letzten Bissen von etwas Gutem teilt.",
      },
    ],
  },
];
