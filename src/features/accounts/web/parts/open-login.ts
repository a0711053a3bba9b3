import { closeModal, type ModalKind, openModal } from "#web/modals/modals.ts";

export interface LoginModalProps {
  /** Why a login is asked for: somebody's session has ended (S8.17), or what the texts say. */
  readonly reason: "expired" | { readonly title: string; readonly text: string };
  /** The modal was closed without a login. */
  readonly onDismiss?: () => void;
}

const loginModal: ModalKind<LoginModalProps> = { load: () => import("../login/login-modal.tsx"), part: "modals" };

/** Asks for a login over the screen that is shown, and comes back to it (S2.60). */
export const openLogin = (props: LoginModalProps): void => openModal(loginModal, props);

export const closeLogin = (): void => closeModal(loginModal);
