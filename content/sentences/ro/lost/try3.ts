import type { Shows, Variant } from "#author/sentences.ts";

const found: Shows = {
  at: "far",
  shot: "close",
  hour: "dawn",
  hero: { pose: "hold", mood: "joyful", holds: "goal" },
  helper: { pose: "cheer", mood: "happy", looksAt: "hero" },
};

export const try3: readonly Variant[] = [
  {
    id: "there-it-was",
    goals: ["lost"],
    shows: found,
    low: [
      "{morning}",
      "[helper.ref] caută sus. [hero.nom] caută jos.",
      "{whoosh}",
      "Acolo! Acolo e {thing}!",
      { from: 2, say: "[hero.nom] nu-i mai dă drumul." },
    ],
    middle: [
      "{morning}",
      "Căutară în doi: [helper.ref] ridica, iar [hero.nom] se uita dedesubt.",
      "{whoosh}",
      "Ceva alunecă la lumină, încet și cam plin de praf.",
      "Era {thing}!",
      "„Te-am găsit”, șopti [hero.nom] și strânse tare la piept.",
    ],
    high: [
      "{morning}",
      "„De [hero?unul singur|una singură] poți ori să ridici, ori să te uiți”, zise [helper.ref]. „Eu ridic.”",
      "Și ridică, iar [hero.nom] se uită acolo unde ieri nu se putuse uita.",
      "{whoosh}",
      "Din umbră ieși, încet și cam prăfuit, chiar {thing}.",
      "[hero.nom] nu putu spune nimic.",
      "Suflă doar praful, cu mare grijă, și ținu strâns, foarte strâns.",
      "„Știam că o să mă aștepți”, șopti.",
      {
        from: 5,
        say: "Toată lumea se uită politicos în altă parte, fiindcă unele bucurii vor întâi un pic de liniște.",
      },
    ],
  },
  {
    id: "was-close",
    goals: ["lost"],
    shows: { ...found, shot: "medium" },
    low: [
      "{morning}",
      "„Uite, lucește!”, zice [helper.ref].",
      "[hero.nom] se întinde. Și încă puțin.",
      "{whoosh}",
      "[hero.nom] are {thing}!",
      { from: 2, say: "„Ura!”, strigă {neighbours}." },
    ],
    middle: [
      "{morning}",
      "„Ieri te-ai uitat repede”, zise [helper.ref]. „Azi ne uităm încet.”",
      "Se uitară încet, palmă cu palmă.",
      "{whoosh}",
      "Și deodată acolo era {thing}, de parcă n-ar fi plecat niciodată.",
      "„Ai fost atât de aproape!”, râse [hero.nom] printre lacrimi.",
    ],
    high: [
      "{morning}",
      "De data asta merseră umăr la umăr și se uitară la fiecare palmă de loc.",
      "„Ce vezi?”, întreba [helper.ref]. „Nimic”, zicea [hero.nom]. „Dar un nimic foarte exact.”",
      "Deodată nimicul sclipi.",
      "{whoosh}",
      "Acolo era {thing}, chiar pe drumul pe care ieri trecuseră atâția în fugă.",
      "[hero.nom] râse și plânse puțin, fiindcă asta se poate și deodată.",
      {
        from: 5,
        say: "Ce cauți alergând se ascunde de frică, dar de cineva care merge încet se lasă găsit cu plăcere.",
      },
    ],
  },
  {
    id: "on-the-back",
    shows: {
      at: "far",
      shot: "close",
      hour: "dawn",
      hero: { pose: "hold", mood: "joyful", holds: "goal" },
      helper: { pose: "point", mood: "happy", looksAt: "hero" },
    },
    low: [
      "{morning}",
      "„Stai pe loc!”, strigă [helper.ref].",
      "„Ce ai acolo, pe spate?”",
      "Plici! Cade jos {thing}!",
      { from: 2, say: "[hero.nom] [thing?l-a dus|a dus-o] în spate mereu." },
    ],
    middle: [
      "{morning}",
      "„Ia întoarce-te”, zise deodată [helper.ref]. „Încă puțin. Stai!”",
      "[hero.nom] stătu, iar cineva îi desprinse ceva de pe spate.",
      "Era chiar {thing}.",
      "„Ai venit cu mine”, șopti [hero.nom]. „Tot timpul.”",
    ],
    high: [
      "{morning}",
      "„Am căutat peste tot”, zise [hero.nom], „numai acolo unde eram noi, nu.”",
      "„Atunci să începem cu asta”, zise [helper.ref] și făcu un ocol în jurul [hero.gen].",
      "„Ai mereu o cocoașă acolo, între umeri?”",
      "[hero.nom] duse mâna la spate cât putu de departe și încremeni.",
      "{whoosh}",
      "Se desprinse de acolo, cam turtit și foarte cald, un lucru mic: {thing}!",
      "„Te căutam cu tine”, zise [hero.nom] și râse până sughiță.",
      {
        from: 5,
        say: "Se agățase acolo la prima căzătură și văzuse tot ce urmase după aceea, până la ultima lacrimă.",
      },
    ],
  },
];
