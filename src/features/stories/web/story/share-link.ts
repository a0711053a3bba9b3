/** How sharing a link ended. `by-hand`: the browser offers no way, the reader must copy it. */
export type ShareOutcome = "shared" | "copied" | "cancelled" | "by-hand";

/** What the browser can do with a link; absent where it cannot (no secure origin, an old or embedded browser). */
export interface LinkSharers {
  readonly share?: ((data: { title: string; text: string; url: string }) => Promise<void>) | undefined;
  readonly copy?: ((text: string) => Promise<void>) | undefined;
}

/**
 * Hands a link to the device's share sheet, else to the clipboard. To be called within the press itself: browsers refuse
 * both after anything has been waited for.
 */
export async function shareLink(
  sharers: LinkSharers,
  link: { readonly title: string; readonly text: string; readonly url: string },
): Promise<ShareOutcome> {
  if (sharers.share !== undefined) {
    try {
      await sharers.share({ title: link.title, text: link.text, url: link.url });
      return "shared";
    } catch (error) {
      if (error instanceof Error && error.name === "AbortError") return "cancelled";
    }
  }
  try {
    if (sharers.copy === undefined) return "by-hand";
    await sharers.copy(link.url);
    return "copied";
  } catch {
    return "by-hand";
  }
}
