import { escapeXml } from "../escape-xml.ts";
import { PROVENANCE } from "../provenance.ts";
import type { PrintedBook } from "../printed-book.ts";

/** What pdfkit's types leave out. */
interface Innards {
  readonly _root: {
    readonly data: {
      Metadata?: unknown;
      PageLayout?: string;
      readonly ViewerPreferences?: { readonly data: Record<string, unknown> };
    };
  };
  endMetadata(): void;
  ref(data: object): { compress: boolean; write(bytes: Uint8Array): void; end(): void };
}

/** Describes a book in its PDF's own data. pdfkit would write it itself, and break the XML with the first `&` of a title. */
export function describe(pdf: PDFKit.PDFDocument, book: PrintedBook): void {
  const innards = pdf as unknown as Innards;
  innards.endMetadata = () => {
    const metadata = innards.ref({ Type: "Metadata", Subtype: "XML" });
    metadata.compress = false;
    metadata.write(Buffer.from(xmpOf(book), "utf8"));
    metadata.end();
    innards._root.data.Metadata = metadata;
  };
}

/** What a print dialog is asked to do by itself: nothing scaled, and sheets turned over at the short edge. */
export function askPrinter(pdf: PDFKit.PDFDocument, variant: "print" | "booklet"): void {
  const preferences = (pdf as unknown as Innards)._root.data.ViewerPreferences?.data;
  if (!preferences) return;
  preferences["PrintScaling"] = "None";
  if (variant === "booklet") preferences["Duplex"] = "DuplexFlipShortEdge";
}

/** Asks whoever shows the book to show it as spreads, with the cover alone on the right. */
export function askForSpreads(pdf: PDFKit.PDFDocument): void {
  (pdf as unknown as Innards)._root.data.PageLayout = "TwoPageRight";
}

function xmpOf({ title, author, language, second, madeAt, furniture }: PrintedBook): string {
  const when = madeAt.toISOString();
  const localized = (text: string) =>
    `<rdf:Alt><rdf:li xml:lang="x-default">${escapeXml(text)}</rdf:li><rdf:li xml:lang="${language}">${escapeXml(text)}</rdf:li></rdf:Alt>`;
  return [
    '<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>',
    '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">',
    '<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/"',
    ' xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmlns:pdf="http://ns.adobe.com/pdf/1.3/"',
    ` xmlns:Iptc4xmpExt="${PROVENANCE.namespace}">`,
    `<dc:title>${localized(title)}</dc:title>`,
    `<dc:creator><rdf:Seq><rdf:li>${escapeXml(author)}</rdf:li></rdf:Seq></dc:creator>`,
    `<dc:description>${localized(furniture.imprintLines.join(" "))}</dc:description>`,
    `<dc:language><rdf:Bag><rdf:li>${language}</rdf:li>${second ? `<rdf:li>${second.language}</rdf:li>` : ""}</rdf:Bag></dc:language>`,
    `<xmp:CreateDate>${when}</xmp:CreateDate><xmp:CreatorTool>Basmia</xmp:CreatorTool>`,
    "<pdf:Producer>PDFKit</pdf:Producer>",
    `<Iptc4xmpExt:DigitalSourceType>${PROVENANCE.source}</Iptc4xmpExt:DigitalSourceType>`,
    '</rdf:Description></rdf:RDF></x:xmpmeta><?xpacket end="w"?>',
  ].join("");
}
