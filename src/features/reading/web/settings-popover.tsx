import { useId } from "react";
import { IconButton } from "#web/design/icon-button.tsx";
import { useMessages } from "#web/messages/messages-context.ts";
import { LettersIcon } from "./reading-icons.tsx";
import { ReadingSettingsForm } from "./reading-settings-form.tsx";
import styles from "./settings-popover.module.css";

/** The reading settings beside their button, where there is room for them. */
export function SettingsPopover({ className }: { className?: string | undefined }) {
  const { t } = useMessages();
  const id = useId();
  return (
    <>
      <IconButton className={className} label={t("reading.settings")} icon={<LettersIcon />} popoverTarget={id} />
      <div id={id} popover="auto" className={styles.popover} role="dialog" aria-label={t("reading.settings")}>
        <ReadingSettingsForm />
      </div>
    </>
  );
}
