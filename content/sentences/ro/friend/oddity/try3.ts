import type { Variant } from "#author/sentences.ts";

export const try3: readonly Variant[] = [
  {
    id: "part-in-the-play",
    shows: {
      at: "near",
      shot: "wide",
      hour: "dawn",
      hero: { pose: "cheer", mood: "joyful" },
      helper: { pose: "cheer", mood: "joyful", looksAt: "hero" },
    },
    low: [
      "{morning}",
      "Azi e teatru. Lipsește cineva!",
      "„Un rol greu”, oftează toți.",
      "„Un rol pentru tine”, zice [helper.ref].",
      "Și [hero.nom] îl joacă minunat!",
      { from: 2, say: "Ce de aplauze!" },
    ],
    middle: [
      "{morning}",
      "Se făcea teatru, dar rolul cel mai greu rămăsese liber.",
      "„Aici trebuie cineva cum nu mai e altul”, oftau ei. „Și nu se găsește.”",
      "„Ba se găsește”, zise [helper.nom] și îi dădu [hero.dat] un ghiont.",
      "[hero.nom] jucă din toată inima și nu mai ținu nimic în frâu.",
      "Bătură din palme până răsună.",
    ],
    high: [
      "{morning}",
      "{near} se pregătea un spectacol, dar rolul cel mai important era tot gol.",
      "„Prea {oddHow}”, scria lângă el în caiet, „și încă puțin peste.” Așa ceva, oftau, nu există.",
      "„N-ați căutat bine”, zise [helper.nom] și [hero?îl|o] împinse [hero.acc] în mijloc.",
      "Și, pentru prima oară, [hero.nom] nu mai ținu nimic în frâu, nici măcar un pic.",
      "Fu o clipă de tăcere, iar după tăcere veni o furtună de aplauze.",
      {
        from: 5,
        say: "„Poți să fii și mâine tot așa?”, întrebară la urmă, iar [hero.nom] făgădui că o să se străduiască.",
      },
    ],
  },
  {
    id: "as-hero-does",
    shows: {
      at: "near",
      shot: "medium",
      hour: "dawn",
      hero: { pose: "dance", mood: "joyful" },
      helper: { pose: "point", mood: "happy", looksAt: "hero" },
    },
    low: [
      "{morning}",
      "„Știu un joc”, zice [helper.ref].",
      "„Faceți toți ca [hero.nom]!”",
      "Încearcă toți. Nu poate nimeni!",
      "[hero.nom] trebuie să le arate.",
      { from: 2, say: "E un joc foarte bun." },
    ],
    middle: [
      "{morning}",
      "„Un joc nou”, strigă [helper.nom]. „Toată lumea face ca [hero.nom]!”",
      "Încercară stând, încercară în fugă, încercară grămadă.",
      "Nu-i ieși niciunuia.",
      "„Mai arată o dată!”, se rugară, iar [hero.nom] le mai arătă.",
      "Era mult mai greu decât părea, și mult mai vesel.",
    ],
    high: [
      "{morning}",
      "„Dacă cineva nu se potrivește la joc”, zise [helper.nom], „atunci trebuie schimbat jocul.”",
      "Regula era scurtă: toată lumea trebuia să facă întocmai ca [hero.nom].",
      "Încercară stând, încercară alergând, iar la sfârșit căzură toți grămadă.",
      "Nici pe departe nu ieși cum trebuie.",
      "„Cum faci?”, gâfâiau. „Mai arată o dată! Mai rar!”",
      "Iar [hero.nom], care se pregătise o viață întreagă fără să știe, le arătă.",
      {
        from: 5,
        say: "Până la prânz se deschisese {near} o școală, cu două clase, iar învățătorului nu-i spuse nimeni să înceteze.",
      },
    ],
  },
];
