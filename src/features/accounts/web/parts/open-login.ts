import { closeModal, type ModalKind, openModal } from "#web/modals/modals.ts";

export interface LoginModalProps {
  /** Why a login is asked for: somebody's session has ended (S8.17), or what the texts say. */
  readonly reason: "expired" | { readonly title: string; readonly text: string };
  /** Where to go after it, when the screen has moved on meanwhile. */
  readonly returnTo?: string;
  /** The modal was closed without a login. */
  readonly onDismiss?: () => void;
}

const load = () => import("../login/login-modal.tsx");
const loginModal: ModalKind<LoginModalProps> = { load, part: "modals" };
// Who is signed out by the server is sent home from some screens, and must be told why all the same.
const expiredModal: ModalKind<LoginModalProps> = { load, part: "modals", stays: true };

/** Asks for a login over the screen that is shown, and comes back to it (S2.60). */
export const openLogin = (props: LoginModalProps): void =>
  openModal(props.reason === "expired" ? expiredModal : loginModal, props);

export const closeLogin = (): void => {
  closeModal(loginModal);
  closeModal(expiredModal);
};
