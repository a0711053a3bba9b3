import { Navigate, useLocation } from "react-router";
import { ownerOf } from "#features/accounts/web/parts/owner-of.ts";
import { useUser } from "#features/accounts/web/user-info.ts";
import { localStore } from "#web/session/browser-session.ts";
import { paths } from "#web/paths.ts";
import { readDraft } from "./draft.ts";
import { readHandedOver } from "./handed-over.ts";
import { MakingBook } from "./making-book.tsx";
import { ReviewForm } from "./review-form.tsx";

/**
 * The form that `/new` handed over, or the draft that is kept of it (S2.3, S2.43), and, once it has been sent, the wait for
 * the book.
 */
export default function ReviewPage() {
  const { state, key } = useLocation();
  const { user } = useUser();
  const handed = readHandedOver(state);
  if (handed?.creating !== undefined) return <MakingBook id={handed.creating} handed={handed} />;
  const draft = user === null ? undefined : readDraft(localStore, ownerOf(user));
  // A reload comes back to the entry's state; what was changed since stands in the draft.
  const start = handed === undefined || draft?.entry === key ? draft : handed;
  if (start === undefined) {
    // A new device learns who is signed in before it knows whose draft to look for.
    return user === null ? null : <Navigate to={paths.newStory} replace />;
  }
  return <ReviewForm key={key} start={start} entry={key} />;
}
