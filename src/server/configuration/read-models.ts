import { Secret } from "../secrets/secret.ts";
import type { Environment } from "./environment.ts";
import type { Profile } from "./read-profile.ts";
import { readProviderAddress } from "./read-provider-address.ts";

/** Who offers models. `bfl` is Black Forest Labs; `compatible` is any server that speaks as OpenAI does: Ollama, llama.cpp, vLLM, LM Studio. */
export const MODEL_PROVIDERS = ["openai", "anthropic", "google", "compatible", "bfl", "fal", "replicate"] as const;
export type ModelProvider = (typeof MODEL_PROVIDERS)[number];

/** A provider's model, as it is configured: `openai:gpt-6-luna`. */
export interface ModelId {
  readonly name: string;
  readonly provider: ModelProvider;
  readonly model: string;
}

/** Who plays a role: a provider's model, or what the product carries. */
export type PlayerId = ModelId | "built-in";

/** How a provider is reached. */
export interface ProviderAccess {
  readonly url: string;
  readonly key: Secret;
}

export interface ModelsConfiguration {
  /** Writers and painters, each taking over where the one before it cannot. */
  readonly text: readonly PlayerId[];
  readonly image: readonly PlayerId[];
  /** Looks at painted pictures; absent: nobody does. */
  readonly vision: ModelId | undefined;
  /** Reads texts and pictures after the product's own rules; absent: the rules alone. */
  readonly moderation: ModelId | undefined;
  readonly providers: Readonly<Partial<Record<ModelProvider, ProviderAccess>>>;
  /** What models may cost, in millionths of a US dollar. */
  readonly budgets: { readonly story: number; readonly day: number };
  /** Calls that all processes together have under way with one key. */
  readonly inFlight: number;
}

interface ProviderVariables {
  readonly key: string;
  readonly url: string;
  readonly address: string;
  readonly plays: readonly Role[];
}

type Role = "TEXT_MODEL" | "IMAGE_MODEL" | "VISION_MODEL" | "MODERATION";

const PROVIDERS: Readonly<Record<ModelProvider, ProviderVariables>> = {
  openai: {
    key: "OPENAI_API_KEY",
    url: "OPENAI_URL",
    address: "https://api.openai.com/v1",
    plays: ["TEXT_MODEL", "IMAGE_MODEL", "VISION_MODEL", "MODERATION"],
  },
  anthropic: {
    key: "ANTHROPIC_API_KEY",
    url: "ANTHROPIC_URL",
    address: "https://api.anthropic.com/v1",
    plays: ["TEXT_MODEL", "VISION_MODEL"],
  },
  google: {
    key: "GOOGLE_AI_KEY",
    url: "GOOGLE_AI_URL",
    address: "https://generativelanguage.googleapis.com/v1beta",
    plays: ["TEXT_MODEL", "IMAGE_MODEL", "VISION_MODEL"],
  },
  bfl: { key: "BFL_API_KEY", url: "BFL_URL", address: "https://api.bfl.ai/v1", plays: ["IMAGE_MODEL"] },
  fal: { key: "FAL_KEY", url: "FAL_URL", address: "https://queue.fal.run", plays: ["IMAGE_MODEL"] },
  replicate: {
    key: "REPLICATE_API_TOKEN",
    url: "REPLICATE_URL",
    address: "https://api.replicate.com/v1",
    plays: ["IMAGE_MODEL"],
  },
  compatible: {
    key: "COMPATIBLE_API_KEY",
    url: "COMPATIBLE_URL",
    address: "",
    plays: ["TEXT_MODEL", "IMAGE_MODEL", "VISION_MODEL"],
  },
};

/** The moderation model, where `MODERATION` names a provider alone. */
const MODERATION_MODEL = "omni-moderation-latest";
const MICRO_USD_A_CENT = 10_000;

export function readModels(environment: Environment, profile: Profile): ModelsConfiguration {
  const cents = (name: string, fallback: number) =>
    environment.integer(name, { fallback, min: 0, max: 100_000_000 }) * MICRO_USD_A_CENT;
  const text = readChain(environment, "TEXT_MODEL");
  const image = readChain(environment, "IMAGE_MODEL");
  const vision = readOne(environment, "VISION_MODEL", undefined);
  const moderation = readOne(environment, "MODERATION", MODERATION_MODEL);
  const used = [...text, ...image, ...(vision ? [vision] : []), ...(moderation ? [moderation] : [])];
  return {
    text,
    image,
    vision,
    moderation,
    providers: readProviders(environment, profile, used),
    budgets: { story: cents("BUDGET_STORY", 500), day: cents("BUDGET_DAY", 10_000) },
    inFlight: environment.integer("MODELS_IN_FLIGHT", { fallback: 4, min: 1, max: 256 }),
  };
}

/** `openai:gpt-6-luna,built-in`; nothing is what the product carries. */
function readChain(environment: Environment, role: "TEXT_MODEL" | "IMAGE_MODEL"): PlayerId[] {
  const chain: PlayerId[] = [];
  for (const part of environment.list(role) ?? ["built-in"]) {
    const player = part === "built-in" ? part : readModelId(environment, role, part);
    if (chain.some((other) => nameOf(other) === part)) environment.fault(role, `names "${part}" twice; name it once`);
    else if (player !== undefined) chain.push(player);
  }
  if (chain.indexOf("built-in") < chain.length - 1 && chain.includes("built-in")) {
    environment.fault(role, "names a model after built-in, which never fails: put built-in last");
  }
  return chain;
}

function readOne(environment: Environment, role: Role, fallback: string | undefined): ModelId | undefined {
  const given = environment.text(role);
  if (given === undefined || given === "none") return undefined;
  return readModelId(environment, role, given.includes(":") || !fallback ? given : `${given}:${fallback}`);
}

function readModelId(environment: Environment, role: Role, name: string): ModelId | undefined {
  const [given = "", ...rest] = name.split(":");
  const model = rest.join(":");
  const able = MODEL_PROVIDERS.filter((provider) => PROVIDERS[provider].plays.includes(role));
  const provider = able.find((known) => known === given);
  if (provider !== undefined && model !== "") return { name, provider, model };
  const example = role === "MODERATION" ? "openai" : `${able[0]}:<model>`;
  environment.fault(role, `has "${name}"; give ${example}, the provider being one of ${able.join(", ")}`);
  return undefined;
}

function readProviders(
  environment: Environment,
  profile: Profile,
  used: readonly PlayerId[],
): Partial<Record<ModelProvider, ProviderAccess>> {
  const access: Partial<Record<ModelProvider, ProviderAccess>> = {};
  for (const provider of MODEL_PROVIDERS) {
    const { key: keyName, url: urlName, address } = PROVIDERS[provider];
    const user = used.find((player) => player !== "built-in" && player.provider === provider);
    const isOwn = provider === "compatible";
    // A server of one's own may well be on this very machine.
    const url = isOwn
      ? (environment.address(urlName) ?? "")
      : readProviderAddress(environment, profile, urlName, address);
    const key = environment.text(keyName);
    if (user === undefined) continue;
    if (isOwn && url === "" && environment.text(urlName) === undefined) {
      environment.fault(
        urlName,
        `is missing, but ${nameOf(user)} needs it; give an address such as http://127.0.0.1:11434/v1`,
      );
    }
    if (!isOwn && key === undefined) {
      environment.fault(keyName, `is missing, but ${nameOf(user)} needs it; set the key, or leave that model out`);
    }
    access[provider] = { url, key: new Secret(key ?? "") };
  }
  return access;
}

const nameOf = (player: PlayerId) => (player === "built-in" ? player : player.name);
