import type { Language } from "#book/languages.ts";

/**
 * What the browser is told by the server that serves it, as JSON in `<script type="application/json" id="settings">` of
 * index.html. Nothing of it is baked into the build.
 */
export interface RunTimeSettings {
  /** Origin under which people reach the product, without a closing slash. */
  readonly publicUrl: string;
  readonly defaultLanguage: Language;
  /** Address of the admin site, or null when there is none. */
  readonly adminUrl: string | null;
  /** The sign-ins that are offered; an absent one is not shown. */
  readonly identity: IdentitySettings;
}

export interface IdentitySettings {
  readonly google?: { readonly clientId: string; readonly authorizeUrl: string };
  /** `dialogUrl` is the whole address of the dialog; `version` the Graph version that it names. */
  readonly facebook?: { readonly appId: string; readonly dialogUrl: string; readonly version: string };
  readonly x?: { readonly clientId: string; readonly authorizeUrl: string };
}
