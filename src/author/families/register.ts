import { contest } from "./contest.ts";
import { type Family, FAMILY_IDS, type FamilyId } from "./family.ts";
import { fear } from "./fear.ts";
import { friend } from "./friend.ts";
import { lost } from "./lost.ts";
import { mystery } from "./mystery.ts";
import { rescue } from "./rescue.ts";
import { wish } from "./wish.ts";

const FAMILIES: Readonly<Record<FamilyId, Family>> = { wish, lost, fear, mystery, friend, contest, rescue };

export function familyOf(id: FamilyId): Family {
  return FAMILIES[id];
}

export const families: readonly Family[] = FAMILY_IDS.map(familyOf);
