import type { Variant } from "#author/sentences.ts";

export const treasure: readonly Variant[] = [
  {
    id: "everywhere",
    shows: { at: "home", shot: "medium", hour: "day", hero: { pose: "hold", mood: "happy", holds: "goal" } },
    low: [
      "[hero.nom] hatte einen Schatz.",
      "Der Schatz war {thing}.",
      "Überall ging [thing?er|sie|es] mit.",
      { from: 2, say: "Zum Frühstück, ins Bad, ins Bett." },
      "„Du und ich!“, sagte [hero.nom].",
    ],
    middle: [
      "[hero.nom] besaß einen Löffel, eine Decke und einen Schatz.",
      "Der Schatz war {thing}.",
      "Beim Frühstück lag [thing?er|sie|es] neben dem Teller, und nachts gab es ein halbes Kissen.",
      "„Du darfst die größere Hälfte haben“, sagte [hero.nom].",
      "Geschnarcht wurde nie. Das ist viel wert bei einem Freund.",
    ],
    high: [
      "Andere Leute haben Gold oder ein Pferd oder eine reiche Tante.",
      "Bei [hero.dat] war es {thing}.",
      "Zusammen ging es zum Frühstück, zusammen ging es ins Bad, und am Fenster durfte abwechselnd jeder hinausschauen.",
      "„Was wollen wir heute machen?“, fragte [hero.nom] jeden Morgen.",
      "Dann wartete [hero.he] höflich ab und tat, was die Antwort gewesen sein musste.",
      "Meistens waren es Pfannkuchen.",
      { from: 5, say: "Man konnte so einem Schatz vieles nachsagen, aber ganz bestimmt nicht, dass er schwierig war." },
    ],
  },
  {
    id: "present",
    shows: { at: "home", shot: "close", hour: "day", hero: { pose: "hold", mood: "calm", holds: "goal" } },
    low: [
      "Woher kam {thing}?",
      "Das war ein Geschenk zum Geburtstag.",
      "[hero.nom] drückte [thing?ihn|sie|es] sofort.",
      { from: 2, say: "Das war vor einem Jahr." },
      "Und die Umarmung war immer noch warm!",
    ],
    middle: [
      "Es war ein Geburtstagsgeschenk gewesen, in Papier mit Sternen.",
      "„Für mich?“, hatte [hero.nom] gefragt. „Alles?“",
      "Das Papier lag noch unter dem Bett, ordentlich gefaltet.",
      "Darin gewesen war {thing}.",
      "Und die Freude von damals war immer noch nicht aufgebraucht.",
    ],
    high: [
      "Das Paket damals war viel zu groß gewesen.",
      "[hero.nom] wusste noch, wie das Papier geraschelt hatte und wie es plötzlich still geworden war.",
      "Denn darin lag {thing}.",
      "„Hallo“, hatte [hero.nom] geflüstert. „Hast du mich auch gesucht?“",
      "Seit diesem Tag waren die zwei nicht mehr getrennt gewesen, nicht einmal beim Niesen.",
      "Das Paket stand bis heute in der Ecke.",
      {
        from: 5,
        say: "Eine Schachtel, in der so etwas gereist ist, wirft man nicht weg, denn man weiß nie, was noch in den Ecken steckt.",
      },
    ],
  },
  {
    id: "polish",
    shows: { at: "near", shot: "medium", hour: "day", hero: { pose: "hold", mood: "proud", holds: "goal" } },
    low: [
      "Rubbel, rubbel, rubbel!",
      "[hero.nom] putzte {thing.acc}.",
      "Jetzt glänzte alles, auch hinten.",
      { from: 2, say: "„Ich sehe meine Nase in dir!“" },
      "„Du bist die Schönste“, sagte die Nase.",
    ],
    middle: [
      "Jeden Morgen nahm [hero.nom] einen Ärmelzipfel und rieb.",
      "Rubbel, rubbel, machte der Ärmel, und {thing} fing an zu glänzen.",
      "„Sieh dich an“, sagte [hero.nom]. „Etwas Schöneres gibt es nicht.“",
      "Der Ärmel war nicht mehr ganz so schön, aber den Ärmel fragte keiner.",
    ],
    high: [
      "Manche waschen sich jeden Morgen hinter den Ohren, und manche vergessen es.",
      "[hero.nom] vergaß es, aber {thing} wurde geputzt, auch sonntags.",
      "„Halt still“, sagte [hero.he], hauchte darauf, rieb mit dem Ärmel und hielt das Ergebnis ins Licht.",
      "Es blinkte {near}, damit alle etwas davon hatten.",
      "„Bitte, gern geschehen“, sagte [hero.nom] zu jedem, der vorbeikam.",
      {
        from: 5,
        say: "Viele kamen nicht vorbei, um ehrlich zu sein, aber wer kam, der ging ein kleines bisschen heller weiter.",
      },
    ],
  },
  {
    id: "goodnight",
    shows: { at: "home", shot: "medium", hour: "night", hero: { pose: "hold", mood: "sleepy", holds: "goal" } },
    low: [
      "[hero.nom] schlief nie allein.",
      "Auf dem Kissen lag auch {thing}.",
      "„Gute Nacht, du“, sagte [hero.nom].",
      { from: 2, say: "Das sagte [hero.he] gleich zweimal." },
      "Es ist schön, wenn einer da ist.",
    ],
    middle: [
      "Das Zubettgehen dauerte bei [hero.dat] eine Weile.",
      "Zuerst kamen die Zähne, dann die Decke, und dann wurde {thing} zugedeckt.",
      "„Hast du es warm? Hast du es weich? Brauchst du Wasser?“",
      "Wasser wurde nie gebraucht.",
      "Aber wenn man jemanden lieb hat, fragt man eben.",
    ],
    high: [
      "An manchen Abenden wollte [hero.nom] überhaupt nicht schlafen.",
      "Dann holte [hero.he] {thing.acc} ganz nah heran und erzählte, wie der Tag gewesen war.",
      "„Und dann bin ich in den Eimer gefallen“, sagte [hero.he]. „Aber das weißt nur du.“",
      "Weitergesagt wurde nichts.",
      "Es war mit Abstand der beste Zuhörer im Haus, und nie hieß es, es sei schon spät.",
      {
        from: 5,
        say: "Was dort einmal erzählt war, wog nichts mehr, und so schlief [hero.nom] jedes Mal federleicht ein.",
      },
    ],
  },
];
