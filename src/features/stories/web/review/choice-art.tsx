interface ChoiceArtProps {
  /** The form's field and the value that the picture stands for. */
  readonly field: string;
  readonly choice: string;
}

/** The picture on a choice's card; its word stands under it. */
export function ChoiceArt({ field, choice }: ChoiceArtProps) {
  return (
    <img
      src={`/assets/pickers/${field}/${choice}.webp`}
      alt=""
      width={320}
      height={320}
      loading="lazy"
      decoding="async"
    />
  );
}
