import { Dialog as Base } from "@base-ui/react/dialog";
import { useRef, type ReactNode } from "react";
import { useMessages } from "../../messages/messages-context.ts";
import { CloseIcon } from "../icons/icons.tsx";
import { LAYERS } from "./dialog.tsx";
import { useKeyboardInset } from "./use-keyboard-inset.ts";
import { useSheetDrag } from "./use-sheet-drag.ts";
import styles from "./bottom-sheet.module.css";

interface BottomSheetProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: ReactNode;
  readonly children: ReactNode;
  readonly actions?: ReactNode;
  readonly layer?: keyof typeof LAYERS;
}

/**
 * A sheet that comes up from the foot of the screen: a press outside, its button, Escape or a drag downwards closes it,
 * and it stands above the on-screen keyboard (S2.69).
 */
export function BottomSheet({ open, onClose, title, children, actions, layer = "default" }: BottomSheetProps) {
  const { t } = useMessages();
  const sheet = useRef<HTMLDivElement>(null);
  const drag = useSheetDrag(sheet, onClose);
  useKeyboardInset(open, sheet);
  const style = { zIndex: LAYERS[layer] };
  return (
    <Base.Root open={open} onOpenChange={(next) => (next ? undefined : onClose())}>
      <Base.Portal>
        <Base.Backdrop className={styles.scrim} style={style} />
        <Base.Popup ref={sheet} className={styles.sheet} style={style} {...drag}>
          <div className={styles.handle} aria-hidden="true" />
          <header className={styles.head}>
            <Base.Title className={styles.title}>{title}</Base.Title>
            <Base.Close className={styles.close} aria-label={t("app.close")}>
              <CloseIcon size={22} />
            </Base.Close>
          </header>
          <div className={styles.body} data-scroller>
            {children}
          </div>
          {actions ? <footer className={styles.actions}>{actions}</footer> : null}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
