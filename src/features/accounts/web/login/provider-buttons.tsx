import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { Button } from "#web/design/button.tsx";
import { toast } from "#web/design/toast/toasts.ts";
import { useMessages } from "#web/messages/messages-context.ts";
import { PROVIDERS, type Provider } from "../sign-in/flags.ts";
import { isInAppBrowser } from "../sign-in/in-app-browser.ts";
import { pathToReturnTo } from "../sign-in/path-to-return-to.ts";
import { offeredProviders, prepareSignIn, startSignIn } from "../sign-in/start-sign-in.ts";
import { OpenInBrowser } from "./open-in-browser.tsx";
import { ProviderMark } from "./provider-mark.tsx";
import styles from "./provider-buttons.module.css";

interface ProviderButtonsProps {
  /** Where to go after the login, when that is not the address that is shown. */
  readonly returnTo?: string | undefined;
}

/** One button for each sign-in that is offered; the browser comes back to where it was (S2.12). */
export function ProviderButtons({ returnTo }: ProviderButtonsProps) {
  const { t, language } = useMessages();
  const location = useLocation();
  const [leaving, setLeaving] = useState<Provider | null>(null);
  useEffect(() => {
    // Back from the provider's page the browser may show this one as it was left.
    const onShow = () => setLeaving(null);
    window.addEventListener("pageshow", onShow);
    return () => window.removeEventListener("pageshow", onShow);
  }, []);
  if (offeredProviders.length === 0) return <p>{t("login.none")}</p>;

  const path = returnTo ?? pathToReturnTo(location);
  const leave = (provider: Provider) => {
    setLeaving(provider);
    startSignIn(provider, path).then(
      (what) => {
        if (what === "answered") setLeaving(null);
      },
      (cause: unknown) => {
        console.error("Login failed", cause);
        setLeaving(null);
        toast({ text: t("auth.login.failed"), tone: "error" });
      },
    );
  };
  const refused = isInAppBrowser(navigator.userAgent);
  return (
    <ul className={styles.buttons}>
      {PROVIDERS.filter((provider) => offeredProviders.includes(provider)).map((provider) => (
        <li key={provider}>
          {provider === "google" && refused ? (
            <OpenInBrowser link={`${window.location.origin}${path}`} />
          ) : (
            <Button
              look="surface"
              wide
              icon={<ProviderMark provider={provider} />}
              busy={leaving === provider}
              onPointerEnter={() => prepareSignIn(provider, language)}
              onFocus={() => prepareSignIn(provider, language)}
              onClick={() => leave(provider)}
            >
              {t(`login.${provider}`)}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
