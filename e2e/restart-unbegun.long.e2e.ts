import { expect, test } from "@playwright/test";
import { callerWith, signInByHttp } from "./support/api.ts";
import { startProduct } from "./support/start-product.ts";

const FORM = {
  title: "Pip and the moon's button",
  story: "A brave hedgehog called Pip wants to find the moon's lost button",
};

test("a story that nobody has begun when the server is killed is made after the restart", async () => {
  const first = await startProduct({ environment: { ROLES: "web" } });
  const ana = await signInByHttp(first, "Ana");
  const { body } = await ana.call("POST /stories", { ...FORM, pages: 8 });
  await first.kill();
  const second = await startProduct({ dataDirectory: first.dataDirectory });
  const again = callerWith(second.origin, ana.token);
  await expect
    .poll(async () => (await again.call(`GET /stories/${String(body["id"])}`)).body["status"], { timeout: 30_000 })
    .toBe("completed");
  await second.stop();
});
