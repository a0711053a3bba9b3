import { Dialog } from "#web/design/dialog/dialog.tsx";
import { Field } from "#web/design/field.tsx";
import { useMessages } from "#web/messages/messages-context.ts";

/** The link to be copied by hand, where the browser neither shares nor copies. */
export default function ShareByHand({ link, onClose }: { link: string; onClose: () => void }) {
  const { t } = useMessages();
  return (
    <Dialog open onClose={onClose} title={t("reader.share.title")} description={t("reader.share.by_hand")}>
      <Field label={t("reader.share.link")} value={link} readOnly onFocus={(event) => event.currentTarget.select()} />
    </Dialog>
  );
}
