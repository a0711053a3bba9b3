import type { Language } from "#book/languages.ts";
import { withCommas } from "#lexicon/with-commas.ts";
import { ENDEARMENTS } from "./frames/endearments.ts";
import { mendSlips } from "./mend-slips.ts";
import { withNounsInCapitals } from "./small-nouns-with-names.ts";
import { spellOutEmoji } from "./spell-out-emoji.ts";
import { withNamesTold } from "./with-names-told.ts";
import { withoutProposal } from "./without-proposal.ts";
import { withoutRefused } from "./without-refused.ts";
import { withoutSlotMarks } from "./without-slot-marks.ts";

/** What is longer is read no further: frames and figures stand at the beginning of an idea. */
const READ_AT_MOST = 4000;

/** „Käpt’n“: a calling that its apostrophe would cut in two. */
const CAPTAIN = /(?<!\p{L})(?<k>[Kk])äpt[’']n(?!\p{L})/gu;

/** As much of an idea as is read, in the letters that it means. */
export function asTyped(idea: string): string {
  return unshout(withoutSlotMarks(idea.normalize("NFC").slice(0, READ_AT_MOST))).replaceAll(CAPTAIN, "$<k>apitän");
}

/** What was typed, as it is meant in its language: slips mended, emoji and endearments in words, without what proposes it or is refused. */
export function asMeant(typed: string, language: Language): string {
  const spelt = language === "ro" ? withCommas(typed) : typed;
  const mended = mendSlips(spellOutEmoji(spelt, language), language);
  const written = language === "de" ? withNounsInCapitals(mended) : mended;
  const plain = ENDEARMENTS[language].reduce((said, [called, meant]) => said.replaceAll(called, meant), written);
  const meant = withoutProposal(plain, language);
  return withNamesTold(withoutRefused(meant, language), language);
}

/** A text all in capitals says nothing by them. */
function unshout(text: string): string {
  const letters = text.match(/\p{L}/gu) ?? [];
  const capitals = letters.filter((letter) => letter !== letter.toLocaleLowerCase()).length;
  const shouted = letters.length > 6 && capitals > 0.8 * letters.length;
  return shouted ? text.toLocaleLowerCase() : text;
}
