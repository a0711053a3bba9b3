import type { QueryClient } from "@tanstack/react-query";
import { refreshUserAfterChange } from "#features/accounts/web/user-info.ts";
import type { likesContract } from "#features/likes/contract.ts";
import type { Story } from "#features/stories/story.ts";
import { storyKeys } from "#features/stories/web/story-keys.ts";
import { changeOnShelf, changeStory } from "#features/stories/web/story-cache.ts";
import { apiOf } from "#web/call/api.ts";
import { session } from "#web/session/browser-session.ts";
import { type LikeKeeper, type LikeState, makeLikeKeeper } from "./like-keeper.ts";

const call = apiOf<typeof likesContract>();

interface StoryLikes {
  readonly keeper: LikeKeeper;
  /** Told when a wish could not be fulfilled. */
  readonly failures: Set<(cause: unknown) => void>;
}

const known = new Map<string, StoryLikes>();
// Another person's likes are others.
session.onTokenChange(() => known.clear());

export type Likeable = Pick<Story, "id" | "isLiked" | "likes">;

/** The like of whoever is signed in for one story: the same for every button and picture that shows it. */
export function likesOf({ id, isLiked, likes }: Likeable, cache: QueryClient): StoryLikes {
  const earlier = known.get(id);
  if (earlier) return earlier;
  const failures = new Set<(cause: unknown) => void>();
  const keeper = makeLikeKeeper(
    { liked: isLiked, likes },
    {
      send: (liked) => call("POST /stories/:id/like", { params: { id }, body: { liked } }),
      onSettled: (state) => {
        writeTo(cache, id, state);
        refreshUserAfterChange();
      },
      onFailed: (cause) => {
        for (const failure of failures) failure(cause);
        // Whether the server has heard is not known: it is asked.
        void cache.invalidateQueries({ queryKey: storyKeys.all });
      },
    },
  );
  const made = { keeper, failures };
  known.set(id, made);
  return made;
}

function writeTo(cache: QueryClient, id: string, { liked, likes }: LikeState): void {
  changeStory(cache, id, (story) => ({ ...story, isLiked: liked, likes }));
  changeOnShelf(cache, id, { likes });
}
