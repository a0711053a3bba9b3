import { seeded } from "../random.ts";
import type { Choice, ChoicePart, SignWeights } from "./weigh-choices.ts";

/** What can be chosen in one idea, and which of it is right. */
export interface LabelledChoices {
  readonly choices: readonly Choice[];
  readonly isRight: readonly boolean[];
}

/** Times that all ideas are gone through; the weights of the later half are averaged. */
const ROUNDS = 10;
const STEP = 0.1;
/** By how much weights shrink after each round, so that what is seen once or twice does not decide. */
const KEPT = 0.9;
/** Seen fewer times than this a sign shows nothing. */
const FEWEST = 5;
/** Smaller weights are left out. */
const SMALLEST = 0.03;

/** An idea with numbers for its signs: of each part the signs of its places, of each choice its parts and signs. */
interface Numbered {
  readonly parts: readonly (readonly (readonly number[])[])[];
  readonly choices: readonly { readonly parts: readonly number[]; readonly signs: readonly number[] }[];
  readonly isRight: readonly boolean[];
}

/**
 * Learns what each sign adds: the weights by which, in a softmax over what can be chosen in an idea, all that is right has the greatest
 * likelihood together. Stochastic gradient descent with AdaGrad’s steps (Duchi, Hazan, Singer 2011), the same for the same ideas.
 */
export function learnWeights(ideas: readonly LabelledChoices[]): SignWeights {
  const { names, taught } = numbered(ideas);
  const weights = new Float64Array(names.length);
  const squares = new Float64Array(names.length).fill(0.01);
  const sums = new Float64Array(names.length);
  const learn = (signs: readonly number[], slope: number) => {
    if (Math.abs(slope) < 1e-9) return;
    for (const id of signs) {
      squares[id] = (squares[id] ?? 0) + slope * slope;
      weights[id] = (weights[id] ?? 0) - (STEP * slope) / Math.sqrt(squares[id] ?? 1);
    }
  };
  const random = seeded("hero");
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const idea of random.shuffle(taught)) learnOne(idea, weights, learn);
    for (const id of weights.keys()) weights[id] = (weights[id] ?? 0) * KEPT;
    if (round >= ROUNDS / 2) for (const id of sums.keys()) sums[id] = (sums[id] ?? 0) + (weights[id] ?? 0);
  }
  const learnt = names.map((name, id) => [name, (sums[id] ?? 0) / (ROUNDS / 2)] as const);
  return new Map(learnt.filter(([, weight]) => Math.abs(weight) >= SMALLEST));
}

/** Moves the weights of an idea’s signs by how far each choice’s share is from what is right. */
function learnOne(
  { parts, choices, isRight }: Numbered,
  weights: Float64Array,
  learn: (signs: readonly number[], slope: number) => void,
): void {
  const weigh = (signs: readonly number[]) => signs.reduce((sum, id) => sum + (weights[id] ?? 0), 0);
  const places = parts.map((part) => powers(part.map(weigh)));
  const shares = powers(
    choices.map((choice) => choice.parts.reduce((sum, part) => sum + (places[part]?.log ?? 0), weigh(choice.signs))),
  ).shares;
  const right = shares.reduce((sum, share, at) => sum + (isRight[at] ? share : 0), 1e-12);
  const ofParts = new Float64Array(parts.length);
  for (const [at, choice] of choices.entries()) {
    const share = shares[at] ?? 0;
    const slope = share - (isRight[at] ? share / right : 0);
    learn(choice.signs, slope);
    for (const part of choice.parts) ofParts[part] = (ofParts[part] ?? 0) + slope;
  }
  for (const [part, signs] of parts.entries())
    for (const [at, each] of signs.entries()) learn(each, (ofParts[part] ?? 0) * (places[part]?.shares[at] ?? 0));
}

/** The shares that powers of e have of their sum, and its logarithm. */
function powers(weighed: readonly number[]): { readonly shares: readonly number[]; readonly log: number } {
  const most = Math.max(...weighed);
  const shares = weighed.map((each) => Math.exp(each - most));
  const all = shares.reduce((sum, share) => sum + share, 0);
  return { shares: shares.map((share) => share / all), log: most + Math.log(all) };
}

function numbered(ideas: readonly LabelledChoices[]): {
  readonly names: readonly string[];
  readonly taught: readonly Numbered[];
} {
  const counts = new Map<string, number>();
  for (const idea of ideas)
    for (const signs of signsOf(idea)) for (const sign of new Set(signs)) counts.set(sign, (counts.get(sign) ?? 0) + 1);
  const names = [...counts].filter(([, count]) => count >= FEWEST).map(([name]) => name);
  const ids = new Map(names.map((name, id) => [name, id]));
  const idsOf = (signs: readonly string[]) => [...new Set(signs)].flatMap((sign) => ids.get(sign) ?? []);
  const taught = ideas
    .filter(({ isRight }) => isRight.includes(true))
    .map(({ choices, isRight }) => {
      const parts = partsOf(choices);
      return {
        isRight,
        parts: parts.map(({ places }) => places.map(idsOf)),
        choices: choices.map((choice) => ({
          parts: choice.parts.map((part) => parts.indexOf(part)),
          signs: idsOf(choice.signs),
        })),
      };
    });
  return { names, taught };
}

function partsOf(choices: readonly Choice[]): readonly ChoicePart[] {
  return [...new Set(choices.flatMap(({ parts }) => parts))];
}

function signsOf({ choices }: LabelledChoices): readonly (readonly string[])[] {
  return [...partsOf(choices).flatMap(({ places }) => places), ...choices.map(({ signs }) => signs)];
}
