export function ChoiceArt({ choice }: { readonly choice: string }) {
  return (
    <svg viewBox="0 0 120 84" aria-hidden="true">
      <rect width="120" height="84" fill="#8fb4d8" />
      <title>{choice}</title>
    </svg>
  );
}
