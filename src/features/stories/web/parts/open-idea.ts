import { type ModalKind, openModal } from "#web/modals/modals.ts";

const idea: ModalKind<object> = { load: () => import("../home/idea-sheet.tsx"), part: "creation" };

/** The sheet on which a phone asks for the idea of a new story (S2.25). */
export const openIdea = (): void => openModal(idea, {});
