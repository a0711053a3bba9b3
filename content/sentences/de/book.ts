import type { SentenceBook } from "#author/sentences.ts";
import { elsewhereIn } from "../elsewhere.ts";
import { after1 } from "./after1.ts";
import { after2 } from "./after2.ts";
import { almost } from "./almost.ts";
import { friendActs, friendComes, mornings, oops, stage } from "./asides.ts";
import { answers } from "./answers.ts";
import { back } from "./back.ts";
import { cheer } from "./cheer.ts";
import { dawn } from "./dawn.ts";
import { doubt } from "./doubt.ts";
import { elsewhere, phrasesElsewhere } from "./elsewhere.ts";
import { gift } from "./gift.ts";
import { defaultGoals } from "./goals.ts";
import { helper } from "./helper.ts";
import { home } from "./home.ts";
import { idea } from "./idea.ts";
import { low } from "./low.ts";
import { names } from "./names.ts";
import { night } from "./night.ts";
import { obstacles } from "./obstacles.ts";
import { open } from "./open.ts";
import { openByIdea } from "./open-by-idea.ts";
import { oopsOfBodies } from "./oops-of-bodies.ts";
import { place } from "./place.ts";
import { plan1 } from "./plan1.ts";
import { plan2 } from "./plan2.ts";
import { ready } from "./ready.ts";
import { refrains } from "./refrains.ts";
import { futuristicMetropolis, spaceColony, toyTown, underwaterKingdom } from "./scenery-beyond.ts";
import { desertedIsland, enchantedForest, medievalCastle, smallVillage } from "./scenery-land.ts";
import { sounds } from "./sounds.ts";
import { families } from "./families.ts";
import { tea } from "./tea.ts";
import { toReader } from "./to-reader.ts";
import { try1 } from "./try1.ts";
import { try2 } from "./try2.ts";
import { try3 } from "./try3.ts";
import { way } from "./way.ts";
import { weather } from "./weather.ts";
import { wish } from "./wish.ts";

/** German. */
export const sentences: SentenceBook = {
  beats: {
    open: [...open, ...openByIdea],
    place,
    wish,
    doubt,
    plan1,
    try1: [...try1, ...weather],
    after1,
    plan2,
    way,
    try2: [...try2, ...obstacles],
    after2,
    low,
    night,
    helper,
    tea,
    idea,
    gift,
    ready,
    dawn,
    almost,
    try3,
    cheer,
    back,
    home,
  },
  families,
  refrains,
  sounds,
  mornings,
  oops: [...oops, ...oopsOfBodies],
  stage,
  friendComes,
  friendActs,
  toReader,
  answers,
  scenery: {
    EnchantedForest: enchantedForest,
    SpaceColony: spaceColony,
    UnderwaterKingdom: underwaterKingdom,
    ToyTown: toyTown,
    MedievalCastle: medievalCastle,
    FuturisticMetropolis: futuristicMetropolis,
    DesertedIsland: desertedIsland,
    SmallVillage: smallVillage,
  },
  elsewhere: (environment) => elsewhereIn(environment, phrasesElsewhere, elsewhere),
  defaultGoals,
  names,
};
