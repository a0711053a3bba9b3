import { useUser } from "#features/accounts/web/user-info.ts";
import { isPro } from "#features/membership/subscription.ts";
import { useNow } from "#web/hooks/use-now.ts";
import { useRights } from "../queries.ts";
import { openSubscription } from "./open-modals.ts";

/**
 * What is asked before a PRO option is chosen: true for who has PRO or a PRO booklet left; otherwise the plans are shown
 * over the form, which stays as it is (S5.6). While the rights are not known yet, the server decides.
 */
export function useProGate(): () => boolean {
  const { user } = useUser();
  const { data: rights } = useRights();
  const now = useNow();
  const may = rights === undefined || rights.proStorybooks > 0 || (user !== null && isPro(user, now));
  return () => {
    if (!may) openSubscription();
    return may;
  };
}
