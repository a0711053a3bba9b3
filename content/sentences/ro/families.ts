import type { SentenceBook } from "#author/sentences.ts";
import { titles } from "../../titles/ro.ts";
import { contest } from "./contest/words.ts";
import { fear } from "./fear/words.ts";
import { friend } from "./friend/words.ts";
import { lost } from "./lost/words.ts";
import { mystery } from "./mystery/words.ts";
import { rescue } from "./rescue/words.ts";

/** What each family says in words of its own; a wish is told in the common ones. */
export const families: SentenceBook["families"] = {
  wish: { beats: {}, titles: titles.wish },
  lost,
  fear,
  mystery,
  friend,
  contest,
  rescue,
};
