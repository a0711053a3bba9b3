import type { FamilyWords } from "#author/sentences.ts";
import { titles } from "../../../titles/de.ts";
import { again } from "./again.ts";
import { excuse } from "./excuse.ts";
import { home } from "./home.ts";
import { refrains } from "./refrains.ts";
import { try1 } from "./try1.ts";
import { try2 } from "./try2.ts";
import { try3 } from "./try3.ts";
import { wish } from "./wish.ts";

export const fear: FamilyWords = {
  beats: { again, excuse, home, try1, try2, try3, wish },
  refrains,
  titles: titles.fear,
};
