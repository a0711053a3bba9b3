import type { BookRequest } from "#author/book-request.ts";

type Asked = Pick<
  BookRequest,
  "language" | "pages" | "story" | "characterType" | "environment" | "genre" | "theme" | "complexity"
> & { readonly characters?: BookRequest["characters"] };

const ask = (asked: Asked): BookRequest => ({ title: "", characters: [], ...asked });

/** Ten whole books: every character type, environment, genre, level, length and language at least once. */
export const WHOLE_BOOKS: readonly { readonly name: string; readonly request: BookRequest }[] = [
  {
    name: "en-forest-balloon",
    request: ask({
      language: "en",
      pages: 8,
      story: "A little hedgehog loses her red balloon in the forest and finds it again with a friendly owl.",
      characterType: "Animals",
      environment: "EnchantedForest",
      genre: "Adventure",
      theme: "Friendship",
      complexity: "Spark",
    }),
  },
  {
    name: "ro-village-kite",
    request: ask({
      language: "ro",
      pages: 12,
      story: "Ana și bunicul ei vor să înalțe un zmeu roșu, dar vântul îl duce departe peste sat.",
      characterType: "EverydayPeople",
      environment: "SmallVillage",
      genre: "Comedy",
      theme: "Family",
      complexity: "Seeker",
    }),
  },
  {
    name: "de-castle-dragon",
    request: ask({
      language: "de",
      pages: 12,
      story: "Der kleine Drache Funki hat Angst vor der Dunkelheit und möchte mutig werden. Eine Eule hilft ihm.",
      characterType: "MythicalCreatures",
      environment: "MedievalCastle",
      genre: "Fairytale",
      theme: "Learning",
      complexity: "Dreamer",
    }),
  },
  {
    name: "en-space-robot",
    request: ask({
      language: "en",
      pages: 16,
      story: "Robot Bip wants to build a kite that flies in space, and the mouse Pim helps.",
      characterType: "RobotsAI",
      environment: "SpaceColony",
      genre: "SciFi",
      theme: "Imagination",
      complexity: "Adventurer",
    }),
  },
  {
    name: "ro-sea-mermaid",
    request: ask({
      language: "ro",
      pages: 8,
      story: "Sirena Mara caută o perlă pierdută, împreună cu prietenul ei, un șoricel scafandru.",
      characterType: "FantasyBeings",
      environment: "UnderwaterKingdom",
      genre: "Fantasy",
      theme: "Nature",
      complexity: "Spark",
    }),
  },
  {
    name: "de-toys-teddy",
    request: ask({
      language: "de",
      pages: 8,
      story: "Der Teddybär Bruno sucht seinen verlorenen Knopf und der Zinnsoldat Anton begleitet ihn.",
      characterType: "ToysBroughtToLife",
      environment: "ToyTown",
      genre: "Mystery",
      theme: "Friendship",
      complexity: "Seeker",
    }),
  },
  {
    name: "en-city-hero",
    request: ask({
      language: "en",
      pages: 12,
      story: "Nova is a small superhero who cannot fly yet. She wants to bring a cake to her grandmother on the roof.",
      characterType: "Superheroes",
      environment: "FuturisticMetropolis",
      genre: "Comedy",
      theme: "Family",
      complexity: "Visionary",
    }),
  },
  {
    name: "ro-island-cat",
    request: ask({
      language: "ro",
      pages: 16,
      story: "Pisica Mița găsește o hartă și pleacă cu iepurele Țup să caute o comoară pe o insulă.",
      characterType: "Animals",
      environment: "DesertedIsland",
      genre: "Adventure",
      theme: "Learning",
      complexity: "Dreamer",
    }),
  },
  {
    name: "de-village-fox",
    request: ask({
      language: "de",
      pages: 24,
      story:
        "Der Fuchs Fidi wünscht sich einen Stern vom Himmel. Der Bär und das Kaninchen helfen ihm im verschneiten Dorf.",
      characterType: "Animals",
      environment: "SmallVillage",
      genre: "Historical",
      theme: "Nature",
      complexity: "Adventurer",
    }),
  },
  {
    name: "en-castle-wizard",
    request: ask({
      language: "en",
      pages: 8,
      story: "A young wizard wonders why the moon changes its shape and asks a unicorn.",
      characterType: "FantasyBeings",
      environment: "MedievalCastle",
      genre: "Fantasy",
      theme: "Learning",
      complexity: "Visionary",
    }),
  },
];
