import { useEffect, useEffectEvent } from "react";
import { useMessages } from "#web/messages/messages-context.ts";
import { Modal } from "#web/modals/modal.tsx";
import type { ModalFrame } from "#web/modals/modals.ts";
import { useSession } from "#web/session/use-session.ts";
import type { LoginModalProps } from "../parts/open-login.ts";
import { pathToReturnTo } from "../sign-in/path-to-return-to.ts";
import { ProviderButtons } from "./provider-buttons.tsx";
import { TermsLine } from "./terms-line.tsx";
import styles from "./login-modal.module.css";

/** The providers' buttons over a screen: to like a story, or because a session has ended (S2.60, S8.17). */
export default function LoginModal(props: LoginModalProps & { readonly frame: ModalFrame }) {
  const { reason, returnTo, onDismiss, frame } = props;
  const { t } = useMessages();
  const { token } = useSession();
  const expired = reason === "expired";

  const signedIn = useEffectEvent(() => {
    if (!expired) frame.onClose();
    // What the screen shows is of the session before (S8.21).
    else if (returnTo === undefined || returnTo === pathToReturnTo(window.location)) window.location.reload();
    else window.location.assign(returnTo);
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
      <ProviderButtons returnTo={returnTo} />
      <TermsLine className={styles.terms} />
    </Modal>
  );
}
