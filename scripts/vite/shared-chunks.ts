/** What the shelf and an opened book have in common. */
const STORIES =
  /\/src\/(features\/(stories\/web\/(shelf-query|read-status|story-keys|offline\/load-kept)|pictures\/picture)|web\/(hooks\/use-has-come|design\/(icon-button|star|visually-hidden|icons\/icon)))/;
/** What an opened book shares with other screens, but for the shelf. */
const BOOK =
  /\/src\/(features\/(reading\/(page-order|shown-words|text-size|reading-settings|picture-widths|web\/(book-languages|use-reading-settings|parts\/(story-picture|default-cover)))|stories\/web\/(queries|follow-story|set-sharing|offline\/is-gone))|book\/format|web\/hooks\/own-)/;
/** What the shelf shares with other screens, but for the book. */
const SHELF =
  /\/src\/(features\/(membership\/(subscription|plans|levels|web\/parts\/(stat-boxes|planet|level-name))|accounts\/web\/parts\/first-name|likes\/web\/parts\/open-likes)|web\/(open-tab|hooks\/use-now|design\/(skeleton|book-cover|chip)))/;
/** What an owner has around a book from its first page on. */
const OWNER =
  /\/src\/features\/stories\/web\/(editing\/(page-tools|picture-choice|retry-picture|editing-icons)|story\/(story-tools|tool-button))/;
/** What changes anything on the server. */
const CHANGES =
  /\/(@tanstack\/(react-query|query-core)\/build\/modern\/(useM|m)utation|src\/(web\/call\/save-file|features\/stories\/web\/editing\/use-report-failure))/;

/** Small files that several screens share, as they are needed together: each would take a request of its own. */
export const sharedChunks = [
  { name: "stories", test: STORIES },
  { name: "book", test: BOOK },
  { name: "shelf", test: SHELF },
  { name: "owner-tools", test: OWNER },
  { name: "changes", test: CHANGES },
].map((group) => ({ ...group, includeDependenciesRecursively: false }));
