import { SessionExpired } from "#features/accounts/web/parts/session-expired.tsx";
import { SignInReturn } from "#features/accounts/web/sign-in/sign-in-return.tsx";
import { MembershipEvents } from "#features/membership/web/parts/membership-events.tsx";
import { OrderReturn } from "#features/membership/web/parts/order-return.tsx";
import { ToastHost } from "#web/design/toast/toast-host.tsx";
import { HeaderProvider } from "#web/header/header-provider.tsx";
import { ModalHost } from "#web/modals/modal-host.tsx";
import { Header } from "../header/header.tsx";
import { Main } from "./main.tsx";
import { OfflineNote } from "./offline-note.tsx";
import { Screens } from "./screens.tsx";
import { SkipLink } from "./skip-link.tsx";

/** The frame around every screen. */
export function App() {
  return (
    <HeaderProvider>
      <SkipLink />
      <Header />
      <Main>
        <Screens />
      </Main>
      <SignInReturn />
      <SessionExpired />
      <OrderReturn />
      <MembershipEvents />
      <ModalHost />
      <OfflineNote />
      <ToastHost />
    </HeaderProvider>
  );
}
