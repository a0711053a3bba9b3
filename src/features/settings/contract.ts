import type { Contract } from "#contract/endpoint.ts";
import { AppSettings } from "#features/settings/settings.ts";

export const settingsContract = {
  "GET /app/settings": { summary: "Prices and PRO options", access: "public", answer: AppSettings },
} as const satisfies Contract;
