import { useState } from "react";
import type { PageIndex } from "#features/reading/page-order.ts";
import type { Story } from "#features/stories/story.ts";
import { Button } from "#web/design/button.tsx";
import { ArrowLeftIcon, PencilIcon } from "#web/design/icons/icons.tsx";
import { useMessages } from "#web/messages/messages-context.ts";
import { CastForm } from "./cast-form.tsx";
import { CastPortrait, nameOf } from "./cast-portrait.tsx";
import { EditFrame } from "./edit-frame.tsx";
import styles from "./edit-cast.module.css";
import type { Editing } from "./use-editing.ts";
import type { Repainting } from "./use-repainting.ts";

interface EditCastProps {
  readonly story: Story;
  readonly page: PageIndex;
  readonly editing: Editing;
  readonly repainting: Repainting;
}

/** Who is in the story and how they look; a change paints their pages again (S10.7). */
export function EditCast({ story, page, editing, repainting }: EditCastProps) {
  const { t } = useMessages();
  const [chosen, setChosen] = useState<string | undefined>(undefined);
  const card = story.cast.find(({ id }) => id === chosen);
  const title = card ? nameOf(card) : t("edit.cast.title");
  return (
    <EditFrame editing={editing} title={title}>
      <div role="status">
        {repainting.count > 0 ? (
          <p className={styles.news}>{t("edit.cast.redrawing", { count: repainting.count })}</p>
        ) : null}
      </div>
      {card ? (
        <>
          <CastForm
            key={card.id}
            story={story}
            page={page}
            card={card}
            onSaved={(pages) => {
              repainting.watch(pages);
              setChosen(undefined);
            }}
          />
          <Button look="quiet" icon={<ArrowLeftIcon size={20} />} onClick={() => setChosen(undefined)}>
            {t("edit.cast.back")}
          </Button>
        </>
      ) : (
        <ul className={styles.cast}>
          {story.cast.length === 0 ? <li>{t("edit.cast.none")}</li> : null}
          {story.cast.map((each) => (
            <li key={each.id}>
              <button
                type="button"
                aria-label={t("edit.cast.change", { name: nameOf(each) })}
                onClick={() => setChosen(each.id)}
              >
                <CastPortrait card={each} language={story.language} />
                <span lang={story.language}>
                  {nameOf(each)} <PencilIcon size={16} />
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </EditFrame>
  );
}
