import type { Variant } from "#author/sentences.ts";

const hold = {
  at: "high",
  shot: "close",
  hour: "dawn",
  hero: { pose: "reach", mood: "scared", looksAt: "helper" },
  helper: { pose: "reach", mood: "determined", looksAt: "hero" },
} as const;

export const almost: readonly Variant[] = [
  {
    id: "wobble",
    shows: hold,
    low: [
      "{morning}",
      "Vai! [hero.nom] se clatină.",
      "Alunecă un picior!",
      "„Te țin!”, strigă [helper.ref].",
      { from: 2, say: "Și chiar ține. Bine de tot!" },
    ],
    middle: [
      "{morning}",
      "Chiar înainte de sfârșit, ceva alunecă.",
      "[hero.nom] se clătină la stânga, apoi la dreapta.",
      "„Te țin!”, strigă [helper.ref].",
      "Și așa era: o mână prinsese strâns alta.",
      "Ieri, aici venise bufnitura. Azi nu veni.",
    ],
    high: [
      "{morning}",
      "Totul mersese ca uns, și tocmai asta ar fi trebuit să-i dea de gândit cuiva.",
      "Deodată ceva alunecă, ceva scârțâi, iar [hero.nom] se clătină.",
      "Ieri, în clipa asta, venise bufnitura.",
      "„Te țin!”, strigă [helper.ref], și o mână o prinse pe cealaltă.",
      "Rămaseră așa, ca un nod bun, până când lumea se opri din legănat.",
      {
        from: 5,
        say: "Între aproape și gata e uneori numai un lat de palmă, și e bine dacă palma aceea e a altcuiva.",
      },
    ],
  },
  {
    id: "look-down",
    shows: { ...hold, shot: "wide" },
    low: [
      "{morning}",
      "„Nu pot”, șoptește [hero.nom].",
      "„Uită-te la mine”, zice [helper.ref].",
      "[hero.nom] se uită. Respiră.",
      { from: 2, say: "O dată. De două ori. De trei ori." },
    ],
    middle: [
      "{morning}",
      "La ultimul pas, [hero.nom] se opri.",
      "„Nu mai pot”, șopti. „Picioarele s-au făcut de gelatină.”",
      "„De care gelatină?”, întrebă [helper.ref]. „De zmeură?”",
      "[hero.nom] trebui să se gândească. „De căpșuni.”",
      "Iar gândindu-se, făcuse deja pasul.",
    ],
    high: [
      "{morning}",
      "Mai era un singur pas, dar era cel mai mare din toată lumea.",
      "„Nu mai pot”, șopti [hero.nom]. „Mi s-au făcut picioarele de gelatină.”",
      "„De ce fel?”, întrebă [helper.ref] cu mare interes.",
      "„Cum adică de ce fel?” „De zmeură sau de căpșuni?”",
      "[hero.nom] se gândi, fiindcă la gelatină trebuie să fii exact. „De căpșuni.”",
      "Când se uită în jos, pasul era făcut.",
      {
        from: 5,
        say: "Sunt praguri peste care nu se trece cu putere, ci vorbind despre gelatină, și nimeni nu știe de ce.",
      },
    ],
  },
  {
    id: "wait",
    shows: { ...hold, hero: { pose: "stand", mood: "determined", looksAt: "helper" } },
    low: [
      "{morning}",
      "„Acum?”, întreabă [hero.nom].",
      "„Încă nu”, zice [helper.ref].",
      "„Acum?” „Încă puțin.”",
      { from: 2, say: "Ce greu e să aștepți!" },
    ],
    middle: [
      "{morning}",
      "„Acum?”, întrebă [hero.nom]. „Încă nu”, zise [helper.ref].",
      "„Acum?” „Încă puțin.”",
      "Ieri, [hero.nom] ar fi pornit demult.",
      "Azi stătu pe loc și simți cum așteptarea se umple, ca un balon.",
      { hook: true, say: "Oare cât de mare putea să se facă?" },
    ],
    high: [
      "{morning}",
      "„Acum?”, șopti [hero.nom]. „Încă nu”, zise [helper.ref].",
      "„Acum?” „Aproape.” „Aproape acum sau aproape mai târziu?”",
      "Așteptatul nu fusese niciodată partea cea mai tare a [hero.gen].",
      "Dar de data asta rămase pe loc, cu toate degetele de la picioare strânse.",
      "Așteptarea crescu și crescu, până când nu mai încăpea în niciun buzunar.",
      "„Acum”, zise [helper.nom].",
      {
        from: 5,
        say: "Și abia atunci înțelese [hero.nom] că și a aștepta e un fel de a face ceva, poate chiar cel mai greu.",
      },
    ],
  },
];
