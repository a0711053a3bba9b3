import type { Shows, Variant } from "#author/sentences.ts";

const together: Shows = {
  at: "high",
  shot: "wide",
  hour: "dawn",
  hero: { pose: "cheer", mood: "joyful" },
  helper: { pose: "cheer", mood: "proud", looksAt: "hero" },
};

const brave: Shows = {
  at: "high",
  shot: "medium",
  hour: "dawn",
  hero: { pose: "stand", mood: "proud" },
  helper: { pose: "wave", mood: "happy", looksAt: "hero" },
};

export const try3: readonly Variant[] = [
  {
    id: "answer-comes",
    goals: ["question"],
    shows: together,
    low: [
      "{morning}",
      "[helper.ref] se uită. [hero.nom] se uită.",
      "{whoosh}",
      "Și [hero.nom] înțelege {question}!",
      { from: 2, say: "„Aha!”, strigă. „Ce frumos!”" },
    ],
    middle: [
      "{morning}",
      "Stăteau spate în spate, ca să vadă în amândouă părțile.",
      "„La mine nimic”, zise [helper.ref]. „La mine ceva!”, zise [hero.nom].",
      "{whoosh}",
      "Și, dintr-odată, [hero.nom] știu {question}.",
      "„Era așa de simplu”, râse, „și așa de frumos!”",
    ],
    high: [
      "{morning}",
      "„Un răspuns are două jumătăți”, zise [helper.ref]. „Tu te uiți încolo, eu mă uit încoace.”",
      "Stătură spate în spate și își spuseră ce văd.",
      "La început nu se potrivea nimic, apoi se potrivi ceva, iar la urmă se potrivi totul.",
      "{whoosh}",
      "[hero.nom] sări în sus. Acum știa {question}!",
      "Iar întrebarea, care bâzâise atâta vreme, căscă, se făcu ghem și adormi.",
      {
        from: 5,
        say: "Și răspunsul era atât de frumos, încât nici nu trebuia spus tare, ajungea să se uite unul la altul.",
      },
    ],
  },
  {
    id: "knew-together",
    goals: ["question"],
    shows: { ...brave, hero: { pose: "point", mood: "joyful" } },
    low: [
      "{morning}",
      "„Acum ne uităm amândoi”, zice [helper.ref].",
      "{whoosh}",
      "„Văd!”, strigă [hero.nom].",
      "Acum știe {question}.",
      { from: 2, say: "Îi spune întâi unei pietre." },
    ],
    middle: [
      "{morning}",
      "[helper.ref] arătă cu degetul, iar [hero.nom] se uită de-a lungul degetului.",
      "Degetul arăta spre ceva ce stătuse mereu acolo.",
      "{whoosh}",
      "„Așadar, de asta!”, strigă [hero.nom].",
      "Acum știa {question}. Ce răspuns frumos era!",
    ],
    high: [
      "{morning}",
      "Nu mai întrebară pe nimeni, ci se așezară {high} și priviră.",
      "„Ce vezi?”, întrebă [helper.ref]. „Aceleași lucruri ca ieri”, zise [hero.nom]. „Dar altfel.”",
      "Și atunci, pe neașteptate, toate se așezară la locul lor, ca bucățile unei farfurii sparte.",
      "{whoosh}",
      "„De asta!”, strigă [hero.nom], care știa acum {question}.",
      "{everyone} auzi strigătul și se bucură, deși nu știa de ce.",
      { from: 5, say: "Și, cum se întâmplă cu răspunsurile bune, de după el se ivi numaidecât o întrebare nouă." },
    ],
  },
];
