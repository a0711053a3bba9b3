import { useMessages } from "#web/messages/messages-context.ts";
import styles from "./legal-page.module.css";

interface LegalPageProps {
  readonly title: string;
  readonly intro: string;
  readonly sections: readonly (readonly [title: string, text: string])[];
}

/** The day on which terms and privacy notice were last changed. */
const IN_FORCE_SINCE = new Date(2026, 10, 27);

/** A text that is there to be read. */
export function LegalPage({ title, intro, sections }: LegalPageProps) {
  const { t, say } = useMessages();
  return (
    <article className={styles.page}>
      <title>{`${title} · ${t("app.name")}`}</title>
      <h1>{title}</h1>
      <p className={styles.date}>{t("legal.updated", { date: say.date(IN_FORCE_SINCE) })}</p>
      <p className={styles.intro}>{intro}</p>
      {sections.map(([heading, text]) => (
        <section key={heading}>
          <h2>{heading}</h2>
          <p>{text}</p>
        </section>
      ))}
    </article>
  );
}
