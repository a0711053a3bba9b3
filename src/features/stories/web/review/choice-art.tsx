import { CHOICE_PICTURES } from "./choice-pictures.ts";

/** The picture on a choice's card; its word stands under it. */
export function ChoiceArt({ choice }: { readonly choice: string }) {
  const picture = CHOICE_PICTURES[choice];
  if (picture === undefined) return null;
  return (
    <svg viewBox="0 0 120 84" aria-hidden="true" focusable="false">
      <rect width="120" height="84" fill={picture.ground} />
      {picture.shapes.map(([ink, outline]) => (
        <path key={outline} d={outline} fill={ink} />
      ))}
    </svg>
  );
}
