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
  /** JSON: verifier by state, so that two tabs can sign in at once. */
  xVerifiers: "x_code_verifier",
} as const;

/** Sign-ins with X that were begun and not finished; older ones are forgotten. */
const MOST_PENDING = 5;

export interface Expected {
  readonly provider: Provider | null;
  /** Whether this state is one that this browser sent out. */
  knows(state: string | null): boolean;
  verifierOf(state: string): string | undefined;
}

/** What a sign-in leaves in the browser's storage while the person is away at the provider. */
export function signInFlags(tab: KeyValues, local: KeyValues) {
  const provider = (): Provider | null => PROVIDERS.find((name) => name === tab.getItem(NAMES.provider)) ?? null;
  const verifiers = (): Map<string, string> => new Map(Object.entries(parseTexts(local.getItem(NAMES.xVerifiers))));

  return {
    begin(name: Provider, state: string, verifier?: string) {
      tab.setItem(NAMES.provider, name);
      if (verifier === undefined) tab.setItem(NAMES.state, state);
      else {
        const pending = [...verifiers(), [state, verifier] as const].slice(-MOST_PENDING);
        local.setItem(NAMES.xState, state);
        local.setItem(NAMES.xVerifiers, JSON.stringify(Object.fromEntries(pending)));
      }
    },
    expected(): Expected {
      const name = provider();
      const sent = tab.getItem(NAMES.state);
      const pending = verifiers();
      return {
        provider: name,
        knows: (state) => state !== null && state !== "" && (name === "x" ? pending.has(state) : state === sent),
        verifierOf: (state) => pending.get(state),
      };
    },
    /** Forgets the sign-in that is over, well or badly. */
    clear() {
      for (const name of [NAMES.provider, NAMES.state]) tab.removeItem(name);
      for (const name of [NAMES.xState, NAMES.xVerifiers]) local.removeItem(name);
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
