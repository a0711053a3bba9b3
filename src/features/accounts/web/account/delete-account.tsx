import { useState } from "react";
import { useDeleteAccount } from "#features/accounts/web/queries.ts";
import { Button } from "#web/design/button.tsx";
import { Confirm } from "#web/design/dialog/confirm.tsx";
import { TrashIcon } from "#web/design/icons/tool-icons.tsx";
import { toast } from "#web/design/toast/toasts.ts";
import { useMessages } from "#web/messages/messages-context.ts";
import { toastRefusal } from "#web/design/toast/toast-refusal.ts";
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
        toastRefusal(cause, t("account.failed"));
      },
    });
  return (
    <section className={styles.card}>
      <h2>{t("account.delete")}</h2>
      <p>{t("account.delete.text")}</p>
      <Button look="danger" icon={<TrashIcon size={20} />} onClick={() => setAsking(true)}>
        {t("account.delete.open")}
      </Button>
      <Confirm
        open={asking}
        onClose={() => setAsking(false)}
        title={t("account.delete.title")}
        description={t("account.delete.warning")}
        confirm={t("account.delete.confirm")}
        busy={t("account.delete.busy")}
        isBusy={deletion.isPending}
        icon={<TrashIcon size={20} />}
        danger
        onConfirm={remove}
      />
    </section>
  );
}
