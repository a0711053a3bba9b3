import type { Variant } from "#author/sentences.ts";

export const way: readonly Variant[] = [
  {
    id: "song",
    shows: { at: "far", shot: "wide", hour: "sunset", hero: { pose: "walk", mood: "happy" } },
    low: [
      "[hero.nom] merge și cântă.",
      "„Tra-la-la și hop!”",
      "La hop sare peste o piatră.",
      { from: 2, say: "{murmur}" },
      "Drumul e lung, cântecul și mai lung.",
    ],
    middle: [
      "Drumul era lung, așa că [hero.nom] luă cu sine un cântec.",
      "Avea o singură strofă, dar una bună.",
      "„Merg pe drum și drumul merge, tra-la-la și hop!”",
      "{murmur}",
      "La hop sărea de fiecare dată, ca să știe drumul că se cântă.",
    ],
    high: [
      "Drumul până acolo era atât de lung, încât [hero.nom] îi făcu un cântec.",
      "„Merg pe drum și drumul merge, nu se știe cine-ntâi, tra-la-la și hop!”",
      "La hop sărea, iar praful sărea și el.",
      "{murmur}",
      "Dintr-odată, de undeva, cineva cântă și partea a doua, subțire, dar curat.",
      "[hero.nom] se întoarse, dar {neighbours} priveau cu mare atenție în altă parte.",
      {
        from: 5,
        say: "Cine cântă pe drum are mereu tovarăși, fiindcă, dacă nu vine nimeni altcineva, vine măcar hop.",
      },
    ],
  },
  {
    id: "signpost",
    shows: { at: "far", shot: "medium", hour: "sunset", hero: { pose: "hold", mood: "curious", holds: "map" } },
    low: [
      "[hero.nom] se uită pe hartă.",
      "La stânga? La dreapta?",
      "Harta e cu susul în jos!",
      { from: 2, say: "Acum e bine. Aproape." },
      "„Pe aici!”, zice [hero.nom].",
    ],
    middle: [
      "La răscruce, [hero.nom] desfăcu harta.",
      "Ea arăta trei drumuri, dar răscrucea avea numai două.",
      "„Unul e de rezervă”, zise [hero.nom].",
      "Alese drumul care mirosea mai bine.",
      "Mai târziu se văzu că și harta mirosea, fiindcă stătuse lângă brânză.",
    ],
    high: [
      "La răscruce, [hero.nom] desfăcu harta, întâi pe lung, apoi pe lat, apoi pe spate.",
      "Pe hartă drumul o lua la stânga, dar în fața [hero.gen] o lua vizibil la dreapta.",
      "„Una dintre voi greșește”, le zise [hero.nom], hărții și răscrucii.",
      "Nu recunoscu nimeni.",
      "Atunci [hero.nom] închise ochii, se învârti o dată și porni încotro arăta nasul.",
      "Nasul se pricepe, fiindcă merge mereu înainte.",
      { from: 5, say: "Și, dacă te gândești bine, așa au pornit la drum toți cei care au descoperit vreodată ceva." },
    ],
  },
  {
    id: "steps",
    shows: { at: "far", shot: "wide", hour: "sunset", hero: { pose: "walk", mood: "determined" } },
    low: [
      "Un pas, doi pași, trei pași.",
      "[hero.nom] numără tot drumul.",
      "La o sută își pierde șirul.",
      { from: 2, say: "„Unu, doi, trei”, o ia iar." },
      "{murmur}",
    ],
    middle: [
      "[hero.nom] hotărî să numere pașii până acolo.",
      "La patruzeci trecu pe lângă ceva frumos și uită unde rămăsese.",
      "Așa că o luă de la unu.",
      "{murmur}",
      "După trei începuturi, drumul se făcuse mult mai scurt.",
    ],
    high: [
      "„Dacă număr pașii, știu la întoarcere cât am de mers”, își zise [hero.nom].",
      "Merse bine până la patruzeci.",
      "Atunci se auzi ceva, iar [hero.nom] se opri să asculte.",
      "{murmur}",
      "După aceea nu mai știa dacă urmează patruzeci și unu sau pâine cu unt.",
      "„Unu”, zise așadar, cu voce tare, și o luă de la capăt.",
      "În felul acesta drumul avea numai începuturi, iar începuturile nu obosesc pe nimeni.",
      {
        from: 5,
        say: "Pe la al șaptelea început, [hero.nom] ajunse și se miră, fiindcă după socoteala făcută mai erau o mie de pași.",
      },
    ],
  },
];
