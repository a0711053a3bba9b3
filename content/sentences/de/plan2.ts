import type { Variant } from "#author/sentences.ts";

export const plan2: readonly Variant[] = [
  {
    id: "arrows",
    shows: { at: "home", shot: "medium", hour: "day", hero: { pose: "point", mood: "determined" } },
    low: [
      "[hero.nom] machte einen neuen Plan.",
      "Er hatte Pfeile. Sehr viele Pfeile!",
      "Einer zeigte hoch, einer runter.",
      { from: 2, say: "Und einer war nur schön." },
      "„Jetzt klappt es!“",
    ],
    middle: [
      "Der zweite Plan kam auf die Rückseite vom ersten.",
      "Er hatte Pfeile, und alle fingen an derselben Stelle an.",
      "„Hier bin ich“, erklärte [hero.nom], „und hier freue ich mich.“",
      "Dazwischen waren ein Berg, viele Punkte und eine Katze.",
      "Die Katze hatte keinen Zweck, aber sie war sehr gelungen.",
    ],
    high: [
      "„Der erste Plan war gut, er ging nur nicht“, sagte [hero.nom]. „Also muss der zweite anders gut sein.“",
      "[hero.he] zeichnete ihn auf die Rückseite, damit er in der Familie blieb.",
      "Ein Pfeil ging von der Tür los, zweimal um einen Fleck herum und endete in einer Sonne.",
      "Neben der Sonne stand: Hier freue ich mich.",
      "„Jetzt versteht es jeder“, sagte [hero.nom] sehr zufrieden.",
      { from: 5, say: "Der Fleck, der nicht mehr wegging, hieß von nun an See und bekam ein Boot mit zwei Anglern." },
    ],
  },
  {
    id: "book-knows",
    shows: { at: "home", shot: "close", hour: "day", hero: { pose: "read", mood: "curious", holds: "book" } },
    low: [
      "[hero.nom] holte ein großes Buch.",
      "Stand da, wie man es macht?",
      "Da stand etwas von Seilen.",
      { from: 2, say: "Mit Bildern! Sehr gut." },
      "„Das ist es!“, rief [hero.nom].",
    ],
    middle: [
      "[hero.nom] holte das Buch, in dem steht, wie man Dinge macht.",
      "Das richtige Kapitel fehlte, aber die anderen waren nah dran.",
      "„Man nehme ein Seil“, las [hero.nom], „und viel Geduld.“",
      "Ein Seil war da. Geduld war da, etwa ein Fingerhut voll.",
      "„Dann eben doppelt Seil“, beschloss [hero.nom].",
    ],
    high: [
      "Oben im Regal stand ein Buch, das hieß: Wie man fast alles macht.",
      "[hero.nom] schlug es in der Mitte auf, denn vorn stehen immer nur Vorworte.",
      "„Man nehme ein langes Seil“, las [hero.he], „einen guten Korb und eine ordentliche Portion Geduld.“",
      "Ein Seil fand sich, ein Korb auch, nur die Geduld war knapp.",
      "„Wie viel ist eine Portion?“, fragte [hero.nom] das Buch.",
      "Das Buch hatte Geduld und schwieg.",
      {
        from: 5,
        say: "Also nahm [hero.nom] doppelt so viel Seil und fand, im Grunde komme es wohl auf dasselbe heraus.",
      },
    ],
  },
  {
    id: "pack-up",
    shows: { at: "home", shot: "wide", hour: "day", hero: { pose: "hold", mood: "determined", holds: "rope" } },
    low: [
      "Jetzt holte [hero.nom] ein Seil.",
      "Ein langes, langes, langes Seil!",
      "Es ging bis zur Tür hinaus.",
      { from: 2, say: "Dann ging es noch weiter." },
      "„Auf geht’s!“",
    ],
    middle: [
      "„Beim ersten Mal hatte ich kein Seil“, sagte [hero.nom]. „Daran lag es!“",
      "Es lag unter dem Bett, zusammengerollt und voller Flusen.",
      "Es war so lang, dass vorn schon draußen war, was hinten noch schlief.",
      "[hero.nom] nahm es über die Schulter wie ein Seemann.",
      "„Jetzt soll noch einer etwas sagen!“",
    ],
    high: [
      "„Wer etwas schafft, hat immer ein Seil dabei“, fiel [hero.dat] ein. „Das sieht man auf allen Bildern.“",
      "Das Seil lag unter dem Bett, eingerollt, und träumte.",
      "[hero.nom] zog daran, und zog, und zog immer noch.",
      "Als der Anfang zur Tür hinaus war, schlief das Ende noch fest.",
      "Zum Schluss hing es in sieben Schlaufen über der Schulter, und [hero.nom] schwankte ein wenig.",
      "„So sieht jemand aus, der Bescheid weiß“, sagte [hero.he] zum Spiegel.",
      {
        from: 5,
        say: "Der Spiegel war gut erzogen und erwähnte den Pantoffel in der vierten Schlaufe mit keinem Wort.",
      },
    ],
  },
  {
    id: "bigger",
    shows: { at: "home", shot: "medium", hour: "day", hero: { pose: "lift", mood: "determined" } },
    low: [
      "„Der Plan war zu klein!“",
      "[hero.nom] machte einen großen.",
      "Größer! Noch größer!",
      { from: 2, say: "Er passte nicht auf den Tisch." },
      "„So ist er richtig“, sagte [hero.nom].",
    ],
    middle: [
      "„Ich weiß, woran es lag“, sagte [hero.nom]. „Der Plan war zu klein.“",
      "Blatt kam neben Blatt, bis der ganze Boden voll war.",
      "Nun war der Plan so groß, dass man in Socken darüber gehen musste.",
      "„Wenn es jetzt nicht klappt“, sagte [hero.nom], „dann liegt es nicht am Plan.“",
    ],
    high: [
      "Die ganze Mittagspause dachte [hero.nom] nach, und dann war der Fehler gefunden.",
      "„Er war zu klein“, sagte [hero.he]. „Große Sache, großer Plan.“",
      "Blatt wurde an Blatt geklebt, vom Bett bis zur Tür und noch ein Stück weiter.",
      "Über jedes Wort kam dasselbe Wort noch einmal, nur dicker.",
      "„Anfangen“ war nun so riesig, dass für „fertig“ kein Platz mehr blieb.",
      "„Das sehen wir dann vor Ort“, sagte [hero.nom] und rollte den Plan zusammen.",
      {
        from: 5,
        say: "Zusammengerollt war er so dick wie ein Teppich, und wer ihn trug, der sah nicht mehr, wohin er trat.",
      },
    ],
  },
];
