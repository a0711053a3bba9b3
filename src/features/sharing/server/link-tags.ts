import type { Language } from "#book/languages.ts";

/** What a link says of a page before it is opened. */
export interface LinkPreview {
  readonly title: string;
  readonly description: string;
  readonly language: Language;
  /** Absolute addresses. */
  readonly url: string;
  readonly image?: { readonly url: string; readonly alt: string };
  readonly kind: "book" | "website";
}

const LOCALES: Readonly<Record<Language, string>> = { en: "en_US", ro: "ro_RO", de: "de_DE" };

/** Tags for a page's head (https://ogp.me and X's cards), everything that a person wrote escaped; no search engine lists it. */
export function linkTags({ title, description, language, url, image, kind }: LinkPreview): string {
  const property = (name: string, content: string) => `<meta property="${name}" content="${escapeMarkup(content)}">`;
  const tags = [
    `<title>${escapeMarkup(title)}</title>`,
    descriptionTag(description),
    '<meta name="robots" content="noindex">',
    property("og:type", kind),
    property("og:site_name", "Basmia"),
    property("og:title", title),
    property("og:description", description),
    property("og:url", url),
    property("og:locale", LOCALES[language]),
    `<meta name="twitter:card" content="${image ? "summary_large_image" : "summary"}">`,
  ];
  if (image)
    tags.push(
      property("og:image", image.url),
      property("og:image:type", "image/jpeg"),
      property("og:image:width", "1200"),
      property("og:image:height", "630"),
      property("og:image:alt", image.alt),
    );
  return tags.join("");
}

/** What search engines and bookmarks say of a page. */
export const descriptionTag = (text: string): string => `<meta name="description" content="${escapeMarkup(text)}">`;

/** A picture of several widths, in px, of which the browser takes one: for windows of `media`, as wide there as `sizes` says. */
interface PictureAhead {
  readonly candidates: readonly { readonly url: string; readonly width: number }[];
  readonly media: string;
  readonly sizes: string;
}

/** Has a browser fetch a picture before anything on the page asks for it. */
export function pictureAhead({ candidates, media, sizes }: PictureAhead): string {
  const set = candidates.map(({ url, width }) => `${url} ${width}w`).join(", ");
  const attributes = { media, imagesrcset: set, imagesizes: sizes };
  const written = Object.entries(attributes).map(([name, value]) => `${name}="${escapeMarkup(value)}"`);
  return `<link rel="preload" as="image" fetchpriority="high" ${written.join(" ")}>`;
}

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

const escapeMarkup = (text: string): string =>
  text.replace(/\s+/g, " ").replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
