import { useId, useRef, useState } from "react";
import { Button } from "#web/design/button.tsx";
import { Field } from "#web/design/field.tsx";
import { useMessages } from "#web/messages/messages-context.ts";
import { ProviderMark } from "./provider-mark.tsx";
import styles from "./open-in-browser.module.css";

type Copying = "not yet" | "copied" | "by hand";

/** In place of Google's button inside an app, where Google signs nobody in: what to do instead, with the link (S14.3). */
export function OpenInBrowser({ link }: { readonly link: string }) {
  const { t } = useMessages();
  const [copying, setCopying] = useState<Copying>("not yet");
  const title = useId();
  const field = useRef<HTMLInputElement>(null);

  const byHand = () => {
    field.current?.focus();
    field.current?.select();
    setCopying("by hand");
  };
  const copy = () => {
    // The type says that it is always there; many of these browsers have none.
    const clipboard = navigator.clipboard as Clipboard | undefined;
    if (clipboard === undefined) byHand();
    else clipboard.writeText(link).then(() => setCopying("copied"), byHand);
  };
  return (
    <section className={styles.box} aria-labelledby={title}>
      <p className={styles.title} id={title}>
        <ProviderMark provider="google" />
        {t("login.in_app.title")}
      </p>
      <p className={styles.text}>{t("login.in_app.text")}</p>
      <Field
        ref={field}
        label={t("login.in_app.link")}
        value={link}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
      />
      <Button wide onClick={copy}>
        {t("login.in_app.copy")}
      </Button>
      <p className={styles.said} role="status">
        {copying === "copied" ? t("login.in_app.copied") : null}
        {copying === "by hand" ? t("login.in_app.by_hand") : null}
      </p>
    </section>
  );
}
