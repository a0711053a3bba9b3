/**
 * What the screens wait, keep and show for how long, in ms (S9.4). Style sheets cannot read it: the ways out of windows
 * and the popover are written there too, and a browser test holds them to this table.
 */
export const TIMINGS = {
  settingsFresh: 5 * 60_000,
  userInfoThrottle: 2000,
  topStoriesThrottle: 5000,
  viewerPoll: 1000,
  reviewPoll: 2000,
  pauseAfterCreate: 1000,
  countdownTick: 1000,
  toast: 3000,
  sheetExit: 400,
  modalExit: 300,
  popoverExit: 250,
  afterLogin: 50,
  afterProviderLogin: 100,
  stripSettle: 150,
  doubleTap: 300,
  likeBurst: 500,
} as const;

/** Small stars that fly out of a like (S9.4). */
export const LIKE_PARTICLES = 8;
