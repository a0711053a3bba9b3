import { CancelledError } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { ApiError } from "#web/call/api-error.ts";
import { toastFailure } from "./toast-failure.ts";
import { drawToasts } from "./toasts.ts";

test("a failure is said, but nothing where a session has ended, nor of what was cancelled with it", () => {
  const said: string[] = [];
  drawToasts(({ text }) => said.push(text));
  toastFailure(new ApiError(401, { code: "auth.session.expired" }), "Refused", "of a session that has ended");
  toastFailure(new CancelledError(), "Cancelled", "of what was asked for it");
  toastFailure(new ApiError(500, undefined), "Failed", "of the server");
  toastFailure(new TypeError("no"), "Failed", "of the browser");
  expect(said).toEqual(["of the server", "of the browser"]);
});
