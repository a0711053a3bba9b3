import type { CastCard, FigureKind } from "#book/cast-card.ts";
import { FIGURE_KINDS } from "#book/cast-card.ts";
import type { Language } from "#book/languages.ts";
import { conceptById } from "#lexicon/find-concept.ts";
import { BODY_PARTS, type BodyPart } from "#content/sentences/body-parts.ts";

/** Kinds of body, as far as words go: what can be inside out, sting or stick up after a fall. */
export const BODIES = [
  "fur",
  "person",
  "bird",
  "swimmer",
  "scales",
  "insect",
  "crawler",
  "robot",
  "vehicle",
  "spirit",
  "thing",
] as const;
export type Body = (typeof BODIES)[number];

/** Everybody else has fur, two ears and four paws. */
const BODY_OF: Readonly<Partial<Record<FigureKind, Body>>> = {
  ...all("person", [
    "hero",
    "child",
    "grown-up",
    "tin-soldier",
    "fairy",
    "wizard",
    "witch",
    "gnome",
    "knight",
    "pirate",
  ]),
  ...all("person", ["astronaut", "doll", "alien", "monster"]),
  ...all("bird", ["owl", "duck", "chicken", "bird", "penguin", "griffin", "phoenix"]),
  ...all("swimmer", ["fish", "whale", "octopus", "seahorse", "mermaid"]),
  ...all("scales", ["turtle", "frog", "dinosaur", "dragon"]),
  ...all("insect", ["bee", "butterfly", "ladybird"]),
  ...all("robot", ["robot", "android"]),
  ...all("vehicle", ["drone", "train", "car", "rocket"]),
  ...all("spirit", ["ghost", "snowman"]),
};

/** Who is drawn after another and is not built so: a snail on a hedgehog’s body has no paws. */
const BODY_OF_CALLED: Readonly<Partial<Record<string, Body>>> = {
  snail: "crawler",
  slug: "crawler",
  earthworm: "crawler",
  caterpillar: "crawler",
  snake: "crawler",
  python: "crawler",
  cobra: "crawler",
  spider: "insect",
  cricket: "insect",
  crab: "insect",
  starfish: "swimmer",
  seal: "swimmer",
};

function all(body: Body, kinds: readonly FigureKind[]): Partial<Record<FigureKind, Body>> {
  return Object.fromEntries(FIGURE_KINDS.filter((kind) => kinds.includes(kind)).map((kind) => [kind, body]));
}

/** What a body has not got, so that nobody speaks of it. */
const LACKS: Readonly<Record<Body, readonly BodyPart[]>> = {
  fur: ["hair", "wing"],
  person: ["paw", "tail", "wing"],
  bird: ["ear", "paw", "hand", "nose", "hair", "shoulder", "footwear"],
  swimmer: ["seat", "ear", "paw", "hand", "knee", "foot", "hair", "shoulder", "wing", "footwear"],
  scales: ["ear", "paw", "hair", "footwear"],
  insect: ["ear", "paw", "hand", "nose", "hair", "shoulder", "footwear"],
  crawler: ["seat", "ear", "paw", "hand", "knee", "foot", "hair", "shoulder", "wing", "footwear"],
  robot: ["ear", "paw", "tail", "nose", "hair", "wing", "footwear"],
  vehicle: [
    "seat",
    "ear",
    "paw",
    "hand",
    "tail",
    "nose",
    "knee",
    "foot",
    "hair",
    "shoulder",
    "tummy",
    "wing",
    "footwear",
  ],
  thing: ["ear", "paw", "tail", "nose", "hair", "shoulder", "tummy", "wing", "footwear", "seat"],
  spirit: ["seat", "ear", "paw", "tail", "knee", "foot", "hair", "wing", "footwear"],
};

/** A thing that is somebody is spoken of as the thing that it is, whatever it is drawn as. */
export function bodyOf({ kind, called }: Pick<CastCard, "kind" | "called">): Body {
  if (conceptById(called)?.kind === "thing") return "thing";
  // A parent’s own word for a kind may be any: "valueOf".
  const own = Object.hasOwn(BODY_OF_CALLED, called) ? BODY_OF_CALLED[called] : undefined;
  return own ?? BODY_OF[kind] ?? "fur";
}

const WITHOUT_STEPS: ReadonlySet<Body> = new Set(["swimmer", "crawler", "vehicle", "spirit"]);

/** Whether words let somebody come on foot who swims, rolls or floats. */
export function speaksOfSteps(text: string, body: Body, language: Language): boolean {
  return WITHOUT_STEPS.has(body) && BODY_PARTS[language].step.test(text);
}

const IN_WHEELCHAIR: readonly BodyPart[] = ["knee", "foot", "upright"];

/** Whether words speak of a part that such a body does not have, or let somebody in a wheelchair run. */
export function speaksOfMissing(text: string, body: Body, language: Language, wheelchair = false): boolean {
  const lacks = wheelchair ? [...LACKS[body], ...IN_WHEELCHAIR] : LACKS[body];
  return lacks.some((part) => BODY_PARTS[language][part].test(text));
}
