import type { Language } from "#book/languages.ts";
import type { IdentitySettings } from "#contract/run-time-settings.ts";
import { isInAppBrowser } from "./in-app-browser.ts";

/** What is used of Facebook's JavaScript SDK: https://developers.facebook.com/docs/facebook-login/web */
interface FacebookSdk {
  init(options: { appId: string; version: string; cookie: boolean; xfbml: boolean }): void;
  login(
    onAnswer: (answer: { readonly authResponse?: { readonly accessToken?: string } | null }) => void,
    options: { scope: string },
  ): void;
}

declare global {
  interface Window {
    FB?: FacebookSdk;
  }
}

/** The SDK's own names of the languages that it speaks. */
const LOCALES: Readonly<Record<Language, string>> = { en: "en_US", ro: "ro_RO", de: "de_DE" };

let asked = false;
let ready: FacebookSdk | undefined;

/**
 * Fetches the SDK, once, when somebody reaches for the Facebook button: nobody else's visit is known to Facebook. In an app's
 * own browser it stays away, since its window cannot open there (S4.26).
 */
export function fetchFacebookSdk(facebook: IdentitySettings["facebook"], language: Language): void {
  if (asked || !facebook?.sdkUrl || isInAppBrowser(navigator.userAgent)) return;
  asked = true;
  const script = document.createElement("script");
  script.src = `${facebook.sdkUrl}/${LOCALES[language]}/sdk.js`;
  script.crossOrigin = "anonymous";
  script.addEventListener("load", () => {
    window.FB?.init({ appId: facebook.appId, version: facebook.version, cookie: false, xfbml: false });
    ready = window.FB;
  });
  script.addEventListener("error", () => console.warn("The Facebook SDK is missing; its page is gone to instead"));
  document.head.append(script);
}

/** The SDK's sign-in window: an access token, or null when the person closed it; undefined where there is no SDK. */
export function askFacebookSdk(): Promise<string | null> | undefined {
  const sdk = ready;
  return (
    sdk &&
    new Promise((resolve) =>
      sdk.login(({ authResponse }) => resolve(authResponse?.accessToken ?? null), { scope: "public_profile" }),
    )
  );
}
