import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { picturesContract } from "#features/pictures/contract.ts";
import type { StoryForm } from "#features/stories/story.ts";
import { apiOf } from "#web/call/api.ts";
import { useSettled } from "#web/hooks/use-settled.ts";
import { useMessages } from "#web/messages/messages-context.ts";
import styles from "./character-picture.module.css";

const call = apiOf<typeof picturesContract>();

/** After the last key. */
const PAUSE_MS = 300;

interface CharacterPictureProps {
  readonly character: StoryForm["characters"][number];
  /** The form's other characters, in order, and how many of them come before this one. */
  readonly others: StoryForm["characters"];
  readonly at: number;
  readonly choices: Pick<StoryForm, "language" | "characterType" | "environment" | "story">;
  /** What stands there while there is no picture. */
  readonly initial: string;
}

/** A character as the book would show them, drawn as they are described; words that cannot be drawn leave the last picture. */
export function CharacterPicture({ character, others, at, choices, initial }: CharacterPictureProps) {
  const { t } = useMessages();
  const [name, description] = [character.name.trim(), character.description.trim()];
  const isDescribed = name !== "" || description !== "";
  // As text, for two descriptions that say the same to be the same.
  const described = isDescribed ? JSON.stringify({ ...choices, name, description, others, at }) : "";
  const settled = useSettled(described, PAUSE_MS);
  const { data, isPlaceholderData } = useQuery({
    queryKey: ["character-picture", settled],
    queryFn: ({ signal }) => call("POST /pictures/cast-card", { body: JSON.parse(settled) as Described }, { signal }),
    enabled: settled !== "",
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
    retry: false,
  });
  const image = isDescribed ? data?.image : undefined;
  return (
    <span className={styles.frame} data-changing={isPlaceholderData || described !== settled || undefined}>
      {image === undefined ? (
        <span className={styles.initial} aria-hidden="true">
          {initial}
        </span>
      ) : (
        <img src={image} alt={t("review.character.picture", { name: name || (data?.card.called ?? "") })} />
      )}
    </span>
  );
}

type Described = CharacterPictureProps["choices"] &
  CharacterPictureProps["character"] &
  Pick<CharacterPictureProps, "others" | "at">;
