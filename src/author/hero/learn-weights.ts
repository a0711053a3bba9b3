import { seeded } from "../random.ts";
import type { SignWeights } from "./weigh-mentions.ts";

/** What can be chosen in one idea: the signs of each, and which of them are right. */
export interface LabelledChoice {
  readonly signs: readonly (readonly string[])[];
  readonly isRight: readonly boolean[];
}

/** Times that all ideas are gone through; the weights of the later half are averaged. */
const ROUNDS = 10;
const STEP = 0.1;
/** By how much weights shrink after each round, so that what is seen once or twice does not decide. */
const KEPT = 0.9;
/** Fewer ideas than this show nothing by a sign. */
const FEWEST = 5;
/** Smaller weights are left out. */
const SMALLEST = 0.03;

/**
 * Learns what each sign adds: the weights by which, in a softmax over what can be chosen in an idea, all that is right has the greatest
 * likelihood together. Stochastic gradient descent with AdaGrad’s steps (Duchi, Hazan, Singer 2011), the same for the same ideas.
 */
export function learnWeights(ideas: readonly LabelledChoice[]): SignWeights {
  const { ids, names } = numbered(ideas);
  const taught = ideas
    .filter(({ isRight }) => isRight.includes(true))
    .map(({ signs, isRight }) => ({
      isRight,
      signs: signs.map((each) => [...new Set(each)].flatMap((sign) => ids.get(sign) ?? [])),
    }));
  const weights = new Float64Array(names.length);
  const squares = new Float64Array(names.length).fill(0.01);
  const sums = new Float64Array(names.length);
  const random = seeded("hero");
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { signs, isRight } of random.shuffle(taught)) {
      const shares = softmax(signs.map((each) => each.reduce((sum, id) => sum + (weights[id] ?? 0), 0)));
      const right = shares.reduce((sum, share, at) => sum + (isRight[at] ? share : 0), 1e-12);
      for (const [at, each] of signs.entries()) {
        const share = shares[at] ?? 0;
        const slope = share - (isRight[at] ? share / right : 0);
        for (const id of each) {
          squares[id] = (squares[id] ?? 0) + slope * slope;
          weights[id] = (weights[id] ?? 0) - (STEP * slope) / Math.sqrt(squares[id] ?? 1);
        }
      }
    }
    for (const id of weights.keys()) weights[id] = (weights[id] ?? 0) * KEPT;
    if (round >= ROUNDS / 2) for (const id of sums.keys()) sums[id] = (sums[id] ?? 0) + (weights[id] ?? 0);
  }
  const learnt = names.map((name, id) => [name, (sums[id] ?? 0) / (ROUNDS / 2)] as const);
  return new Map(learnt.filter(([, weight]) => Math.abs(weight) >= SMALLEST));
}

function numbered(ideas: readonly LabelledChoice[]): { ids: ReadonlyMap<string, number>; names: readonly string[] } {
  const counts = new Map<string, number>();
  for (const { signs } of ideas)
    for (const each of signs) for (const sign of new Set(each)) counts.set(sign, (counts.get(sign) ?? 0) + 1);
  const names = [...counts].filter(([, count]) => count >= FEWEST).map(([name]) => name);
  return { names, ids: new Map(names.map((name, id) => [name, id])) };
}

function softmax(weighed: readonly number[]): number[] {
  const most = Math.max(...weighed);
  const shares = weighed.map((each) => Math.exp(each - most));
  const all = shares.reduce((sum, share) => sum + share, 0);
  return shares.map((share) => share / all);
}
