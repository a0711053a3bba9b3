import type { Variant } from "#author/sentences.ts";

export const doubt: readonly Variant[] = [
  {
    id: "giggle",
    shows: { at: "near", shot: "medium", hour: "day", hero: { pose: "stand", mood: "determined" } },
    low: [
      "{neighbours} kicherten laut.",
      "„Lacht ihr über mich?“",
      "[hero.nom] hörte nicht hin.",
      { from: 2, say: "Na ja, ein kleines bisschen schon." },
      { from: 2, say: "Das piekste." },
    ],
    middle: [
      "Als {neighbours} davon hörten, kicherten sie los.",
      "Sie kicherten so lange, bis sie Schluckauf hatten.",
      "[hero.nom] tat, als wäre nichts.",
      "In Wahrheit hörte [hero.he] jedes Kichern, und jedes piekste ein wenig.",
      "„Lacht nur“, murmelte [hero.nom]. „Morgen lache ich.“",
    ],
    high: [
      "Neuigkeiten haben schnelle Beine, und große Neuigkeiten rennen am schnellsten.",
      "Noch vor dem Mittag wussten es sogar {neighbours}.",
      "Erst sahen sie einander an, dann [hero.acc], und dann konnten sie nicht mehr vor Lachen.",
      "Ob es nicht etwas Kleineres sein dürfe, hieß es, ein Mittagsschlaf zum Beispiel.",
      "[hero.nom] lachte aus Höflichkeit mit, aber das Lachen blieb im Hals stecken.",
      "„Ihr werdet schon sehen“, sagte [hero.he], als es keiner mehr hörte.",
      {
        from: 5,
        say: "Es gibt Worte, die fliegen an einem vorbei, und es gibt Worte, die hängen sich an wie Kletten.",
      },
    ],
  },
  {
    id: "advice",
    shows: { at: "near", shot: "wide", hour: "day", hero: { pose: "think", mood: "curious" } },
    low: [
      "{neighbours} wussten alles besser.",
      "Zu schwer! Zu weit! Zu früh!",
      "Und gleich gab es Essen.",
      "„Danke sehr“, sagte [hero.nom].",
      { from: 2, say: "Aber [hero.nom] blieb dabei." },
    ],
    middle: [
      "{neighbours} hatten jede Menge guten Rat.",
      "Von links hieß es: zu schwer. Von rechts hieß es: zu weit.",
      "Und aus der Mitte hieß es, gleich gebe es Essen.",
      "„Vielen Dank“, sagte [hero.nom] nach allen Seiten.",
      "Dann steckte [hero.he] den guten Rat ein und vergaß ihn sofort.",
    ],
    high: [
      "Guten Rat gibt es überall, und bei {neighbours.dat} gab es ihn umsonst.",
      "Es sei zu schwer, es sei zu weit, und außerdem gebe es gleich Essen.",
      "[hero.nom] hörte sich alles bis zum Ende an, denn das gehört sich so.",
      "„Danke schön“, sagte [hero.he] dann. „Welchen Rat soll ich zuerst befolgen?“",
      "Daran hatte keiner gedacht.",
      "Während {neighbours} sich darüber stritten, schlich [hero.nom] auf Zehenspitzen davon.",
      "Tipp, tapp, und weg.",
      { from: 5, say: "Sie sollen heute noch streiten, und das Essen ist längst kalt, aber gemerkt hat es keiner." },
    ],
  },
  {
    id: "bet",
    shows: { at: "near", shot: "medium", hour: "day", hero: { pose: "point", mood: "determined" } },
    low: [
      "{neighbours} sagten Nein.",
      "„Doch!“, rief [hero.nom].",
      "Nein, nein! „Wohl!“ Niemals! „Und ob!“",

      { from: 2, say: "So ging das den ganzen langen Morgen." },
    ],
    middle: [
      "{neighbours} waren sich einig: Das ging nicht.",
      "„Geht wohl“, sagte [hero.nom].",
      "Es ging nicht. „Wohl.“ Es ging nie und nimmer. „Und ob.“",
      "So ging das den halben Vormittag, und keiner wurde müde.",
      "„Dann schaut eben zu!“, rief [hero.nom] am Ende.",
    ],
    high: [
      "{neighbours} hielten es für unmöglich, und sie meinten es gar nicht böse.",
      "„Und ich halte es für möglich“, sagte [hero.nom], ebenfalls ohne böse zu sein.",
      "Gewettet werden sollte auch, nur um was?",
      "Alle dachten lange nach, denn zum Wetten braucht man etwas, das man verlieren kann.",
      "„Wenn ich verliere, singe ich euch ein Lied“, schlug [hero.nom] vor.",
      "„Und wenn ich gewinne, singt ihr. Alle. Mit sämtlichen Strophen.“",
      {
        from: 5,
        say: "Erst danach fing das Herz an zu klopfen wie eine Trommel, als hätte das Konzert schon angefangen.",
      },
    ],
  },
  {
    id: "alone",
    shows: { at: "near", shot: "close", hour: "day", hero: { pose: "walk", mood: "determined" } },
    low: [
      "„Wer kommt mit?“, fragte [hero.nom].",
      "{neighbours} kamen nicht mit.",
      "Sie hatten ja so viel zu tun.",
      { from: 2, say: "Dabei lagen sie nur herum." },
      "„Dann eben so“, sagte [hero.nom].",
    ],
    middle: [
      "„Wer kommt mit?“, fragte [hero.nom].",
      "{neighbours} sahen sehr beschäftigt in die Luft.",
      "Jemand zählte Wolken, und jemand fing an zu schnarchen.",
      "„Macht nichts“, sagte [hero.nom]. „Es geht auch so.“",
      "Aber Schritte klingen lauter, wenn man ganz allein geht.",
    ],
    high: [
      "„Wer kommt mit?“, fragte [hero.nom] fröhlich und laut.",
      "Es wurde still, aber es war eine sehr beschäftigte Stille.",
      "{neighbours} erinnerten sich der Reihe nach an einen Topf, einen Besuch und einen Zahn.",
      "Ein andermal gern, ließen sie ausrichten, oder nie, aber dann von Herzen.",
      "„Gut“, sagte [hero.nom] und musste zweimal schlucken.",
      "Also ging [hero.he] allein, und der Weg sah breiter aus, als er sein musste.",
      "Da hätten leicht noch zwei hingepasst.",
      {
        from: 5,
        say: "Damit es nicht gar so still war, pfiff [hero.nom] ein Lied und klatschte nach jeder Strophe Beifall.",
      },
    ],
  },
];
