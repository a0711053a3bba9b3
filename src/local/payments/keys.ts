/** The keys that the local payment server knows: what the embedded profile configures instead of real ones. */
export const LOCAL_KEYS = {
  secretKey: "sk_test_local",
  webhookSecret: "whsec_local",
} as const;
