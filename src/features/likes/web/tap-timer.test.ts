import { beforeEach, describe, expect, it } from "vitest";
import { makeTapTimer } from "./tap-timer.ts";

describe("taps on a picture", () => {
  let time = 0;
  let planned: { at: number; run: () => void }[] = [];
  let heard: string[] = [];
  let timer: ReturnType<typeof makeTapTimer>;
  const pass = (milliseconds: number) => {
    time += milliseconds;
    const due = planned.filter(({ at }) => at <= time);
    planned = planned.filter(({ at }) => at > time);
    for (const { run } of due) run();
  };
  beforeEach(() => {
    [time, planned, heard] = [1000, [], []];
    timer = makeTapTimer({
      now: () => time,
      later: (run, milliseconds) => {
        const plan = { at: time + milliseconds, run };
        planned.push(plan);
        return () => {
          planned = planned.filter((other) => other !== plan);
        };
      },
      onSingle: () => heard.push("single"),
      onDouble: () => heard.push("double"),
    });
  });

  it("act singly only after 300 ms (S4.51)", () => {
    timer.tap();
    pass(299);
    expect(heard).toEqual([]);
    pass(1);
    expect(heard).toEqual(["single"]);
  });

  it("are double within 300 ms, and then the single one never acts (H23) (S4.51)", () => {
    timer.tap();
    pass(280);
    timer.tap();
    pass(1000);
    expect(heard).toEqual(["double"]);
  });

  it("begin anew after a double tap", () => {
    for (let tap = 0; tap < 3; tap += 1) timer.tap();
    pass(1000);
    expect(heard).toEqual(["double", "single"]);
  });
});
