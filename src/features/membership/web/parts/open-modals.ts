import { closeModal, type ModalKind, openModal } from "#web/modals/modals.ts";

const subscription: ModalKind<object> = {
  load: () => import("../subscription/subscription-modal.tsx"),
  part: "modals",
};
const levels: ModalKind<object> = { load: () => import("../levels/levels-modal.tsx"), part: "modals" };

export interface LimitProps {
  /** Seconds to wait, as the server counts them (S4.34). */
  readonly seconds: number;
  /** When that answer came, on the clock of `performance.now`. */
  readonly asOf: number;
}
const limit: ModalKind<LimitProps> = { load: () => import("../limit/limit-modal.tsx"), part: "modals" };

export interface LevelUpProps {
  readonly level: number;
  /** The highest level that was celebrated before; a jump over several tells what each of them brings (S4.1). */
  readonly after: number;
}
const levelUp: ModalKind<LevelUpProps> = {
  load: () => import("../levels/level-up-modal.tsx"),
  part: "modals",
  stays: true,
};
const onboarding: ModalKind<object> = {
  load: () => import("../onboarding/onboarding-modal.tsx"),
  part: "modals",
  stays: true,
};
export interface CongratulationsProps {
  /** Resolves when the order has been confirmed, or not, and the user has been asked for after that (S4.16). */
  readonly refreshed: Promise<void>;
}
const congratulations: ModalKind<CongratulationsProps> = {
  load: () => import("../order/congratulations-modal.tsx"),
  part: "modals",
  stays: true,
};

/** The plans of PRO, over whatever is on the screen, which is not lost (S2.63, S5.6). */
export const openSubscription = (): void => openModal(subscription, {});
/** The six levels and what each brings (S2.65). */
export const openLevels = (): void => openModal(levels, {});
/** How long the next story has to wait (S2.66). */
export const openLimit = (props: LimitProps): void => openModal(limit, props);
export const openLevelUp = (props: LevelUpProps): void => openModal(levelUp, props);
export const openOnboarding = (): void => openModal(onboarding, {});
export const openCongratulations = (props: CongratulationsProps): void => openModal(congratulations, props);

/** Closes what is of a person who has signed out. */
export function closePersonal(): void {
  for (const kind of [levelUp, onboarding, congratulations]) closeModal(kind as ModalKind<object>);
}
