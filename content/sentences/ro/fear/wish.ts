import type { Variant } from "#author/sentences.ts";

export const wish: readonly Variant[] = [
  {
    id: "secret",
    goals: ["fear"],
    shows: { at: "home", shot: "close", hour: "day", hero: { pose: "shy", mood: "scared" } },
    low: [
      "[hero.nom] are un secret.",
      "Îi e frică de {fear}.",
      "Îi tremură genunchii: clanc, clanc.",
      { from: 2, say: "„Vreau să am curaj”, zice [hero.nom]." },
      { hook: true, say: "De unde se ia curajul?" },
    ],
    middle: [
      "[hero.nom] avea un secret, și încă unul tremurător.",
      "Îi era frică de {fear}.",
      "Numai când auzea vorba, îi băteau genunchii ca două linguri.",
      "„Nu mai vreau să-mi fie frică”, zise [hero.nom].",
      "„Până diseară vreau să am curaj.”",
    ],
    high: [
      "Nu știa nimeni, fiindcă [hero.nom] nu spusese nimănui.",
      "Știa să stea într-un picior și să mănânce supă cu furculița.",
      "Dar îi era frică de {fear}.",
      "Frica pornea din genunchi, urca prin burtică și ieșea afară ca un chițăit.",
      "„Pardon”, zicea atunci [hero.nom]. „A fost pantoful.”",
      "Se săturase însă de dat vina pe pantofi.",
      "„Azi”, îi zise oglinzii, „o să avem curaj. Amândoi.”",
      { from: 5, say: "Cel din oglindă dădu din cap, cu toate că tremura măcar la fel de tare." },
    ],
  },
  {
    id: "blanket",
    goals: ["fear"],
    shows: { at: "home", shot: "medium", hour: "day", hero: { pose: "sit", mood: "scared", holds: "blanket" } },
    low: [
      "Sub pătură stă [hero.nom].",
      "De ce? Îi e frică de {fear}.",
      "„Dar mă plictisesc aici!”, zice [hero.nom].",
      { from: 2, say: "Și scoate nasul. Doar puțin." },
    ],
    middle: [
      "Uneori, [hero.nom] locuia sub pătură.",
      "Asta pentru că îi era frică de {fear}.",
      "Sub pătură nu se putea întâmpla nimic rău, dar nici nimic bun.",
      "„Pierd toate părțile frumoase”, zise [hero.nom].",
      "„Trebuie să existe pe undeva și niște curaj pentru mine.”",
    ],
    high: [
      "Unii au o casă de vară, iar [hero.nom] avea o pătură.",
      "Se muta acolo ori de câte ori [hero?îl|o] apuca frica de {fear}.",
      "Înăuntru era cald și moale, dar nu se vedea nimic, nici rău, nici bun.",
      "„Azi am stat aici trei ore”, socoti [hero.nom]. „Afară au fost, cred, și prăjituri.”",
      "Asta puse capac.",
      "[hero.nom] scoase nasul, apoi o ureche, apoi toată hotărârea pe care o avea.",
      { from: 5, say: "Era o hotărâre mică și cam boțită, cum sunt hotărârile ținute multă vreme sub pătură." },
    ],
  },
];
