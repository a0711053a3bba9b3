import type { Variant } from "#author/sentences.ts";

export const plan1: readonly Variant[] = [
  {
    id: "list",
    shows: { at: "home", shot: "medium", hour: "day", hero: { pose: "read", mood: "determined", holds: "letter" } },
    low: [
      "[hero.nom] schrieb einen Zettel.",
      "Eins: anfangen. Zwei: fertig.",
      { from: 2, say: "Der Zettel war recht kurz." },
      "„Ganz einfach!“, sagte [hero.nom].",
      "Unten kam ein Kuchen hin.",
    ],
    middle: [
      "Jeder gute Plan fängt mit einem Zettel an.",
      "„Eins: anfangen“, schrieb [hero.nom]. „Zwei: fertig sein.“",
      "[hero.he] las es durch und schrieb dazu: „Drei: Kuchen.“",
      "„Mehr braucht man ja nicht“, sagte [hero.nom].",
      { spare: true, say: "Der Stift war derselben Meinung." },
      { hook: true, say: "Aber stimmte das auch?" },
    ],
    high: [
      "Zuerst schrieb [hero.nom] alles auf, was zu tun war, wie in einem Brief an eine Tante.",
      "„Eins: anfangen. Zwei: fertig sein“, stand da.",
      "Dazwischen war eine ziemlich große Lücke.",
      "„Was in die Lücke kommt“, sagte [hero.nom], „sieht man unterwegs.“",
      "Unten hin malte [hero.he] einen Kuchen, damit es etwas zum Freuen gab.",
      "Der Kuchen war mit Abstand der sorgfältigste Teil des Plans.",
      { from: 5, say: "Er hatte Kerzen und eine Kirsche, und jemand sehr Kleines durfte das erste Stück abschneiden." },
    ],
  },
  {
    id: "warm-up",
    shows: { at: "near", shot: "wide", hour: "day", hero: { pose: "dance", mood: "happy" } },
    low: [
      "Zuerst turnte [hero.nom] ein bisschen.",
      "Linker Arm. Rechter Arm. Nase.",
      "Eins, zwei, eins, zwei!",
      { from: 2, say: "Jetzt war [hero.himDative] sehr warm." },
      "„Fertig!“",
    ],
    middle: [
      "„Zuerst muss man sich aufwärmen“, sagte [hero.nom].",
      "[hero.he] kreiste mit dem linken Arm, mit dem rechten und mit der Nase.",
      "Beim Bücken lag da ein interessanter Krümel, und es gab eine Pause.",
      "Danach war [hero.nom] so warm, dass [hero.he] sich ausruhen musste.",
      "„Wunderbar“, sagte [hero.he]. „Ich bin bereit.“",
    ],
    high: [
      "„Wer sich nicht aufwärmt, kühlt ab“, sagte [hero.nom], denn so etwas hatte [hero.he] einmal gehört.",
      "Also kreiste der linke Arm nach rechts und der rechte nach links.",
      "Dann kreiste die Nase, was fast niemand macht und was darum sehr erfrischend ist.",
      "Beim Hüpfen machten auch {neighbours} mit, aber nur, um zu kichern.",
      "„Und eins und zwei und atmen!“, rief [hero.nom].",
      { from: 5, say: "Nach einer Viertelstunde war alles warm, und nur eines blieb noch zu klären, nämlich wofür." },
    ],
  },
  {
    id: "think-hard",
    shows: { at: "home", shot: "close", hour: "day", hero: { pose: "think", mood: "curious" } },
    low: [
      "Wie fängt man das an?",
      "[hero.nom] dachte nach.",
      "[hero.he] dachte noch fester nach.",
      { from: 2, say: "Fast rauchte es schon." },
      "„Ich hab eine Idee!“",
    ],
    middle: [
      "[hero.nom] setzte sich dorthin, wo es sich am besten denken ließ.",
      "Dort dachte [hero.he] zuerst an etwas anderes, zum Üben.",
      "Dann dachte [hero.he] an die große Sache.",
      "„Ich hab’s!“, rief [hero.nom]. „Man fängt vorne an!“",
      "Das war eine gute Idee. Ihr fehlte nur das Ende.",
    ],
    high: [
      "Für große Gedanken hatte [hero.nom] einen eigenen Platz, an dem noch niemand gedacht hatte.",
      "Dort stützte [hero.he] das Kinn auf und dachte zuerst an Pfannkuchen, zum Warmwerden.",
      "Dann dachte [hero.he] an die große Sache, von vorn, von hinten und von unten.",
      "Von unten sah sie am einfachsten aus.",
      "„Aha!“, rief [hero.nom]. „Man fängt vorne an, und der Rest kommt hinterher!“",
      {
        from: 5,
        say: "Mit großen Plänen ist es wie mit Brücken: Am schwersten ist das erste Brett, weil man noch auf nichts steht.",
      },
    ],
  },
];
