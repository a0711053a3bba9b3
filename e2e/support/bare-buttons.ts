import type { Page } from "@playwright/test";

/** In forced colours: the buttons in sight that can be pressed and that nothing tells from the ground they stand on. */
export const bareButtons = (page: Page): Promise<string[]> =>
  page.locator("button:enabled").evaluateAll((buttons) =>
    buttons
      .filter((element) => element.getClientRects().length > 0)
      .filter((element) => {
        const { outlineStyle, borderStyle, borderTopWidth } = getComputedStyle(element);
        return outlineStyle === "none" && (borderStyle === "none" || borderTopWidth === "0px");
      })
      .map((element) => element.outerHTML.slice(0, 160)),
  );
