/**
 * Opens an address that has to be asked for first in a new tab, which learns nothing of this one. The tab is opened in the tap
 * itself, since browsers hold back one that opens after an answer; where they do so all the same, this tab goes there. Throws
 * when there is no address to be had.
 */
export async function openTab(ask: () => Promise<URL>): Promise<void> {
  const tab = window.open("about:blank", "_blank");
  try {
    const url = await ask();
    if (tab === null) return window.location.assign(url);
    tab.opener = null;
    tab.location.replace(url);
  } catch (cause) {
    tab?.close();
    throw cause;
  }
}
