/** Two pages beside one another on one side of a sheet; undefined where paper stays blank. */
export interface SheetSide<Page> {
  readonly left: Page | undefined;
  readonly right: Page | undefined;
}

/**
 * The sides of a saddle-stitched booklet's sheets, front and back by turns: printed on both sides, turned over at the short
 * edge, laid on one another and folded, its pages follow in order. `pages` fills whole sheets: four a sheet.
 */
export function impose<Page>(pages: readonly (Page | undefined)[]): SheetSide<Page>[] {
  if (pages.length % PAGES_A_SHEET !== 0) throw new RangeError(`${pages.length} pages do not fill whole sheets`);
  return Array.from({ length: pages.length / 2 }, (_, side) => {
    const early = pages[side];
    const late = pages[pages.length - 1 - side];
    return side % 2 === 0 ? { left: late, right: early } : { left: early, right: late };
  });
}

const PAGES_A_SHEET = 4;

/**
 * Fills a booklet's sheets up with blanks: the first page stays the front cover and the last one the back; the first blank
 * is the inside of the front cover, as books have it, and the others stand before the last page. `areSpreads` says that pages
 * belong together by twos from the second on: then that inside is the first of them, and all blanks stand before the last page.
 */
export function padToSheets<Page>(pages: readonly Page[], areSpreads = false): (Page | undefined)[] {
  const blanks: undefined[] = Array.from({ length: (PAGES_A_SHEET - (pages.length % PAGES_A_SHEET)) % PAGES_A_SHEET });
  const inside = areSpreads ? 0 : 1;
  return [
    ...pages.slice(0, 1),
    ...blanks.slice(0, inside),
    ...pages.slice(1, -1),
    ...blanks.slice(inside),
    ...pages.slice(-1),
  ];
}
