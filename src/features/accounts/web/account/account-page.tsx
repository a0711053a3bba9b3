import { useMessages } from "#web/messages/messages-context.ts";
import styles from "./account-page.module.css";
import { DeleteAccount } from "./delete-account.tsx";
import { TakeEverything } from "./take-everything.tsx";
import { SessionList } from "./session-list.tsx";

/** What a person can see and do about their account: sign-ins, everything as a file, the end of it (S16.1, S16.2). */
export default function AccountPage() {
  const { t } = useMessages();
  return (
    <article className={styles.page}>
      <title>{`${t("account.title")} · ${t("app.name")}`}</title>
      <h1>{t("account.title")}</h1>
      <SessionList />
      <TakeEverything />
      <DeleteAccount />
    </article>
  );
}
