import { createModels, type LocalModels, type ModelsOptions } from "#local/models/create-models.ts";
import { listen } from "#local/models/listen.ts";
import { readConfiguration } from "#server/configuration.ts";
import type { ModelsConfiguration } from "#server/configuration/read-models.ts";
import type { Variables } from "#server/configuration/environment.ts";

/** The local models, listening, and the variables that have the product ask them. */
export interface ListeningModels extends LocalModels {
  readonly variables: Variables;
  /** What the product is configured as, with more variables. */
  configure(more: Variables): ModelsConfiguration;
  readonly close: () => Promise<void>;
}

/** No key that a test may find anywhere but in a request's header. */
export const TEST_KEY = "sk-local-key-0123456789";

export async function listenModels(options: ModelsOptions): Promise<ListeningModels> {
  const models = createModels(options);
  const { url, close } = await listen((request) => models.handle(request));
  const variables = {
    OPENAI_API_KEY: TEST_KEY,
    OPENAI_URL: `${url}/openai`,
    ANTHROPIC_API_KEY: TEST_KEY,
    ANTHROPIC_URL: `${url}/anthropic`,
    GOOGLE_AI_KEY: TEST_KEY,
    GOOGLE_AI_URL: `${url}/google`,
    BFL_API_KEY: TEST_KEY,
    BFL_URL: `${url}/bfl`,
    FAL_KEY: TEST_KEY,
    FAL_URL: `${url}/fal`,
    REPLICATE_API_TOKEN: TEST_KEY,
    REPLICATE_URL: `${url}/replicate`,
    COMPATIBLE_URL: `${url}/compatible`,
    COMPATIBLE_API_KEY: TEST_KEY,
  };
  return {
    ...models,
    variables,
    configure: (more) => readConfiguration({ ...variables, ...more }).models,
    close,
  };
}
