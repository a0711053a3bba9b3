import { useEffect, useEffectEvent, useRef } from "react";
import { useUser } from "#features/accounts/web/user-info.ts";
import { isAuthError } from "#web/call/api-error.ts";
import { Star } from "#web/design/star.tsx";
import { toast } from "#web/design/toast/toasts.ts";
import { useMessages } from "#web/messages/messages-context.ts";
import { celebrateOn } from "../celebrate-like.ts";
import { likeAfterLogin } from "../like-after-login.ts";
import type { Likeable } from "../likes-of.ts";
import { useLike } from "../use-like.ts";
import styles from "./like-button.module.css";

interface LikeButtonProps {
  readonly story: Likeable;
  readonly className?: string | undefined;
}

/** The star of a story and how many have given it one (S4.50). */
export function LikeButton({ story, className }: LikeButtonProps) {
  const { t, say } = useMessages();
  const { signedIn } = useUser();
  const { liked, likes, failures, toggle, like } = useLike(story);
  const host = useRef<HTMLSpanElement>(null);
  const celebrate = () => {
    if (host.current) celebrateOn(host.current);
  };
  const failed = useEffectEvent((cause: unknown) => {
    console.error("The like was not taken", cause);
    // A session that has ended asks for a login by itself.
    if (!isAuthError(cause)) toast({ text: t("error.general"), tone: "error" });
  });
  useEffect(() => {
    const listener = (cause: unknown) => failed(cause);
    failures.add(listener);
    return () => void failures.delete(listener);
  }, [failures]);

  const likeIfAsked = useEffectEvent(() => {
    if (!likeAfterLogin.take(story.id) || liked) return;
    like();
    celebrate();
  });
  useEffect(() => {
    if (signedIn) likeIfAsked();
  }, [signedIn]);

  return (
    <button
      type="button"
      className={className ? `${styles.like} ${className}` : styles.like}
      aria-pressed={liked}
      aria-label={t("like.button", { count: likes })}
      onClick={() => {
        const wasLiked = liked;
        if (toggle() && !wasLiked) celebrate();
      }}
    >
      <span ref={host} className={styles.host}>
        <Star size={26} />
      </span>
      <b aria-hidden="true">{say.count(likes)}</b>
    </button>
  );
}
