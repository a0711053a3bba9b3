import type { Variant } from "#author/sentences.ts";

export const try3: readonly Variant[] = [
  {
    id: "rolle-im-stueck",
    shows: {
      at: "near",
      shot: "wide",
      hour: "dawn",
      hero: { pose: "cheer", mood: "joyful" },
      helper: { pose: "cheer", mood: "joyful", looksAt: "hero" },
    },
    low: [
      "{morning}",
      "Es gab ein Theaterstück. Eine Rolle war frei.",
      "„Wer ist richtig {oddHow}?“",
      "„Du!“, rief [helper.ref].",
      "Und [hero.nom] war genau {oddHow} genug!",
      { from: 2, say: "Da klatschten alle sehr." },
    ],
    middle: [
      "{morning}",
      "Ein Theaterstück sollte es geben, aber eine Rolle war noch frei.",
      "„Da muss einer so {oddHow} sein wie nur möglich“, seufzten sie. „Das kann keiner.“",
      "„[hero.nom] kann das“, sagte [helper.nom] und schob ein bisschen.",
      "Und [hero.nom] legte los und hielt nichts zurück.",
      "Alle klatschten, bis es hallte.",
    ],
    high: [
      "{morning}",
      "Ein Theaterstück sollte gegeben werden, {near}, aber die wichtigste Rolle war noch frei.",
      "„Dafür müsste jemand außerordentlich {oddHow} sein“, klagten sie. „So jemanden gibt es nicht.“",
      "„Ihr habt nicht richtig hingesehen“, sagte [helper.nom] und schob [hero.acc] in die Mitte.",
      "Und dieses eine Mal hielt [hero.nom] nichts zurück, nicht das kleinste bisschen.",
      "Erst war es totenstill, und dann brach ein Beifall los wie ein Gewitter.",
      {
        from: 5,
        say: "„Könntest du morgen wieder genauso {oddHow} sein?“, fragten sie hinterher, und [hero.nom] versprach, sich alle Mühe zu geben.",
      },
    ],
  },
  {
    id: "wie-hero",
    shows: {
      at: "near",
      shot: "medium",
      hour: "dawn",
      hero: { pose: "dance", mood: "joyful" },
      helper: { pose: "point", mood: "happy", looksAt: "hero" },
    },
    low: [
      "{morning}",
      "„Ich weiß ein Spiel“, sagte [helper.ref].",
      "„Seid so {oddHow} wie [hero.nom]!“",
      "Alle probierten es. Keiner konnte es!",
      "[hero.nom] musste es ihnen zeigen.",
      { from: 2, say: "Das war ein feines Spiel." },
    ],
    middle: [
      "{morning}",
      "„Neues Spiel!“, rief [helper.nom]. „Alle sind so {oddHow} wie [hero.nom]!“",
      "Sie probierten es im Stehen, im Laufen und in einem Haufen.",
      "Kein Einziger brachte es fertig.",
      "„Mach es noch mal vor!“, bettelten sie, und [hero.nom] machte es vor.",
      "Es war viel schwerer, als es aussah, und viel lustiger auch.",
    ],
    high: [
      "{morning}",
      "„Wenn einer nicht ins Spiel passt“, erklärte [helper.nom], „wird es höchste Zeit für ein anderes Spiel.“",
      "Die Regel war kurz: Alle mussten so {oddHow} sein wie [hero.nom].",
      "Sie versuchten es im Stehen, im Rennen und schließlich alle auf einem Haufen.",
      "Keiner reichte auch nur annähernd heran.",
      "„Wie machst du das bloß?“, keuchten sie. „Zeig es noch einmal!“",
      "Und [hero.nom] zeigte es ihnen, denn geübt hatte [hero.he] ja, ohne es zu wissen, schon immer.",
      {
        from: 5,
        say: "Gegen Mittag gab es dafür eine Schule, {near}, mit zwei Klassen, und kein einziges Mal wurde zum Aufhören geläutet.",
      },
    ],
  },
];
