import { describe, expect, it } from "vitest";
import { makeLayerStack } from "./layer-stack.ts";

describe("the stack of layers", () => {
  it("asks the top ones to close, and those that wait are not touched", () => {
    const stack = makeLayerStack();
    const asked: string[] = [];
    const [plain, subscription, level] = [stack.newId(), stack.newId(), stack.newId()];
    stack.enter(plain, 1000, () => asked.push("plain"));
    stack.enter(subscription, 1500, () => asked.push("subscription"));
    stack.enter(level, 1300, () => asked.push("level"));
    expect(stack.depth()).toBe(2);
    expect(stack.stateOf(level)).toBe("waiting");
    stack.closeDownTo(1);
    expect(asked).toEqual(["subscription"]);
    expect(stack.isActive(plain)).toBe(false);
  });

  it("knows of a later one, shown or waiting, to which the focus goes when an earlier one closes", () => {
    const stack = makeLayerStack();
    const [plans, level] = [stack.newId(), stack.newId()];
    stack.enter(plans, 1500, () => undefined);
    expect(stack.hasLaterThan(plans)).toBe(false);
    stack.enter(level, 1300, () => undefined);
    expect(stack.hasLaterThan(plans)).toBe(true);
    stack.leave(plans);
    stack.gone(plans);
    expect(stack.stateOf(level)).toBe("shown");
    expect(stack.hasLaterThan(plans)).toBe(true);
    stack.leave(level);
    expect(stack.hasLaterThan(plans)).toBe(false);
  });

  it("tells its listeners and counts only what is shown", () => {
    const stack = makeLayerStack();
    const depths: number[] = [];
    stack.subscribe(() => depths.push(stack.depth()));
    const one = stack.newId();
    stack.enter(one, 1000, () => undefined);
    stack.leave(one);
    stack.gone(one);
    expect(depths).toEqual([1, 0, 0]);
    expect(stack.stateOf(one)).toBeUndefined();
  });
});
