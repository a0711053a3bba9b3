import { Logo } from "#web/design/logo.tsx";
import { Scenery } from "#web/design/scenery.tsx";
import { Star } from "#web/design/star.tsx";
import { useMessages } from "#web/messages/messages-context.ts";
import { useSignInProgress } from "../sign-in/sign-in-progress.ts";
import { ProviderButtons } from "./provider-buttons.tsx";
import { ScreenTools } from "./screen-tools.tsx";
import { TermsLine } from "./terms-line.tsx";
import styles from "./login-screen.module.css";

/** Title, subtitle, the providers' buttons and the terms, under the evening sky (S2.10). */
export default function LoginScreen() {
  const { t } = useMessages();
  const progress = useSignInProgress();
  const finishing = progress === "finishing" || progress === "signed-in";
  return (
    <div className={styles.screen} data-toasts="foot">
      <title>{t("login.title")}</title>
      <Scenery view="tall" className={styles.scenery} />
      <ScreenTools className={styles.tools} />
      <div className={styles.middle}>
        <div className={styles.sign}>
          <span className={styles.logo}>
            <Logo size={64} />
          </span>
          <h1 className={styles.title}>{t("login.title")}</h1>
          <p className={styles.subtitle}>{t("login.subtitle")}</p>
        </div>
        <section className={styles.card} aria-labelledby="login-prompt" aria-busy={finishing}>
          <h2 id="login-prompt" className={styles.prompt}>
            {t("login.prompt")}
          </h2>
          {finishing ? (
            <p className={styles.finishing} role="status">
              <Star size={28} className={styles.turning} />
              {t("login.finishing")}
            </p>
          ) : (
            <ProviderButtons />
          )}
          <TermsLine className={styles.terms} />
        </section>
      </div>
    </div>
  );
}
