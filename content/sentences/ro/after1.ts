import type { Variant } from "#author/sentences.ts";

export const after1: readonly Variant[] = [
  {
    id: "dust-off",
    shows: { at: "near", shot: "close", hour: "day", hero: { pose: "sit", mood: "calm" } },
    low: [
      "[hero.nom] stă jos.",
      "Se scutură de praf.",
      "Totul e la locul lui. Bine!",
      { from: 2, say: "Numai planul e strâmb." },
      "„Mai încerc”, zice [hero.nom].",
    ],
    middle: [
      "[hero.nom] rămase o vreme jos și se verifică.",
      "Partea de sus, partea de jos, toate la număr.",
      "„Nu s-a stricat nimic”, zise, „doar planul.”",
      "Planul avea, într-adevăr, o îndoitură la mijloc.",
      "[hero.nom] îl netezi cu palma și se ridică.",
    ],
    high: [
      "După o căzătură e bine să numeri ce ai, iar [hero.nom] numără cu grijă.",
      "Partea de sus. Partea de jos. O grămadă de praf, dar aceea nu fusese a [hero?lui|ei] dinainte.",
      "„Toate la număr”, zise. „Doar planul are o îndoitură.”",
      "Îl netezi cum putu, însă îndoitura rămase.",
      "Acum planul arăta puțin ca o barcă.",
      "„Ei bine”, zise [hero.nom], „poate că trebuia întâi să plutească.”",
      { from: 5, say: "Se ridică, se scutură și lăsă pe loc un nor de praf care mai semăna o vreme cu [hero?el|ea]." },
    ],
  },
  {
    id: "they-laugh",
    shows: { at: "near", shot: "wide", hour: "day", hero: { pose: "shy", mood: "sad" } },
    low: [
      "{neighbours} râd tare, tare.",
      "Ce căzătură caraghioasă!",
      "[hero.nom] se face ca racul.",
      { from: 2, say: "„Data viitoare nu mai cad”, zice." },
    ],
    middle: [
      "{neighbours} râseră de se țineau de burtă.",
      "Fusese atât de caraghios, încât mai voiau o dată.",
      "[hero.nom] se făcu ca macul.",
      "„Data viitoare”, zise, „o să bateți din palme.”",
      "Dar vocea îi tremura puțin, abia cât să se simtă.",
    ],
    high: [
      "{neighbours} nu voiau răul nimănui, dar fusese prea caraghios.",
      "Râseră în hohote, apoi în chicote și, la urmă, fără niciun sunet.",
      "Ar fi vrut să mai vadă o dată, fiindcă abia acum se așezaseră mai bine.",
      "[hero.nom] făcu o plecăciune, fiindcă la teatru așa se face.",
      "Însă înăuntru ceva se strânse mic, cât un sâmbure de prună.",
      "„Data viitoare”, zise sâmburelui, „o să fie altfel.”",
      { from: 5, say: "Sâmburele nu răspunse, dar se știe că din sâmburi, dacă ai răbdare cu ei, crește câte ceva." },
    ],
  },
  {
    id: "snack",
    shows: { at: "near", shot: "medium", hour: "day", hero: { pose: "hold", mood: "calm", holds: "basket" } },
    low: [
      "[hero.nom] are o gustare în coș.",
      "Mușcă. Mestecă. Se gândește.",
      "Cu burta plină gândești mai bine.",
      { from: 2, say: "„Știu ce n-am făcut bine!”" },
    ],
    middle: [
      "„După o încercare vine o pauză”, zise [hero.nom] și deschise coșul.",
      "Înăuntru era o jumătate de covrig.",
      "Prima mușcătură gândi la ce fusese, a doua la ce avea să fie.",
      "A treia nu gândi nimic, era doar bună.",
      "„Gata”, zise [hero.nom]. „Mergem mai departe.”",
    ],
    high: [
      "În coș se mai găsea o jumătate de covrig, exact cât trebuie după un necaz mijlociu.",
      "[hero.nom] mușcă și se gândi.",
      "Prima mușcătură știa ce fusese greșit, a doua știa pe de-a-ntregul și a treia uitase.",
      "„Să vedem”, zise [hero.nom] cu gura plină. „Am fost prea repede. Sau prea încet. Una din două.”",
      "Firimiturile le primiră {neighbours}, cu toate că râseseră cel mai tare dintre toți.",
      {
        from: 5,
        say: "Apoi [hero.nom] închise coșul și se simți ca după o mare hotărâre, chiar dacă încă nu știa care.",
      },
    ],
  },
  {
    id: "explain",
    shows: { at: "near", shot: "medium", hour: "day", hero: { pose: "point", mood: "calm" } },
    low: [
      "„Nu asta am vrut”, zice [hero.nom].",
      "„Am vrut altceva.”",
      "Arată cu mâna: așa, și așa.",
      { from: 2, say: "Și așa iar cade. Buf!" },
      "„Vedeți?”, râde [hero.nom].",
    ],
    middle: [
      "„De fapt, așa voiam să fac”, le explică [hero.nom] celor din jur.",
      "Arătă încă o dată, foarte încet, pas cu pas.",
      "La pasul al treilea căzu din nou, exact ca prima oară.",
      "„Vedeți?”, zise de jos. „Aici e greșeala. Acum o cunosc după chip.”",
    ],
    high: [
      "După ce se așeză praful, [hero.nom] simți că le datorează tuturor o explicație.",
      "„Primul pas a fost bun”, zise. „Și al doilea a fost destul de bun.”",
      "La al treilea se opri și se scărpină în cap.",
      "„Al treilea pas e cel de vină. N-are astâmpăr.”",
      "Îl mai făcu o dată, cu mare băgare de seamă, și iar se trezi pe jos.",
      "„Îl țin minte”, zise [hero.nom]. „Data viitoare sar direct la al patrulea.”",
      {
        from: 5,
        say: "Părea o idee bună și ar fi fost chiar una, dacă al patrulea pas n-ar fi stat atât de aproape de al treilea.",
      },
    ],
  },
];
