import { Dialog as Base } from "@base-ui/react/dialog";
import { type ReactNode, useRef } from "react";
import { useMessages } from "../../messages/messages-context.ts";
import type { LayerName } from "../../modals/layers.ts";
import { LAYERS } from "../../modals/layers.ts";
import { useLayer } from "../../modals/use-layer.ts";
import { CloseIcon } from "../icons/tool-icons.tsx";
import { firstFocus } from "./first-focus.ts";
import styles from "./dialog.module.css";

interface DialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** The closing animation has ended. */
  readonly onClosed?: (() => void) | undefined;
  readonly title: ReactNode;
  /** One sentence under the title, read with it. */
  readonly description?: ReactNode;
  readonly children?: ReactNode;
  /** Buttons, the main one last. */
  readonly actions?: ReactNode;
  readonly layer?: LayerName;
  readonly size?: "small" | "medium" | "large";
  /** A drawer stands at the side, over the whole height. */
  readonly place?: "middle" | "side";
}

/**
 * A window over the screen: focus goes in and back to what opened it, Escape and a press outside close it. Brings 20 kB;
 * import it from a module that is loaded lazily.
 */
export function Dialog(props: DialogProps) {
  const { open, onClose, onClosed, title, description, children, actions } = props;
  const { layer = "default", size = "small", place = "middle" } = props;
  const { t } = useMessages();
  const popup = useRef<HTMLDivElement>(null);
  const { shown, accepts, finished, returnFocus } = useLayer({ open, layer, onClose, onClosed });
  const style = { zIndex: LAYERS[layer] };
  return (
    <Base.Root
      open={shown}
      onOpenChange={(next, details) => {
        if (!next && accepts(details)) onClose();
      }}
      onOpenChangeComplete={(isOpen) => (isOpen ? undefined : finished())}
    >
      <Base.Portal>
        <Base.Backdrop className={styles.scrim} style={style} />
        <Base.Popup
          className={`${styles.window} ${styles[size]} ${styles[place]}`}
          style={style}
          ref={popup}
          initialFocus={() => firstFocus(popup.current)}
          finalFocus={() => returnFocus()}
        >
          <header className={styles.head}>
            <Base.Title className={styles.title}>{title}</Base.Title>
            <Base.Close className={styles.close} aria-label={t("app.close")}>
              <CloseIcon size={22} />
            </Base.Close>
          </header>
          {description ? <Base.Description className={styles.description}>{description}</Base.Description> : null}
          {children ? <div className={styles.body}>{children}</div> : null}
          {actions ? <footer className={styles.actions}>{actions}</footer> : null}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
