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

/** Doings whose picture is wrong at a glance if it shows another: nobody stands who flies. */
const POSTURES: ReadonlySet<Pose> = new Set<Pose>(["sit", "lie", "sleep", "fly", "swim", "kneel"]);

/**
 * How somebody is on a page at last, where the words tell it of them by name: "Pip sat down", "da lag Rosa". What is said,
 * wished or likened tells nothing.
 */
export function postureIn(text: string, name: string, language: Language): Pose | undefined {
  const { unreal, likened } = tellingFramesFor(language);
  return conceptsIn(text, language)
    .flatMap(({ concept, start, end }) => {
      if (concept.kind !== "action" || !POSTURES.has(concept.pose) || isSpoken(text, start)) return [];
      const before = clauseBefore(text, start);
      if (unreal.test(before) || likened.test(before)) return [];
      return before.trimEnd().endsWith(name) || text.slice(end).trimStart().startsWith(name) ? [concept.pose] : [];
    })
    .at(-1);
}
