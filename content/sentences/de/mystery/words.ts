import type { FamilyWords } from "#author/sentences.ts";
import { titles } from "../../../titles/de.ts";
import { guess } from "./guess.ts";
import { home } from "./home.ts";
import { low } from "./low.ts";
import { refrains } from "./refrains.ts";
import { suspect } from "./suspect.ts";
import { try1 } from "./try1.ts";
import { try2 } from "./try2.ts";
import { try3 } from "./try3.ts";
import { wish } from "./wish.ts";

export const mystery: FamilyWords = {
  beats: { guess, home, low, suspect, try1, try2, try3, wish },
  refrains,
  titles: titles.mystery,
};
