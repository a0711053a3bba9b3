import type { FamilyWords } from "#author/sentences.ts";
import { titles } from "../../../titles/en.ts";
import { helper } from "./helper.ts";
import { home } from "./home.ts";
import { low } from "./low.ts";
import { odd } from "./odd.ts";
import { oddity } from "./oddity/words.ts";
import { ready } from "./ready.ts";
import { refrains } from "./refrains.ts";
import { try1 } from "./try1.ts";
import { try2 } from "./try2.ts";
import { try3 } from "./try3.ts";
import { wish } from "./wish.ts";

export const friend: FamilyWords = {
  beats: { helper, home, low, odd, ready, try1, try2, try3, wish },
  refrains,
  oddity,
  titles: titles.friend,
  goal: { goal: "wish", phrase: "find a friend" },
};
