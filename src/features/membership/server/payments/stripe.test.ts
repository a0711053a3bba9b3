import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Payments, Purchase } from "./payments.ts";
import { createStripe } from "./stripe.ts";

interface Ask {
  readonly method: string;
  readonly url: string;
  readonly key: string | undefined;
  readonly form: URLSearchParams;
}

const SESSION = {
  id: "cs_1",
  object: "checkout.session",
  mode: "payment",
  status: "complete",
  payment_status: "unpaid",
  client_reference_id: "order-1",
  amount_total: 499,
  currency: "eur",
  payment_intent: null,
  url: "https://pay.example/cs_1",
};
const PURCHASE: Purchase = {
  orderId: "order-1",
  amount: 499,
  currency: "eur",
  product: "Basmia PRO pentru o lună",
  language: "ro",
  successUrl: "https://basmia.example/?orderId=order-1",
  cancelUrl: "https://basmia.example/",
};

let server: Server;
let stripe: Payments;
let asks: Ask[] = [];
/** What is answered next: a body, a status with text, or nothing at all. */
let answers: (object | [status: number, text: string] | "cut")[] = [];
beforeAll(async () => {
  server = createServer((incoming, outgoing) => {
    const chunks: Buffer[] = [];
    incoming.on("data", (chunk: Buffer) => chunks.push(chunk));
    incoming.on("end", () => {
      const form = new URLSearchParams(Buffer.concat(chunks).toString("utf8"));
      const { method = "", url = "", headers } = incoming;
      asks.push({ method, url, key: headers["idempotency-key"] as string | undefined, form });
      const answer = answers.shift() ?? SESSION;
      if (answer === "cut") return void incoming.socket.destroy();
      const [status, text] = Array.isArray(answer) ? answer : [200, JSON.stringify(answer)];
      outgoing.writeHead(status, { "content-type": "application/json" }).end(text);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/below/a/path`;
  stripe = createStripe({ secretKey: "sk_test_1", webhookSecret: "whsec_1", url });
});
afterAll(() => void server.close());
beforeEach(() => {
  asks = [];
  answers = [];
});

describe("starting", () => {
  test("asks for one payment of the whole price, under the order's own key, below the given address", async () => {
    expect(await stripe.start(PURCHASE)).toEqual({ reference: "cs_1", paymentUrl: "https://pay.example/cs_1" });
    expect(asks).toHaveLength(1);
    const [{ method, url, key, form }] = asks as [Ask];
    expect([method, url, key]).toEqual(["POST", "/below/a/path/v1/checkout/sessions", "order-order-1"]);
    expect(Object.fromEntries(form)).toEqual({
      mode: "payment",
      client_reference_id: "order-1",
      "metadata[orderId]": "order-1",
      "line_items[0][quantity]": "1",
      "line_items[0][price_data][currency]": "eur",
      "line_items[0][price_data][unit_amount]": "499",
      "line_items[0][price_data][product_data][name]": "Basmia PRO pentru o lună",
      locale: "ro",
      success_url: "https://basmia.example/?orderId=order-1",
      cancel_url: "https://basmia.example/",
    });
  });

  test("tries again under the same key when the connection is cut", async () => {
    answers = ["cut"];
    expect((await stripe.start(PURCHASE)).reference).toBe("cs_1");
    expect(asks.map(({ key }) => key)).toEqual(["order-order-1", "order-order-1"]);
  });

  test.each([
    ["an error", [400, '{"error":{"type":"invalid_request_error","message":"no"}}']],
    ["a wrong key", [401, '{"error":{"type":"invalid_request_error","message":"no"}}']],
    ["another server's page", [200, "<html>"]],
    ["JSON that is no checkout", {}],
    ["a checkout without an address", { ...SESSION, url: null }],
  ] as const)("%s is a provider that is down", async (_what, answer) => {
    answers = [answer as object];
    await expect(stripe.start(PURCHASE)).rejects.toMatchObject({ code: "payment.provider.down" });
  });
});

describe("reading", () => {
  const intent = (status: string) => ({ payment_intent: { id: "pi_1", object: "payment_intent", status } });

  test.each([
    ["open", { status: "open" }],
    ["paid", { payment_status: "paid" }],
    ["processing", intent("processing")],
    ["failed", intent("requires_payment_method")],
    ["failed", intent("canceled")],
    ["expired", { status: "expired" }],
  ] as const)("knows a checkout that is %s", async (state, change) => {
    answers = [{ ...SESSION, ...change }];
    const payment = { reference: "cs_1", orderId: "order-1", amount: 499, currency: "eur", state };
    expect(await stripe.read("cs_1")).toEqual(payment);
    expect(asks[0]?.url).toBe("/below/a/path/v1/checkout/sessions/cs_1?expand[0]=payment_intent");
  });

  test("a checkout that nobody knows is none, and one of a subscription is none of ours", async () => {
    answers = [[404, '{"error":{"type":"invalid_request_error","code":"resource_missing","message":"no"}}']];
    expect(await stripe.read("cs_gone")).toBeUndefined();
    answers = [{ ...SESSION, mode: "subscription" }];
    expect((await stripe.read("cs_1"))?.orderId).toBeUndefined();
  });
});
