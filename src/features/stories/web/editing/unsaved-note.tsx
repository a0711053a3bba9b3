import { useMessages } from "#web/messages/messages-context.ts";
import styles from "./unsaved-note.module.css";
import type { UsedDraft } from "./use-draft.ts";

/** Says that what is typed is kept here, and how to get back to what is saved. */
export function UnsavedNote({ draft }: { readonly draft: UsedDraft }) {
  const { t } = useMessages();
  return (
    <div className={styles.note} role="status">
      {draft.changed ? (
        <>
          <span>{draft.found ? t("edit.draft") : t("edit.kept")}</span>
          <button type="button" onClick={() => draft.drop()}>
            {t("edit.draft.discard")}
          </button>
        </>
      ) : null}
    </div>
  );
}
