import type { KeyValues } from "#web/session/storage.ts";

export const PROVIDERS = ["google", "facebook", "x"] as const;
export type Provider = (typeof PROVIDERS)[number];

/** Names in session and local storage (S7.25). */
const NAMES = {
  provider: "oauthProvider",
  state: "oauthState",
  returnPath: "authReturnPath",
  navigating: "navigationInProgress",
  xState: "x_oauth_state",
  /** JSON: verifier by state, so that several tabs can sign in at once. */
  xVerifiers: "x_code_verifier",
} as const;

/** Sign-ins with X that were begun and not finished; older ones are forgotten. */
const MOST_PENDING = 5;

export interface Expected {
  /** Whom this tab was sent to. */
  readonly provider: Provider | null;
  /** The state that this tab sent to Google or Facebook. */
  readonly state: string | null;
  /** The verifier of a sign-in with X that was begun in this browser, in whichever tab. */
  verifierOf(state: string | null): string | undefined;
}

/** What a sign-in leaves in the browser's storage while the person is away at the provider. */
export function signInFlags(tab: KeyValues, local: KeyValues) {
  const provider = (): Provider | null => PROVIDERS.find((name) => name === tab.getItem(NAMES.provider)) ?? null;
  const verifiers = (): Map<string, string> => new Map(Object.entries(parseTexts(local.getItem(NAMES.xVerifiers))));

  function forgetX(state: string) {
    const pending = verifiers();
    if (!pending.delete(state)) return;
    const last = [...pending.keys()].at(-1);
    if (last === undefined) {
      local.removeItem(NAMES.xState);
      local.removeItem(NAMES.xVerifiers);
    } else {
      local.setItem(NAMES.xState, last);
      local.setItem(NAMES.xVerifiers, JSON.stringify(Object.fromEntries(pending)));
    }
  }

  return {
    begin(name: Provider, state: string, verifier?: string) {
      tab.setItem(NAMES.provider, name);
      if (verifier === undefined) tab.setItem(NAMES.state, state);
      else {
        tab.removeItem(NAMES.state);
        const pending = [...verifiers(), [state, verifier] as const].slice(-MOST_PENDING);
        local.setItem(NAMES.xState, state);
        local.setItem(NAMES.xVerifiers, JSON.stringify(Object.fromEntries(pending)));
      }
    },
    expected(): Expected {
      const pending = verifiers();
      return {
        provider: provider(),
        state: tab.getItem(NAMES.state),
        verifierOf: (state) => (state === null ? undefined : pending.get(state)),
      };
    },
    /** Forgets the sign-in that is over, well or badly: this tab's, and of those with X only the one that this state is of. */
    clear(state: string | null) {
      for (const name of [NAMES.provider, NAMES.state]) tab.removeItem(name);
      if (state !== null) forgetX(state);
    },
    keepReturnPath: (path: string) => tab.setItem(NAMES.returnPath, path),
    takeReturnPath(): string | null {
      const path = tab.getItem(NAMES.returnPath);
      tab.removeItem(NAMES.returnPath);
      return path;
    },
    /** While set, the login screen leaves the way to go to whoever has set it (S2.11). */
    setNavigating: (on: boolean) => (on ? tab.setItem(NAMES.navigating, "true") : tab.removeItem(NAMES.navigating)),
    navigating: () => tab.getItem(NAMES.navigating) !== null,
  };
}

export type SignInFlags = ReturnType<typeof signInFlags>;

function parseTexts(json: string | null): Record<string, string> {
  try {
    const parsed: unknown = JSON.parse(json ?? "{}");
    if (typeof parsed !== "object" || parsed === null) return {};
    return Object.fromEntries(Object.entries(parsed).filter(([, value]) => typeof value === "string"));
  } catch {
    return {};
  }
}
