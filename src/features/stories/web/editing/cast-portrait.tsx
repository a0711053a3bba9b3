import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { CastCard } from "#book/cast-card.ts";
import type { picturesContract } from "#features/pictures/contract.ts";
import type { Language } from "#book/languages.ts";
import { apiOf } from "#web/call/api.ts";
import { Skeleton } from "#web/design/skeleton.tsx";
import { useMessages } from "#web/messages/messages-context.ts";
import styles from "./edit-cast.module.css";

const call = apiOf<typeof picturesContract>();

/** A small picture of somebody by their card; of a card that changes, the earlier one stays until the new one is there. */
export function CastPortrait({ card, language }: { readonly card: CastCard; readonly language: Language }) {
  const { t } = useMessages();
  const name = nameOf(card);
  const { data: image, isPlaceholderData } = useQuery({
    queryKey: ["cast-card", card],
    queryFn: async ({ signal }) =>
      (await call("POST /pictures/cast-card", { body: { card, language } }, { signal })).image,
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
  });
  return image === undefined ? (
    <Skeleton className={styles.portrait} />
  ) : (
    <img
      className={styles.portrait}
      src={image}
      alt={t("edit.cast.picture", { name })}
      data-changing={isPlaceholderData || undefined}
    />
  );
}

/** What somebody goes by: their name, or what they are. */
export const nameOf = ({ name, called }: CastCard): string => name || called;
