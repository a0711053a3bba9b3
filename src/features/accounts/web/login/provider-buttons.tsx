import { useState } from "react";
import { useLocation } from "react-router";
import { Button } from "#web/design/button.tsx";
import { toast } from "#web/design/toast/toasts.ts";
import { useMessages } from "#web/messages/messages-context.ts";
import { PROVIDERS, type Provider } from "../sign-in/flags.ts";
import { offeredProviders, pathToReturnTo, startSignIn } from "../sign-in/start-sign-in.ts";
import { ProviderMark } from "./provider-mark.tsx";
import styles from "./provider-buttons.module.css";

/** One button for each sign-in that is offered; the browser comes back to where it was (S2.12). */
export function ProviderButtons() {
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
