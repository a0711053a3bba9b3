import { lazy, Suspense, useState } from "react";
import { IconButton } from "#web/design/icon-button.tsx";
import { FlagIcon } from "#web/design/icons/icons.tsx";
import { useMessages } from "#web/messages/messages-context.ts";

const ReportDialog = lazy(() => import("./report-dialog.tsx"));

/** Says that a story which somebody shares does not belong before children (S12.3). */
export function ReportButton({ storyId }: { readonly storyId: string }) {
  const { t } = useMessages();
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton label={t("report.open")} icon={<FlagIcon />} onClick={() => setOpen(true)} />
      {open ? (
        <Suspense>
          <ReportDialog storyId={storyId} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
