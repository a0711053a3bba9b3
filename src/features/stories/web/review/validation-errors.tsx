import { useEffect, useRef } from "react";
import { IconButton } from "#web/design/icon-button.tsx";
import { WarningIcon } from "#web/design/icons/icons.tsx";
import { CloseIcon } from "#web/design/icons/tool-icons.tsx";
import { useMessages } from "#web/messages/messages-context.ts";
import type { Refusal } from "./use-send-form.ts";
import styles from "./validation-errors.module.css";

interface ValidationErrorsProps {
  readonly refusal: Refusal | undefined;
  readonly onDismiss: () => void;
}

/** What the server would not take, as a list that can be dismissed (S5.7); or that it did not work at all (S8.15). */
export function ValidationErrors({ refusal, onDismiss }: ValidationErrorsProps) {
  const { t } = useMessages();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (refusal !== undefined) box.current?.scrollIntoView({ block: "nearest" });
  }, [refusal]);
  if (refusal === undefined) return null;
  return (
    <div ref={box} className={styles.box} role="alert">
      <WarningIcon size={26} />
      <div className={styles.text}>
        {refusal.kind === "failed" ? (
          <p>{t("error.story.create")}</p>
        ) : (
          <>
            <h2>{t("review.errors.title")}</h2>
            <ul>
              {(refusal.messages.length === 0 ? [t("error.unknown")] : refusal.messages).map((message) => (
                <li key={message}>{message}</li>
              ))}
            </ul>
          </>
        )}
      </div>
      <IconButton label={t("review.errors.dismiss")} icon={<CloseIcon size={20} />} onClick={onDismiss} />
    </div>
  );
}
