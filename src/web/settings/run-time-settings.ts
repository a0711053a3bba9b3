import type { RunTimeSettings } from "#contract/run-time-settings.ts";

const UNTOLD: RunTimeSettings = { publicUrl: "", apiUrl: "/api", defaultLanguage: "en", adminUrl: null, identity: {} };

/** What the server wrote into index.html when it served it. */
export function readSettings(json: string | null | undefined): RunTimeSettings {
  return { ...UNTOLD, ...(JSON.parse(json || "{}") as Partial<RunTimeSettings>) };
}

export const settings: RunTimeSettings = readSettings(document.getElementById("settings")?.textContent);
