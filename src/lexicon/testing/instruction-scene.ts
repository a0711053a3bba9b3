import type { CastCard } from "#book/cast-card.ts";
import type { PictureWish } from "../read-instructions.ts";
import type { Scene } from "../read-instructions/scene.ts";

const card = (id: string, more: Partial<CastCard>): CastCard => ({
  id,
  name: "",
  kind: "child",
  called: "girl",
  characterType: "EverydayPeople",
  sex: "female",
  age: "child",
  size: 1,
  garment: { kind: "none", colour: "red" },
  looks: "",
  ...more,
});

/** What the collected instructions speak of: Maya with a balloon and her dog by day, and a grandmother who is not there. */
export const INSTRUCTION_SCENE: Scene = {
  cast: [
    card("maya", { name: "Maya", garment: { kind: "dress", colour: "yellow" } }),
    card("bruno", {
      name: "Bruno",
      kind: "dog",
      called: "dog",
      characterType: "Animals",
      sex: "male",
      garment: { kind: "collar", colour: "red" },
    }),
    card("gran", { kind: "grown-up", called: "grandmother", age: "old" }),
  ],
  plan: {
    place: { environment: "SmallVillage", set: 0 },
    hour: "day",
    weather: "clear",
    shot: "medium",
    figures: [
      { who: "maya", pose: "stand", mood: "calm", holds: "balloon" },
      { who: "bruno", pose: "stand", mood: "calm" },
    ],
    things: [
      { thing: "ball", where: "ground" },
      { thing: "kite", where: "sky" },
    ],
    textAt: "top",
  },
};

/** A wish in few words, as the collections write it: "add apple ground 3", "wear bruno scarf green". */
export function wishInWords(wish: PictureWish): string {
  const words = (...parts: readonly (string | number | undefined)[]) =>
    parts.filter((part) => part !== undefined).join(" ");
  switch (wish.kind) {
    case "hour":
      return words("hour", wish.hour);
    case "weather":
      return words("weather", wish.weather);
    case "place":
      return words("place", wish.environment);
    case "room":
      return words("room", wish.room ?? "none");
    case "shot":
      return words("shot", wish.shot);
    case "pose":
      return words("pose", wish.who, wish.pose);
    case "mood":
      return words("mood", wish.who, wish.mood);
    case "looks-at":
      return words("look", wish.who, wish.at);
    case "facing":
      return words("face", wish.who, wish.facing);
    case "side":
      return words("side", wish.who, wish.side);
    case "holds":
      return words("holds", wish.who, wish.thing, wish.colour);
    case "add-thing":
      return words("add", wish.thing, wish.where, wish.count, wish.colour);
    case "thing-colour":
      return words("dye", wish.thing, wish.colour);
    case "remove-thing":
      return words("drop", wish.thing);
    case "show-figure":
      return words("show", wish.who);
    case "add-guest":
      return words("guest", wish.concept);
    case "remove-figure":
      return words("gone", wish.who);
    case "colour":
      return words("paint", wish.who, wish.colour);
    case "garment":
      return words("wear", wish.who, wish.garment, wish.colour);
    case "hair":
      return words("hair", wish.who, wish.hair);
  }
}
