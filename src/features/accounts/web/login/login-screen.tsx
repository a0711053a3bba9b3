import { useState } from "react";
import { Link, useLocation } from "react-router";
import { Button } from "#web/design/button.tsx";
import { Logo } from "#web/design/logo.tsx";
import { Scenery } from "#web/design/scenery.tsx";
import { Star } from "#web/design/star.tsx";
import { toast } from "#web/design/toast/toasts.ts";
import { useMessages } from "#web/messages/messages-context.ts";
import { paths } from "#web/paths.ts";
import { PROVIDERS, type Provider } from "../sign-in/flags.ts";
import { offeredProviders, pathToReturnTo, startSignIn } from "../sign-in/start-sign-in.ts";
import { useSignInProgress } from "../sign-in/sign-in-progress.ts";
import { ProviderMark } from "./provider-mark.tsx";
import { ScreenTools } from "./screen-tools.tsx";
import styles from "./login-screen.module.css";

/** Title, subtitle, the providers' buttons and the terms, under the evening sky (S2.10). */
export default function LoginScreen() {
  const { t } = useMessages();
  const progress = useSignInProgress();
  const finishing = progress === "finishing" || progress === "signed-in";
  return (
    <div className={styles.screen}>
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
          <TermsLine />
        </section>
      </div>
    </div>
  );
}

function ProviderButtons() {
  const { t } = useMessages();
  const location = useLocation();
  const [leaving, setLeaving] = useState<Provider | null>(null);
  if (offeredProviders.length === 0) return <p>{t("login.none")}</p>;

  const leave = (provider: Provider) => {
    setLeaving(provider);
    startSignIn(provider, pathToReturnTo(location)).catch((cause: unknown) => {
      console.error("Login failed", cause);
      setLeaving(null);
      toast({ text: t("auth.login.failed"), tone: "error" });
    });
  };
  return (
    <ul className={styles.buttons}>
      {PROVIDERS.filter((provider) => offeredProviders.includes(provider)).map((provider) => (
        <li key={provider}>
          <Button
            look="surface"
            wide
            icon={<ProviderMark provider={provider} />}
            busy={leaving === provider}
            onClick={() => leave(provider)}
          >
            {t(`login.${provider}`)}
          </Button>
        </li>
      ))}
    </ul>
  );
}

function TermsLine() {
  const { t } = useMessages();
  return (
    <p className={styles.terms}>
      {t("login.terms.before")} <Link to={paths.terms}>{t("login.terms.terms")}</Link> {t("login.terms.between")}{" "}
      <Link to={paths.privacy}>{t("login.terms.privacy")}</Link>
      {t("login.terms.after")}
    </p>
  );
}
