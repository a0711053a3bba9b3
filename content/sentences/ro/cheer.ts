import type { Variant } from "#author/sentences.ts";

const feast = {
  at: "near",
  shot: "wide",
  hour: "day",
  hero: { pose: "cheer", mood: "joyful" },
  helper: { pose: "dance", mood: "joyful", looksAt: "hero" },
} as const;

export const cheer: readonly Variant[] = [
  {
    id: "hats",
    shows: feast,
    low: [
      "„Ura! Ura!”, strigă {neighbours}.",
      "[helper.ref] dansează într-un picior.",
      "[hero.nom] sare în sus.",
      { from: 2, say: "Toată lumea râde și cântă." },
    ],
    middle: [
      "{neighbours} strigară ura până răgușiră.",
      "[helper.ref] dansă într-un picior, apoi în celălalt.",
      "„Ai văzut?”, întreba [hero.nom] pe fiecare. „Ai văzut?”",
      "Văzuseră toți, dar voiau să mai audă o dată.",
      "Așa că [hero.nom] povesti totul, cu mâini și cu picioare.",
    ],
    high: [
      "Mai întâi fu liniște, apoi bucuria sări de la unul la altul ca un purice.",
      "{neighbours} aruncară în sus tot ce se putea arunca.",
      "[helper.ref] dansa într-un picior, fiindcă celălalt amorțise de emoție.",
      "„Ai văzut?”, întreba [hero.nom] în dreapta și în stânga. „Ai văzut și tu?”",
      "Văzuseră cu toții, dar fiecare altceva, și trebuiră să compare.",
      {
        from: 5,
        say: "Când terminară de povestit, faptele crescuseră cu o palmă bună, dar nimeni nu avu ceva împotrivă.",
      },
    ],
  },
  {
    id: "cake",
    shows: {
      at: "near",
      shot: "medium",
      hour: "day",
      hero: { pose: "hold", mood: "joyful", holds: "cake" },
      helper: { pose: "cheer", mood: "happy", looksAt: "hero" },
    },
    low: [
      "Uite, un tort! Chiar un tort!",
      "[hero.nom] îl ține strâns.",
      "„Prima felie e a ta”, îi zice [helper.dat].",
      { from: 2, say: "Toți primesc câte o felie." },
    ],
    middle: [
      "Cineva adusese un tort, chiar pe cel de pe listă.",
      "[hero.nom] îl ținu cu amândouă mâinile.",
      "„Prima felie e pentru tine”, îi zise [helper.refDat].",
      "{neighbours} primiră câte una și roșiră puțin.",
      "„Noi am știut de la început”, ziseră, cu gura plină.",
    ],
    high: [
      "Nimeni nu știe cine făcuse tortul, dar era acolo, cu frișcă și cu o cireașă în vârf.",
      "[hero.nom] îl primi în brațe și nu mai vedea pe unde calcă.",
      "„Prima felie se dă celui care a ținut de celălalt capăt”, hotărî, și i-o dădu [helper.refDat].",
      "Apoi primiră {neighbours} și, pe rând, toată lumea.",
      "„Am fost mereu de partea ta”, se auzi printre înghițituri.",
      {
        from: 5,
        say: "[hero.nom] nu contrazise pe nimeni, fiindcă într-o zi ca aceea încape în tort și puțină uitare.",
      },
    ],
  },
  {
    id: "hug",
    shows: {
      at: "near",
      shot: "close",
      hour: "day",
      hero: { pose: "hug", mood: "happy", looksAt: "helper" },
      helper: { pose: "hug", mood: "happy", looksAt: "hero" },
    },
    low: [
      "[hero.nom] nu zice nimic.",
      "[helper.ref] nu zice nimic.",
      "Se îmbrățișează. Tare, tare!",
      { from: 2, say: "{neighbours} se uită și oftează." },
      "„Mulțumesc”, șoptește [hero.nom].",
    ],
    middle: [
      "Toți strigau, dar [hero.nom] nu zicea nimic.",
      "Nici [helper.ref] nu zicea nimic.",
      "Se uitară unul la altul, apoi se îmbrățișară, ca două paranteze.",
      "„Mulțumesc”, zise [hero.nom] într-un umăr.",
      "„Pentru puțin”, se auzi din celălalt umăr. „Adică pentru mult.”",
    ],
    high: [
      "În jur era o larmă cât șapte târguri, însă la mijloc era liniște.",
      "Acolo stăteau [hero.nom] și [helper.ref] și nu găseau cuvântul potrivit.",
      "Erau de față multe cuvinte, dar toate prea mici.",
      "Așa că se îmbrățișară, și asta se potrivi din prima.",
      "„Fără tine…”, începu [hero.nom].",
      "„Știu”, zise [helper.nom]. „Nici eu fără tine.”",
      { from: 5, say: "{neighbours} se uitară în altă parte, foarte discret, și își suflară nasurile pe rând." },
    ],
  },
];
