import { useEffect, useEffectEvent } from "react";
import { useUser } from "#features/accounts/web/user-info.ts";
import { CREATE_STORY } from "./create-story-event.ts";
import { closePersonal, openLevelUp, openOnboarding } from "./open-modals.ts";
import { useStartStory } from "./use-start-story.ts";

/** What happens to a person's membership shows itself on any screen: onboarding, a new level (S4.2, S4.3). Once in the shell. */
export function MembershipEvents() {
  const { user, signedIn } = useUser();
  const { start } = useStartStory();
  const level = user?.level ?? 0;
  const after = user?.acknowledgedLevel ?? 0;
  const isOnboarding = user?.isOnboarding ?? false;
  const isLevelUpdating = user?.isLevelUpdating ?? false;

  useEffect(() => {
    if (isOnboarding) openOnboarding();
  }, [isOnboarding]);
  useEffect(() => {
    if (isLevelUpdating) openLevelUp({ level, after });
  }, [isLevelUpdating, level, after]);
  useEffect(() => {
    if (!signedIn) closePersonal();
  }, [signedIn]);

  const create = useEffectEvent(() => {
    if (signedIn) start();
  });
  useEffect(() => {
    const listener = () => create();
    window.addEventListener(CREATE_STORY, listener);
    return () => window.removeEventListener(CREATE_STORY, listener);
  }, []);
  return null;
}
