import { type Control, useWatch } from "react-hook-form";
import { useUser } from "#features/accounts/web/user-info.ts";
import { proOptionsOf } from "#features/membership/pro-options.ts";
import { isPro } from "#features/membership/subscription.ts";
import { useRights } from "#features/membership/web/queries.ts";
import type { AppSettings } from "#features/settings/settings.ts";
import type { StoryForm } from "#features/stories/story.ts";
import type { Speaker } from "#messages/speaker.ts";
import { Skeleton } from "#web/design/skeleton.tsx";
import { Star } from "#web/design/star.tsx";
import { useMessages } from "#web/messages/messages-context.ts";
import { type CreationCost, creationCost } from "./creation-cost.ts";
import styles from "./cost-note.module.css";
import { useNow } from "#web/hooks/use-now.ts";

interface CostNoteProps {
  readonly control: Control<StoryForm>;
  readonly settings: AppSettings | undefined;
}

/** How many PRO booklets are left, and what Create will use up (S2.41, S4.33). */
export function CostNote({ control, settings }: CostNoteProps) {
  const { t } = useMessages();
  const { user } = useUser();
  const { data: rights } = useRights();
  const now = useNow();
  const form = useWatch({ control }) as StoryForm;
  if (rights === undefined || settings === undefined) return <Waiting />;
  const pro = user !== null && isPro(user, now);
  const cost = creationCost(rights, pro, proOptionsOf(form, settings).length > 0);
  return (
    <div className={styles.note} aria-live="polite">
      <strong>
        <Star size={18} />
        {t("review.booklets", { count: rights.proStorybooks })}
      </strong>
      <span>{costText(cost, t)}</span>
    </div>
  );
}

/** The room of both lines while the rights are on their way. */
function Waiting() {
  return (
    <div className={styles.note} aria-busy="true">
      <Skeleton className={styles.booklets} />
      <Skeleton className={styles.cost} />
    </div>
  );
}

function costText(cost: CreationCost, t: Speaker["t"]): string {
  switch (cost.kind) {
    case "included":
      return t("review.cost.included");
    case "free":
      return t("review.cost.free");
    case "booklet-for-options":
      return t("review.cost.booklet.options");
    case "booklet-for-wait":
      return t("review.cost.booklet.wait");
    case "no-booklet-for-options":
      return t("review.cost.none");
    case "wait":
      return waitText(cost.seconds, t);
  }
}

function waitText(seconds: number, t: Speaker["t"]): string {
  const minutes = Math.ceil(seconds / 60);
  if (minutes < 90) return t("review.cost.wait.minutes", { count: minutes });
  return t("review.cost.wait.hours", { count: Math.ceil(minutes / 60) });
}
