import { IconButton } from "#web/design/icon-button.tsx";
import { PencilIcon } from "#web/design/icons/icons.tsx";
import { useHeaderSlot } from "#web/header/header-context.ts";
import { useMessages } from "#web/messages/messages-context.ts";
import styles from "./header.module.css";

/** The title that the screen has put here, with a pencil where it may be changed. */
export function HeaderTitle() {
  const { t } = useMessages();
  const { content } = useHeaderSlot();
  if (content === null) return <span className={styles.title} />;
  const { title, onEditTitle } = content;
  return (
    <span className={styles.title}>
      <span className={styles.titleText}>{title}</span>
      {onEditTitle ? (
        <IconButton label={t("header.edit_title")} icon={<PencilIcon size={20} />} onClick={onEditTitle} />
      ) : null}
    </span>
  );
}
