import { describe, expect, it } from "vitest";
import { type LikeKeeper, type LikeState, makeLikeKeeper } from "./like-keeper.ts";

/** A server that answers when the test lets it, and counts how many calls are under way. */
function slowServer() {
  const waiting: { liked: boolean; answer: (liked: boolean) => void; lose: () => void }[] = [];
  const asked: boolean[] = [];
  let most = 0;
  const send = (liked: boolean) => {
    asked.push(liked);
    return new Promise<boolean>((resolve, reject) => {
      waiting.push({ liked, answer: resolve, lose: () => reject(new Error("lost")) });
      most = Math.max(most, waiting.length);
    });
  };
  const next = async (lose = false) => {
    const call = waiting.shift();
    if (call === undefined) throw new Error("nothing was asked");
    if (lose) call.lose();
    else call.answer(call.liked);
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { send, next, asked, most: () => most, idle: () => waiting.length === 0 };
}

function keep(start: LikeState) {
  const server = slowServer();
  const settled: LikeState[] = [];
  const failures: unknown[] = [];
  const keeper: LikeKeeper = makeLikeKeeper(start, {
    send: server.send,
    onSettled: (state) => settled.push(state),
    onFailed: (cause) => failures.push(cause),
  });
  const toggle = () => keeper.wish(!keeper.shown().liked);
  return { keeper, server, settled, failures, toggle };
}

describe("a like", () => {
  it("is shown at once and settles when the server has answered", async () => {
    const { keeper, server, settled, toggle } = keep({ liked: false, likes: 0 });
    toggle();
    expect(keeper.shown()).toEqual({ liked: true, likes: 1 });
    expect(settled).toEqual([]);
    await server.next();
    expect(settled).toEqual([{ liked: true, likes: 1 }]);
  });

  it("counts 1, 1, 0, 1 over like, reload, unlike, like (T16)", async () => {
    const first = keep({ liked: false, likes: 0 });
    first.toggle();
    await first.server.next();
    const [stored = { liked: false, likes: -1 }] = first.settled;
    const second = keep(stored);
    const counts = [stored.likes, second.keeper.shown().likes];
    for (let press = 0; press < 2; press += 1) {
      second.toggle();
      counts.push(second.keeper.shown().likes);
      await second.server.next();
    }
    expect(counts).toEqual([1, 1, 0, 1]);
  });

  it("settles on the last of ten fast presses, with one call at a time (T17)", async () => {
    const { keeper, server, settled, toggle } = keep({ liked: false, likes: 0 });
    const seen: number[] = [];
    keeper.subscribe(() => seen.push(keeper.shown().likes));
    for (let press = 0; press < 11; press += 1) toggle();
    expect(server.asked).toEqual([true]);
    await server.next();
    expect(server.idle()).toBe(true);
    expect(server.most()).toBe(1);
    expect(settled).toEqual([{ liked: true, likes: 1 }]);
    expect(Math.min(...seen)).toBeGreaterThanOrEqual(0);
    for (let press = 0; press < 3; press += 1) toggle();
    await server.next();
    expect(keeper.shown()).toEqual({ liked: false, likes: 0 });
  });

  it("asks once more when the wish has changed meanwhile", async () => {
    const { keeper, server, toggle } = keep({ liked: false, likes: 4 });
    toggle();
    toggle();
    expect(keeper.shown()).toEqual({ liked: false, likes: 4 });
    await server.next();
    expect(server.asked).toEqual([true, false]);
    expect(keeper.shown()).toEqual({ liked: false, likes: 4 });
    await server.next();
    expect(keeper.shown()).toEqual({ liked: false, likes: 4 });
  });

  it("rolls back when an answer is lost, and says so (T17)", async () => {
    const { keeper, server, failures, toggle } = keep({ liked: true, likes: 0 });
    toggle();
    expect(keeper.shown()).toEqual({ liked: false, likes: 0 });
    await server.next(true);
    expect(keeper.shown()).toEqual({ liked: true, likes: 0 });
    expect(failures).toHaveLength(1);
  });

  it("does not believe an older answer while a wish is on its way", async () => {
    const { keeper, server, toggle } = keep({ liked: false, likes: 2 });
    toggle();
    keeper.learn({ liked: false, likes: 2 });
    expect(keeper.shown()).toEqual({ liked: true, likes: 3 });
    await server.next();
    keeper.learn({ liked: true, likes: 7 });
    expect(keeper.shown()).toEqual({ liked: true, likes: 7 });
  });
});
