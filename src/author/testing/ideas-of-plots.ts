import type { ByLanguage } from "#book/languages.ts";
import type { FamilyId } from "../families/family.ts";

/** An idea for each kind of plot. */
export const IDEAS_OF_PLOTS: ByLanguage<Readonly<Record<FamilyId, string>>> = {
  en: {
    wish: "A brave hedgehog called Pip wants to fly",
    lost: "Luna the fox is looking for her lost red balloon",
    fear: "A robot that is afraid of the dark",
    mystery: "Mia wants to know where the stars go by day",
    friend: "A lonely dragon finds a friend",
    contest: "A hedgehog called Pip invents a flying machine",
    rescue: "Nino the penguin wants to find the way back home",
  },
  ro: {
    wish: "Un arici curajos pe nume Pip vrea să zboare",
    lost: "Vulpița Luna își caută balonul roșu pierdut",
    fear: "Un robot căruia îi este frică de întuneric",
    mystery: "Maria vrea să afle unde dorm stelele ziua",
    friend: "Un dragon singuratic care nu are prieteni",
    contest: "Un arici pe nume Pip inventează o mașină de zburat",
    rescue: "Pinguinul Nino vrea să găsească drumul spre casă",
  },
  de: {
    wish: "Ein mutiger Igel namens Pip möchte fliegen",
    lost: "Die Füchsin Luna sucht ihren roten Luftballon",
    fear: "Ein Roboter, der Angst vor der Dunkelheit hat",
    mystery: "Mia möchte wissen, wo die Sterne am Tag schlafen",
    friend: "Ein einsamer Drache findet einen Freund",
    contest: "Ein Igel namens Pip erfindet eine Flugmaschine",
    rescue: "Der Pinguin Nino möchte den Weg nach Hause finden",
  },
};
