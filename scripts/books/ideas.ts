import type { ByLanguage } from "#book/languages.ts";

/** Ten ideas a language that between them touch every kind of plot, several bodies, places, ages and sizes of cast. */
export const IDEAS_TO_READ: ByLanguage<readonly string[]> = {
  en: [
    "A brave hedgehog called Pip wants to fly",
    "Luna the fox is looking for her lost red balloon in the old lighthouse",
    "A robot that is afraid of the dark",
    "Mia wants to know where the stars go by day",
    "A lonely dragon finds a friend",
    "Theo the turtle invents a cake machine for the great baking contest",
    "A little whale wants to find the way back home",
    "Max and the dragon who could not breathe fire",
    "My daughter Ana, her grandma and a dog called Biscuit build a boat",
    "A small train wants to see the sea, a long story, 24 pages",
  ],
  ro: [
    "Un arici curajos pe nume Pip vrea să zboare",
    "Vulpița Luna își caută balonul roșu pierdut la bunica",
    "Un robot căruia îi este frică de întuneric",
    "Ioana vrea să afle unde se duc stelele ziua",
    "Un dragon singuratic își găsește un prieten",
    "Broscuța țestoasă Teo inventează o mașină de făcut clătite pentru marele concurs",
    "O balenă mică vrea să găsească drumul spre casă",
    "Max și dragonul care nu putea să scoată flăcări",
    "Fetița mea Ana, bunica și câinele Biscuit construiesc o barcă",
    "Un trenuleț vrea să vadă marea, o poveste lungă, 24 de pagini",
  ],
  de: [
    "Ein mutiger Igel namens Pip möchte fliegen",
    "Die Füchsin Luna sucht im Zirkus ihren roten Luftballon",
    "Ein Roboter, der Angst vor der Dunkelheit hat",
    "Mia möchte wissen, wohin die Sterne am Tag gehen",
    "Ein einsamer Drache findet einen Freund",
    "Die Schildkröte Theo erfindet eine Kuchenmaschine für den großen Wettbewerb",
    "Ein kleiner Wal möchte den Weg nach Hause finden",
    "Max und der Drache, der nicht Feuer speien konnte",
    "Meine Tochter Ana, ihre Oma und der Hund Keks bauen ein Boot",
    "Ein kleiner Zug möchte das Meer sehen, eine lange Geschichte, 24 Seiten",
  ],
};
