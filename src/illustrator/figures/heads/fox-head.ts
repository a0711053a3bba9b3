import { pointedHead } from "./pointed-head.ts";

/** White cheeks and dark insides of the ears. */
export const FOX_HEAD = pointedHead({ ear: "#4a2f2a" });
