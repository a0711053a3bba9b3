import { escapeXml } from "../escape-xml.ts";
import { PROVENANCE } from "../provenance.ts";
import type { PrintedBook } from "../printed-book.ts";
import type { FontName } from "../typography/press-faces.ts";
import type { EpubPage } from "./plan-pages.ts";

const XML = '<?xml version="1.0" encoding="UTF-8"?>\n';

/** Where a reading system finds the book inside the archive. */
export const CONTAINER = `${XML}<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles><rootfile full-path="book/package.opf" media-type="application/oebps-package+xml"/></rootfiles></container>`;

const FEATURES = ["alternativeText", "readingOrder", "structuralNavigation", "tableOfContents", "pageNavigation"];

/** What the book is, of which files it is made, and in which order they are read. */
export function packageOf(book: PrintedBook, pages: readonly EpubPage[], fonts: readonly FontName[]): string {
  const { title, author, language, furniture } = book;
  const meta = (property: string, value: string) => `<meta property="${property}">${escapeXml(value)}</meta>`;
  const metadata = [
    `<dc:identifier id="id">urn:uuid:${book.id}</dc:identifier>`,
    `<dc:title>${escapeXml(title)}</dc:title><dc:language>${language}</dc:language>`,
    book.second ? `<dc:language>${book.second.language}</dc:language>` : "",
    author.trim() === "" ? "" : `<dc:creator>${escapeXml(author)}</dc:creator>`,
    `<dc:description>${escapeXml(furniture.imprintLines.join(" "))}</dc:description>`,
    meta("dcterms:modified", `${book.madeAt.toISOString().slice(0, 19)}Z`),
    meta("rendition:layout", "pre-paginated"),
    meta("rendition:orientation", "auto"),
    meta("rendition:spread", "auto"),
    meta("schema:accessMode", "textual"),
    meta("schema:accessMode", "visual"),
    meta("schema:accessModeSufficient", "textual"),
    ...FEATURES.map((feature) => meta("schema:accessibilityFeature", feature)),
    meta("schema:accessibilityHazard", "none"),
    meta("schema:accessibilitySummary", furniture.accessibility),
    meta("Iptc4xmpExt:DigitalSourceType", PROVENANCE.source),
    '<meta name="generator" content="Basmia"/>',
    book.cover ? '<meta name="cover" content="cover-picture"/>' : "",
  ];
  const manifest = [
    '<item id="nav" href="nav.xhtml" media-type="application/xhtml+xml" properties="nav"/>',
    '<item id="style" href="book.css" media-type="text/css"/>',
    ...fonts.map((font) => `<item id="font-${font}" href="${font}.ttf" media-type="font/ttf"/>`),
    ...pages.map(({ id }) => `<item id="${id}" href="${id}.xhtml" media-type="application/xhtml+xml"/>`),
    ...pages
      .filter(({ picture }) => picture)
      .map(({ id, kind }) => {
        const properties = kind === "cover" ? ' properties="cover-image"' : "";
        return `<item id="${id}-picture" href="${id}.jpg" media-type="image/jpeg"${properties}/>`;
      }),
  ];
  const spine = pages.map((page, index) => {
    const side = ("side" in page ? page.side : undefined) ?? (index % 2 === 1 ? "left" : "right");
    const place = page.kind === "cover" ? "rendition:page-spread-center" : `page-spread-${side}`;
    return `<itemref idref="${page.id}" properties="${place}"/>`;
  });
  return [
    `${XML}<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id" xml:lang="${language}"`,
    ` prefix="Iptc4xmpExt: ${PROVENANCE.namespace}">`,
    `<metadata xmlns:dc="http://purl.org/dc/elements/1.1/">${metadata.join("")}</metadata>`,
    `<manifest>${manifest.join("")}</manifest><spine>${spine.join("")}</spine></package>`,
  ].join("");
}

/** The contents, the list of pages and the landmarks. */
export function navigationOf(book: PrintedBook, pages: readonly EpubPage[]): string {
  const { language, title } = book;
  const link = (href: string, label: string, type = "") => `<li><a${type} href="${href}">${escapeXml(label)}</a></li>`;
  const entries = pages.filter(({ kind }) => kind !== "overflow");
  const numbered = pages.flatMap((page) =>
    page.kind === "page" && page.number !== undefined ? [{ id: page.id, number: page.number }] : [],
  );
  const [first] = numbered;
  return [
    `${XML}<!DOCTYPE html>\n<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops"`,
    ` lang="${language}" xml:lang="${language}"><head><title>${escapeXml(title)}</title></head><body>`,
    `<nav epub:type="toc"><h1>${escapeXml(title)}</h1>`,
    `<ol>${entries.map(({ id, label }) => link(`${id}.xhtml`, label)).join("")}</ol></nav>`,
    first
      ? `<nav epub:type="page-list" hidden="hidden"><ol>${numbered.map(({ id, number }) => link(`${id}.xhtml#page-${number}`, String(number))).join("")}</ol></nav>`
      : "",
    '<nav epub:type="landmarks" hidden="hidden"><ol>',
    link("cover.xhtml", book.furniture.cover, ' epub:type="cover"'),
    first ? link(`${first.id}.xhtml`, title, ' epub:type="bodymatter"') : "",
    "</ol></nav></body></html>",
  ].join("");
}
