import { useExport } from "#features/accounts/web/queries.ts";
import { saveFile } from "#web/call/save-file.ts";
import { Button } from "#web/design/button.tsx";
import { DownloadIcon } from "#web/design/icons/tool-icons.tsx";
import { useMessages } from "#web/messages/messages-context.ts";
import { toastRefusal } from "#web/design/toast/toast-refusal.ts";
import styles from "./account-page.module.css";

/** Everything of the person's as one ZIP. */
export function TakeEverything() {
  const { t } = useMessages();
  const packing = useExport();
  return (
    <section className={styles.card}>
      <h2>{t("account.export")}</h2>
      <p>{t("account.export.text")}</p>
      <Button
        look="surface"
        icon={<DownloadIcon size={20} />}
        busy={packing.isPending}
        onClick={() =>
          packing.mutate(undefined, {
            onSuccess: ({ data, fileName }) => saveFile(data, fileName ?? "basmia.zip"),
            onError: (cause) => toastRefusal(cause, t("account.failed")),
          })
        }
      >
        {packing.isPending ? t("account.export.making") : t("account.export.get")}
      </Button>
    </section>
  );
}
