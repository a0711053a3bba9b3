import { entersPortal } from "#features/accounts/roles.ts";
import { useUser } from "#features/accounts/web/user-info.ts";
import { lazyWithWords } from "#web/messages/words-of.tsx";
import { NotFound } from "./not-found.tsx";
import { Waiting } from "./waiting.tsx";

const PortalPage = lazyWithWords(async () => (await import("#features/admin/web/portal-page.tsx")).default, ["admin"]);

/** The portal for who has a role there (S15.6); for anybody else the address leads nowhere. */
export function PortalDoor() {
  const { user, error } = useUser();
  if (user === null && error === null) return <Waiting />;
  return entersPortal(user?.roles) ? <PortalPage /> : <NotFound />;
}
