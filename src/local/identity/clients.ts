/** The clients that the local identity server knows: what the embedded profile configures instead of real ones. */
export const LOCAL_CLIENTS = {
  google: { clientId: "local-google-client" },
  facebook: { appId: "1000000000000001", appSecret: "local-facebook-secret" },
  x: { clientId: "local-x-client", clientSecret: "local-x-secret" },
} as const;

export type ProviderName = keyof typeof LOCAL_CLIENTS;

/** How a person knows the provider. */
export const PROVIDER_TITLES: Readonly<Record<ProviderName, string>> = {
  google: "Google",
  facebook: "Facebook",
  x: "X",
};
