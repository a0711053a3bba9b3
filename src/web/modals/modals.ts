import type { ComponentType } from "react";
import type { ScreenPart } from "#messages/load-speaker.ts";

/** What the host hands to a modal, which hands it on to its `Modal`. */
export interface ModalFrame {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onClosed: () => void;
}

export type ModalComponent<P> = ComponentType<P & { readonly frame: ModalFrame }>;

/** A modal that can be opened from anywhere; its code and words are fetched when it is first wanted. */
export interface ModalKind<P extends object> {
  readonly load: () => Promise<{ readonly default: ModalComponent<P> }>;
  readonly part: ScreenPart;
  /** Stays when the person goes to another screen. */
  readonly stays?: boolean;
}

export interface OpenModal {
  readonly key: number;
  // A list of modals with different properties: each was checked by `openModal`.
  readonly kind: ModalKind<never>;
  readonly props: object;
  readonly open: boolean;
}

let modals: readonly OpenModal[] = [];
let last = 0;
const listeners = new Set<() => void>();

function change(next: readonly OpenModal[]) {
  modals = next;
  for (const listener of listeners) listener();
}

/** For `useSyncExternalStore`: the modals that stand, wait or are closing, as they came. */
export const openModals = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  snapshot: () => modals,
};

/** Opens a modal. One of the same kind that is open already gets the new properties instead. */
export function openModal<P extends object>(kind: ModalKind<P>, props: P): void {
  const same = modals.find((modal) => modal.kind === kind && modal.open);
  if (same) change(modals.map((modal) => (modal === same ? { ...modal, props } : modal)));
  else {
    last += 1;
    change([...modals, { key: last, kind: kind as ModalKind<never>, props, open: true }]);
  }
}

/** Closes a modal, with its animation. */
export function closeModal<P extends object>(kind: ModalKind<P>): void {
  for (const modal of modals) if (modal.kind === kind) close(modal.key);
}

export function close(key: number): void {
  if (modals.some((modal) => modal.key === key && modal.open)) {
    change(modals.map((modal) => (modal.key === key ? { ...modal, open: false } : modal)));
  }
}

/** A modal's closing animation has ended. */
export function remove(key: number): void {
  change(modals.filter((modal) => modal.key !== key));
}

/** Closes what belonged to the screen that was left. */
export function closeForNavigation(): void {
  for (const { key, kind } of modals) if (!kind.stays) close(key);
}
