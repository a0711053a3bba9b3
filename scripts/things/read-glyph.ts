/** One shape of a glyph: its colour and its path, with every transform applied, in the glyph's own grid. */
export interface GlyphShape {
  readonly fill: string;
  readonly d: string;
}

type Attributes = Readonly<Record<string, string>>;

/**
 * The filled shapes of a flat SVG body, in drawing order. It reads what the flat set is made of: groups that hand a fill
 * down, paths, circles, ellipses, rectangles, `use` of a defined path, and gradients, of which the first colour is taken.
 * Throws on anything else, so that no glyph is shown without a part of it.
 */
export function readGlyph(body: string): readonly GlyphShape[] {
  const shapes: GlyphShape[] = [];
  const defined = new Map<string, Attributes>();
  const fills: string[] = ["none"];
  const gradients = firstColours(body);
  let inDefinitions = false;
  for (const [tag, close, name = "", text = ""] of body.matchAll(/<(\/?)(\w+)([^>]*)>/gu)) {
    const attributes = attributesOf(text);
    const inherited = fills.at(-1) ?? "none";
    if (name === "defs") inDefinitions = !close;
    else if (name === "g") {
      if (close) fills.pop();
      else fills.push(attributes["fill"] ?? inherited);
    } else if (name === "use") {
      const target = defined.get((attributes["href"] ?? "").slice(1));
      if (!target) throw new Error(`a use of nothing: ${tag}`);
      const fill = attributes["fill"] ?? target["fill"] ?? inherited;
      // A copy in the same colour on the same place shows nothing new.
      shapes.push({ fill, d: pathOf("path", target) });
    } else if (inDefinitions) {
      if (attributes["id"] !== undefined && name === "path") defined.set(attributes["id"], attributes);
    } else if (["path", "circle", "ellipse", "rect"].includes(name)) {
      if (attributes["stroke"] !== undefined) throw new Error(`a line is not drawn: ${tag}`);
      const fill = attributes["fill"] ?? inherited;
      const url = /url\(#(?<id>[^)]+)\)/u.exec(fill)?.groups?.["id"];
      const colour = url === undefined ? fill : gradients.get(url);
      if (colour === undefined) throw new Error(`a fill from nowhere: ${tag}`);
      if (colour !== "none") shapes.push({ fill: colour, d: pathOf(name, attributes) });
    } else if (!close) throw new Error(`not read: ${tag}`);
  }
  return shapes;
}

function attributesOf(text: string): Attributes {
  return Object.fromEntries([...text.matchAll(/([\w-]+)="([^"]*)"/gu)].map(([, key = "", value = ""]) => [key, value]));
}

function firstColours(body: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const gradients = /<(?:linear|radial)Gradient[^>]*?id="(?<id>[^"]+)".*?stop-color="(?<colour>#\w+)"/gu;
  for (const match of body.matchAll(gradients)) found.set(match.groups?.["id"] ?? "", match.groups?.["colour"] ?? "");
  return found;
}

function pathOf(name: string, attributes: Attributes): string {
  const number = (key: string) => Number(attributes[key] ?? 0);
  if (name === "path") return attributes["d"] ?? "";
  if (name === "rect") return rectangle(number("x"), number("y"), number("width"), number("height"), number("rx"));
  const rx = name === "circle" ? number("r") : number("rx");
  const ry = name === "circle" ? number("r") : number("ry");
  const turn = /rotate\((?<degrees>-?[\d.]+)/u.exec(attributes["transform"] ?? "")?.groups?.["degrees"] ?? "0";
  return ellipse(number("cx"), number("cy"), rx, ry, Number(turn));
}

/** An ellipse that is turned about its own middle. */
function ellipse(x: number, y: number, rx: number, ry: number, degrees: number): string {
  const turned = (degrees * Math.PI) / 180;
  const [dx, dy] = [rx * Math.cos(turned), rx * Math.sin(turned)];
  const arc = `A${rx} ${ry} ${degrees} 1 1`;
  return `M${x - dx} ${y - dy}${arc} ${x + dx} ${y + dy}${arc} ${x - dx} ${y - dy}Z`;
}

function rectangle(x: number, y: number, width: number, height: number, radius: number): string {
  const [right, bottom] = [x + width, y + height];
  const arc = (toX: number, toY: number) => (radius > 0 ? `A${radius} ${radius} 0 0 1 ${toX} ${toY}` : "");
  return (
    `M${x + radius} ${y}H${right - radius}${arc(right, y + radius)}V${bottom - radius}${arc(right - radius, bottom)}` +
    `H${x + radius}${arc(x, bottom - radius)}V${y + radius}${arc(x + radius, y)}Z`
  );
}
