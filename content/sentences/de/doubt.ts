import type { Variant } from "#author/sentences.ts";

export const doubt: readonly Variant[] = [
  {
    id: "giggle",
    shows: { at: "near", shot: "medium", hour: "day", hero: { pose: "stand", mood: "determined" } },
    low: [
      "„Du?“, kicherten {neighbours}.",
      "„Das geht doch gar nicht!“",
      "[hero.nom] hörte nicht hin.",
      { from: 2, say: "Na ja, ein bisschen schon." },
      { from: 2, say: "Das piekste." },
    ],
    middle: [
      "„Du?“, kicherten {neighbours}. „Ausgerechnet du?“",
      "Und dann lachten sie, bis sie Schluckauf hatten.",
      "[hero.nom] tat, als wäre nichts.",
      "In Wahrheit hörte [hero.he] jedes Wort, und jedes piekste ein wenig.",
      "„Lacht nur“, murmelte [hero.nom]. „Morgen lache ich.“",
    ],
    high: [
      "Neuigkeiten haben schnelle Beine, und große Neuigkeiten rennen am schnellsten.",
      "Noch vor dem Mittag wussten es sogar {neighbours}.",
      "„Du?“, fragten sie. „Ausgerechnet du?“ Dann konnten sie nicht mehr vor Lachen.",
      "„Wie wäre es mit etwas Kleinerem?“, schlug jemand vor. „Einem Mittagsschlaf zum Beispiel?“",
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
      "„Das ist zu schwer!“",
      "„Das ist zu weit!“",
      "„Und gleich gibt es Essen!“",
      { from: 2, say: "Aber [hero.nom] blieb dabei." },
    ],
    middle: [
      "{neighbours} hatten jede Menge guten Rat.",
      "„Zu schwer“, hieß es von links. „Zu weit“, hieß es von rechts.",
      "„Und gleich gibt es Essen“, hieß es aus der Mitte.",
      "[hero.nom] bedankte sich für alles.",
      "Dann steckte [hero.he] den guten Rat ein und vergaß ihn sofort.",
    ],
    high: [
      "Guten Rat gibt es überall, und bei {neighbours.dat} gab es ihn umsonst.",
      "„Das ist zu schwer für dich.“ „Das ist zu weit für jeden.“ „Und gleich gibt es Essen.“",
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
      "„Kannst du nicht!“, riefen {neighbours}.",
      "„Kann ich doch!“, rief [hero.nom].",
      "„Gar nicht!“ „Wohl!“ „Niemals!“ „Und ob!“",

      { from: 2, say: "So ging das den ganzen Morgen." },
    ],
    middle: [
      "„Das kannst du nicht“, sagten {neighbours}.",
      "„Kann ich wohl“, sagte [hero.nom].",
      "„Gar nicht.“ „Wohl.“ „Niemals.“ „Und ob.“",
      "So ging das den halben Vormittag, und keiner wurde müde.",
      "„Dann schaut eben zu!“, rief [hero.nom] am Ende.",
    ],
    high: [
      "„Das kannst du nicht“, sagten {neighbours}, und sie meinten es gar nicht böse.",
      "„Kann ich wohl“, sagte [hero.nom], ebenfalls ohne böse zu sein.",
      "„Wetten?“ „Wetten. Um was?“",
      "Sie dachten lange nach, denn zum Wetten braucht man etwas, das man verlieren kann.",
      "„Wenn du verlierst, singst du uns ein Lied“, beschlossen {neighbours}.",
      "„Und wenn ich gewinne, singt ihr“, sagte [hero.nom] und streckte die Hand aus.",
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
      "„Wir haben zu tun“, sagten sie.",
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
      "„Ein andermal“, sagten sie. „Oder nie, aber dann von Herzen gern.“",
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
