import { LETTERS, SHOWN_LANGUAGES, TEXT_SIZES } from "#features/reading/reading-settings.ts";
import { useTheme } from "#web/hooks/use-theme.ts";
import { useMessages } from "#web/messages/messages-context.ts";
import { useBookLanguages } from "./book-languages.ts";
import styles from "./reading-settings-form.module.css";
import { useReadingSettings } from "./use-reading-settings.ts";

/** Size of the words, letters and light, each taking effect at once (S13.3). */
export function ReadingSettingsForm() {
  const { t } = useMessages();
  const { settings, choose } = useReadingSettings();
  const light = useTheme();
  const languages = useBookLanguages();
  return (
    <div className={styles.form}>
      {languages === undefined ? null : (
        <fieldset className={styles.choice}>
          <legend>{t("reading.languages")}</legend>
          {SHOWN_LANGUAGES.map((shown) => (
            <label key={shown}>
              <input
                type="radio"
                name="reading-languages"
                checked={settings.languages === shown}
                onChange={() => choose({ languages: shown })}
              />
              <b aria-hidden="true">
                {(shown === "both" ? [languages.first, languages.second] : [languages[shown]])
                  .map((language) => language.toUpperCase())
                  .join(" ")}
              </b>
              <span>{shown === "both" ? t("reading.languages.both") : t(`language.${languages[shown]}`)}</span>
            </label>
          ))}
        </fieldset>
      )}
      <fieldset className={styles.choice}>
        <legend>{t("reading.size")}</legend>
        {TEXT_SIZES.map((size) => (
          <label key={size}>
            <input
              type="radio"
              name="reading-size"
              checked={settings.size === size}
              onChange={() => choose({ size })}
            />
            <b className={styles[size]} aria-hidden="true">
              A
            </b>
            <span>{t(`reading.size.${size}`)}</span>
          </label>
        ))}
      </fieldset>
      <fieldset className={styles.choice}>
        <legend>{t("reading.letters")}</legend>
        {LETTERS.map((letters) => (
          <label key={letters}>
            <input
              type="radio"
              name="reading-letters"
              checked={settings.letters === letters}
              onChange={() => choose({ letters })}
            />
            <b className={styles[letters]} aria-hidden="true">
              Abc
            </b>
            <span>{t(`reading.letters.${letters}`)}</span>
          </label>
        ))}
      </fieldset>
      <label className={styles.switch}>
        <span>
          {t("reading.bedtime")}
          <small>{t("reading.bedtime.hint")}</small>
        </span>
        <input
          type="checkbox"
          role="switch"
          checked={light.theme === "night"}
          aria-checked={light.theme === "night"}
          onChange={(event) => light.choose(event.currentTarget.checked ? "night" : "day")}
        />
      </label>
    </div>
  );
}
