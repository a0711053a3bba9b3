import type { Language } from "#book/languages.ts";

/**
 * What the browser is told by the server that serves it, as JSON in `<script type="application/json" id="settings">` of
 * index.html. Nothing of it is baked into the build.
 */
export interface RunTimeSettings {
  /** Origin under which people reach the product, without a closing slash. */
  readonly publicUrl: string;
  /** What the addresses of calls begin with: `/api`, or a whole address (S7.0). */
  readonly apiUrl: string;
  readonly defaultLanguage: Language;
  /** Address of the admin site (S15.6), or null while nothing is known of it. */
  readonly adminUrl: string | null;
  /** The sign-ins that are offered; an absent one is not shown. */
  readonly identity: IdentitySettings;
}

export interface FacebookSettings {
  readonly appId: string;
  /** The whole address of the dialog. */
  readonly dialogUrl: string;
  /** The Graph version that the dialog's address names. */
  readonly version: string;
  /** Where the JavaScript SDK lies, without its language; absent where there is none. */
  readonly sdkUrl?: string;
}

export interface IdentitySettings {
  readonly google?: { readonly clientId: string; readonly authorizeUrl: string };
  readonly facebook?: FacebookSettings;
  readonly x?: { readonly clientId: string; readonly authorizeUrl: string };
}
