import type { ModelsConfiguration, PlayerId } from "#server/configuration/read-models.ts";
import { isPriced } from "#server/models/prices.ts";

/** One line a role, for whoever starts the product: who plays it, and what a cap reckons with where no price is known. */
export function sayPlayers({ text, image, vision, moderation }: ModelsConfiguration): string[] {
  return [
    `Words: ${chain(text, "the built-in author")}`,
    `Pictures: ${chain(image, "the built-in illustrator")}`,
    `Pictures are looked at by: ${vision ? name(vision) : "nobody"}`,
    `Texts are read by: the product's own rules${moderation ? `, then ${name(moderation)}` : ""}`,
  ];
}

const chain = (players: readonly PlayerId[], own: string) =>
  players.map((player) => (player === "built-in" ? own : name(player))).join(", then ");

const name = (player: Exclude<PlayerId, "built-in">) =>
  isPriced(player) ? player.name : `${player.name} (no price is known: it counts as the dearest)`;
