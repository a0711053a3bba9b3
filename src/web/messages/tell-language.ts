import type { Language } from "#book/languages.ts";

/** Tells the browser in which language the page is now, and in which one an installed app would be called. */
export function tellLanguage(language: Language): void {
  document.documentElement.lang = language;
  const manifest = document.querySelector<HTMLLinkElement>('link[rel="manifest"]');
  if (manifest) manifest.href = manifest.href.replace(/[^/]+(?=\.webmanifest$)/, language);
}
