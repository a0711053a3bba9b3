import type { ImageModel, LanguageModel } from "ai";
import type { ModelId, ModelsConfiguration } from "../configuration/read-models.ts";
import { ModelFailure } from "./model-failure.ts";

/** A provider's models; each provider's package is loaded when its first model is asked for. */
export interface Sdk {
  text(id: ModelId): Promise<LanguageModel>;
  image(id: ModelId): Promise<ImageModel>;
}

interface Provider {
  languageModel(model: string): LanguageModel;
  imageModel(model: string): ImageModel;
}

// Warnings such as "seed is not supported" would go to the console, one a call.
Object.assign(globalThis, { AI_SDK_LOG_WARNINGS: false });

export function openSdk({ providers }: ModelsConfiguration): Sdk {
  const opened = new Map<string, Promise<Provider>>();
  const open = ({ provider }: ModelId): Promise<Provider> => {
    const known = opened.get(provider) ?? openProvider(provider);
    opened.set(provider, known);
    return known;
  };
  async function openProvider(provider: ModelId["provider"]): Promise<Provider> {
    const access = providers[provider];
    if (!access) throw new ModelFailure("configuration", `${provider} is not configured`);
    const options = { baseURL: access.url, apiKey: access.key.reveal() };
    switch (provider) {
      case "openai":
        return (await import("@ai-sdk/openai")).createOpenAI(options);
      case "anthropic": {
        const anthropic = (await import("@ai-sdk/anthropic")).createAnthropic(options);
        return { languageModel: (model) => anthropic.languageModel(model), imageModel: paintsNot };
      }
      case "google":
        return (await import("@ai-sdk/google")).createGoogleGenerativeAI(options);
      case "compatible":
        return (await import("@ai-sdk/openai-compatible")).createOpenAICompatible({
          ...options,
          name: "compatible",
          includeUsage: true,
          supportsStructuredOutputs: true,
        });
      case "bfl":
      case "fal":
      case "replicate":
        // Pictures alone, from a queue: paint-queued.ts.
        return { languageModel: writesNot, imageModel: writesNot };
    }
  }
  return {
    text: async (id) => (await open(id)).languageModel(id.model),
    image: async (id) => (await open(id)).imageModel(id.model),
  };
}

function paintsNot(): never {
  throw new ModelFailure("configuration", "this provider paints no pictures");
}

function writesNot(): never {
  throw new ModelFailure("configuration", "this provider writes nothing");
}
