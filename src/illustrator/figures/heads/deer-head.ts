import { mix } from "../../gouache/colour.ts";
import { specks } from "../../gouache/brush.ts";
import { seeded } from "../../gouache/random.ts";
import { fill, line } from "../../gouache/shape.ts";
import { between, type HeadBrief } from "./head.ts";
import { drawLongEar } from "./long-ear.ts";
import { drawLongNape, longHead } from "./long-head.ts";

/** A he and a grown one have antlers, a fawn two buds. */
function antlers({ canvas, card, turn }: HeadBrief): string {
  const bone = canvas.grade("#c9a679");
  const young = card.age === "child";
  return ([-1, 1] as const)
    .map((side) => {
      const x = between(side * 15, side * 12 - 2, turn);
      const s = (dx: number) => x + side * dx;
      if (young) return card.sex === "female" ? "" : line(`M${x} -38Q${s(4)} -48 ${s(6)} -56`, bone, 7);
      if (card.sex === "female") return "";
      return line(
        `M${x} -38Q${s(6)} -58 ${s(26)} -66Q${s(38)} -74 ${s(36)} -92M${s(12)} -58Q${s(12)} -72 ${s(4)} -82M${s(27)} -67Q${s(26)} -80 ${s(20)} -92`,
        bone,
        6.4,
      );
    })
    .join("");
}

const ears = (brief: HeadBrief) =>
  drawLongEar(brief, [between(-33, -31, brief.turn), -30, -58], 1.4) +
  (brief.turn < 0.7 ? drawLongEar(brief, [between(33, 26, brief.turn), -32, 58], 1.4) : "");

export const DEER_HEAD = longHead({
  back: (brief) => antlers(brief) + ears(brief),
  markings: ({ colours, turn, card }) =>
    card.age === "child"
      ? fill(specks(seeded("fawn"), [-30 + turn * 8, -44, 18 + turn * 4, -22], 8, 3), colours.belly, 0.8)
      : "",
  muzzle: ({ colours }) => mix(colours.belly, "#ffffff", 0.1),
  nape: (brief) =>
    drawLongNape(
      brief,
      brief.card.age === "child"
        ? fill(specks(seeded("fawn nape"), [-26, -38, 26, 8], 11, 3), brief.colours.belly, 0.8)
        : "",
    ),
});
