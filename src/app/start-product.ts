import { isIPv6 } from "node:net";
import path from "node:path";
import type { RunTimeSettings } from "#contract/run-time-settings.ts";
import { createWhoIs } from "#features/accounts/server/who-is.ts";
import { pickLanguage, wishedLanguages } from "#messages/pick-language.ts";
import type { Configuration } from "#server/configuration.ts";
import type { FacebookIdentity } from "#server/configuration/read-identity.ts";
import { createServer, type Server } from "#server/http/create-server.ts";
import type { PageSources } from "#server/http/security-headers.ts";
import { createMetrics } from "#server/http/metrics.ts";
import { tidyModelCalls } from "#server/models/jobs.ts";
import { measureModels } from "#server/models/measure-models.ts";
import { repeatJob } from "#server/jobs/repeat-job.ts";
import { startWorker } from "#server/jobs/start-worker.ts";
import type { Logger } from "#server/log.ts";
import { contract } from "./contract.ts";
import { joinHandlers } from "./handlers.ts";
import { pageDescriber } from "./describe-page.ts";
import { jobHandlers } from "./job-handlers.ts";
import { localMounts } from "./local-mounts.ts";
import { type Data, openData } from "./open-data.ts";
import { pictureFiles, portraitFiles } from "./picture-files.ts";
import { sayError } from "./say-error.ts";
import { choosePlayers, type Players } from "./tools.ts";

/** How many pages of a book are drawn at the same time. */
const HANDS = 2;
const GRACE_MS = 10_000;
const DAY_MS = 86_400_000;

export interface RunningProduct {
  /** Where people open it. */
  readonly origin: string;
  /** Answers what has come, hands unfinished jobs back, and ends. */
  stop(): Promise<void>;
}

/**
 * Starts what the configuration asks for. `root` is the folder that holds `migrations/` and `dist/web/`. What was started
 * before a step failed is stopped again.
 */
export async function startProduct(configuration: Configuration, root: string, log: Logger): Promise<RunningProduct> {
  const stops: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    for (let next = stops.pop(); next; next = stops.pop()) await next();
  };
  try {
    const origins = originsOf(configuration);
    const data = await openData(configuration, path.join(root, "migrations"), log);
    stops.push(data.close);
    const players = await choosePlayers(configuration, origins[0], data.database);
    if (configuration.roles.worker) {
      const worker = startWorker(data.database, jobHandlers({ ...players, database: data.database, hands: HANDS }), {
        concurrency: configuration.workerConcurrency,
        log,
      });
      stops.push(() => worker.stop(GRACE_MS));
      const tidying = repeatJob(data.database, tidyModelCalls, DAY_MS, log);
      stops.push(() => tidying.stop());
    }
    if (configuration.roles.web) {
      const server = await openServer(configuration, root, log, data, players, origins);
      stops.push(() => server.close());
      await server.listen(configuration.listen);
      stops.push(() => Promise.resolve(server.drain()));
    }
    return { origin: origins[0], stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function openServer(
  configuration: Configuration,
  root: string,
  log: Logger,
  { database, ping }: Data,
  players: Players,
  origins: readonly [string, ...string[]],
): Promise<Server> {
  return createServer({
    contract,
    handlers: joinHandlers({
      ...players,
      database,
      origins,
      freeStoryWait: configuration.freeStoryWait,
      freeImageEdits: configuration.freeImageEdits,
    }),
    whoIs: createWhoIs(database),
    say: sayError,
    database,
    ping,
    log,
    chooseLanguage: (header) => pickLanguage(null, wishedLanguages(header), configuration.defaultLanguage),
    api: { title: "Basmia", version: "1" },
    rateLimits: configuration.rateLimits,
    registry: measureModels(createMetrics(), database),
    trustedProxies: configuration.trustedProxies,
    files: [pictureFiles({ ...players, database }), portraitFiles(players.storage)],
    mounts: await localMounts(configuration, origins),
    https: origins[0].startsWith("https:"),
    web: {
      directory: path.join(root, "dist/web"),
      settings: () => runTimeSettings(configuration, origins[0], players),
      describePage: pageDescriber(database, origins[0]),
    },
    ...(configuration.apiUrl !== undefined && { callers: origins }),
    sources: sourcesOf(configuration),
  });
}

/** Where Facebook's own JavaScript comes from and whom it asks. */
function sdkSources({ sdkUrl, graphUrl, dialogUrl }: FacebookIdentity) {
  const [sdk, graph, site] = [sdkUrl, graphUrl, dialogUrl].map((url) => new URL(url).origin) as [
    string,
    string,
    string,
  ];
  return { scripts: [sdk], connections: [graph, site], frames: [site] };
}

/** What a page may load and call beside what is ours. */
function sourcesOf({ apiUrl, identity }: Configuration): PageSources {
  const facebook = identity.facebook?.kind === "real" ? sdkSources(identity.facebook) : { connections: [] };
  const api = apiUrl === undefined ? [] : [new URL(apiUrl).origin];
  return { ...facebook, connections: [...facebook.connections, ...api] };
}

/** The public origin first; without one, the address that is listened at, by each of this machine's names. */
function originsOf({ publicUrl, listen }: Configuration): [string, ...string[]] {
  const hosts = [listen.host, "localhost", "127.0.0.1"].map((host) => (isIPv6(host) ? `[${host}]` : host));
  const here = hosts.map((host) => `http://${host}:${listen.port}`);
  const [first = "", ...others] = [...new Set([...(publicUrl === undefined ? [] : [publicUrl]), ...here])];
  return [first, ...others];
}

function runTimeSettings(
  { defaultLanguage, apiUrl = "/api", adminUrl }: Configuration,
  publicUrl: string,
  { identitySettings }: { readonly identitySettings: RunTimeSettings["identity"] },
): RunTimeSettings {
  return {
    publicUrl,
    apiUrl,
    defaultLanguage,
    adminUrl: adminUrl ?? `${publicUrl}/admin`,
    identity: identitySettings,
  };
}
