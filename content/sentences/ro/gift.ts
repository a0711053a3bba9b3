import type { Variant } from "#author/sentences.ts";

export const gift: readonly Variant[] = [
  {
    id: "lantern",
    shows: {
      at: "far",
      shot: "close",
      hour: "night",
      hero: { pose: "hold", mood: "happy", holds: "lantern", looksAt: "helper" },
      helper: { pose: "stand", mood: "happy", looksAt: "hero" },
    },
    low: [
      "[helper.ref] îi dă [hero.dat] un felinar.",
      "„Ține-l tu!”, zice [helper.nom].",
      "Ce frumos luminează!",
      { from: 2, say: "Acum noaptea are o ferestruică." },
    ],
    middle: [
      "„Ia-l tu”, zise [helper.ref] și întinse felinarul.",
      "[hero.nom] îl ridică, iar noaptea se dădu un pas înapoi.",
      "„Luminează numai pasul următor”, zise [helper.nom].",
      "„Dar eu am de făcut o mie de pași!”",
      "„Da”, zise [helper.nom], „însă pe rând.”",
    ],
    high: [
      "„Am ceva pentru tine”, zise [helper.ref] și îi puse [hero.dat] în mână un felinar mic.",
      "Era vechi, puțin turtit, și lumina ca o felie de dimineață.",
      "[hero.nom] îl ridică, iar întunericul se dădu politicos la o parte.",
      "„Arată doar pasul următor”, zise [helper.nom]. „Mie nu mi-a trebuit niciodată mai mult de unul deodată.”",
      "[hero.nom] făcu o încercare, un pas înainte și unul înapoi.",
      { from: 5, say: "Și chiar așa era: oriunde te opreai, se vedea exact cât trebuie ca să poți merge mai departe." },
    ],
  },
  {
    id: "feather",
    shows: {
      at: "far",
      shot: "close",
      hour: "night",
      hero: { pose: "hold", mood: "happy", holds: "feather", looksAt: "feather" },
      helper: { pose: "point", mood: "happy", looksAt: "hero" },
    },
    low: [
      "[helper.ref] are o pană albă.",
      "„E pentru tine!”, zice [helper.nom].",
      "Pana gâdilă. Hi, hi!",
      { from: 2, say: "„E bună când ți-e teamă.”" },
      "[hero.nom] o strânge bine.",
    ],
    middle: [
      "[helper.ref] scoase o pană albă, cam ciufulită.",
      "„Când te sperii, gâdilă-te cu ea”, zise. „Cine râde nu mai tremură.”",
      "[hero.nom] încercă numaidecât, sub bărbie.",
      "Mergea! Mergea atât de bine, încât trebui să se așeze.",
      "„O iau cu mine”, zise [hero.nom], încă râzând.",
    ],
    high: [
      "[helper.ref] căută îndelung prin toate buzunarele și scoase, în cele din urmă, o pană.",
      "„Nu pare mare lucru”, zise, „dar m-a scos din multe încurcături.”",
      "„Ce face?”, întrebă [hero.nom].",
      "„Gâdilă. Când te apucă frica, gâdilă-te întâi sub bărbie, apoi sub nas. Frica nu suportă râsul.”",
      "[hero.nom] încercă și râse atât de tare, încât {neighbours} se treziră și cerură liniște.",
      {
        from: 5,
        say: "Pana fu pusă la loc sigur, între o firimitură și ultimul strop de curaj, ca să fie la îndemână.",
      },
    ],
  },
  {
    id: "bell",
    shows: {
      at: "far",
      shot: "medium",
      hour: "night",
      hero: { pose: "hold", mood: "curious", holds: "bell", looksAt: "bell" },
      helper: { pose: "stand", mood: "calm", looksAt: "hero" },
    },
    low: [
      "[helper.ref] îi dă [hero.dat] un clopoțel.",
      "„Sună, și eu vin!”",
      "[hero.nom] sună pe loc. Cling!",
      { from: 2, say: "„Am venit”, râde [helper.nom]." },
    ],
    middle: [
      "[helper.ref] îi puse [hero.dat] în palmă un clopoțel.",
      "„Dacă suni, vin”, zise. „Oriunde aș fi.”",
      "[hero.nom] sună imediat.",
      "„Am venit”, zise [helper.nom], de la un pas.",
      "[hero.nom] sună încă o dată, doar ca să fie [hero?sigur|sigură].",
    ],
    high: [
      "„Uite”, zise [helper.ref] și îi întinse [hero.dat] un clopoțel nu mai mare decât o nucă. „Dacă suni, vin.”",
      "„De oriunde?” „De oriunde.”",
      "Cling, făcu [hero.nom] pe loc.",
      "„Am venit”, zise [helper.nom], fără să se miște.",
      "Cling, cling! „Tot aici”, zise [helper.nom] și făcu un pas mai aproape.",
      "Așa continuară până când mai aproape nu se mai putea.",
      {
        from: 5,
        say: "Un clopoțel care sună a prieten e ușor cât o nucă, și totuși e cel mai bun lucru pe care îl poți căra.",
      },
    ],
  },
];
