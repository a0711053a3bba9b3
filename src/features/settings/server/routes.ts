import type { settingsContract } from "#features/settings/contract.ts";
import type { FreeLimits } from "#features/settings/settings.ts";
import { changeSettings } from "./change-settings.ts";
import { listSettingsChanges } from "./list-settings-changes.ts";
import { readAdminSettings } from "./read-admin-settings.ts";
import { readSettings } from "./read-settings.ts";
import type { Database } from "#server/database/database.ts";
import { NOT_MODIFIED, type Handlers } from "#server/http/handler.ts";

/** `FreeLimits`: what the environment says. */
type SettingsTools = FreeLimits & { readonly database: Database };

export const settingsRoutes = ({ database, ...tools }: SettingsTools): Handlers<typeof settingsContract> => ({
  "GET /app/settings": async (_received, context) => {
    const settings = await readSettings(database);
    return context.isUnchanged(JSON.stringify(settings)) ? NOT_MODIFIED : settings;
  },
  "GET /admin/settings": () => readAdminSettings(database, tools),
  "PUT /admin/settings": async ({ body }, { caller, log }) => {
    const settings = await changeSettings(database, caller.userId, tools, body);
    log.info({ admin: caller.userId }, "an administrator changed the settings");
    return settings;
  },
  "GET /admin/settings/changes": () => listSettingsChanges(database),
});
