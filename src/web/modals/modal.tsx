import type { ReactNode } from "react";
import { BottomSheet } from "../design/dialog/bottom-sheet.tsx";
import { Dialog } from "../design/dialog/dialog.tsx";
import { NARROW, useMedia } from "../hooks/use-media.ts";
import type { LayerName } from "./layers.ts";
import type { ModalFrame } from "./modals.ts";

interface ModalProps {
  readonly frame: ModalFrame;
  readonly layer?: LayerName;
  readonly title: ReactNode;
  readonly description?: ReactNode;
  readonly children: ReactNode;
  readonly actions?: ReactNode;
  readonly size?: "small" | "medium" | "large";
}

/** A window where there is room for one, a sheet from the foot of the screen on a phone. */
export function Modal({ frame, size = "small", ...content }: ModalProps) {
  const narrow = useMedia(NARROW);
  return narrow ? <BottomSheet {...frame} {...content} /> : <Dialog {...frame} {...content} size={size} />;
}
