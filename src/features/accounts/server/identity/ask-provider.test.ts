import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import { askProvider } from "./ask-provider.ts";

let server: Server | undefined;
afterEach(() => new Promise((resolve) => (server ? server.close(resolve) : resolve(undefined))));

/** A provider that breaks so many connections before it answers; tells its address and whatever was asked. */
async function startProvider(breaks: number): Promise<{ readonly url: string; readonly asked: string[] }> {
  const asked: string[] = [];
  const provider = createServer((request, response) => {
    asked.push(request.method ?? "");
    if (asked.length <= breaks) request.socket.destroy();
    else response.end('{"sub":"1"}');
  });
  server = provider;
  await new Promise<void>((resolve) => provider.listen(0, "127.0.0.1", resolve));
  return { url: `http://127.0.0.1:${(provider.address() as AddressInfo).port}/`, asked };
}

test("who a person is, is asked for once more where the connection broke", async () => {
  const { url, asked } = await startProvider(1);
  expect(await askProvider(url)).toEqual({ ok: true, body: { sub: "1" } });
  expect(asked).toEqual(["GET", "GET"]);
});

test("a provider that breaks every connection is down, and is not asked for ever", async () => {
  const { url, asked } = await startProvider(9);
  await expect(askProvider(url)).rejects.toMatchObject({ code: "auth.provider.down" });
  expect(asked).toEqual(["GET", "GET"]);
});

test("a code is redeemed once, whatever becomes of the connection", async () => {
  const { url, asked } = await startProvider(1);
  await expect(askProvider(url, { method: "POST", body: "code=1" })).rejects.toMatchObject({
    code: "auth.provider.down",
  });
  expect(asked).toEqual(["POST"]);
});
