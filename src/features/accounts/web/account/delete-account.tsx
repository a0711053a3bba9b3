import { useState } from "react";
import { useDeleteAccount } from "#features/accounts/web/queries.ts";
import { Button } from "#web/design/button.tsx";
import { Dialog } from "#web/design/dialog/dialog.tsx";
import { TrashIcon } from "#web/design/icons/icons.tsx";
import { toast } from "#web/design/toast/toasts.ts";
import { useMessages } from "#web/messages/messages-context.ts";
import { reportRefusal } from "./report-refusal.ts";
import styles from "./account-page.module.css";

/** The end of an account: said what goes, asked once more, done. */
export function DeleteAccount() {
  const { t } = useMessages();
  const [asking, setAsking] = useState(false);
  const deletion = useDeleteAccount();
  const remove = () =>
    deletion.mutate(undefined, {
      onSuccess: () => toast({ text: t("account.deleted"), tone: "success" }),
      onError: (cause) => {
        setAsking(false);
        reportRefusal(cause, t("account.failed"));
      },
    });
  return (
    <section className={styles.card}>
      <h2>{t("account.delete")}</h2>
      <p>{t("account.delete.text")}</p>
      <Button look="danger" icon={<TrashIcon size={20} />} onClick={() => setAsking(true)}>
        {t("account.delete.open")}
      </Button>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t("account.delete.title")}
        description={t("account.delete.warning")}
        actions={
          <>
            <Button look="surface" onClick={() => setAsking(false)}>
              {t("app.cancel")}
            </Button>
            <Button look="danger" icon={<TrashIcon size={20} />} busy={deletion.isPending} onClick={remove}>
              {deletion.isPending ? t("account.delete.busy") : t("account.delete.confirm")}
            </Button>
          </>
        }
      />
    </section>
  );
}
