import type { ModelId, ModelsConfiguration } from "#server/configuration/read-models.ts";
import type { FailureKind } from "#server/models/model-failure.ts";
import { type ModelRole, tryModel } from "#server/models/try-model.ts";

/** Who was tried for what, and in plain words what came of it. */
export interface Examined {
  readonly works: boolean;
  readonly line: string;
}

const DOES: Readonly<Record<ModelRole, string>> = {
  words: "writes",
  pictures: "paints",
  looking: "looks at pictures",
  reading: "reads texts",
};

/** What a person does about a failure. */
const ADVICE: Readonly<Record<FailureKind, string>> = {
  refused: "it answered and refused; ask its provider whether the account may do this",
  rate: "too many calls at once; wait a minute, and set MODELS_IN_FLIGHT lower if it comes again",
  quota: "the account has nothing left; add credit at the provider",
  down: "it cannot be reached; look at its address, the network, and the provider's status page",
  timeout: "it took longer than a minute; try again, or choose a smaller model",
  configuration: "the provider does not take the key, the model's name or the call; look at each",
  aborted: "it was stopped",
  "bad-output": "it answered, but not in JSON; choose a model that can answer in a given shape",
  budget: "the cap is reached",
};

/** Tries each configured model once in each of its roles, one after the other. */
export async function examineModels(configuration: ModelsConfiguration): Promise<Examined[]> {
  const examined: Examined[] = [];
  for (const [role, model] of modelsIn(configuration)) {
    const failure = await tryModel(configuration, model, role);
    const told = failure ? `does not work: ${ADVICE[failure.kind]} (${failure.message})` : "works";
    examined.push({ works: failure === undefined, line: `${model.name} ${DOES[role]}: ${told}` });
  }
  return examined;
}

function modelsIn({ text, image, vision, moderation }: ModelsConfiguration): (readonly [ModelRole, ModelId])[] {
  return [
    ...text.flatMap((player) => (player === "built-in" ? [] : [["words", player] as const])),
    ...image.flatMap((player) => (player === "built-in" ? [] : [["pictures", player] as const])),
    ...(vision ? [["looking", vision] as const] : []),
    ...(moderation ? [["reading", moderation] as const] : []),
  ];
}
