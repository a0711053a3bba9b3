import type { Variant } from "#author/sentences.ts";

export const odd: readonly Variant[] = [
  {
    id: "the-laugh",
    shows: { at: "near", shot: "medium", hour: "day", hero: { pose: "cheer", mood: "joyful" } },
    low: [
      "Hier lachten alle ganz genau gleich.",
      "Alle machten: ha, ha, ha.",
      "Nur [hero.nom] machte: „Hi-tröt!“",
      { from: 2, say: "Das kam ganz von allein heraus." },
    ],
    middle: [
      "Überall ringsum lachte man ganz normal, mit ha, ha und noch mal ha.",
      "Nur [hero.nom] nicht.",
      "[hero.nom] machte: „Hi-tröt!“",
      "Es klang, als bliese eine Gans auf einer Rutsche Trompete.",
      "„Entschuldigung“, sagte [hero.he] jedes Mal. „Das kommt von allein.“",
    ],
    high: [
      "Manche haben große Ohren, und manche haben Sommersprossen.",
      "[hero.nom] hatte ein Lachen.",
      "Wenn etwas lustig war, machten die anderen höflich „ha, ha“, und dann war es gut.",
      "„Hi-tröt!“, machte [hero.nom], dass die Tassen zitterten und die Vögel es sich anders überlegten.",
      "Dann sahen alle nach oben, ob etwas herunterkam.",
      "„Das war ich“, sagte [hero.nom]. „Es tut mir leid. Der Witz war einfach zu gut.“",
      {
        from: 5,
        say: "Einmal sollte das Lachen über Nacht in einem Einmachglas bleiben, aber am Morgen steckte der Deckel in der Decke.",
      },
    ],
  },
  {
    id: "heads-turn",
    shows: { at: "near", shot: "wide", hour: "day", hero: { pose: "shy", mood: "sad" } },
    low: [
      "Etwas war lustig. Und wie!",
      "[hero.nom] konnte nichts dafür.",
      "„Hi-tröt!“ Alle drehten sich um.",
      { from: 2, say: "Nun war es sehr still." },
      "[hero.nom] wurde ganz rot.",
    ],
    middle: [
      "Es passierte in einem stillen Augenblick, wie immer.",
      "Jemand rutschte auf einer Erbse aus, und da kam es: „Hi-tröt!“",
      "Alle Köpfe drehten sich um.",
      "Einer suchte den Esel, ein anderer die kaputte Trompete.",
      "[hero.nom] sah sich auch um, als wüsste [hero.he] es selber gern.",
    ],
    high: [
      "Es war ein ernster Anlass mit einer Rede, und so etwas ist immer gefährlich.",
      "Mitten im längsten Satz sprang dem Redner ein Knopf von der Weste und traf den Gong.",
      "[hero.nom] biss sich auf die Lippe, hielt sich die Nase zu und dachte an Regen.",
      "„Hi-tröt!“",
      "Alle Köpfe fuhren herum, und es war so still, dass man den Knopf rollen hörte.",
      "Jemand wünschte Gesundheit, weil ihm nichts anderes einfiel.",
      "Am liebsten wäre [hero.nom] dem Knopf nachgerollt.",
      {
        from: 5,
        say: "Der lag inzwischen unter einer Bank, und einen Augenblick lang war wirklich die Frage, ob dort noch Platz war.",
      },
    ],
  },
  {
    id: "home-laugh",
    shows: { at: "home", shot: "close", hour: "day", hero: { pose: "dance", mood: "happy" } },
    low: [
      "Daheim lachte [hero.nom] viel.",
      "„Hi-tröt!“ zum Löffel. „Hi-tröt!“ zur Suppe.",
      "Das machte Spaß!",
      { from: 2, say: "Aber nie lachte irgendjemand zurück. Nie, nie, nie." },
    ],
    middle: [
      "Daheim, bei geschlossener Tür, durfte [hero.nom] lachen, wie es kam.",
      "„Hi-tröt!“ Keinen störte es. Die Tasse wackelte etwas, aber sie war daran gewöhnt.",
      "Es fehlte nur die zweite Hälfte.",
      "Ein Lachen ist ja wie ein Ball.",
      "Werfen macht Spaß, aber einer muss ihn zurückwerfen.",
    ],
    high: [
      "Wenn sonst niemand da war, durfte das Lachen von [hero.dat] aus dem Schrank.",
      "Sie hatten es nett miteinander, die zwei, mit Witzen über Löffel.",
      "„Hi-tröt!“, machte es, {home}, und alle Teller klirrten mit.",
      "Aber dann wurde es wieder still, wie es eben ist, wenn nur einer gelacht hat.",
      "Dann stellte [hero.nom] eine zweite Tasse auf den Tisch und setzte sich davor.",
      "„Ich weiß noch einen über Löffel“, sagte [hero.he].",
      {
        from: 5,
        say: "Die Tasse hörte zu, so gut sie konnte, aber bei Tassen ist es immer so, dass der andere lachen muss.",
      },
    ],
  },
  {
    id: "different-list",
    shows: { at: "home", shot: "medium", hour: "day", hero: { pose: "read", mood: "calm", holds: "letter" } },
    low: [
      "[hero.nom] schrieb eine Liste.",
      "„Zwei Füße? Ja. Eine Nase? Ja.“",
      "„Lachen? Hm. Hi-tröt.“",
      { from: 2, say: "Da war es, das Andere." },
      "[hero.nom] seufzte.",
    ],
    middle: [
      "[hero.nom] schrieb auf, was alles so war wie bei den anderen.",
      "Nase, eine. Zehen, vollzählig. Mag Kuchen: ja, sehr.",
      "Dann stand da „Lachen“, und der Stift blieb liegen.",
      "„Hi-tröt“, machte [hero.he], ganz leise.",
      "Nein, das hatte sonst keiner.",
    ],
    high: [
      "Warum wurde immer jemand anderes gefragt? [hero.nom] wollte der Sache auf den Grund gehen und schrieb eine Liste.",
      "„Was gleich ist“, stand links, und es wurde immer mehr: Nase, Zehen, Kuchen, Kitzligsein.",
      "„Was anders ist“, stand rechts, und da war nur ein einziges Wort: Hi-tröt.",
      "„Bloß eins“, sagte [hero.nom]. „Eins zählt doch eigentlich nicht.“",
      "[hero.he] faltete das Blatt so, dass links außen war.",
      "Aber wie man es auch faltete, rechts schien durch.",
      {
        from: 5,
        say: "Es war nämlich fest aufgedrückt, so wie man etwas schreibt, über das man lange nachgedacht hat.",
      },
    ],
  },
];
