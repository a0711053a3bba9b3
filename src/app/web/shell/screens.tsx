import { lazy, Suspense } from "react";
import { Navigate, Route, Routes } from "react-router";
import { LeaveLogin } from "#features/accounts/web/sign-in/sign-in-return.tsx";
import { useSignInProgress } from "#features/accounts/web/sign-in/sign-in-progress.ts";
import { lazyWithWords } from "#web/messages/words-of.tsx";
import { paths } from "#web/paths.ts";
import { useSession } from "#web/session/use-session.ts";
import { loadHeader } from "../header/loaded-header.tsx";
import { FirstLookEnds } from "./first-look.tsx";
import { NotFound } from "./not-found.tsx";
import { PortalDoor } from "./portal-door.tsx";
import { Waiting } from "./waiting.tsx";

const LoginScreen = lazy(() => import("#features/accounts/web/login/login-screen.tsx"));
const HomePage = lazy(besideHeader(() => import("#features/stories/web/home/home-page.tsx")));
const NewPage = lazyWithWords(
  async () => (await import("#features/stories/web/new/new-page.tsx")).default,
  ["creation"],
);
const ReviewPage = lazyWithWords(
  async () => (await import("#features/stories/web/review/review-page.tsx")).default,
  ["creation", "choices"],
);
const StoryPage = lazyWithWords(
  async () => (await import("#features/stories/web/story/story-page.tsx")).default,
  ["story"],
);
const AccountPage = lazyWithWords(
  async () => (await import("#features/accounts/web/account/account-page.tsx")).default,
  ["account"],
);
const TermsPage = lazyWithWords(
  besideHeader(async () => (await import("../legal/terms-page.tsx")).default),
  ["legal"],
);
const PrivacyPage = lazyWithWords(
  besideHeader(async () => (await import("../legal/privacy-page.tsx")).default),
  ["legal"],
);

/** What fetches a screen fetches the header with it, which stands over it. */
function besideHeader<Part>(load: () => Promise<Part>): () => Promise<Part> {
  return async () => {
    const [part] = await Promise.all([load(), loadHeader()]);
    return part;
  };
}

/**
 * Every address and its screen, for those who are signed in and those who are not (S2.1–S2.6). One Suspense stands above
 * the routes, so that a cover can grow into its book across a lazily loaded screen.
 */
export function Screens() {
  const { token } = useSession();
  const progress = useSignInProgress();
  const signedIn = token !== null;
  if (progress === "finishing" || progress === "signed-in") {
    return (
      <Suspense fallback={<Waiting />}>
        <LoginScreen />
        <FirstLookEnds />
      </Suspense>
    );
  }
  return (
    <Suspense fallback={<Waiting />}>
      <Routes>
        <Route path={paths.home} element={signedIn ? <HomePage /> : <LoginScreen />} />
        <Route path={paths.newStory} element={signedIn ? <NewPage /> : <Navigate to={paths.home} replace />} />
        <Route path={paths.review} element={signedIn ? <ReviewPage /> : <Navigate to={paths.home} replace />} />
        <Route path="/stories/:id" element={<StoryPage />} />
        <Route path={paths.login} element={signedIn ? <LeaveLogin /> : <LoginScreen />} />
        <Route path={paths.account} element={signedIn ? <AccountPage /> : <LoginScreen />} />
        <Route path={`${paths.admin}/*`} element={signedIn ? <PortalDoor /> : <LoginScreen />} />
        <Route path={paths.terms} element={<TermsPage />} />
        <Route path={paths.privacy} element={<PrivacyPage />} />
        <Route path="*" element={signedIn ? <NotFound /> : <LoginScreen />} />
      </Routes>
      <FirstLookEnds />
    </Suspense>
  );
}
