import { looksByDefault } from "#author/person-looks.ts";
import type { CastCard } from "#book/cast-card.ts";
import { leadingFigure } from "#book/leading-figure.ts";
import type { FigurePlan, PagePlan } from "#book/page-plan.ts";
import { wornGarment } from "#book/worn-garment.ts";
import { PLACES } from "#illustrator/places/register.ts";
import { conceptById } from "#lexicon/find-concept.ts";
import type { PictureWish, SaidWish } from "#lexicon/read-instructions.ts";

/** What a picture shows: its plan, and the cards of everybody who can be in it. */
export interface Motif {
  readonly plan: PagePlan;
  readonly cast: readonly CastCard[];
}

export interface ChangedMotif extends Motif {
  /** Wishes that the picture's place has no way to show. */
  readonly undone: readonly SaidWish[];
}

/** More figures than this are too many for a close view. */
const MOST_IN_CLOSE = 2;

/** Does what is wished, in order, and leaves everything else as it was. */
export function changeMotif(motif: Motif, wishes: readonly SaidWish[]): ChangedMotif {
  const undone: SaidWish[] = [];
  let { plan, cast } = motif;
  for (const wish of wishes) {
    if (wish.kind === "weather" && wish.weather !== "clear" && !hasWeather(plan, wish.weather)) undone.push(wish);
    else ({ plan, cast } = fulfil({ plan, cast }, wish));
  }
  const isCrowded = plan.shot === "close" && plan.figures.length > MOST_IN_CLOSE;
  return { plan: isCrowded ? { ...plan, shot: "medium" } : plan, cast, undone };
}

const hasWeather = ({ place }: PagePlan, weather: PagePlan["weather"]) =>
  PLACES[place.environment].weathers.includes(weather);

function fulfil({ plan, cast }: Motif, wish: PictureWish): Motif {
  switch (wish.kind) {
    case "hour":
      return { plan: { ...plan, hour: wish.hour }, cast };
    case "weather":
      return { plan: { ...plan, weather: wish.weather }, cast };
    case "room":
      return { plan: inRoom(plan, wish.room), cast };
    case "shot":
      return { plan: { ...plan, shot: wish.shot }, cast };
    case "place":
      return { plan: elsewhere(plan, wish), cast };
    case "pose":
      return { plan: directed(plan, wish.who, { pose: wish.pose }), cast };
    case "mood":
      return { plan: directed(plan, wish.who, { mood: wish.mood }), cast };
    case "looks-at":
      return { plan: directed(plan, wish.who, { looksAt: wish.at }), cast };
    case "facing":
      return { plan: directed(plan, wish.who, { facing: wish.facing }), cast };
    case "side":
      return { plan: moved(plan, wish.who, wish.side), cast };
    case "holds":
      return { plan: holding(plan, wish), cast };
    case "thing-colour":
      return { plan: recoloured(plan, wish), cast };
    case "add-thing":
      return { plan: withThings(plan, wish), cast };
    case "remove-thing":
      return { plan: withoutThing(plan, wish.thing), cast };
    case "show-figure":
      return { plan: withFigure(plan, cast, wish.who), cast };
    case "add-guest":
      return { plan: withFigure(plan, cast, wish.who), cast: [...cast, guestCard(wish)] };
    case "remove-figure":
      return { plan: withoutFigure(plan, wish.who), cast };
    default:
      return { plan, cast: cast.map((card) => (card.id === wish.who ? dressed(card, wish) : card)) };
  }
}

/** Another place; without a set of its own and where the picture is set already, the environment's next set. */
function elsewhere(plan: PagePlan, { environment, set }: Extract<PictureWish, { kind: "place" }>): PagePlan {
  const next = plan.place.environment === environment ? plan.place.set + 1 : 0;
  const isHere = plan.place.environment === environment && plan.place.set === set;
  const place = { environment, set: isHere ? next : (set ?? next) };
  const weather = PLACES[environment].weathers.includes(plan.weather) ? plan.weather : "clear";
  return { ...plan, place, weather };
}

/** Into a room of the picture's environment, or out of the one it is in. */
function inRoom(plan: PagePlan, room: Extract<PictureWish, { kind: "room" }>["room"]): PagePlan {
  const { environment, set } = plan.place;
  return { ...plan, place: { environment, set, ...(room !== undefined && { indoors: room }) } };
}

function holding(plan: PagePlan, { who, thing, colour }: Extract<PictureWish, { kind: "holds" }>): PagePlan {
  const free = withoutThing(plan, thing);
  const given = { holds: thing, ...(colour !== undefined && { holdsColour: colour }) };
  return {
    ...free,
    figures: free.figures.map(({ holdsColour, ...figure }) =>
      figure.who === who ? { ...figure, ...given } : { ...figure, ...(holdsColour !== undefined && { holdsColour }) },
    ),
  };
}

/** Gives a thing another colour wherever it is: in a hand, on the ground or in the sky. */
function recoloured(plan: PagePlan, { thing, colour }: Extract<PictureWish, { kind: "thing-colour" }>): PagePlan {
  return {
    ...plan,
    things: plan.things.map((each) => (each.thing === thing ? { ...each, colour } : each)),
    figures: plan.figures.map((figure) => (figure.holds === thing ? { ...figure, holdsColour: colour } : figure)),
  };
}

/** Figures stand left to right in the plan's order; everybody faces whom they look at from their new place. */
function moved(plan: PagePlan, who: string, side: "left" | "right"): PagePlan {
  const figure = plan.figures.find((each) => each.who === who);
  if (!figure) return plan;
  const others = plan.figures.filter((each) => each.who !== who);
  const row = side === "left" ? [figure, ...others] : [...others, figure];
  return {
    ...plan,
    figures: row.map(({ facing, ...each }) => (each.looksAt === undefined && facing ? { ...each, facing } : each)),
  };
}

function directed(plan: PagePlan, who: string, change: Partial<FigurePlan>): PagePlan {
  return { ...plan, figures: plan.figures.map((figure) => (figure.who === who ? { ...figure, ...change } : figure)) };
}

function withThings(plan: PagePlan, wish: Extract<PictureWish, { kind: "add-thing" }>): PagePlan {
  const { thing, where, count, colour } = wish;
  const added = { thing, where, ...(colour !== undefined && { colour }) };
  return { ...plan, things: [...plan.things, ...Array.from({ length: count }, () => added)] };
}

function withoutThing(plan: PagePlan, thing: string): PagePlan {
  return {
    ...plan,
    things: plan.things.filter((each) => each.thing !== thing),
    figures: plan.figures.map(({ holds, holdsColour, looksAt, ...figure }) => ({
      ...figure,
      ...(holds !== undefined && holds !== thing && { holds, ...(holdsColour !== undefined && { holdsColour }) }),
      ...(looksAt !== undefined && looksAt !== thing && { looksAt }),
    })),
  };
}

/** Joins the figures on the right, turned to the page's own. */
function withFigure(plan: PagePlan, cast: readonly CastCard[], who: string): PagePlan {
  if (plan.figures.some((figure) => figure.who === who)) return plan;
  const own = leadingFigure(plan, cast);
  const figure: FigurePlan = {
    who,
    pose: "stand",
    mood: "happy",
    ...(own !== undefined && { looksAt: own, facing: "left" }),
  };
  return { ...plan, figures: [...plan.figures, figure] };
}

function withoutFigure(plan: PagePlan, who: string): PagePlan {
  const staying = plan.figures.filter((figure) => figure.who !== who);
  return {
    ...plan,
    figures: staying.map(({ looksAt, ...figure }) => ({
      ...figure,
      ...(looksAt !== undefined && looksAt !== who && { looksAt }),
    })),
  };
}

/** A card for somebody who is in this picture only. */
function guestCard({ who, concept, sex }: Extract<PictureWish, { kind: "add-guest" }>): CastCard {
  const meaning = conceptById(concept);
  const role = meaning?.kind === "figure" ? meaning : undefined;
  const guest = {
    name: "",
    kind: role?.draws ?? "child",
    called: concept,
    age: role?.age ?? "child",
    looks: "",
  } as const;
  return {
    id: who,
    ...guest,
    ...looksByDefault(guest),
    characterType: role?.type ?? "EverydayPeople",
    sex: sex ?? role?.sex ?? "neuter",
    size: role?.size ?? 1,
    ...(role?.colour && { colour: role.colour }),
    garment: { kind: "none", colour: "red" },
  };
}

function dressed(card: CastCard, wish: Extract<PictureWish, { kind: "colour" | "garment" | "hair" }>): CastCard {
  if (wish.kind === "colour") return { ...card, colour: wish.colour };
  if (wish.kind === "hair") return { ...card, hair: wish.hair };
  return {
    ...card,
    garment: {
      kind: wornGarment(card.kind, wish.garment ?? card.garment.kind),
      colour: wish.colour ?? card.garment.colour,
    },
  };
}
