import type { Shows, Variant } from "#author/sentences.ts";

const feast = {
  at: "near",
  shot: "wide",
  hour: "day",
  hero: { pose: "cheer", mood: "joyful" },
  helper: { pose: "dance", mood: "joyful", looksAt: "hero" },
} as const;

const joy: Shows = {
  at: "near",
  shot: "wide",
  hour: "day",
  hero: { pose: "cheer", mood: "joyful" },
  helper: { pose: "dance", mood: "joyful", looksAt: "hero" },
};

export const cheer: readonly Variant[] = [
  {
    id: "hats",
    shows: feast,
    low: [
      "{neighbours} strigă ura și iar ura.",
      "[helper.ref] dansează într-un picior.",
      "[hero.nom] sare în sus.",
      { from: 2, say: "Râde și cântă toată lumea azi." },
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
      "Prima felie e pentru [helper.ref].",
      { from: 2, say: "Toți primesc câte o felie." },
    ],
    middle: [
      "Cineva adusese un tort, chiar pe cel de pe listă.",
      "[hero.nom] îl ținu cu amândouă mâinile.",
      "„Prima felie e pentru tine”, îi zise [helper.refDat].",
      "{neighbours} primiră câte una și roșiră puțin.",
      "Și se jurară, cu gura plină, că știuseră de la început.",
    ],
    high: [
      "Nimeni nu știe cine făcuse tortul, dar era acolo, cu frișcă și cu o cireașă în vârf.",
      "[hero.nom] îl primi în brațe și nu mai vedea pe unde calcă.",
      "„Prima felie, pentru celălalt capăt al sforii”, hotărî, și i-o dădu [helper.refDat].",
      "Apoi primiră {neighbours} și, pe rând, toată lumea.",
      "Printre înghițituri se aflau tot mai mulți care crezuseră dintotdeauna.",
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
      "Se uitară [both?unul la altul|una la alta], apoi se îmbrățișară, ca două paranteze.",
      "„Mulțumesc”, zise [hero.nom] într-un umăr.",
      "„Pentru puțin”, se auzi din celălalt umăr. „Adică pentru mult.”",
    ],
    high: [
      "În jur era o larmă cât șapte târguri, însă la mijloc era liniște.",
      "Acolo stăteau [hero.nom] și [helper.ref] și nu găseau cuvântul potrivit.",
      "Erau de față multe cuvinte, dar pentru așa ceva erau toate prea mici.",
      "Așa că se îmbrățișară, și asta se potrivi din prima.",
      "„Fără tine…”, începu [hero.nom].",
      "„Știu”, zise [helper.nom]. „Nici eu fără tine.”",
      { from: 5, say: "{neighbours} se uitară în altă parte, foarte discret, și își suflară nasurile pe rând." },
    ],
  },
  {
    id: "marks",
    shows: joy,
    low: [
      "{neighbours} dau o sută de puncte.",
      "[hero.nom] sare de bucurie.",
      "Sare și [helper.ref].",
      { from: 2, say: "Aterizează, buf, și râd." },
    ],
    middle: [
      "{neighbours} dădură o sută de puncte, că mai mult nu aveau.",
      "„Și pentru zgomot?”, întrebă [hero.nom].",
      "„N-a fost niciun zgomot”, zise [helper.ref]. „Tocmai asta a fost frumos.”",
      "Apoi [helper.nom] dănțui de bucurie până ameți.",
    ],
    high: [
      "{neighbours} trebuiră să se sfătuiască, fiindcă nu aveau notă pentru așa ceva.",
      "Până la urmă luară un opt, îl culcară pe-o parte și îl ridicară sus.",
      "„Ce înseamnă?”, întrebă [hero.nom].",
      "„Înseamnă că nu se mai termină”, zise [helper.ref].",
      "Atunci veniră toți deodată și toți ziceau că știuseră de la început.",
      "Undeva, la mijloc, stătea [hero.nom] și [hero?îl|o] dureau obrajii de atâta zâmbet.",
      { from: 5, say: "E singura durere din lume din care ți-ai mai dori puțin, măcar până seara." },
    ],
  },
  {
    id: "cake-too",
    shows: {
      ...joy,
      shot: "medium",
      hero: { pose: "hold", mood: "joyful", holds: "cake" },
      helper: { pose: "cheer", mood: "happy", looksAt: "hero" },
    },
    low: [
      "Apoi vine un tort.",
      "Tortul e cât [hero.nom] de mare!",
      "„Taie tu”, zice [helper.ref].",
      { from: 2, say: "Fiecare primește felia cea mai mare." },
    ],
    middle: [
      "Deodată fu acolo un tort. Nu-l copsese nimeni, dar era acolo.",
      "„Taie-l tu”, zise [helper.ref].",
      "[hero.nom] începu cu colțul, cel cu cireașa.",
      "Iar felia aceea i-o dădu [helper.dat].",
      { spare: true, say: "Era, se înțelege, cea mai bună felie." },
    ],
    high: [
      "Deodată se ivi un tort, care venea fără să se vadă cine îl duce.",
      "Îl copseseră, de cu seară, chiar {neighbours}.",
      "„Dar parcă nu credeau”, șopti [hero.nom].",
      "„N-au crezut”, zise [helper.ref], „dar au copt, pentru orice eventualitate.”",
      "Atunci [hero.nom] nu mai știu ce să zică, așa că tăie tortul.",
      "Prima felie, cea cu cireașa, fu pentru [helper.near], firește.",
      "Restul se termină mai repede decât se poate povesti.",
      { from: 5, say: "O felie fu pusă deoparte, căci nu se știe niciodată cine stă chiar acum undeva, pe întuneric." },
    ],
  },
  {
    id: "hug-too",
    shows: {
      ...joy,
      shot: "close",
      hero: { pose: "hug", mood: "happy", looksAt: "helper" },
      helper: { pose: "hug", mood: "happy", looksAt: "hero" },
    },
    low: [
      "[hero.nom] nu strigă deloc.",
      "Face un pas mare spre [helper.near].",
      "„Mulțumesc”, zice [hero.nom].",
      { from: 2, say: "E o îmbrățișare lungă, lungă." },
    ],
    middle: [
      "Toți strigau, numai [hero.nom] tăcea.",
      "Merse drept la [helper.near], și se îmbrățișară până trosni ceva.",
      "„Tu ai făcut asta”, zise [hero.nom].",
      "„Nu”, zise [helper.nom] încet. „Eu doar am stat acolo.”",
      { spare: true, say: "Și mai stătură o vreme așa." },
    ],
    high: [
      "Ai fi crezut că [hero.nom] o să strige mai tare decât toți.",
      "Dar când toate chiuiau în jur, [hero?el|ea] stătea numai și căuta din ochi o singură față.",
      "Iat-o. „Ei?”, zise [helper.ref].",
      "„Ei!”, zise [hero.nom], și fu o îmbrățișare în care nu mai încăpea nicio vorbă.",
      "„Știi că eu doar am stat acolo”, zise [helper.nom] după o vreme.",
      "„Știu”, zise [hero.nom]. „Exact acolo.”",
      { from: 5, say: "Căci sunt o mie de locuri în care poate sta cineva, și numai unul singur e lângă tine." },
    ],
  },
];
