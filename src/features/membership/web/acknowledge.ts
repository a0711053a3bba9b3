import { readStoredUser } from "#features/accounts/web/read-stored-user.ts";
import { refreshUserAfterChange } from "#features/accounts/web/user-info.ts";
import type { Acknowledgement, membershipContract } from "#features/membership/contract.ts";
import { apiOf } from "#web/call/api.ts";
import { session } from "#web/session/browser-session.ts";

const call = apiOf<typeof membershipContract>();

/** A level up or the onboarding was seen: the server is told, and then it is shown nowhere again (S4.3). */
export function acknowledge(seen: Acknowledgement): void {
  const token = session.token();
  call("POST /user/acknowledge", { body: seen }).then(
    () => {
      if (session.token() === token) keepAsSeen(seen);
      refreshUserAfterChange();
    },
    (cause: unknown) => {
      console.error("The server was not told that this was seen", cause);
    },
  );
}

function keepAsSeen(seen: Acknowledgement): void {
  const user = readStoredUser(session.state().user);
  if (user === null) return;
  session.setUser({
    ...user,
    ...(seen.onboarding ? { isOnboarding: false } : {}),
    ...(seen.level === undefined ? {} : { acknowledgedLevel: seen.level, isLevelUpdating: user.level > seen.level }),
  });
}
