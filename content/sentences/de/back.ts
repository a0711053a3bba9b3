import type { Variant } from "#author/sentences.ts";

const homeward = {
  at: "near",
  shot: "wide",
  hour: "sunset",
  hero: { pose: "walk", mood: "happy" },
  helper: { pose: "walk", mood: "calm", looksAt: "hero" },
} as const;

export const back: readonly Variant[] = [
  {
    id: "shorter",
    shows: homeward,
    low: [
      "Nun ging es nach Hause.",
      "Der Weg war viel kürzer.",
      "[hero.nom] sang. [helper.ref] klatschte dazu.",
      "„Tralala und hopp!“",
      { from: 2, say: "Hopp ging am besten." },
    ],
    middle: [
      "Heimwege sind immer kürzer, und dieser war besonders kurz.",
      "[hero.nom] sang, und [helper.ref] klopfte dazu mit einem Stock.",
      "Sie kamen an allen Stellen von gestern vorbei und grüßten sie.",
      "„Hier bin ich hingefallen“, zeigte [hero.nom] stolz. „Und da auch!“",
    ],
    high: [
      "Alle Heimwege sind kürzer als die Hinwege, und noch keiner hat herausgefunden, warum.",
      "[hero.nom] und [helper.ref] gingen ohne Eile und blieben an jeder bekannten Stelle stehen.",
      "„Hier war der erste Plumps“, sagte [hero.nom], wie man auf ein Schloss zeigt.",
      "„Schöne Stelle“, sagte [helper.nom] und nickte anerkennend.",
      "„Und da der zweite! Da habe ich auch ein bisschen geweint.“",
      {
        from: 5,
        say: "Was gestern ein Kummer gewesen war, das war heute eine Sehenswürdigkeit, und keiner von beiden hätte sie missen wollen.",
      },
    ],
  },
  {
    id: "sleepy-legs",
    shows: { ...homeward, shot: "medium" },
    low: [
      "Die Beine waren müde.",
      "Aber die Gesichter lachten!",
      "[hero.nom] und [helper.ref] gingen langsam.",
      { from: 2, say: "{murmur}" },
      "„Noch weit?“ „Nicht mehr weit.“",
    ],
    middle: [
      "Der Tag ging zu Ende, und die Beine wurden schwer.",
      "„Noch weit?“, fragte [hero.nom]. „Eine Geschichte weit“, sagte [helper.ref].",
      "Also erzählten sie eine, abwechselnd, Satz für Satz.",
      "{murmur}",
      "Sie ging gerade gut aus, als das Haus zu sehen war.",
    ],
    high: [
      "Der Tag ging zu Ende, und die müden Beine wollten von Schritten nichts mehr hören.",
      "„Noch weit?“ „Eine mittelgroße Geschichte weit“, sagte [helper.ref].",
      "Sie erzählten sie abwechselnd, ein Satz du, ein Satz ich, wie zwei an einer Säge.",
      "{murmur}",
      "Die Geschichte handelte von jemandem, der sehr klein und sehr dickköpfig war.",
      "„Den kenne ich doch“, sagte [hero.nom] und gähnte.",
      {
        from: 5,
        say: "Sie ging gut aus, wie sich das gehört, und beim letzten Satz sah man schon das Licht von zu Hause.",
      },
    ],
  },
  {
    id: "look-back",
    shows: homeward,
    low: [
      "[hero.nom] drehte sich noch einmal um.",
      "„Tschüs!“, rief [hero.he]. „Bis bald!“",
      "[helper.ref] winkte auch.",
      { from: 2, say: "Dann ging es nach Hause." },
      "Tipp, tapp, tipp, tapp.",
    ],
    middle: [
      "An der Biegung blieb [hero.nom] stehen und sah zurück.",
      "Alles war viel kleiner als gestern.",
      "„Ist das geschrumpft?“, fragte [hero.nom].",
      "„Nein“, sagte [helper.ref] und kniff ein Auge zu. „Ich glaube, das liegt an dir.“",
      "Den Rest des Weges ging [hero.nom] sehr aufrecht.",
    ],
    high: [
      "An der letzten Biegung drehte [hero.nom] sich um, denn so verabschiedet man sich von einem Ort.",
      "Gestern war er riesig gewesen, und heute passte er zwischen zwei Finger.",
      "„Der ist geschrumpft“, staunte [hero.nom].",
      "[helper.ref] kniff ein Auge zu und maß mit einem Stock nach, zweimal.",
      "„Der Ort ist gleich geblieben“, hieß es dann. „Also ist jemand anderes gewachsen.“",
      "Den Rest des Weges ging [hero.nom] sehr aufrecht.",
      {
        from: 5,
        say: "Und obwohl man nichts Besonderes sah, kam die Haustür ihnen beim Eintreten ein kleines bisschen niedriger vor.",
      },
    ],
  },
  {
    id: "carry-me",
    shows: {
      at: "near",
      shot: "medium",
      hour: "sunset",
      hero: { pose: "walk", mood: "sleepy" },
      helper: { pose: "walk", mood: "calm", looksAt: "hero" },
    },
    low: [
      "[hero.nom] war müde. So müde!",
      "[helper.ref] war auch müde.",
      "„Trag du mich, dann trag ich dich.“",
      { from: 2, say: "Da lagen sie und lachten." },
    ],
    middle: [
      "Nach einem guten Tag schlafen die Beine zuerst ein.",
      "„Trag mich“, sagte [hero.nom]. „Nur wenn du mich trägst“, sagte [helper.ref].",
      "Sie versuchten es, und einen Schritt lang ging es beinahe.",
      "Dann saßen sie da und lachten, bis die Beine wieder wach waren.",
    ],
    high: [
      "Gute Tage machen schwere Beine, und diese waren so schwer, dass man jedes einzeln bitten musste.",
      "„Links“, sagte [hero.nom]. „Und jetzt bitte das rechte.“",
      "„Meine hören nur auf Lieder“, sagte [helper.ref], und so sangen sie.",
      "Das Lied hatte eine Strophe über Pfannkuchen und dann noch eine, auch über Pfannkuchen.",
      "Mit jeder Strophe wurde der Weg kürzer und das Licht ein bisschen goldener.",
      {
        from: 5,
        say: "An der letzten Biegung gähnte [hero.nom] so gewaltig, dass es ansteckte, und die letzten Töne gähnten sie zweistimmig.",
      },
    ],
  },
];
