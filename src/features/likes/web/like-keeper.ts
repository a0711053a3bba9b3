export interface LikeState {
  readonly liked: boolean;
  readonly likes: number;
}

export interface LikeParts {
  /** Asks the server for a state; gives the one that is so then (S7.12). */
  readonly send: (liked: boolean) => Promise<boolean>;
  /** The server has answered: this is so now. */
  readonly onSettled: (state: LikeState) => void;
  /** The last wish could not be fulfilled, and what is shown is again what was so before it. */
  readonly onFailed: (cause: unknown) => void;
}

export interface LikeKeeper {
  /** What to show: the wish, before the server has answered. */
  readonly shown: () => LikeState;
  readonly wish: (liked: boolean) => void;
  /** What the server says at another time; not believed while a wish is on its way. */
  readonly learn: (state: LikeState) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

/**
 * One person's like of one story: shown at once, one request at a time, and however fast the presses come, the last one is
 * what is asked for in the end (S4.50).
 */
export function makeLikeKeeper(start: LikeState, { send, onSettled, onFailed }: LikeParts): LikeKeeper {
  let settled = start;
  let wished = start.liked;
  let sending = false;
  let shown = start;
  const listeners = new Set<() => void>();

  function show() {
    const next = withLiked(settled, wished);
    if (next.liked === shown.liked && next.likes === shown.likes) return;
    shown = next;
    for (const listener of listeners) listener();
  }

  async function deliver() {
    sending = true;
    while (wished !== settled.liked) {
      try {
        settled = withLiked(settled, await send(wished));
      } catch (cause) {
        wished = settled.liked;
        onFailed(cause);
      }
    }
    sending = false;
    show();
    onSettled(settled);
  }

  return {
    shown: () => shown,
    wish(liked) {
      wished = liked;
      show();
      if (!sending && wished !== settled.liked) void deliver();
    },
    learn(state) {
      if (sending) return;
      settled = state;
      wished = state.liked;
      show();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The count with one like more or less than before, never below 0. */
function withLiked(state: LikeState, liked: boolean): LikeState {
  if (liked === state.liked) return state;
  return { liked, likes: Math.max(0, state.likes + (liked ? 1 : -1)) };
}
