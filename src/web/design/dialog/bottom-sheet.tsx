import { Dialog as Base } from "@base-ui/react/dialog";
import type { ReactNode } from "react";
import { useMessages } from "../../messages/messages-context.ts";
import type { LayerName } from "../../modals/layers.ts";
import { LAYERS } from "../../modals/layers.ts";
import { useLayer } from "../../modals/use-layer.ts";
import { CloseIcon } from "../icons/tool-icons.tsx";
import { firstFocus } from "./first-focus.ts";
import { useKeyboardInset } from "./use-keyboard-inset.ts";
import { useSheetDrag } from "./use-sheet-drag.ts";
import styles from "./bottom-sheet.module.css";

interface BottomSheetProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** The closing animation has ended. */
  readonly onClosed?: (() => void) | undefined;
  readonly title: ReactNode;
  /** One sentence under the title, read with it. */
  readonly description?: ReactNode;
  readonly children: ReactNode;
  readonly actions?: ReactNode;
  readonly layer?: LayerName;
}

/**
 * A sheet that comes up from the foot of the screen: a press outside, its button, Escape or a drag downwards closes it,
 * and it stands above the on-screen keyboard, which a first press outside only puts away (S2.69).
 */
export function BottomSheet(props: BottomSheetProps) {
  const { open, onClose, onClosed, title, description, children, actions, layer = "default" } = props;
  const { t } = useMessages();
  const { sheet, drag } = useSheetDrag(onClose);
  const { shown, accepts, finished, returnFocus } = useLayer({ open, layer, onClose, onClosed });
  const keyboardWasUp = useKeyboardInset(shown, sheet);
  const style = { zIndex: LAYERS[layer] };

  function onOpenChange(next: boolean, details: Base.Root.ChangeEventDetails) {
    if (next || !accepts(details)) return;
    if (details.reason === "outside-press" && keyboardWasUp()) {
      details.cancel();
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    } else onClose();
  }

  return (
    <Base.Root
      open={shown}
      onOpenChange={onOpenChange}
      onOpenChangeComplete={(isOpen) => (isOpen ? undefined : finished())}
    >
      <Base.Portal>
        <Base.Backdrop className={styles.scrim} style={style} />
        <Base.Popup
          className={styles.sheet}
          style={style}
          initialFocus={() => firstFocus(sheet.current)}
          finalFocus={() => returnFocus()}
          {...drag}
        >
          <div className={styles.handle} aria-hidden="true" />
          <header className={styles.head}>
            <Base.Title className={styles.title}>{title}</Base.Title>
            <Base.Close className={styles.close} aria-label={t("app.close")}>
              <CloseIcon size={22} />
            </Base.Close>
          </header>
          <div className={styles.body} data-scroller>
            {description ? <Base.Description className={styles.description}>{description}</Base.Description> : null}
            {children}
          </div>
          {actions ? <footer className={styles.actions}>{actions}</footer> : null}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
