import path from "node:path";
import { LANGUAGES, type Language } from "#book/languages.ts";
import { type Variables, readEnvironment } from "./configuration/environment.ts";
import { type DatabaseConfiguration, readDatabase } from "./configuration/read-database.ts";
import { type IdentityConfiguration, readIdentity } from "./configuration/read-identity.ts";
import { type ModelsConfiguration, readModels } from "./configuration/read-models.ts";
import { type PaymentsConfiguration, readPayments } from "./configuration/read-payments.ts";
import { type Place, readProfile } from "./configuration/read-profile.ts";
import { type Roles, readRoles } from "./configuration/read-roles.ts";
import { LOG_LEVELS, type LogLevel } from "./log.ts";

/** How the product runs; made from the environment once, at the start. */
export interface Configuration extends Place {
  readonly dataDirectory: string;
  readonly database: DatabaseConfiguration;
  readonly storage: StorageConfiguration;
  readonly defaultLanguage: Language;
  readonly roles: Roles;
  /** Jobs that this process does at once. */
  readonly workerConcurrency: number;
  readonly identity: IdentityConfiguration;
  readonly payments: PaymentsConfiguration;
  /** Who writes and paints, and what that may cost. */
  readonly models: ModelsConfiguration;
  /** Seconds between a free user's stories, until an administrator sets another (S4.34). */
  readonly freeStoryWait: number;
  /** Pictures that a free user may have made or edited in a story (S6.4). */
  readonly freeImageEdits: number;
  /** Requests to the API within a minute. */
  readonly rateLimits: { readonly perAddress: number; readonly perSession: number };
  /** Addresses and networks of proxies whose `x-forwarded-for` is believed. */
  readonly trustedProxies: readonly string[];
  /** Where the browser finds the API when it has a host of its own; absent: `/api` of the page's (S7.0). */
  readonly apiUrl: string | undefined;
  /** The admin site; absent: the product's own portal (S2.21). */
  readonly adminUrl: string | undefined;
  readonly logLevel: LogLevel;
}

export type StorageConfiguration = { readonly kind: "disk"; readonly directory: string };

/** Reads the environment; throws one `ConfigurationError` that tells all its faults by name, with what to do. */
export function readConfiguration(variables: Variables): Configuration {
  const environment = readEnvironment(variables);
  const place = readProfile(environment);
  const dataDirectory = path.resolve(environment.text("DATA_DIR") ?? "data");
  const database = readDatabase(environment, place.profile, dataDirectory);
  const storage = environment.choice("STORAGE", ["disk"], "disk");
  const configuration: Configuration = {
    ...place,
    dataDirectory,
    database,
    storage: {
      kind: storage,
      directory: path.resolve(environment.text("STORAGE_DIR") ?? path.join(dataDirectory, "files")),
    },
    defaultLanguage: environment.choice("DEFAULT_LANGUAGE", LANGUAGES, "en"),
    roles: readRoles(environment),
    workerConcurrency: environment.integer("WORKER_CONCURRENCY", { fallback: 2, min: 1, max: 64 }),
    identity: readIdentity(environment, place.profile),
    payments: readPayments(environment, place.profile),
    models: readModels(environment, place.profile),
    freeStoryWait: environment.integer("FREE_STORY_WAIT", {
      fallback: database.kind === "url" ? 86_400 : 600,
      min: 0,
      max: 31_536_000,
    }),
    freeImageEdits: environment.integer("FREE_IMAGE_EDITS", { fallback: 20, min: 0, max: 1_000_000 }),
    rateLimits: {
      perAddress: environment.integer("RATE_LIMIT_ADDRESS", { fallback: 1_200, min: 1, max: 100_000_000 }),
      perSession: environment.integer("RATE_LIMIT_SESSION", { fallback: 600, min: 1, max: 100_000_000 }),
    },
    trustedProxies: environment.list("TRUSTED_PROXIES") ?? [],
    apiUrl: environment.address("API_URL"),
    adminUrl: environment.address("ADMIN_URL"),
    // Embedded, a person reads the terminal; in production a collector reads the log.
    logLevel: environment.choice("LOG_LEVEL", LOG_LEVELS, place.profile === "embedded" ? "warn" : "info"),
  };
  environment.finish();
  return configuration;
}

/** The configuration of this very process: the one place where the environment is read. */
export function readOwnConfiguration(): Configuration {
  return readConfiguration(process.env);
}
