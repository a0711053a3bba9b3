import { LANGUAGES, type Language } from "#book/languages.ts";
import { say } from "#messages/say.ts";
import { ICON_PURPOSES, ICON_SIZES, iconPath } from "./icons.ts";

/** The sky by day; at night the page itself says the darker one. */
const THEME_COLOUR = "#2a63ab";
/** Shown while the app opens, by day and by night alike: the icon's night, so that no bedtime begins with a flash. */
const BACKGROUND = "#1c2a5e";

/** The address of a language's manifest, where the build puts it. */
export const manifestPath = (language: Language) => `/manifest/${language}.webmanifest`;

/** What an installed app is called and looks like (https://www.w3.org/TR/appmanifest/), in the reader's language. */
export function manifestOf(language: Language) {
  const { t } = say(language);
  const icons = ICON_PURPOSES.flatMap((purpose) =>
    ICON_SIZES.map((side) => ({
      src: iconPath(purpose, side),
      sizes: `${side}x${side}`,
      type: "image/png",
      purpose,
    })),
  );
  return {
    id: "/",
    name: t("app.name"),
    short_name: t("app.name"),
    description: t("preview.neutral"),
    lang: language,
    dir: "ltr",
    start_url: "/",
    scope: "/",
    display: "standalone",
    theme_color: THEME_COLOUR,
    background_color: BACKGROUND,
    categories: ["books", "kids"],
    icons,
    shortcuts: [{ name: t("home.create"), url: "/new", icons: icons.slice(0, 1) }],
  };
}

/** Every manifest as a file below the folder of the built app. */
export const manifestFiles = (): readonly { readonly path: string; readonly content: string }[] =>
  LANGUAGES.map((language) => ({ path: manifestPath(language), content: JSON.stringify(manifestOf(language)) }));
