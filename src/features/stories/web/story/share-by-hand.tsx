import { useState } from "react";
import { GrowingText } from "#features/stories/web/editing/growing-text.tsx";
import { Button } from "#web/design/button.tsx";
import { Dialog } from "#web/design/dialog/dialog.tsx";
import { toast } from "#web/design/toast/toasts.ts";
import { useMessages } from "#web/messages/messages-context.ts";

interface ShareByHandProps {
  readonly link: string;
  /** Copies it; rejects where the browser does not allow that. */
  readonly copy: () => Promise<void>;
  readonly onClose: () => void;
}

/** The link to be copied by hand, where the browser neither shares nor copies by itself. */
export default function ShareByHand({ link, copy, onClose }: ShareByHandProps) {
  const { t } = useMessages();
  const [refused, setRefused] = useState(false);

  const tryAgain = async () => {
    setRefused(false);
    try {
      await copy();
      toast({ text: t("reader.share.copied"), tone: "success" });
      onClose();
    } catch (error) {
      console.error("The link could not be copied", error);
      setRefused(true);
    }
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title={t("reader.share.title")}
      description={t("reader.share.by_hand")}
      actions={<Button onClick={() => void tryAgain()}>{t("reader.share.copy")}</Button>}
    >
      <GrowingText
        label={t("reader.share.link")}
        value={link}
        readOnly
        error={refused ? t("error.story.copy_link") : undefined}
        onFocus={(event) => event.currentTarget.select()}
      />
    </Dialog>
  );
}
