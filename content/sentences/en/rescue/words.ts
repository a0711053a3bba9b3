import type { FamilyWords } from "#author/sentences.ts";
import { WAY_HOME } from "../../common-goals.ts";
import { titles } from "../../../titles/en.ts";
import { back } from "./back.ts";
import { home } from "./home.ts";
import { homeward } from "./homeward/words.ts";
import { light } from "./light.ts";
import { low } from "./low.ts";
import { pack } from "./pack.ts";
import { refrains } from "./refrains.ts";
import { try1 } from "./try1.ts";
import { try2 } from "./try2.ts";
import { try3 } from "./try3.ts";
import { wish } from "./wish.ts";

export const rescue: FamilyWords = {
  beats: { back, home, light, low, pack, try1, try2, try3, wish },
  refrains,
  homeward,
  titles: titles.rescue,
  goal: { goal: "wish", phrase: WAY_HOME.en },
};
