import { expect, test } from "@playwright/test";
import { say } from "#messages/say.ts";
import { freePort } from "#server/testing/free-port.ts";
import { openSignedIn } from "./support/open-signed-in.ts";
import { startProduct } from "./support/start-product.ts";

const { t } = say("en");

test.use({ locale: "en-GB", viewport: { width: 1280, height: 800 } });

test("calls go to the API's host, which is /api of the page's own by default and another where it is configured; nobody else's page may call it (S7.0)", async ({
  page,
}) => {
  const port = await freePort();
  const elsewhere = `http://localhost:${port}`;
  const product = await startProduct({ port, environment: { API_URL: `${elsewhere}/api` } });
  const hosts = new Set<string>();
  page.on("request", (request) => {
    const { pathname, origin } = new URL(request.url());
    if (pathname.startsWith("/api/")) hosts.add(origin);
  });
  await openSignedIn(page, product.origin, { name: "Neighbour" });
  await expect(page.getByText(t("home.create")).first()).toBeVisible();
  // A body and a token make the browser ask first whether it may.
  await page.goto(`${product.origin}/new`);
  await page.getByRole("textbox", { name: t("new.idea") }).fill("A brave hedgehog called Pip wants to fly to the moon");
  await page.getByRole("button", { name: t("new.analyze") }).click();
  await expect(page).toHaveURL(`${product.origin}/review`);
  expect([...hosts]).toEqual([elsewhere]);

  const stranger = await fetch(`${elsewhere}/api/app/settings`, { headers: { origin: "https://evil.example" } });
  expect([stranger.status, stranger.headers.get("access-control-allow-origin")]).toEqual([200, null]);
  await product.stop();
});
