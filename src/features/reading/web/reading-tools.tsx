import { lazy, Suspense, useState } from "react";
import { IconButton } from "#web/design/icon-button.tsx";
import { useMessages } from "#web/messages/messages-context.ts";
import { LettersIcon, ListenIcon, StopIcon } from "./reading-icons.tsx";
import type { ReadingAloud } from "./use-read-aloud.ts";

const ReadingSettingsSheet = lazy(() => import("./reading-settings-sheet.tsx"));

/** Begins and ends reading aloud; nothing where the device has no voice for the book's language. */
export function ListenButton({ aloud, className }: { aloud: ReadingAloud; className?: string | undefined }) {
  const { t } = useMessages();
  if (!aloud.possible) return null;
  return (
    <IconButton
      className={className}
      label={aloud.speaking ? t("reading.aloud.stop") : t("reading.aloud")}
      icon={aloud.speaking ? <StopIcon /> : <ListenIcon />}
      onClick={aloud.toggle}
    />
  );
}

/** The reading settings as a sheet. */
export function SettingsSheetButton() {
  const { t } = useMessages();
  const [sheet, setSheet] = useState<"gone" | "open" | "closing">("gone");
  return (
    <>
      <IconButton label={t("reading.settings")} icon={<LettersIcon />} onClick={() => setSheet("open")} />
      {sheet === "gone" ? null : (
        <Suspense>
          <ReadingSettingsSheet
            open={sheet === "open"}
            onClose={() => setSheet("closing")}
            onClosed={() => setSheet("gone")}
          />
        </Suspense>
      )}
    </>
  );
}
