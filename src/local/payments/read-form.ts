/** Values as Stripe's API is sent them: `line_items[0][price_data][currency]=eur` is a tree of names. */
export interface Tree {
  readonly [name: string]: string | Tree | undefined;
}

interface Growing {
  [name: string]: string | Growing | undefined;
}

/** Reads a form into a tree; list places are names too. */
export function readForm(text: string): Tree {
  const root: Growing = Object.create(null) as Growing;
  for (const [key, value] of new URLSearchParams(text)) {
    const path = key.replaceAll("]", "").split("[");
    const last = path.pop() ?? "";
    let at = root;
    for (const name of path) {
      const next = at[name];
      const below = typeof next === "object" ? next : (Object.create(null) as Growing);
      at[name] = below;
      at = below;
    }
    at[last] = value;
  }
  return root;
}

/** The text at a path; empty where there is none. */
export function textAt(tree: Tree, ...path: readonly string[]): string {
  let at: string | Tree | undefined = tree;
  for (const name of path) at = typeof at === "object" ? at[name] : undefined;
  return typeof at === "string" ? at : "";
}
