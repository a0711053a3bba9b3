import { FRAME } from "#book/format.ts";
import { escapeXml } from "../escape-xml.ts";
import type { PrintedBook, PrintedPicture } from "../printed-book.ts";
import type { Block } from "../typography/lay-out-block.ts";
import { layOutCover } from "../typography/lay-out-cover.ts";
import type { Letters } from "../typography/letters.ts";
import type { LaidOutWords, SetLine } from "../typography/lay-out-words.ts";
import { INKS, ORNAMENT, PAGE, PLAIN_ZONE, washOf, washStops } from "../typography/page-frame.ts";
import type { PressFaces } from "../typography/press-faces.ts";
import { TYPE_SCALE } from "../typography/type-scale.ts";
import type { EpubPage } from "./plan-pages.ts";

/** A point of paper in pixels of the page. */
const PIXELS = FRAME.width / PAGE.width;
const px = (points: number) => `${(points * PIXELS).toFixed(2)}px`;

/** A page as an XHTML document of the frame's size. */
export function documentOf(page: EpubPage, book: PrintedBook, press: PressFaces): string {
  const language = book.language;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE html>\n',
    '<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops"',
    ` lang="${language}" xml:lang="${language}"><head><title>${escapeXml(page.label)}</title>`,
    `<meta name="viewport" content="width=${FRAME.width}, height=${FRAME.height}"/>`,
    '<link rel="stylesheet" type="text/css" href="book.css"/></head>',
    `<body>${bodyOf(page, book, press)}</body></html>`,
  ].join("");
}

function bodyOf(page: EpubPage, book: PrintedBook, press: PressFaces): string {
  if (page.kind === "cover") return coverOf(book, press);
  if (page.kind === "imprint") return imprintOf(book, press);
  const { picture, number, words } = page;
  const ink = picture?.textZone.ink ?? PLAIN_ZONE.ink;
  const start =
    number === undefined
      ? ""
      : `<span id="page-${number}" epub:type="pagebreak" role="doc-pagebreak" aria-label="${number}"></span>`;
  const shown = page.kind === "page" ? pictureOf(picture, page.id, book) : "";
  const foot = page.foot === undefined ? "" : `<div class="number" aria-hidden="true">${page.foot}</div>`;
  const wash = picture && words && words.paragraphs.length > 0 ? washBehind(words, INKS[ink].wash) : "";
  const told = words ? wordsOf(words, book, press, INKS[ink]) : "";
  return `<section aria-label="${escapeXml(page.label)}">${start}${shown}${wash}${told}${foot}</section>`;
}

function coverOf(book: PrintedBook, press: PressFaces): string {
  const ink = INKS[book.cover?.textZone.ink ?? "dark"];
  const words = { title: book.title, second: book.second?.title, byline: book.furniture.byline };
  const { title, second, byline } = layOutCover(words, book.cover?.textZone, press.letters);
  const shadow = `text-shadow:0 0 8px ${ink.wash},0 0 14px ${ink.wash},0 0 20px ${ink.wash}`;
  const colours = `color:${ink.words};${shadow}`;
  const inSecond =
    second && book.second
      ? `<p class="title" lang="${book.second.language}" xml:lang="${book.second.language}" style="color:${ink.second};${shadow}">${linesOf(second, press.letters.title)}</p>`
      : "";
  return [
    `<section epub:type="cover" aria-label="${escapeXml(book.furniture.cover)}">`,
    pictureOf(book.cover, "cover", book),
    `<h1 class="title" style="${colours}">${linesOf(title, press.letters.title)}</h1>`,
    inSecond,
    `<p style="${colours}">${linesOf(byline, press.letters.early)}</p></section>`,
  ].join("");
}

function imprintOf({ title, second, furniture }: PrintedBook, { letters }: PressFaces): string {
  const inSecond =
    second === undefined || second.title === ""
      ? ""
      : `<p lang="${second.language}" xml:lang="${second.language}">${escapeXml(letters.title.clean(second.title))}</p>`;
  const lines = furniture.imprintLines.map((line) => `<p>${escapeXml(letters.early.clean(line))}</p>`).join("");
  return [
    `<section epub:type="imprint" class="imprint" aria-label="${escapeXml(furniture.imprint)}">`,
    `<h1>${escapeXml(letters.title.clean(title))}</h1>${inSecond}${lines}</section>`,
  ].join("");
}

function pictureOf(picture: PrintedPicture | undefined, id: string, { furniture }: PrintedBook): string {
  return picture
    ? `<img class="picture" src="${id}.jpg" alt="${escapeXml(picture.alt)}"/>`
    : `<p class="missing">${escapeXml(furniture.pictureMissing)}</p>`;
}

/** Each line stands where it stands on paper: a reader's own line breaks could run over the page. */
function wordsOf(
  words: LaidOutWords,
  { complexity, second }: PrintedBook,
  press: PressFaces,
  ink: { readonly words: string; readonly second: string },
): string {
  const { font } = TYPE_SCALE[complexity];
  const paragraphs = words.paragraphs.map((lines, place) => {
    const own = place >= words.secondFrom ? second?.language : undefined;
    const tags = own === undefined ? "" : ` lang="${own}" xml:lang="${own}" style="color:${ink.second}"`;
    return `<p${tags}>${lines.map((line) => lineOf(line, words.size, press.letters[font])).join(" ")}</p>`;
  });
  return `<div class="${font}" style="color:${ink.words}">${paragraphs.join("")}</div>${ornamentAt(words.between)}`;
}

/** The dots between two languages. */
function ornamentAt(y: number | undefined): string {
  if (y === undefined) return "";
  const { across, radius } = ORNAMENT;
  const side = px(2 * radius);
  return across
    .map((x) => `left:${px(PAGE.width / 2 + x - radius)};top:${px(y - radius)};width:${side};height:${side}`)
    .map((style) => `<div class="dot" style="${style}"></div>`)
    .join("");
}

const linesOf = ({ lines, size }: Block, letters: Letters) =>
  lines.map((line) => lineOf(line, size, letters)).join(" ");

/** A box without height: style sheets centre a font's own top and bottom on it, and its baseline stands as on paper. */
function lineOf({ text, x, y }: SetLine, size: number, letters: Letters): string {
  const style = `left:${px(x)};top:${px(y - letters.middleOf(size))};font-size:${px(size)}`;
  return `<span class="line" style="${style}">${escapeXml(text)}</span>`;
}

function washBehind(words: LaidOutWords, colour: string): string {
  const { edge, far, solid } = washOf(words);
  const stops = washStops(solid, words.isBeyond)
    .map(({ at, opacity }) => `${colour}${hex(opacity)} ${(at * 100).toFixed(1)}%`)
    .join(",");
  const place = `top:${px(Math.min(edge, far))};height:${px(Math.abs(far - edge))}`;
  return `<div class="wash" style="${place};background:linear-gradient(to ${words.atTop ? "bottom" : "top"},${stops})"></div>`;
}

const hex = (opacity: number) =>
  Math.round(opacity * 255)
    .toString(16)
    .padStart(2, "0");
