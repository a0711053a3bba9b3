import type { FamilyWords } from "#author/sentences.ts";
import { titles } from "../../../titles/ro.ts";
import { home } from "./home.ts";
import { low } from "./low.ts";
import { others } from "./others.ts";
import { prize } from "./prize.ts";
import { refrains } from "./refrains.ts";
import { try1 } from "./try1.ts";
import { try2 } from "./try2.ts";
import { try3 } from "./try3.ts";
import { wish } from "./wish.ts";

export const contest: FamilyWords = {
  beats: { home, low, others, prize, try1, try2, try3, wish },
  refrains,
  titles: titles.contest,
  goal: { goal: "wish", phrase: "să câștige marele concurs" },
};
