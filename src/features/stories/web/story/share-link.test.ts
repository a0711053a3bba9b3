import { describe, expect, it, vi } from "vitest";
import { shareLink } from "./share-link.ts";

const link = { title: "Pip", text: "A picture book: Pip", url: "https://example.test/stories/abc" };
const refused = (name: string) => () => Promise.reject(Object.assign(new Error(name), { name }));

describe("sharing a link", () => {
  it("offers it to the device's share sheet first, within the press (T58)", async () => {
    const share = vi.fn(() => Promise.resolve());
    const outcome = shareLink({ share, copy: refused("never") }, link);
    expect(share).toHaveBeenCalledExactlyOnceWith(link);
    expect(await outcome).toBe("shared");
  });

  it("is cancelled when the reader closes the share sheet", async () => {
    const copy = vi.fn(() => Promise.resolve());
    expect(await shareLink({ share: refused("AbortError"), copy }, link)).toBe("cancelled");
    expect(copy).not.toHaveBeenCalled();
  });

  it("copies the address alone where there is no share sheet or it is refused (T58)", async () => {
    const copy = vi.fn(() => Promise.resolve());
    expect(await shareLink({ copy }, link)).toBe("copied");
    expect(await shareLink({ share: refused("NotAllowedError"), copy }, link)).toBe("copied");
    expect(copy).toHaveBeenCalledWith(link.url);
  });

  it("never claims a copy that was not made (T58)", async () => {
    expect(await shareLink({ copy: refused("NotAllowedError") }, link)).toBe("by-hand");
    expect(await shareLink({}, link)).toBe("by-hand");
  });
});
