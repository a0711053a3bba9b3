import { createHash, createHmac } from "node:crypto";
import * as fs from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import * as os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createPayments, type PaymentsOptions } from "./create-payments.ts";
import { LOCAL_KEYS } from "./keys.ts";

const ORIGIN = "http://localhost:3000";
const ADDRESS = `${ORIGIN}/local/payments`;

interface Message {
  readonly type: string;
  readonly checkout: Record<string, unknown>;
  readonly isSigned: boolean;
}

let listener: Server;
let webhookUrl: string;
let messages: Message[] = [];
let refusals = 0;
beforeAll(async () => {
  listener = createServer((incoming, outgoing) => {
    const chunks: Buffer[] = [];
    incoming.on("data", (chunk: Buffer) => chunks.push(chunk));
    incoming.on("end", () => {
      if (refusals > 0) {
        refusals -= 1;
        return void outgoing.writeHead(503).end();
      }
      const text = Buffer.concat(chunks).toString("utf8");
      const [, sentAt, seal] = /^t=(\d+),v1=(\w+)$/.exec(String(incoming.headers["stripe-signature"])) ?? [];
      const right = createHmac("sha256", LOCAL_KEYS.webhookSecret).update(`${sentAt}.${text}`).digest("hex");
      const { type, data } = JSON.parse(text) as { type: string; data: { object: Record<string, unknown> } };
      messages.push({ type, checkout: data.object, isSigned: seal === right });
      outgoing.end();
    });
  });
  await new Promise<void>((resolve) => listener.listen(0, "127.0.0.1", resolve));
  webhookUrl = `http://127.0.0.1:${(listener.address() as AddressInfo).port}/`;
});
afterAll(() => void listener.close());
beforeEach(() => {
  messages = [];
  refusals = 0;
});

const open = (more: Partial<PaymentsOptions> = {}) =>
  createPayments({ basePath: "/local/payments", webhookUrl, ...more });
type Handle = ReturnType<typeof open>;

const PURCHASE = {
  mode: "payment",
  client_reference_id: "order-1",
  "metadata[orderId]": "order-1",
  "line_items[0][quantity]": "1",
  "line_items[0][price_data][currency]": "eur",
  "line_items[0][price_data][unit_amount]": "499",
  "line_items[0][price_data][product_data][name]": "Basmia PRO <for> one month",
  success_url: `${ORIGIN}/?orderId=order-1`,
  cancel_url: `${ORIGIN}/`,
  locale: "ro",
};

interface Created {
  readonly id: string;
  readonly url: string;
  readonly error?: object;
}

async function create(handle: Handle, more: Record<string, string> = {}, headers: Record<string, string> = {}) {
  const answer = await handle(
    new Request(`${ADDRESS}/v1/checkout/sessions`, {
      method: "POST",
      headers: { authorization: `Bearer ${LOCAL_KEYS.secretKey}`, ...headers },
      body: new URLSearchParams({ ...PURCHASE, ...more }),
    }),
  );
  return { status: answer.status, body: (await answer.json()) as Created };
}
const read = async (handle: Handle, id: string, query = "") => {
  const headers = { authorization: `Bearer ${LOCAL_KEYS.secretKey}` };
  const answer = await handle(new Request(`${ADDRESS}/v1/checkout/sessions/${id}${query}`, { headers }));
  return (await answer.json()) as Record<string, unknown>;
};
const press = (handle: Handle, url: string, answer: string) =>
  handle(new Request(url, { method: "POST", body: new URLSearchParams({ answer }) }));

describe("the API", () => {
  test("opens a checkout with an address to pay at, and reads it again", async () => {
    const handle = open();
    const { status, body } = await create(handle);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      object: "checkout.session",
      status: "open",
      payment_status: "unpaid",
      amount_total: 499,
      currency: "eur",
      client_reference_id: "order-1",
      metadata: { orderId: "order-1" },
      url: `${ADDRESS}/pay/${body.id}`,
    });
    expect(await read(handle, body.id)).toEqual(body);
  });

  test("gives the same checkout for the same idempotency key, and refuses the key for other parameters", async () => {
    const handle = open();
    const key = { "idempotency-key": "k" };
    const same = await Promise.all(Array.from({ length: 8 }, () => create(handle, {}, key)));
    expect(new Set(same.map(({ body }) => body.id)).size).toBe(1);
    const other = await create(handle, { "line_items[0][price_data][unit_amount]": "1" }, key);
    expect([other.status, other.body.error]).toMatchObject([400, { type: "idempotency_error" }]);
    expect((await create(handle)).body.id).not.toBe(same[0]?.body.id);
  });

  test("names what is wrong with a call as Stripe does", async () => {
    const handle = open();
    for (const [param, value] of [
      ["mode", "subscription"],
      ["line_items[0][price_data][unit_amount]", "4.99"],
      ["line_items[0][price_data][unit_amount]", "0"],
      ["line_items[0][price_data][currency]", "euro"],
      ["success_url", "javascript:alert(1)"],
    ] as const) {
      const { status, body } = await create(handle, { [param]: value });
      expect([param, status, body.error]).toMatchObject([param, 400, { type: "invalid_request_error", param }]);
    }
    expect((await create(handle, {}, { authorization: "Bearer sk_live_other" })).status).toBe(401);
    expect(await read(handle, "cs_test_none")).toMatchObject({ error: { code: "resource_missing" } });
    expect(await read(handle, "..%2F..%2Fetc")).toMatchObject({ error: { code: "resource_missing" } });
  });

  test("expires a checkout when it is told to, and by itself after a day", async () => {
    let now = Date.now();
    const handle = open({ now: () => now });
    const first = (await create(handle)).body;
    const headers = { authorization: `Bearer ${LOCAL_KEYS.secretKey}` };
    const request = new Request(`${ADDRESS}/v1/checkout/sessions/${first.id}/expire`, { method: "POST", headers });
    expect(await (await handle(request)).json()).toMatchObject({ status: "expired", url: null });
    expect(messages.map(({ type }) => type)).toEqual(["checkout.session.expired"]);
    const second = (await create(handle)).body;
    now += 86_400_000;
    expect(await read(handle, second.id)).toMatchObject({ status: "expired" });
    expect((await press(handle, second.url, "pay")).status).toBe(410);
    expect(await read(handle, second.id)).toMatchObject({ payment_status: "unpaid" });
  });
});

describe("the page", () => {
  const page = async (handle: Handle, url: unknown, languages = "en") =>
    (await handle(new Request(String(url), { headers: { "accept-language": languages } }))).text();

  test("shows what is bought, what it costs, and three buttons, in the checkout's language or the browser's", async () => {
    const handle = open();
    const romanian = await page(handle, (await create(handle)).body.url);
    expect(romanian).toContain('<html lang="ro">');
    expect(romanian).toContain("Basmia PRO &lt;for&gt; one month");
    expect(romanian.replaceAll("\u00a0", " ")).toMatch(
      /value="pay"[^>]*>Plătește 4,99 EUR<.*value="later".*value="cancel"/s,
    );
    const other = await page(handle, (await create(handle, { locale: "auto" })).body.url, "de-AT, en;q=0.5");
    expect(other.replaceAll("\u00a0", " ")).toContain(">4,99 € zahlen<");
    const yen = { "line_items[0][price_data][currency]": "jpy", locale: "en" };
    expect(await page(handle, (await create(handle, yen)).body.url)).toContain(">Pay ¥499<");
  });

  test("allows no script and nothing from elsewhere, and leads nowhere but back", async () => {
    const handle = open();
    const answer = await handle(new Request((await create(handle)).body.url));
    const policy = answer.headers.get("content-security-policy") ?? "";
    const html = await answer.text();
    expect(policy).toContain(`default-src 'none'`);
    expect(policy).toContain(`form-action 'self' ${ORIGIN}`);
    expect(policy).not.toContain("unsafe");
    expect(html).not.toMatch(/<script|<img|<link|\shttps?:|url\((?!data:font)|@import|\son\w+=|\sstyle=/);
    const style = /<style>(.*)<\/style>/s.exec(html)?.[1] ?? "";
    expect(policy).toContain(`'sha256-${createHash("sha256").update(style).digest("base64")}'`);
  });

  test("Pay tells the product, signed, and goes back; a second press pays nothing more", async () => {
    const handle = open();
    const { body } = await create(handle);
    const answers = await Promise.all([1, 2, 3].map(() => press(handle, body.url, "pay")));
    for (const answer of answers) {
      expect([200, 303]).toContain(answer.status);
      if (answer.status === 303) expect(answer.headers.get("location")).toBe(PURCHASE.success_url);
    }
    expect(messages).toEqual([
      {
        type: "checkout.session.completed",
        isSigned: true,
        checkout: await read(handle, body.id),
      },
    ]);
    expect(messages[0]?.checkout).toMatchObject({ status: "complete", payment_status: "paid", amount_total: 499 });
    expect(await page(handle, body.url)).toContain("Plata a fost făcută deja");
    const whole = await read(handle, body.id, "?expand[0]=payment_intent");
    expect(whole["payment_intent"]).toMatchObject({ object: "payment_intent", status: "succeeded" });
  });

  test("Cancel goes back and leaves the checkout open", async () => {
    const handle = open();
    const { body } = await create(handle);
    const answer = await press(handle, body.url, "cancel");
    expect([answer.status, answer.headers.get("location")]).toEqual([303, PURCHASE.cancel_url]);
    expect(await read(handle, body.id)).toMatchObject({ status: "open" });
    expect(messages).toEqual([]);
  });

  test("Pay later goes back at once, and the money arrives by itself", async () => {
    const handle = open({ laterSeconds: 0 });
    const { body } = await create(handle);
    expect((await press(handle, body.url, "later")).status).toBe(303);
    await expect
      .poll(() => messages.map(({ type }) => type))
      .toEqual(["checkout.session.completed", "checkout.session.async_payment_succeeded"]);
    expect(messages.map(({ checkout }) => checkout["payment_status"])).toEqual(["unpaid", "paid"]);
  });

  test("a message that is not taken is sent again", async () => {
    const handle = open();
    refusals = 1;
    await press(handle, (await create(handle)).body.url, "pay");
    expect(messages).toEqual([]);
    await expect.poll(() => messages.length, { timeout: 10_000 }).toBe(1);
  });

  test("an address that nobody was given, and an answer that no button has, are refused", async () => {
    const handle = open();
    expect((await handle(new Request(`${ADDRESS}/pay/cs_test_none`))).status).toBe(404);
    expect((await press(handle, (await create(handle)).body.url, "give")).status).toBe(400);
    expect((await handle(new Request(`${ORIGIN}/elsewhere`))).status).toBe(404);
  });
});

test("kept in a folder, checkouts and money on its way outlive a restart", async () => {
  const directory = await fs.mkdtemp(path.join(os.tmpdir(), "basmia-payments-"));
  try {
    let now = Date.now();
    const options = { directory, now: () => now, laterSeconds: 600 };
    const before = open(options);
    const first = (await create(before, {}, { "idempotency-key": "k" })).body;
    await press(before, first.url, "later");
    now += 600_000;
    const after = open(options);
    expect((await create(after, {}, { "idempotency-key": "k" })).body.id).toBe(first.id);
    expect(await read(after, first.id)).toMatchObject({ payment_status: "paid" });
    await expect.poll(() => messages.map(({ type }) => type)).toContain("checkout.session.async_payment_succeeded");
  } finally {
    await fs.rm(directory, { recursive: true, force: true });
  }
});
