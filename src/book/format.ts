/** The one page format of every book, on screen and on paper: 4:5 (millimetres). */
export const TRIM = { width: 200, height: 250 } as const;
/** What is printed beyond the trim on every side (millimetres). */
export const BLEED = 3;

/**
 * Pixel sizes a picture is stored in. The print size is trim and bleed at 300 dpi: 206 mm × 256 mm ÷ 25.4 × 300.
 */
export const PICTURE_SIZES = {
  thumb: { width: 160, height: 200, type: "webp" },
  small: { width: 512, height: 640, type: "webp" },
  screen: { width: 1024, height: 1280, type: "webp" },
  print: { width: 2433, height: 3024, type: "jpeg" },
} as const;

export type PictureSize = keyof typeof PICTURE_SIZES;

/** The units a picture is composed in; every engine places figures and text zones in this frame. */
export const FRAME = { width: 1024, height: 1280 } as const;
