import { afterEach, describe, expect, it } from "vitest";
import { close, closeForNavigation, closeModal, type ModalKind, openModal, openModals, remove } from "./modals.ts";

const kind = (stays = false): ModalKind<{ text: string }> => ({
  load: () => Promise.reject(new Error("never shown here")),
  part: "start",
  stays,
});
const seen = () => openModals.snapshot().map(({ open, props }) => [open, props]);

describe("the open modals", () => {
  afterEach(() => {
    for (const { key } of openModals.snapshot()) remove(key);
  });

  it("opens one of a kind once, with the latest properties", () => {
    const login = kind();
    openModal(login, { text: "first" });
    openModal(login, { text: "second" });
    expect(seen()).toEqual([[true, { text: "second" }]]);
  });

  it("keeps a closing one until its animation has ended, beside its successor", () => {
    const login = kind();
    openModal(login, { text: "first" });
    closeModal(login);
    openModal(login, { text: "second" });
    expect(seen()).toEqual([
      [false, { text: "first" }],
      [true, { text: "second" }],
    ]);
    remove(openModals.snapshot()[0]?.key ?? 0);
    expect(seen()).toEqual([[true, { text: "second" }]]);
  });

  it("closes what belongs to a screen when it is left, and nothing else", () => {
    openModal(kind(), { text: "of the screen" });
    openModal(kind(true), { text: "of the person" });
    closeForNavigation();
    expect(seen()).toEqual([
      [false, { text: "of the screen" }],
      [true, { text: "of the person" }],
    ]);
  });

  it("does not change for a close that changes nothing", () => {
    const before = openModals.snapshot();
    close(4711);
    expect(openModals.snapshot()).toBe(before);
  });
});
