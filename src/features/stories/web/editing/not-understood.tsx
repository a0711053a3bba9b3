import { useMessages } from "#web/messages/messages-context.ts";
import styles from "./edit-picture.module.css";

/** Says kindly what of an instruction could not be painted (S10.8). */
export function NotUnderstood({ words }: { readonly words: readonly string[] }) {
  const { t, say } = useMessages();
  return (
    <div role="status">
      {words.length > 0 ? (
        <p className={styles.missed}>{t("edit.not_understood", { words: say.list(words) })}</p>
      ) : null}
    </div>
  );
}
