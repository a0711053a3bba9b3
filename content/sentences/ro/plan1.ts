import type { Variant } from "#author/sentences.ts";

export const plan1: readonly Variant[] = [
  {
    id: "list",
    shows: { at: "home", shot: "medium", hour: "day", hero: { pose: "read", mood: "determined", holds: "letter" } },
    low: [
      "[hero.nom] scrie o listă.",
      "Unu: începem. Doi: gata.",
      { from: 2, say: "E o listă cam scurtă." },
      "„Ce ușor!”, zice [hero.nom].",
      "Apoi desenează un tort.",
    ],
    middle: [
      "Orice plan bun începe cu o listă, iar lista arăta ca o scrisoare.",
      "„Unu: începem”, scrise [hero.nom]. „Doi: gata.”",
      "O citi de la cap la coadă și mai adăugă: „Trei: tort.”",
      "„Mai mult nici nu trebuie”, zise [hero.nom].",
      { hook: true, say: "Oare chiar așa era?" },
    ],
    high: [
      "Mai întâi, [hero.nom] scrise tot ce era de făcut, ca într-o scrisoare către o mătușă.",
      "„Unu: începem. Doi: am terminat”, scria acolo.",
      "Între unu și doi rămăsese un loc gol destul de mare.",
      "„Ce vine în locul gol se vede pe drum”, zise [hero.nom].",
      "Apoi desenă jos un tort, ca să aibă la ce se bucura.",
      "Era, de departe, partea cea mai îngrijită a planului.",
      { from: 5, say: "Avea lumânări, o cireașă și un om mic de tot care primea voie să taie prima felie." },
    ],
  },
  {
    id: "warm-up",
    shows: { at: "near", shot: "wide", hour: "day", hero: { pose: "dance", mood: "happy" } },
    low: [
      "Întâi, [hero.nom] face gimnastică.",
      "Brațul stâng. Brațul drept. Nasul.",
      "Unu-doi, unu-doi!",
      { from: 2, say: "Acum îi e tare cald." },
      "„Sunt gata!”",
    ],
    middle: [
      "„Întâi ne încălzim”, zise [hero.nom].",
      "Învârti brațul stâng, apoi pe cel drept, apoi nasul.",
      "La îndoiri se opri puțin, fiindcă găsi pe jos o firimitură interesantă.",
      "La urmă îi era atât de cald, încât trebui să se odihnească.",
      "„Perfect”, zise. „Sunt gata.”",
    ],
    high: [
      "„Cine nu se încălzește se răcește”, zise [hero.nom], care auzise asta undeva.",
      "Învârti așadar brațul stâng spre dreapta și brațul drept spre stânga.",
      "Apoi învârti nasul, ceea ce nu face aproape nimeni și de aceea e atât de răcoros.",
      "La sărituri se alăturară și {neighbours}, dar numai ca să râdă.",
      "„Unu, doi, trei și respirăm!”, striga [hero.nom].",
      "După un sfert de oră era [hero?încălzit|încălzită] de nu mai putea.",
      {
        from: 5,
        say: "Rămânea de lămurit un singur lucru, și anume pentru ce anume se încălzise, dar asta venea după pauză.",
      },
    ],
  },
  {
    id: "question-self",
    shows: { at: "home", shot: "close", hour: "day", hero: { pose: "think", mood: "curious" } },
    low: [
      "Cum începem?",
      "[hero.nom] se gândește tare.",
      "Se gândește și mai tare.",
      { from: 2, say: "Îi ies gândurile pe urechi." },
      "„Am o idee!”, strigă.",
    ],
    middle: [
      "[hero.nom] se așeză în locul unde se gândea cel mai bine.",
      "Acolo se gândi mai întâi la altceva, ca să se încălzească.",
      "Apoi se gândi la lucrul cel mare.",
      "„Știu!”, strigă. „Se începe cu începutul!”",
      "Era o idee bună. Doar sfârșitul îi lipsea.",
    ],
    high: [
      "Pentru gânduri mari, [hero.nom] avea un loc anume, unde nu se gândise încă nimeni.",
      "Se așeză acolo, își propti bărbia și se gândi întâi la clătite, ca să se încălzească.",
      "Apoi se gândi la lucrul cel mare, din față, din spate și de dedesubt.",
      "De dedesubt părea cel mai simplu.",
      "„Aha!”, strigă [hero.nom]. „Se începe cu începutul, iar după aceea vine restul!”",
      "Mulțumi locului și porni.",
      {
        from: 5,
        say: "Planurile mari seamănă cu podurile: cel mai greu e să pui prima scândură, fiindcă n-ai pe ce sta.",
      },
    ],
  },
];
