/** Text sizes in ems of the page, whose height is 26 em: no smaller than a picture book is set, no bigger than a title. */
const SMALLEST = 0.78;
const BIGGEST = 1.62;
const STEP = 0.02;
/** The text block of a page: 20.8 em × 26 em less its margins (22 % of the width across, 23 % of the width down). */
const BLOCK = { width: 20.8 * 0.78, height: 26 - 20.8 * 0.23 };
/** A letter of the reading face is a little more than half an em wide on the average, and lines stand 1.5 em apart. */
const LETTER = 0.53;
const LEADING = 1.5;
/** The drop cap stands beside two lines and takes the room of so many letters from each. */
const DROP_CAP = { lines: 2, letters: 3.5 };

/**
 * Whether a text begins with a big letter: where somebody speaks first, the mark before the letter would grow with it and
 * push the words aside.
 */
export function hasDropCap(text: string): boolean {
  return /^\p{L}/u.test(text);
}

/**
 * The biggest size at which a page's words, broken into lines, stay within its text block (ems of the page); `widened` says
 * how many times as much a letter takes of a line as one of the reading face.
 */
export function fitText(text: string, widened = 1): number {
  for (let size = BIGGEST; size > SMALLEST; size -= STEP) {
    if (countLines(text, BLOCK.width / (size * LETTER * widened)) * size * LEADING <= BLOCK.height) return size;
  }
  return SMALLEST;
}

/** Lines of a text of which `letters` fit on one, broken between words and where the writer broke it. */
function countLines(text: string, letters: number): number {
  const capped = hasDropCap(text);
  const roomOn = (line: number) => (capped && line <= DROP_CAP.lines ? letters - DROP_CAP.letters : letters);
  let lines = 0;
  for (const paragraph of text.split("\n")) {
    lines += 1;
    let left = roomOn(lines);
    for (const word of paragraph.split(/\s+/)) {
      if (word.length > left && left < roomOn(lines)) {
        lines += 1;
        left = roomOn(lines);
      }
      left -= word.length + 1;
      // A word that is longer than a line is broken.
      for (; left < -1; left += roomOn(lines)) lines += 1;
    }
  }
  return lines;
}
