import type { Language } from "#book/languages.ts";
import { makeStory } from "../support/make-story.ts";
import { queryDatabase } from "../support/query-database.ts";
import type { Product } from "../support/start-product.ts";
import type { Shelf } from "./visit.ts";

interface Idea {
  readonly owner: string;
  readonly books: readonly { readonly title: string; readonly story: string; readonly environment?: string }[];
}

const IDEAS: Readonly<Record<Language, Idea>> = {
  en: {
    owner: "Ana",
    books: [
      {
        title: "Pip, the hedgehog who climbed up to the moon on a very long ladder of stars",
        story: "A brave hedgehog called Pip wants to fly to the moon with his friend Mara the owl",
      },
      {
        title: "Rusty and the rain",
        story: "A little robot called Rusty is afraid of the rain",
        environment: "SmallVillage",
      },
      { title: "The lost key", story: "Two mice look for the lost key of the castle", environment: "MedievalCastle" },
    ],
  },
  ro: {
    owner: "Ilinca",
    books: [
      {
        title: "Ariciul Pip și scara lungă de stele care ajungea până la lună și înapoi acasă",
        story: "Un arici curajos pe nume Pip vrea să zboare la lună împreună cu prietena lui, bufnița Mara",
      },
      { title: "Țurțur și ploaia", story: "Un roboțel pe nume Țurțur se teme de ploaie", environment: "SmallVillage" },
      {
        title: "Cheia pierdută",
        story: "Doi șoricei caută cheia pierdută a castelului",
        environment: "MedievalCastle",
      },
    ],
  },
  de: {
    owner: "Greta",
    books: [
      {
        title: "Der Igel Pip und die sehr lange Sternenleiter, die bis hinauf zum Mond reichte",
        story: "Ein mutiger Igel namens Pip möchte mit seiner Freundin, der Eule Mara, zum Mond fliegen",
      },
      {
        title: "Rosti und der Regen",
        story: "Ein kleiner Roboter namens Rosti hat Angst vor dem Regen",
        environment: "SmallVillage",
      },
      {
        title: "Der verlorene Schlüssel",
        story: "Zwei Mäuse suchen den verlorenen Schlüssel der Burg",
        environment: "MedievalCastle",
      },
    ],
  },
};

/** Makes a person of a language and three books of theirs. */
export async function fillShelf(product: Product, language: Language): Promise<Shelf> {
  const { owner, books } = IDEAS[language];
  const made = [];
  for (const form of books) made.push(await makeStory(product, owner, { ...form, language }));
  const [book, , gap] = made;
  if (!book || !gap) throw new Error("a shelf needs three books");
  await book.owner.call(`PUT /stories/${book.id}/sharing`, { shared: true });
  await queryDatabase(product, "delete from pictures where story_id = $1 and page_number = 3", [gap.id]);
  await queryDatabase(product, "update pages set status = 'failed' where story_id = $1 and number = 3", [gap.id]);
  await queryDatabase(product, "update stories set version = version + 1 where id = $1", [gap.id]);
  const { body } = await book.owner.call("GET /stories");
  return { owner, book, gap, summaries: body as unknown as Record<string, unknown>[] };
}
