declare global {
  interface Window {
    /** Where the page was opened, while `early.js` keeps that out of the address. */
    arrivedAt?: string;
  }
}

/**
 * Puts back what `early.js` took out of the address before anything was asked for. To be called in one go with those who take
 * their own from it, so that no request is made meanwhile.
 */
export function putBackAddress(): void {
  const { arrivedAt, history } = window;
  if (arrivedAt === undefined) return;
  delete window.arrivedAt;
  history.replaceState(history.state, "", arrivedAt);
}
