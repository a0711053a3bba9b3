import type { Page } from "@playwright/test";
import { UserInfo } from "#features/accounts/account.ts";
import { storedUserOf } from "#features/accounts/web/store-user.ts";
import { type ApiCaller, signInByHttp } from "./api.ts";

interface Opening {
  readonly name: string;
  /** Where to begin; home when absent. */
  readonly path?: string;
  /** Has not seen the onboarding yet. */
  readonly newcomer?: boolean;
}

/** Opens the product as somebody who is signed in already. */
export async function openSignedIn(
  page: Page,
  origin: string,
  { name, path = "/", newcomer = false }: Opening,
): Promise<ApiCaller & { readonly token: string }> {
  const caller = await signInByHttp({ origin }, name, { newcomer });
  const { body } = await caller.call("GET /user/info");
  await page.addInitScript(
    ([token, user]) => {
      const { localStorage, sessionStorage } = globalThis as unknown as Record<
        "localStorage" | "sessionStorage",
        { getItem(key: string): string | null; setItem(key: string, value: string): void }
      >;
      // Once a tab: what the product does to its session later stays done.
      if (sessionStorage.getItem("test-signed-in") !== null) return;
      sessionStorage.setItem("test-signed-in", "yes");
      localStorage.setItem("token", token ?? "");
      localStorage.setItem("user", user ?? "");
    },
    [caller.token, JSON.stringify(storedUserOf(UserInfo.parse(body)))],
  );
  await page.goto(`${origin}${path}`);
  return caller;
}
