import type { Hour, Mood, Pose } from "#book/page-plan.ts";
import type { Beat } from "./sentences.ts";

/** What a beat is to the rest of the book, whatever its words. */
export interface BeatTraits {
  /**
   * The colour script over the plot: the day of the tries goes from dawn into night, the turn happens in the dark, success
   * comes with the morning, and home lies in the evening after.
   */
  readonly hour: Hour;
  /** What those do who are named without a part of their own. */
  readonly beside?: { readonly pose: Pose; readonly mood: Mood };
  /** Somebody new can walk in; the lowest first. */
  readonly comes?: number;
  /** A friend has something to do. */
  readonly acts?: true;
}

export const BEAT_TRAITS: Readonly<Record<Beat, BeatTraits>> = {
  open: { hour: "dawn", comes: 9 },
  odd: { hour: "day" },
  place: { hour: "day", comes: 1 },
  treasure: { hour: "day", comes: 2 },
  wish: { hour: "day", comes: 3 },
  pack: { hour: "day", comes: 4 },
  others: { hour: "day", comes: 4 },
  excuse: { hour: "day", comes: 4 },
  guess: { hour: "day", comes: 4 },
  doubt: { hour: "day", comes: 4 },
  plan1: { hour: "day", comes: 5, acts: true },
  try1: { hour: "day", beside: { pose: "cheer", mood: "surprised" }, comes: 6, acts: true },
  after1: { hour: "day" },
  instead: { hour: "day" },
  plan2: { hour: "day", comes: 7 },
  way: { hour: "sunset", beside: { pose: "walk", mood: "happy" }, acts: true },
  try2: { hour: "sunset", beside: { pose: "wave", mood: "surprised" }, comes: 8, acts: true },
  suspect: { hour: "sunset", beside: { pose: "stand", mood: "surprised" } },
  after2: { hour: "sunset" },
  low: { hour: "night" },
  night: { hour: "night" },
  helper: { hour: "night" },
  tea: { hour: "night" },
  idea: { hour: "night" },
  gift: { hour: "night" },
  ready: { hour: "night", beside: { pose: "hold", mood: "happy" }, acts: true },
  light: { hour: "night", beside: { pose: "walk", mood: "curious" }, acts: true },
  dawn: { hour: "dawn", beside: { pose: "walk", mood: "happy" }, acts: true },
  almost: { hour: "dawn" },
  try3: { hour: "dawn", beside: { pose: "cheer", mood: "joyful" }, acts: true },
  again: { hour: "day", beside: { pose: "dance", mood: "joyful" }, acts: true },
  cheer: { hour: "day", beside: { pose: "dance", mood: "joyful" }, acts: true },
  prize: { hour: "day", beside: { pose: "cheer", mood: "joyful" }, acts: true },
  back: { hour: "sunset", beside: { pose: "walk", mood: "happy" }, acts: true },
  home: { hour: "night", beside: { pose: "sit", mood: "calm" }, acts: true },
};
