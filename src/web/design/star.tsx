interface StarProps {
  readonly size?: number;
  readonly className?: string | undefined;
}

/** Eight points, the long ones upright: the star of woven Romanian cloth, and the product's one mark. */
const EIGHT_POINTS =
  "M12 0L13.6 8.1 18.6 5.4 15.9 10.4 24 12 15.9 13.6 18.6 18.6 13.6 15.9 12 24 10.4 15.9 5.4 18.6 8.1 13.6 0 12 8.1 10.4 5.4 5.4 10.4 8.1Z";

export function Star({ size = 24, className }: StarProps) {
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} className={className} aria-hidden="true" focusable="false">
      <path d={EIGHT_POINTS} fill="currentColor" />
    </svg>
  );
}
