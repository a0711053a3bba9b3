/** How wide a page stands in the wide book: bound by the window's height or half its width. */
export const WIDE_SIZES = "min(47vw, 68vh)";
/** The narrow reader's picture fills the window. */
export const NARROW_SIZES = "100vw";
