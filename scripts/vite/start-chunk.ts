/** Packages that every screen needs. */
const PACKAGES =
  /\/node_modules\/(react|react-dom|scheduler|react-router|cookie|set-cookie-parser|@tanstack|@lingui)\//;
/** What only screens that write need. */
const WRITING = /@tanstack\/.*\/(useMutation|mutationObserver)\./;
/** Own code that every screen needs: the browser's machinery without what is fetched when it is first wanted. */
const MACHINERY =
  /\/src\/(messages\/(?!generated)|book\/languages|web\/(?!design\/(dialog|toast\/toast-region|field)|modals\/(modal\.|use-layer|browser-layers|layer)))/;
/** Who is signed in, and the shell around every screen. */
const SHELL =
  /\/src\/(features\/(accounts\/web\/(user-info|read-stored-user|parts|sign-in\/(?!start|finish|authorize|challenge|random|read-return))|membership\/(subscription|levels|web\/(queries|parts\/(stat|level-name|planet)))|stories\/web\/(shelf-query|read-status))|app\/web\/(main|shell|header\/(?!account-p|side|plan)))/;

/**
 * What the first screen needs in one chunk: a dozen small ones would take a dozen requests and, each compressed by itself,
 * 7 kB more.
 */
export const startChunk = {
  name: "start",
  test: (id: string) => (PACKAGES.test(id) && !WRITING.test(id)) || MACHINERY.test(id) || SHELL.test(id),
};
