import type { settingsContract } from "#features/settings/contract.ts";
import { readSettings } from "./read-settings.ts";
import type { Database } from "#server/database/database.ts";
import { NOT_MODIFIED, type Handlers } from "#server/http/handler.ts";

export const settingsRoutes = ({ database }: { readonly database: Database }): Handlers<typeof settingsContract> => ({
  "GET /app/settings": async (_received, context) => {
    const settings = await readSettings(database);
    return context.isUnchanged(JSON.stringify(settings)) ? NOT_MODIFIED : settings;
  },
});
