import { useId } from "react";
import { LANGUAGES } from "#book/languages.ts";
import { useMessages } from "../messages/messages-context.ts";
import styles from "./language-switcher.module.css";

/** The languages of the interface, side by side; each names itself. */
export function LanguageSwitcher({ look = "plain" }: { readonly look?: "plain" | "glass" }) {
  const { t, language, setLanguage } = useMessages();
  const group = useId();
  return (
    <fieldset className={`${styles.switcher} ${styles[look]}`}>
      <legend className={styles.legend}>{t("language.label")}</legend>
      {LANGUAGES.map((each) => (
        <label key={each} className={styles.choice} lang={each} title={t(`language.${each}`)}>
          <input
            type="radio"
            name={group}
            value={each}
            checked={each === language}
            onChange={() => setLanguage(each)}
            aria-label={t(`language.${each}`)}
          />
          <span aria-hidden="true">{each.toUpperCase()}</span>
        </label>
      ))}
    </fieldset>
  );
}
