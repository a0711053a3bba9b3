import { lazy, Suspense } from "react";
import { Navigate, Route, Routes } from "react-router";
import { LeaveLogin } from "#features/accounts/web/sign-in/sign-in-return.tsx";
import { useSignInProgress } from "#features/accounts/web/sign-in/sign-in-progress.ts";
import { lazyScreen } from "#web/messages/words-of.tsx";
import { paths } from "#web/paths.ts";
import { useSession } from "#web/session/use-session.ts";
import { FirstLookEnds } from "./first-look.tsx";
import { NotFound } from "./not-found.tsx";
import { PortalDoor } from "./portal-door.tsx";
import { Waiting } from "./waiting.tsx";

const LoginScreen = lazy(() => import("#features/accounts/web/login/login-screen.tsx"));
const HomePage = lazy(() => import("#features/stories/web/home/home-page.tsx"));
const NewPage = lazyScreen(() => import("#features/stories/web/new/new-page.tsx"), "story");
const ReviewPage = lazyScreen(() => import("#features/stories/web/review/review-page.tsx"), "story");
const StoryPage = lazyScreen(() => import("#features/stories/web/story/story-page.tsx"), "story");
const AccountPage = lazyScreen(() => import("#features/accounts/web/account/account-page.tsx"), "account");
const TermsPage = lazyScreen(() => import("../legal/terms-page.tsx"), "legal");
const PrivacyPage = lazyScreen(() => import("../legal/privacy-page.tsx"), "legal");

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
