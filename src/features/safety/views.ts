/**
 * A reading of a text in plain small letters, and where each letter stands in the text as it was typed: `from[i]` to
 * `to[i]`. The same text has several readings, since words can be disguised.
 */
export interface View {
  readonly text: string;
  readonly from: readonly number[];
  readonly to: readonly number[];
}

/** Zero-width, direction, filler and soft-hyphen characters, which hide between letters. */
const INVISIBLE = /^\p{Default_Ignorable_Code_Point}$/u;

/** Letters of other scripts that look like Latin ones. */
const LOOKALIKES: Readonly<Record<string, string>> = Object.fromEntries(
  [
    "аa",
    "еe",
    "оo",
    "рp",
    "сc",
    "уy",
    "хx",
    "іi",
    "ѕs",
    "ԁd",
    "кk",
    "мm",
    "тt",
    "нh",
    "вb",
    "αa",
    "εe",
    "οo",
    "ρp",
    "κk",
    "νv",
    "τt",
    "υu",
    "ιi",
    "ηn",
    "χx",
    "ωw",
    "бb",
    "зe",
    "иn",
    "ԛq",
    "ԝw",
    "һh",
    "ӏl",
    "ıi",
    "ɑa",
    "ɡg",
    "ɩi",
    "łl",
    "€e",
    "£l",
    "¢c",
    "øo",
    "đd",
    "ħh",
  ].map((pair) => [pair.charAt(0), pair.charAt(1)] as const),
);

const LEET: Readonly<Record<string, string>> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "6": "g",
  "7": "t",
  "8": "b",
  "9": "g",
  "@": "a",
  $: "s",
  "!": "i",
  "|": "i",
};

/** In a reading, any letter that is none of a to z. */
const OTHER_LETTER = "_";

/** A class of a reading's letters, for regular expressions. */
export const LETTER = "[a-z_]";
export const LETTER_OR_DIGIT = "[a-z_0-9]";

/**
 * One character as it is compared: small, without marks, ß as ss, compatibility forms undone, and in ASCII alone, on which
 * expressions are compiled and run many times faster.
 */
function foldPoint(point: string): string {
  if (point >= REMEMBERED) return foldAny(point);
  const known = folded.get(point) ?? foldAny(point);
  folded.set(point, known);
  return known;
}

/** Latin letters, which are nearly all that comes, are folded once and remembered. */
const REMEMBERED = "\u0250";
const folded = new Map<string, string>();

function foldAny(point: string): string {
  if (INVISIBLE.test(point)) return "";
  const plain = point.normalize("NFKC").toLowerCase().normalize("NFD").replace(/\p{M}/gu, "").replaceAll("ß", "ss");
  return Array.from(plain, (character) => LOOKALIKES[character] ?? toAscii(character)).join("");
}

function toAscii(character: string): string {
  if (character === OTHER_LETTER) return "-";
  if (/^[\x20-\x7e\n]$/.test(character)) return character;
  if (/\p{L}/u.test(character)) return OTHER_LETTER;
  if (/\p{N}/u.test(character)) return "0";
  return /\s/u.test(character) ? " " : ",";
}

/** A pattern's letters, as `foldPoint` leaves a text's. */
export function foldText(text: string): string {
  return Array.from(text, foldPoint).join("");
}

/** All readings of a text that differ: as typed first, then with each disguise undone. */
export function readViews(text: string, starred: readonly string[]): readonly View[] {
  const plain = plainView(text);
  const readings = [
    undisguise(plain, LEET),
    undisguise(plain, { ...LEET, "1": "l", "|": "l", "!": "l" }),
    squeeze(plain, 1),
    squeeze(plain, 2),
    fillStars(plain, starred),
    joinSplit(plain),
  ].filter((view) => view.text !== plain.text);
  const spaced = [plain, ...readings.slice(0, 1)].map(joinSpelled).filter((view) => view.text !== "");
  return [plain, ...readings, ...spaced];
}

function plainView(text: string): View {
  const view = startView();
  let place = 0;
  for (const point of text) {
    const letters = foldPoint(point);
    const end = place + point.length;
    for (const letter of letters) view.push(letter, place, end);
    // A mark that stands alone belongs to the letter before it.
    if (letters === "") view.stretch(end);
    place = end;
  }
  return view.done();
}

/** Digits and signs that stand for letters, within words that have letters too: `sh1t`, `p0rn`. */
function undisguise(view: View, table: Readonly<Record<string, string>>): View {
  const text = view.text.replace(/[^\s,.;:?"()]+/g, (word) =>
    /[a-z_]/.test(word)
      ? word.replace(/[013456789@$!|]/g, (sign, at: number) =>
          at === word.length - 1 && sign === "!" ? sign : (table[sign] ?? sign),
        )
      : word,
  );
  return { ...view, text };
}

/** Letters that are drawn out: `fuuuck` with three or more alike read as so many. */
function squeeze(view: View, keep: number): View {
  const squeezed = startView();
  for (const run of view.text.matchAll(/([a-z_])\1{2,}|[^]/g)) {
    const length = run[1] === undefined ? run[0].length : keep;
    for (let i = 0; i < length; i++) {
      const at = run.index + i;
      const last = i === length - 1 ? run.index + run[0].length - 1 : at;
      squeezed.push(view.text.charAt(at), view.from[at] ?? 0, view.to[last] ?? 0);
    }
  }
  return squeezed.done();
}

/** `f*ck`, `sh**`, `f**king`: words with stars are read as a swear word that they begin like. */
function fillStars(view: View, starred: readonly string[]): View {
  const text = view.text.replace(/[a-z][a-z*#]*[*#][a-z*#]*/g, (word) => {
    const meant = starred.find((candidate) => {
      const start = word.slice(0, candidate.length);
      return /[*#]/.test(start) && new RegExp(`^${start.replace(/[*#]/g, ".")}$`).test(candidate);
    });
    return meant === undefined ? word : meant + word.slice(meant.length);
  });
  return { ...view, text };
}

/** Words with a sign put between their letters, `piz.da` or `fu_ck`, without it; a sentence's end has a space after it. */
function joinSplit(view: View): View {
  const joined = startView();
  for (let at = 0; at < view.text.length; at++) {
    const splits =
      /[.*\-_~+|/]/.test(view.text.charAt(at)) && isLetter(view.text, at - 1) && isLetter(view.text, at + 1);
    if (!splits) joined.push(view.text.charAt(at), view.from[at] ?? 0, view.to[at] ?? 0);
  }
  return joined.done();
}

function isLetter(text: string, at: number): boolean {
  return /[a-z]/.test(text.charAt(at));
}

/** Words spelled out, `f u c k` or `k.i.l.l`, joined; each also without the letters beside it, as in `a f u c k`. */
function joinSpelled(view: View): View {
  const joined = startView();
  const spelled = /(?<![a-z_0-9])(?:ss|[a-z0-9@$])(?:[\s.\-*,]{1,2}(?:ss|[a-z0-9@$])(?![a-z_0-9])){2,}/g;
  for (const run of view.text.matchAll(spelled)) {
    if (!/[a-z]/.test(run[0])) continue;
    const letters = [...run[0].matchAll(/[a-z0-9@$]/g)].map((letter) => run.index + letter.index);
    for (const [first, last] of [
      [0, 0],
      [1, 0],
      [0, 1],
      [1, 1],
    ] as const) {
      for (const at of letters.slice(first, letters.length - last)) {
        const sign = view.text.charAt(at);
        joined.push(LEET[sign] ?? sign, view.from[at] ?? 0, view.to[at] ?? 0);
      }
      joined.push("\n", view.from[run.index] ?? 0, view.from[run.index] ?? 0);
    }
  }
  return joined.done();
}

function startView() {
  let text = "";
  const from: number[] = [];
  const to: number[] = [];
  return {
    push(letter: string, start: number, end: number) {
      text += letter;
      for (let i = 0; i < letter.length; i++) {
        from.push(start);
        to.push(end);
      }
    },
    stretch(end: number) {
      if (to.length > 0) to[to.length - 1] = end;
    },
    done: (): View => ({ text, from, to }),
  };
}
