import { useState } from "react";
import { REPORT_COMMENT_MAX, REPORT_REASONS, type ReportReason } from "#features/sharing/reports.ts";
import { useReportStory } from "#features/sharing/web/queries.ts";
import type { ScreenKey } from "#messages/catalogue.ts";
import { Button } from "#web/design/button.tsx";
import { Dialog } from "#web/design/dialog/dialog.tsx";
import { TextArea } from "#web/design/field.tsx";
import { toastFailure } from "#web/design/toast/toast-failure.ts";
import { toast } from "#web/design/toast/toasts.ts";
import { useMessages } from "#web/messages/messages-context.ts";
import styles from "./report-dialog.module.css";

const WORDS = {
  frightening: "report.reason.frightening",
  hateful: "report.reason.hateful",
  sexual: "report.reason.sexual",
  personal: "report.reason.personal",
  advertising: "report.reason.advertising",
  other: "report.reason.other",
} as const satisfies Readonly<Record<ReportReason, ScreenKey>>;

/** Asks why a story is reported; what was typed stays while it could not be sent. */
export default function ReportDialog({ storyId, onClose }: { readonly storyId: string; readonly onClose: () => void }) {
  const { t } = useMessages();
  const [reason, setReason] = useState<ReportReason | undefined>(undefined);
  const [comment, setComment] = useState("");
  const report = useReportStory(storyId);
  const send = () => {
    if (reason === undefined) return;
    report.mutate(
      { reason, comment },
      {
        onSuccess: () => {
          toast({ text: t("report.sent"), tone: "success" });
          onClose();
        },
        onError: (cause) => {
          toastFailure(cause, "The report could not be sent", t("report.failed"));
        },
      },
    );
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t("report.title")}
      description={t("report.text")}
      actions={
        <>
          <Button look="surface" onClick={onClose}>
            {t("app.cancel")}
          </Button>
          <Button busy={report.isPending} disabled={reason === undefined} onClick={send}>
            {report.isPending ? t("report.busy") : t("report.send")}
          </Button>
        </>
      }
    >
      <fieldset className={styles.reasons}>
        <legend>{t("report.reason")}</legend>
        {REPORT_REASONS.map((one) => (
          <label key={one}>
            <input type="radio" name="reason" value={one} checked={reason === one} onChange={() => setReason(one)} />
            {t(WORDS[one])}
          </label>
        ))}
      </fieldset>
      <TextArea
        label={t("report.comment")}
        rows={3}
        maxLength={REPORT_COMMENT_MAX}
        value={comment}
        onChange={(event) => setComment(event.currentTarget.value)}
      />
    </Dialog>
  );
}
