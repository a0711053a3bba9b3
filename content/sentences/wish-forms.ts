import type { ByLanguage } from "#book/languages.ts";

/** What an idea comes to that names no deed, as the sentences take a wish: `{what}` stands for what it does name. */
export interface WishForms {
  readonly have: string;
  readonly find: string;
  readonly win: string;
  readonly be: string;
  /** Where somebody wants to get. */
  readonly reach: string;
  /** Where somebody wants to go or be taken along. */
  readonly go: string;
  /** Another figure’s wish as the hero’s, who helps with it; German takes it with "zu". */
  readonly help: string;
}

export const WISH_FORMS: ByLanguage<WishForms> = {
  en: {
    have: "have {what}",
    find: "find {what}",
    win: "win {what}",
    be: "be {what}",
    reach: "get to {what}",
    go: "go {what}",
    help: "help [helper.refAcc] {what}",
  },
  ro: {
    have: "să aibă {what}",
    find: "să găsească {what}",
    win: "să câștige {what}",
    be: "să fie {what}",
    reach: "să ajungă {what}",
    go: "să meargă {what}",
    help: "[helper?să-l|s-o] ajute [helper.acc] {what}",
  },
  de: {
    have: "{what} haben",
    find: "{what} finden",
    win: "{what} gewinnen",
    be: "{what} sein",
    reach: "{what} gelangen",
    go: "{what} gehen",
    help: "[helper.refDat] helfen, {what}",
  },
};
