import { BEAT_TRAITS } from "./beat-traits.ts";
import type { CastMember } from "./cast-member.ts";
import type { FriendTurn } from "./compose-page.ts";
import type { Beat } from "./sentences.ts";

/** Pages that somebody can walk into, best first; the opening only when there is no room elsewhere. */
function roomsIn(beats: readonly Beat[]): number[] {
  return [...beats.keys()]
    .filter((page) => comesAt(beats, page) !== undefined)
    .toSorted((a, b) => (comesAt(beats, a) ?? 0) - (comesAt(beats, b) ?? 0));
}

function comesAt(beats: readonly Beat[], page: number): number | undefined {
  const beat = beats[page];
  return beat && BEAT_TRAITS[beat].comes;
}

/**
 * Says on which page each friend comes in and on which pages it has a part: all come in before the second try is over, in
 * the parent's order, and each is there again at the third try or at home; the helper, who has the pages after the low
 * point anyway, only before it.
 */
export function assignFriends(
  beats: readonly Beat[],
  friends: readonly CastMember[],
  helper: CastMember,
  helperAtOnce = false,
): ReadonlyMap<number, FriendTurn[]> {
  const turns = new Map<number, FriendTurn[]>();
  const give = (page: number, turn: FriendTurn) => turns.set(page, [...(turns.get(page) ?? []), turn]);
  const rooms = roomsIn(beats);
  const pages = friends.length <= rooms.length ? rooms.slice(0, friends.length) : rooms;
  const inOrder = pages.toSorted((a, b) => a - b);
  const entrances = friends.map((_, index) => inOrder[Math.floor((index * inOrder.length) / friends.length)] ?? 0);
  // Whoever the wish is about has to be there before the wish is spoken of.
  const first = friends.indexOf(helper);
  if (helperAtOnce && first >= 0) entrances[first] = Math.max(0, beats.indexOf("wish") - 1);
  friends.forEach((friend, index) => give(entrances[index] ?? 0, { friend, does: "comes" }));
  const acting = [...beats.entries()].flatMap(([page, beat]) => (BEAT_TRAITS[beat].acts ? [page] : []));
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
