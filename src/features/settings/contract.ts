import * as z from "zod/mini";
import type { Contract } from "#contract/endpoint.ts";
import { AdminSettings, SettingsChange, SettingsNow } from "#features/settings/admin-settings.ts";
import { AppSettings } from "#features/settings/settings.ts";

export const settingsContract = {
  "GET /app/settings": { summary: "Prices and PRO options", access: "public", answer: AppSettings },
  "GET /admin/settings": {
    summary: "All that an administrator sets, as it is now",
    access: "user",
    roles: ["admin"],
    answer: SettingsNow,
  },
  "PUT /admin/settings": {
    summary: "Set prices, PRO lists, the wait and the free pictures, in effect at once; who did it is written down",
    access: "user",
    roles: ["admin"],
    inPerson: true,
    body: AdminSettings,
    answer: SettingsNow,
  },
  "GET /admin/settings/changes": {
    summary: "Who changed which settings, the newest first",
    access: "user",
    roles: ["admin"],
    answer: z.array(SettingsChange),
  },
} as const satisfies Contract;
