import type { Language } from "#book/languages.ts";
import type { Pose, Room } from "#book/page-plan.ts";
import { conceptsIn } from "#lexicon/concepts-in.ts";
import { isSpoken } from "./sentence-spans.ts";
import { tellingFramesFor } from "./telling-frames.ts";
import { clauseBefore } from "./things-in-text.ts";

/** Doings that take everybody who is there, the closest first. */
const SHARED: readonly Pose[] = ["hug", "hold-hands", "dance"];

/** What a text has everybody do together, if it does: hug, hold hands, dance. */
export function sharedPoseIn(text: string, language: Language): Pose | undefined {
  const { unreal, likened } = tellingFramesFor(language);
  const poses = conceptsIn(text, language).flatMap(({ concept, start }) => {
    if (concept.kind !== "action" || isSpoken(text, start)) return [];
    const before = clauseBefore(text, start);
    return unreal.test(before) || likened.test(before) ? [] : [concept.pose];
  });
  return SHARED.find((pose) => poses.includes(pose));
}

/** The room that a text names outside of what is said. */
export function roomIn(text: string, language: Language): Room | undefined {
  const told = text.replaceAll(/[“„»][^”“«]*[”“«]/gu, " ");
  return tellingFramesFor(language).rooms.find(([, pattern]) => pattern.test(told))?.[0];
}
