import { useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { ownerOf } from "#features/accounts/web/parts/owner-of.ts";
import { refreshUserAfterChange, useUser } from "#features/accounts/web/user-info.ts";
import type { StoryForm } from "#features/stories/story.ts";
import { useCreateStory } from "#features/stories/web/story-changes.ts";
import { ApiError, isAuthError } from "#web/call/api-error.ts";
import { paths } from "#web/paths.ts";
import { localStore } from "#web/session/browser-session.ts";
import { type Draft, type SentForm, dropDraft, keepDraft, keyFor, randomKey } from "./draft.ts";
import type { HandedOver } from "./handed-over.ts";

/** Why a story was not made: the server's sentences about the form (S5.7), or that it did not work. */
export type Refusal = { readonly kind: "invalid"; readonly messages: readonly string[] } | { readonly kind: "failed" };

/** Sends the form: once, however often it is pressed or repeated after a lost answer (S2.43). */
export function useSendForm(start: Draft) {
  const { user } = useUser();
  const navigate = useNavigate();
  const { key: entry } = useLocation();
  const creation = useCreateStory();
  const [sent, setSent] = useState<SentForm | undefined>(start.sent);
  const [refusal, setRefusal] = useState<Refusal | undefined>(undefined);

  const send = (form: StoryForm) => {
    if (creation.isPending) return;
    const sending = keyFor(form, sent, randomKey);
    setSent(sending);
    setRefusal(undefined);
    if (user !== null) keepDraft(localStore, ownerOf(user), { ...start, form, sent: sending, entry });
    creation.mutate(
      { form, idempotencyKey: sending.key },
      {
        onSuccess: ({ id }) => {
          if (user !== null) dropDraft(localStore, ownerOf(user));
          refreshUserAfterChange();
          const state: HandedOver = {
            form,
            creating: id,
            ...(start.confidence ? { confidence: start.confidence } : {}),
          };
          void navigate(paths.review, { replace: true, state });
        },
        onError: (error) => {
          if (isAuthError(error)) return;
          console.error("The story could not be created", error);
          const refused = error instanceof ApiError && error.status === 400;
          // What was refused is not the answer to the same form for ever: rights come back, lists change.
          if (refused) setSent(undefined);
          setRefusal(refused ? { kind: "invalid", messages: error.messages } : { kind: "failed" });
        },
      },
    );
  };

  return { send, isSending: creation.isPending, refusal, dismiss: () => setRefusal(undefined) };
}
