import type { Language } from "#book/languages.ts";
import { Button } from "#web/design/button.tsx";
import { useMessages } from "#web/messages/messages-context.ts";
import styles from "./two-versions.module.css";

interface TwoVersionsProps {
  readonly title: string;
  readonly language: Language;
  readonly mine: string;
  readonly theirs: string;
  readonly busy: boolean;
  readonly onMine: () => void;
  readonly onTheirs: () => void;
}

/** Words that were changed in two places: both are shown, and the person chooses (S7.28). */
export function TwoVersions({ title, language, mine, theirs, busy, onMine, onTheirs }: TwoVersionsProps) {
  const { t } = useMessages();
  return (
    <div className={styles.versions} role="alert">
      <p>
        <strong>{title}</strong> {t("edit.conflict.text")}
      </p>
      <section className={styles.version}>
        <h3>{t("edit.conflict.mine")}</h3>
        <p lang={language}>{mine}</p>
        <Button busy={busy} onClick={onMine}>
          {t("edit.conflict.keep_mine")}
        </Button>
      </section>
      <section className={styles.version}>
        <h3>{t("edit.conflict.theirs")}</h3>
        <p lang={language}>{theirs}</p>
        <Button look="surface" onClick={onTheirs}>
          {t("edit.conflict.keep_theirs")}
        </Button>
      </section>
    </div>
  );
}
