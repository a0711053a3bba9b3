import { BottomSheet } from "#web/design/dialog/bottom-sheet.tsx";
import { useMessages } from "#web/messages/messages-context.ts";
import { ReadingSettingsForm } from "./reading-settings-form.tsx";

interface ReadingSettingsSheetProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onClosed: () => void;
}

/** The reading settings on a phone; fetched when they are first wanted, since a sheet brings 20 kB. */
export default function ReadingSettingsSheet(frame: ReadingSettingsSheetProps) {
  const { t } = useMessages();
  return (
    <BottomSheet {...frame} title={t("reading.settings")}>
      <ReadingSettingsForm />
    </BottomSheet>
  );
}
