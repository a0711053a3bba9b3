import type { ReactNode } from "react";
import { BottomSheet } from "#web/design/dialog/bottom-sheet.tsx";
import type { ToolFrame } from "./use-editing.ts";

interface EditSheetProps extends ToolFrame {
  readonly title: string;
  readonly children: ReactNode;
  readonly actions?: ReactNode;
}

/** A tool on a phone; fetched when it is first wanted, since a sheet brings 20 kB. */
export default function EditSheet({ children, ...sheet }: EditSheetProps) {
  return <BottomSheet {...sheet}>{children}</BottomSheet>;
}
