import type { GoalFrame } from "./frames.ts";

/** „hat Angst im Dunkeln“, „sich vorm Dunkeln fürchtet“: the fear of the dark, before its words are taken for a thing. */
export const DARK_DE: GoalFrame = {
  kind: "fear",
  confidence: 0.9,
  says: "der Dunkelheit",
  pattern:
    /(?<!\p{L})(?:Angst|fürchtet sich|fürchten sich|gruselt sich) (?:im|in der|in dem|vorm|vor dem|vor der) Dunk(?:eln|elheit)|sich (?:sehr |so )?(?:im|in der|vorm|vor dem|vor der) Dunk(?:eln|elheit) (?:fürchtet|gruselt)/iu,
};
