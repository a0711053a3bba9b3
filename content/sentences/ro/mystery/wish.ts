import type { Variant } from "#author/sentences.ts";

export const wish: readonly Variant[] = [
  {
    id: "buzz",
    goals: ["question"],
    shows: { at: "home", shot: "close", hour: "day", hero: { pose: "think", mood: "curious" } },
    low: [
      "[hero.nom] are o întrebare.",
      "Îi bâzâie prin cap.",
      "Vrea să afle {question}.",
      { from: 2, say: "Bzz, bzz, toată ziua!" },
      { hook: true, say: "Cine știe oare?" },
    ],
    middle: [
      "Într-o dimineață, [hero.nom] se trezi cu o întrebare.",
      "Voia să afle {question}.",
      "Întrebarea îi bâzâia prin cap ca o albină într-un borcan.",
      "„Trebuie să știe cineva”, zise [hero.nom].",
      "Își puse fața cea mai gânditoare și porni să întrebe.",
    ],
    high: [
      "Unele întrebări bat politicos la ușă, altele intră de-a dreptul pe fereastră.",
      "Asta intrase chiar când [hero.nom] se spăla pe dinți.",
      "Voia să afle {question}.",
      "„Întreb cana”, zise [hero.nom], dar cana era cană.",
      "Întrebarea veni după [hero?el|ea] la masă și se așeză lângă farfurie.",
      "„Bine”, zise într-un târziu [hero.nom]. „Atunci mergem să aflăm.”",
      "Întrebarea sări drept în picioare și o luă înainte.",
      { from: 5, say: "Alerga ca un cățel care a auzit cuvântul plimbare și care nu se mai lasă oprit de nimeni." },
    ],
  },
  {
    id: "book",
    goals: ["question"],
    shows: { at: "home", shot: "medium", hour: "day", hero: { pose: "read", mood: "curious", holds: "book" } },
    low: [
      "[hero.nom] citește o carte groasă.",
      "Dar nu scrie {question}.",
      { from: 2, say: "Pe nicio pagină!" },
      "„Atunci aflu eu!”, zice [hero.nom].",
    ],
    middle: [
      "[hero.nom] căută într-o carte, cea mai groasă dintre toate.",
      "Cartea știa o mulțime de lucruri despre brânză.",
      "Dar nu scria nicăieri {question}.",
      "„Orice carte uită câte ceva”, zise [hero.nom] și o închise.",
      "„Va trebui să aflu pe cont propriu.”",
    ],
    high: [
      "În cartea cea mai groasă din casă scria despre aproape tot ce există.",
      "Scria cum se face brânza și cât cântărește un nor.",
      "[hero.nom] o citi de la scoarță la scoarță, ba se uită și sub scoarțe.",
      "Nu scria însă nicăieri {question}.",
      "„Ți-ai uitat partea cea mai bună”, îi zise [hero.nom] cărții, cu blândețe.",
      "Cartea roși, dacă o carte poate roși, și rămase deschisă la o pagină albă.",
      "„Pe asta o umplu eu”, zise [hero.nom].",
      { from: 5, say: "Își puse creionul după ureche, fiindcă așa arată cei care pleacă după un răspuns." },
    ],
  },
];
