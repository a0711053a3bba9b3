import { useEffect, useEffectEvent } from "react";
import { useMessages } from "#web/messages/messages-context.ts";
import { Modal } from "#web/modals/modal.tsx";
import type { ModalFrame } from "#web/modals/modals.ts";
import { useSession } from "#web/session/use-session.ts";
import type { LoginModalProps } from "../parts/open-login.ts";
import { ProviderButtons } from "./provider-buttons.tsx";
import { TermsLine } from "./terms-line.tsx";
import styles from "./login-modal.module.css";

/** The providers' buttons over a screen: to like a story, or because a session has ended (S2.60, S8.17). */
export default function LoginModal({ reason, onDismiss, frame }: LoginModalProps & { readonly frame: ModalFrame }) {
  const { t } = useMessages();
  const { token } = useSession();
  const expired = reason === "expired";

  const signedIn = useEffectEvent(() => {
    // What the screen shows is of the session before.
    if (expired) window.location.reload();
    else frame.onClose();
  });
  useEffect(() => {
    if (token !== null) signedIn();
  }, [token]);

  const dismiss = () => {
    onDismiss?.();
    frame.onClose();
  };
  return (
    <Modal
      frame={{ ...frame, onClose: dismiss }}
      title={expired ? t("auth.session.expired.title") : reason.title}
      description={expired ? t("auth.session.expired.message") : reason.text}
    >
      <ProviderButtons />
      <TermsLine className={styles.terms} />
    </Modal>
  );
}
