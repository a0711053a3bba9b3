import type { Page } from "@playwright/test";

interface Point {
  readonly x: number;
  readonly y: number;
}

const STEPS = 8;

/** A finger goes down, moves in a straight line and is lifted. */
export async function dragFinger(page: Page, from: Point, to: Point): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const send = (type: "touchStart" | "touchMove" | "touchEnd", touchPoints: Point[]) =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints });
  await send("touchStart", [from]);
  for (let step = 1; step <= STEPS; step += 1) {
    const share = step / STEPS;
    await send("touchMove", [{ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }]);
  }
  await send("touchEnd", []);
  await session.detach();
}
