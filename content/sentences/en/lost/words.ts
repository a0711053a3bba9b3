import type { FamilyWords } from "#author/sentences.ts";
import { titles } from "../../../titles/en.ts";
import { home } from "./home.ts";
import { instead } from "./instead.ts";
import { low } from "./low.ts";
import { refrains } from "./refrains.ts";
import { treasure } from "./treasure.ts";
import { try1 } from "./try1.ts";
import { try2 } from "./try2.ts";
import { try3 } from "./try3.ts";
import { wish } from "./wish.ts";

export const lost: FamilyWords = {
  beats: { home, instead, low, treasure, try1, try2, try3, wish },
  refrains,
  titles: titles.lost,
};
