import { mix, saturate, type Hex } from "#illustrator/gouache/colour.ts";

/** The set's own colours, and those that our things are painted in. */
const OURS: Readonly<Record<Hex, Hex>> = {
  // Reds and pinks.
  "#f8312f": "#cf4a3e",
  "#ca0b4a": "#b23a4a",
  "#f92f60": "#d9606c",
  "#f4364c": "#d2505a",
  "#ff5e59": "#dd6b5c",
  "#f37366": "#e0897a",
  "#ff8687": "#e89a8c",
  "#990838": "#8c3440",
  "#ae2c52": "#a24658",
  "#f70a8d": "#cf5f86",
  "#f837a2": "#d9779a",
  "#ff6dc6": "#e596ae",
  "#fbb8ab": "#f0c0ac",
  "#e39d89": "#d9a48c",
  // Oranges, yellows, paper.
  "#ff6723": "#dd7038",
  "#ff822d": "#e0843c",
  "#ff9f2e": "#e6994a",
  "#ffb02e": "#e8b04e",
  "#ffb900": "#e6b03c",
  "#f9c23c": "#e9b94c",
  "#fcd53f": "#efc65c",
  "#fff478": "#f5e09a",
  "#ffce7c": "#efcd8c",
  "#f3c07b": "#e6bd80",
  "#f3ad61": "#dca866",
  "#e19747": "#c98d4e",
  "#d3883e": "#bb7f48",
  "#b97028": "#a56c3c",
  "#ffdea7": "#f3dcb0",
  "#feefc2": "#f8eaca",
  "#fff3d7": "#fbf1de",
  // Browns.
  "#a56953": "#a06a50",
  "#9d5044": "#955546",
  "#8c5543": "#8a5a44",
  "#7d4533": "#7a4c38",
  "#6d4534": "#6e4636",
  "#402a32": "#4a3439",
  // Greens.
  "#00d26a": "#5fa766",
  "#00f397": "#86c290",
  "#86d72f": "#8db457",
  "#9ad02b": "#9cb457",
  "#96c34a": "#97b35e",
  "#c3ef3c": "#bccb72",
  "#e2ff92": "#dde3a4",
  "#bfcc82": "#bec489",
  "#60bc55": "#6ca35f",
  "#44911b": "#4f8448",
  "#608842": "#64804c",
  "#008463": "#427f58",
  // Blues.
  "#00a6ed": "#4f9cc4",
  "#26c9fc": "#77bcd4",
  "#26eafc": "#92cfd6",
  "#aeddff": "#bcdbe4",
  "#83cbff": "#98c3da",
  "#5092ff": "#6a94c8",
  "#3f5fff": "#5b73b4",
  "#1c5cd7": "#4269a4",
  "#1345b7": "#3c558f",
  "#0084ce": "#4585ad",
  "#0078d4": "#467bad",
  "#0074ba": "#43759c",
  // Purples.
  "#8d65c5": "#8b70ac",
  "#c790f1": "#b59ac6",
  "#bca4eb": "#b7a5cc",
  "#aa7de5": "#a283bd",
  "#8c42b3": "#80568f",
  "#6b438b": "#6d5184",
  "#635994": "#6a6390",
  "#533566": "#5b4566",
  "#433b6b": "#4d4668",
  "#321b41": "#463549",
  "#efd5ff": "#e6d7e6",
  "#e1d8ec": "#e4dce0",
  "#f3eef8": "#f3ede6",
  // Greys: never cold, never black, never bare white.
  "#ffffff": "#fdf6e8",
  "#f4f4f4": "#f5eee0",
  "#e6e6e6": "#e6dfd4",
  "#d3d3d3": "#d2cbc4",
  "#cdc4d6": "#cbc4cc",
  "#bebebe": "#bdb6b4",
  "#b4acbc": "#b0a8b0",
  "#a7a8b7": "#a6a4ae",
  "#9b9b9b": "#9a9296",
  "#998ea4": "#968d9a",
  "#636363": "#655c64",
  "#3b3244": "#483e48",
  "#212121": "#41363e",
  "#1c1c1c": "#3e333b",
  "#201728": "#3f343d",
  "#000000": "#3a2f37",
};

const PAPER: Hex = "#f3d9a8";

/** A colour of the set as our palette has it; one that is not in the table loses strength and warms towards the paper. */
export function tameColour(colour: string): Hex {
  const hex = sixDigits(colour.toLowerCase());
  return OURS[hex] ?? mix(saturate(hex, 0.7), PAPER, 0.14);
}

function sixDigits(colour: string): Hex {
  return colour.length === 4 ? colour.replaceAll(/[\da-f]/gu, "$&$&") : colour;
}
