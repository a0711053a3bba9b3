import { describe, expect, test } from "vitest";
import type { CastCard } from "#book/cast-card.ts";
import type { PagePlan } from "#book/page-plan.ts";
import type { PictureWish, SaidWish } from "#lexicon/read-instructions.ts";
import { changeMotif, type Motif } from "./change-motif.ts";

const PIP: CastCard = {
  id: "hero",
  name: "Pip",
  kind: "hedgehog",
  called: "hedgehog",
  characterType: "Animals",
  sex: "male",
  age: "child",
  size: 1,
  garment: { kind: "scarf", colour: "red" },
  looks: "",
};
const MIRA: CastCard = { ...PIP, id: "helper", name: "Mira", kind: "fox", called: "fox", sex: "female" };
const PLAN: PagePlan = {
  place: { environment: "EnchantedForest", set: 0 },
  hour: "day",
  weather: "rain",
  shot: "close",
  figures: [
    { who: "hero", pose: "stand", mood: "happy", looksAt: "helper", holds: "key" },
    { who: "helper", pose: "stand", mood: "happy", looksAt: "ball" },
  ],
  things: [{ thing: "ball", where: "ground" }],
  textAt: "top",
};
const MOTIF: Motif = { plan: PLAN, cast: [PIP, MIRA] };

const change = (...wishes: PictureWish[]) =>
  changeMotif(
    MOTIF,
    wishes.map((wish): SaidWish => ({ ...wish, words: wish.kind })),
  );

describe("a picture's motif", () => {
  test("stays as it is but for what is wished", () => {
    expect(change()).toEqual({ ...MOTIF, undone: [] });
    expect(change({ kind: "hour", hour: "night" }).plan).toEqual({ ...PLAN, hour: "night" });
    const sad = change({ kind: "mood", who: "helper", mood: "sad" });
    expect(sad.plan.figures).toEqual([PLAN.figures[0], { ...PLAN.figures[1], mood: "sad" }]);
    expect(sad.cast).toBe(MOTIF.cast);
  });

  test("moves to another place with the weather that it can have", () => {
    const space = change({ kind: "place", environment: "SpaceColony" });
    expect(space.plan).toMatchObject({ place: { environment: "SpaceColony", set: 0 }, weather: "clear" });
    expect(change({ kind: "place", environment: "EnchantedForest" }).plan.place.set).toBe(1);
    expect(change({ kind: "place", environment: "EnchantedForest", set: 0 }).plan.place.set).toBe(1);
    expect(change({ kind: "place", environment: "EnchantedForest", set: 2 }).plan.place.set).toBe(2);
  });

  test("goes into a room of its place and out again, another place having none", () => {
    const inside = change({ kind: "room", room: "kitchen" });
    expect(inside.plan.place).toEqual({ environment: "EnchantedForest", set: 0, indoors: "kitchen" });
    expect(change({ kind: "room", room: "kitchen" }, { kind: "room" }).plan.place).toEqual(PLAN.place);
    const away = change({ kind: "room", room: "cave" }, { kind: "place", environment: "SmallVillage" });
    expect(away.plan.place).toEqual({ environment: "SmallVillage", set: 0 });
  });

  test("gives things a colour in the hand, on the ground and in the sky, and takes it away with them", () => {
    const red = change({ kind: "holds", who: "helper", thing: "balloon", colour: "red" });
    expect(red.plan.figures[1]).toMatchObject({ holds: "balloon", holdsColour: "red" });
    const blue = change(
      { kind: "holds", who: "helper", thing: "balloon", colour: "red" },
      { kind: "thing-colour", thing: "balloon", colour: "blue" },
      { kind: "thing-colour", thing: "ball", colour: "green" },
    );
    expect(blue.plan.figures[1]).toMatchObject({ holdsColour: "blue" });
    expect(blue.plan.things).toEqual([{ thing: "ball", where: "ground", colour: "green" }]);
    const key = change(
      { kind: "holds", who: "helper", thing: "balloon", colour: "red" },
      { kind: "holds", who: "helper", thing: "lantern" },
    );
    expect(key.plan.figures[1]).not.toHaveProperty("holdsColour");
    const stars = change({ kind: "add-thing", thing: "star", where: "sky", count: 2, colour: "gold" });
    expect(stars.plan.things.slice(1)).toEqual(Array(2).fill({ thing: "star", where: "sky", colour: "gold" }));
  });

  test("says which weather its place cannot have", () => {
    const island = change(
      { kind: "place", environment: "DesertedIsland" },
      { kind: "weather", weather: "snow" },
      { kind: "hour", hour: "night" },
    );
    expect(island.plan).toMatchObject({ weather: "rain", hour: "night" });
    expect(island.undone.map(({ words }) => words)).toEqual(["weather"]);
  });

  test("lets nobody look at, or hold, what is gone", () => {
    const alone = change({ kind: "remove-figure", who: "helper" });
    expect(alone.plan.figures).toEqual([{ who: "hero", pose: "stand", mood: "happy", holds: "key" }]);
    const bare = change({ kind: "remove-thing", thing: "ball" }, { kind: "remove-thing", thing: "key" });
    expect(bare.plan.things).toEqual([]);
    expect(bare.plan.figures).toEqual([
      { who: "hero", pose: "stand", mood: "happy", looksAt: "helper" },
      { who: "helper", pose: "stand", mood: "happy" },
    ]);
  });

  test("takes what is held from where it lay", () => {
    const held = change({ kind: "holds", who: "helper", thing: "ball" });
    expect(held.plan.things).toEqual([]);
    expect(held.plan.figures[1]).toMatchObject({ holds: "ball" });
  });

  test("gives a guest a card of its own, and steps back when three are there", () => {
    const crowded = change(
      { kind: "add-guest", who: "guest-1", concept: "rabbit", sex: "female" },
      { kind: "colour", who: "guest-1", colour: "white" },
      { kind: "garment", who: "guest-1", garment: "bow", colour: "pink" },
      { kind: "pose", who: "guest-1", pose: "dance" },
    );
    expect(crowded.plan.shot).toBe("medium");
    expect(crowded.plan.figures[2]).toMatchObject({ who: "guest-1", pose: "dance", looksAt: "hero" });
    expect(crowded.cast.at(-1)).toMatchObject({
      id: "guest-1",
      kind: "rabbit",
      sex: "female",
      colour: "white",
      garment: { kind: "bow", colour: "pink" },
    });
    expect(crowded.cast.slice(0, 2)).toEqual(MOTIF.cast);
  });

  test("dresses what has no trunk in what it can wear instead", () => {
    const { cast } = change(
      { kind: "add-guest", who: "guest-1", concept: "fish" },
      { kind: "garment", who: "guest-1", garment: "coat", colour: "blue" },
    );
    expect(cast.at(-1)?.garment).toEqual({ kind: "scarf", colour: "blue" });
  });

  test("moves somebody to the other side, where they face whom they look at", () => {
    const { plan } = change({ kind: "side", who: "helper", side: "left" });
    expect(plan.figures.map(({ who }) => who)).toEqual(["helper", "hero"]);
    const back = change({ kind: "side", who: "helper", side: "left" }, { kind: "side", who: "helper", side: "right" });
    expect(back.plan).toEqual(PLAN);
  });

  test("keeps a garment's kind when only its colour is wished, and everything else of the card", () => {
    const { cast } = change(
      { kind: "garment", who: "hero", colour: "teal" },
      { kind: "hair", who: "hero", hair: "blond" },
    );
    expect(cast[0]).toEqual({ ...PIP, hair: "blond", garment: { kind: "scarf", colour: "teal" } });
  });
});
