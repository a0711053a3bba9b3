import type { CastMember } from "./cast-member.ts";
import type { FriendTurn } from "./compose-page.ts";
import type { Beat } from "./sentences.ts";

/** Beats that somebody can walk into, best first; the opening only when there is no room elsewhere. */
const COMING: readonly Beat[] = ["place", "wish", "doubt", "plan1", "try1", "plan2", "try2", "open"];
const ACTING: readonly Beat[] = ["plan1", "try1", "way", "try2", "ready", "dawn", "try3", "cheer", "back", "home"];

/**
 * Says on which page each friend comes in and on which pages it has a part: all come in before the second try is over, in
 * the parent's order, and each is there again at the third try or at home; the helper, who has the pages after the low
 * point anyway, only before it.
 */
export function assignFriends(
  beats: readonly Beat[],
  friends: readonly CastMember[],
  helper: CastMember,
): ReadonlyMap<number, FriendTurn[]> {
  const turns = new Map<number, FriendTurn[]>();
  const give = (page: number, turn: FriendTurn) => turns.set(page, [...(turns.get(page) ?? []), turn]);
  const rooms = COMING.map((beat) => beats.indexOf(beat)).filter((page) => page >= 0);
  const pages = friends.length <= rooms.length ? rooms.slice(0, friends.length) : rooms;
  const inOrder = pages.toSorted((a, b) => a - b);
  const entrances = friends.map((_, index) => inOrder[Math.floor((index * inOrder.length) / friends.length)] ?? 0);
  friends.forEach((friend, index) => give(entrances[index] ?? 0, { friend, does: "comes" }));
  const acting = ACTING.map((beat) => beats.indexOf(beat)).filter((page) => page >= 0);
  const last = acting.slice(-2);
  acting.forEach((page, turn) => {
    const low = beats.indexOf("low");
    const there = friends.filter(
      (friend, index) => (entrances[index] ?? 0) < page && (friend !== helper || page < low),
    );
    const friend = there[turn % Math.max(1, there.length)];
    if (friend && !last.includes(page)) give(page, { friend, does: "acts" });
  });
  friends
    .filter((friend) => friend !== helper)
    .forEach((friend, index) => give(last[index % 2] ?? beats.length - 1, { friend, does: "acts" }));
  return turns;
}
