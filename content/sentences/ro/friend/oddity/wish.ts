import type { Variant } from "#author/sentences.ts";

export const wish: readonly Variant[] = [
  {
    id: "talk-with-pillow",
    shows: { at: "home", shot: "medium", hour: "day", hero: { pose: "think", mood: "sad" } },
    low: [
      "[hero.nom] vorbește cu perna.",
      "„Știu. Eu {oddMe}.”",
      "„Dar vreau un prieten.”",
      { from: 2, say: "„Unul care nu se supără.”" },
      { hook: true, say: "Oare este vreunul?" },
    ],
    middle: [
      "{home}, [hero.nom] avu cu perna o convorbire serioasă.",
      "„Eu {oddMe}”, zise. „Bine. Asta o știu.”",
      "Perna nu zise ba.",
      "„Dar undeva trebuie să fie un prieten pe care să nu-l supere.”",
      "Și fiindcă sub pernă nu era, [hero.nom] plecă să-l caute.",
    ],
    high: [
      "{home}, [hero.nom] avea cu perna o convorbire pe care o tot amânase.",
      "„Eu {oddMe}”, recunoscu. „Nu are rost să ne ascundem după deget.”",
      "Perna, fiind o pernă cu bun-simț, nu [hero?îl|o] contrazise.",
      "„Dar prietenii nu se aleg cu ruleta de croitorie. Undeva trebuie să fie unul pe care să nu-l supere.”",
      "Sună atât de înțelept, încât mai spuse o dată, cu plecăciune la sfârșit.",
      "Apoi își luă mutra cea mai curajoasă și porni să-și găsească un prieten.",
      {
        from: 5,
        say: "O mutră curajoasă e bine să ai mereu la îndemână: nu știi după ce colț îți trebuie, iar atunci e târziu să te întorci după ea.",
      },
    ],
  },
  {
    id: "second-plate",
    plants: ["plate"],
    shows: { at: "home", shot: "close", hour: "day", hero: { pose: "sit", mood: "curious" } },
    low: [
      "[hero.nom] pune masa.",
      "O farfurie. Încă o farfurie.",
      "A doua e goală.",
      "„Eu {oddMe}”, zice [hero.nom].",
      { from: 2, say: "„Dar am loc pentru un prieten!”" },
      { hook: true, say: "Cine vine la masă?" },
    ],
    middle: [
      "[hero.nom] punea mereu masa pentru doi.",
      "În prima farfurie era supă. În a doua era numai farfurie.",
      "„E pentru un prieten”, îi explică lingurii. „Nu a venit încă.”",
      "Lingura se uită la ușă.",
      "„Știu, eu {oddMe}”, oftă [hero.nom]. „Dar cine caută găsește.”",
      { hook: true, say: "Numai că unde cauți un prieten?" },
    ],
    high: [
      "În fiecare zi, la prânz, [hero.nom] punea masa pentru doi.",
      "În prima farfurie turna supă, iar pe a doua o ștergea cu grijă și o lăsa goală.",
      "„Nu se știe niciodată”, zicea, fiindcă ar fi fost urât ca un prieten să vină și să nu aibă din ce mânca.",
      "Nu venise nimeni, nici marți, nici miercuri, nici în celelalte zile care ar fi fost tocmai bune.",
      "„Toți spun că eu {oddMe}”, îi mărturisi farfuriei goale. „Pe tine te-ar supăra foarte tare?”",
      "Farfuria nu arăta supărată deloc.",
      "Atunci [hero.nom] își puse căciula curajului și porni să caute un prieten.",
      {
        from: 5,
        say: "Supa o lăsă pe foc mic, fiindcă un prieten găsit departe vine, de obicei, tare flămând.",
      },
    ],
  },
];
