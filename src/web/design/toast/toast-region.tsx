import { Toast } from "@base-ui/react/toast";
import { useEffect } from "react";
import { useMessages } from "../../messages/messages-context.ts";
import { WarningIcon } from "../icons/icons.tsx";
import { CheckIcon, CloseIcon } from "../icons/tool-icons.tsx";
import { Star } from "../star.tsx";
import { TIMINGS } from "../../timings.ts";
import { drawToasts } from "./toasts.ts";
import styles from "./toast.module.css";

const manager = Toast.createToastManager();

/** Ways in which a finger puts one aside. */
const AWAY: ("up" | "down" | "right")[] = ["up", "down", "right"];

/** Where toasts stack up; they wait while the pointer or the focus is on them. */
export default function ToastRegion() {
  const { t } = useMessages();
  useEffect(() => {
    drawToasts(({ text, tone = "info", timeout = TIMINGS.toast }) =>
      manager.add({ description: text, type: tone, timeout, priority: tone === "error" ? "high" : "low" }),
    );
  }, []);
  return (
    <Toast.Provider toastManager={manager} timeout={TIMINGS.toast}>
      <Toast.Portal>
        <Toast.Viewport className={styles.region} aria-label={t("app.notices")}>
          <ToastList />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}

function ToastList() {
  const { toasts } = Toast.useToastManager();
  const { t } = useMessages();
  return toasts.map((toast) => (
    <Toast.Root
      key={toast.id}
      toast={toast}
      swipeDirection={AWAY}
      className={styles.toast}
      data-tone={toast.type}
      aria-label={t("app.notice")}
    >
      <Toast.Content className={styles.content}>
        <ToneIcon tone={toast.type} />
        <Toast.Description className={styles.text} />
        <Toast.Close className={styles.close} aria-label={t("app.close")}>
          <CloseIcon size={18} />
        </Toast.Close>
      </Toast.Content>
    </Toast.Root>
  ));
}

function ToneIcon({ tone }: { readonly tone: string | undefined }) {
  if (tone === "success") return <CheckIcon className={styles.icon} />;
  if (tone === "error") return <WarningIcon className={styles.icon} />;
  return <Star size={20} className={styles.icon} />;
}
