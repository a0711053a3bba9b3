import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useSyncExternalStore } from "react";
import { openLogin } from "#features/accounts/web/parts/open-login.ts";
import { useUser } from "#features/accounts/web/user-info.ts";
import { useMessages } from "#web/messages/messages-context.ts";
import { likeAfterLogin } from "./like-after-login.ts";
import { type Likeable, likesOf } from "./likes-of.ts";

/** The like of a story as it is shown, and the ways to change it; for whoever is signed out, a login comes first (S4.50). */
export function useLike(story: Likeable) {
  const cache = useQueryClient();
  const { t } = useMessages();
  const { signedIn } = useUser();
  const { keeper, failures } = likesOf(story, cache);
  const { liked, likes } = useSyncExternalStore(keeper.subscribe, keeper.shown);
  const { isLiked, likes: count } = story;
  useEffect(() => keeper.learn({ liked: isLiked, likes: count }), [keeper, isLiked, count]);

  function wish(wished: boolean): boolean {
    if (signedIn) {
      keeper.wish(wished);
      return true;
    }
    likeAfterLogin.remember(story.id);
    openLogin({ reason: { title: t("like.login"), text: t("like.login.text") }, onDismiss: likeAfterLogin.forget });
    return false;
  }

  return {
    liked,
    likes,
    failures,
    /** Likes or takes the like back; false when a login was asked for instead. */
    toggle: () => wish(!keeper.shown().liked),
    /** Likes, and never takes back (S4.51). */
    like: () => wish(true),
  };
}
