import { Star } from "#web/design/star.tsx";
import { useMessages } from "#web/messages/messages-context.ts";
import styles from "./idea-examples.module.css";

const EXAMPLES = ["new.example.1", "new.example.2", "new.example.3", "new.example.4"] as const;

/** Ideas to begin with, for those who sit before an empty page. */
export function IdeaExamples({ onPick }: { onPick: (idea: string) => void }) {
  const { t } = useMessages();
  return (
    <section className={styles.examples} aria-labelledby="idea-examples">
      <h2 id="idea-examples">{t("new.examples")}</h2>
      <ul>
        {EXAMPLES.map((key) => (
          <li key={key}>
            <button type="button" onClick={() => onPick(t(key))}>
              <Star size={18} />
              <span>{t(key)}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
