import { Writable } from "node:stream";
import { expect, test } from "vitest";
import { createLog } from "./log.ts";

test("hides secrets wherever they stand", () => {
  let written = "";
  const sink = new Writable({
    write(piece: Buffer, _, done) {
      written += piece.toString();
      done();
    },
  });
  const log = createLog("info", sink);
  log.info(
    { token: "s3cret", headers: { authorization: "s3cret" }, a: { b: { password: "s3cret" } }, kept: 1 },
    "seen",
  );
  log.child({ user: { accessToken: "s3cret" } }).info("also seen");
  log.warn({ err: Object.assign(new Error("lost"), { code: "57P01", client: { secretKey: "s3cret" } }) }, "told");
  log.debug("below the level");
  expect(written).not.toContain("s3cret");
  expect(written).toContain('"kept":1');
  expect(written).toMatch(/"message":"lost".*"stack":.*"code":"57P01"/);
  expect(written.trim().split("\n")).toHaveLength(3);
});
