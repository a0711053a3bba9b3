import type { ReactNode } from "react";
import { useMessages } from "../../messages/messages-context.ts";
import { Button } from "../button.tsx";
import { Dialog } from "./dialog.tsx";

interface ConfirmProps {
  readonly open: boolean;
  readonly title: string;
  /** What will be so afterwards. */
  readonly description: string;
  /** What the button does, as a verb; while it is done, `busy` stands there instead. */
  readonly confirm: string;
  readonly busy: string;
  readonly isBusy: boolean;
  readonly icon: ReactNode;
  /** It cannot be taken back. */
  readonly danger?: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks before something is done (S2.67). Brings the dialog with it; import it from a module that is loaded lazily. */
export function Confirm(props: ConfirmProps) {
  const { open, title, description, confirm, busy, isBusy, icon, danger = false, onConfirm, onClose } = props;
  const { t } = useMessages();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      description={description}
      actions={
        <>
          <Button look="surface" onClick={onClose}>
            {t("app.cancel")}
          </Button>
          <Button {...(danger ? { look: "danger" as const } : {})} icon={icon} busy={isBusy} onClick={onConfirm}>
            {isBusy ? busy : confirm}
          </Button>
        </>
      }
    />
  );
}
