import { type ModalKind, openModal } from "#web/modals/modals.ts";

const likesStats: ModalKind<object> = { load: () => import("../likes-stats-modal.tsx"), part: "modals" };

/** Likes by days, and the stories that have most (S2.64). */
export const openLikesStats = (): void => openModal(likesStats, {});
