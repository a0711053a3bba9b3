import { eq, sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { addMonths } from "#features/membership/extension.ts";
import { checkOrderOf } from "#features/membership/server/orders/check-order.ts";
import { memberships, orders } from "#features/membership/server/tables.ts";
import { settings } from "#features/settings/server/tables.ts";
import { jobs } from "#server/jobs/tables.ts";
import { createLog } from "#server/log.ts";
import { idOf } from "./testing/crowd.ts";
import { type LocalCheckout, openLocalCheckout, signedMessage } from "./testing/local-checkout.ts";
import { type Json, openTestProduct, type Person, type TestProduct } from "./testing/test-product.ts";

const log = createLog("silent");

let checkout: LocalCheckout;
let product: TestProduct;
let webhook: string;
beforeAll(async () => {
  checkout = await openLocalCheckout();
  product = await openTestProduct({ players: { payments: checkout.payments } });
  webhook = `${await product.server.listen({ port: 0, host: "127.0.0.1" })}/api/payments/webhook`;
});
afterAll(async () => {
  await product.close();
  await checkout.close();
});

let ana: Person;
let anaId: string;
beforeEach(async () => {
  ana = await product.signUp("Ana");
  anaId = await idOf(product.database, ana);
});
afterEach(() => checkout.sendMessagesTo(undefined));

const order = (as: Person | undefined, body: object = { type: "monthly" }, headers: Record<string, string> = {}) =>
  product.call("POST /subscriptions", { as, body, headers });
const confirm = (as: Person | undefined, orderId: string) =>
  product.call(`POST /subscriptions/confirm/${orderId}`, { as });
const tell = (message: ReturnType<typeof signedMessage>) =>
  product.server.inject({ method: "POST", url: "/api/payments/webhook", ...message });

const urlIn = (body: Json | undefined) => body?.["paymentUrl"] as unknown as string;

/** An order of a person, and where it is paid. */
async function placed(as = ana, type = "monthly") {
  const { status, body } = await order(as, { type });
  expect(status).toBe(200);
  const paymentUrl = urlIn(body);
  const [row] = await product.database.select().from(orders).where(eq(orders.paymentUrl, paymentUrl));
  if (!row?.reference) throw new Error("no order");
  return { id: row.id, paymentUrl, reference: row.reference };
}

async function standing(userId = anaId) {
  const [row] = await product.database.select().from(memberships).where(eq(memberships.userId, userId));
  return { type: row?.subscriptionType, end: row?.subscriptionExpiresAt?.getTime() };
}
const rowOf = async (id: string) => (await product.database.select().from(orders).where(eq(orders.id, id)))[0];
const ordersOf = (userId: string) => product.database.select().from(orders).where(eq(orders.userId, userId));

/** One month of PRO, counted from the moment that the order was paid. */
async function expectOneMonth(orderId: string): Promise<void> {
  const row = await rowOf(orderId);
  const { type, end } = await standing();
  expect([row?.status, type, end]).toEqual(["paid", "pro", addMonths(row?.closedAt?.getTime() ?? 0, 1)]);
  expect([row?.expiryBefore, row?.expiryAfter?.getTime()]).toEqual([null, end]);
}

describe("POST /subscriptions", () => {
  test("gives the address where it is paid, for the price of the settings, and comes back with the order's id (S3.18)", async () => {
    const month = await placed();
    const year = await placed(ana, "yearly");
    const read = await checkout.read(month.reference);
    expect(read).toMatchObject({
      mode: "payment",
      amount_total: 499,
      currency: "eur",
      client_reference_id: month.id,
      metadata: { orderId: month.id },
      success_url: `http://127.0.0.1:3000/?orderId=${month.id}`,
      cancel_url: "http://127.0.0.1:3000/",
      url: month.paymentUrl,
    });
    expect(await checkout.read(year.reference)).toMatchObject({ amount_total: 3999 });
    expect(month.id).toMatch(/^[\w-]{22}$/);
    expect(await standing()).toEqual({ type: "free", end: undefined });
  });

  test("without a plan is a 400 that asks for one, in the reader's language; an unknown plan names the choices (S5.5)", async () => {
    const none = await order(ana, {});
    expect([none.status, none.body["message"]]).toEqual([400, "Please select a plan to continue"]);
    const german = await order(ana, {}, { "accept-language": "de" });
    expect(german.body["message"]).toBe("Bitte wähle ein Abo aus, um fortzufahren");
    const weekly = await order(ana, { type: "weekly" });
    expect([weekly.status, JSON.stringify(weekly.body["message"])]).toEqual([400, expect.stringContaining("monthly")]);
    expect(await ordersOf(anaId)).toEqual([]);
  });

  test("needs sign-in", async () => {
    expect((await order(undefined)).status).toBe(401);
    expect((await confirm(undefined, "x")).status).toBe(401);
  });

  test("pressed five times at once is one order and one checkout", async () => {
    const before = checkout.creations();
    const answers = await Promise.all(Array.from({ length: 5 }, () => order(ana)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ body }) => urlIn(body))).size).toBe(1);
    expect(await ordersOf(anaId)).toHaveLength(1);
    expect((await order(ana)).body["paymentUrl"]).toBe(answers[0]?.body["paymentUrl"]);
    // Each asked under the order's own key, and got the same checkout.
    expect(checkout.creations() - before).toBeLessThanOrEqual(5);
  });

  test("with the same Idempotency-Key gives the same answer, even after it was paid; with another body it is refused", async () => {
    const key = { "idempotency-key": "k-1" };
    const first = await Promise.all([order(ana, { type: "monthly" }, key), order(ana, { type: "monthly" }, key)]);
    const paymentUrl = urlIn(first[0]?.body);
    expect(first.map(({ body }) => body["paymentUrl"])).toEqual([paymentUrl, paymentUrl]);
    await checkout.press(paymentUrl, "pay");
    expect((await order(ana, { type: "monthly" }, key)).body["paymentUrl"]).toBe(paymentUrl);
    expect((await order(ana, { type: "yearly" }, key)).status).toBe(409);
  });

  test("after a payment is a new order, and one that was paid without our knowing is settled first", async () => {
    const first = await placed();
    await checkout.press(first.paymentUrl, "pay");
    const second = await placed();
    expect(second.id).not.toBe(first.id);
    await expectOneMonth(first.id);
  });

  test("after the checkout has expired, or the price has changed, is a new order", async () => {
    const first = await placed();
    await checkout.expire(first.reference);
    const second = await placed();
    expect(second.id).not.toBe(first.id);
    expect((await rowOf(first.id))?.status).toBe("expired");
    await product.database
      .insert(settings)
      .values({ changes: { monthlySubscriptionPrice: 25, subscriptionCurrency: "RON" } });
    try {
      const third = await placed();
      expect(await checkout.read(third.reference)).toMatchObject({ amount_total: 2500, currency: "ron" });
    } finally {
      await product.database.delete(settings);
    }
  });

  test("survives a connection that is cut, with one checkout", async () => {
    checkout.failNext("cut after");
    const before = checkout.creations();
    const made = await placed();
    expect(checkout.creations() - before).toBe(2);
    expect(await checkout.read(made.reference)).toMatchObject({ client_reference_id: made.id });
  });

  test("is a 503 that says so while the provider is down, and goes on with the same order afterwards", async () => {
    checkout.failNext("500", "500", "500");
    const down = await order(ana);
    expect([down.status, down.body["code"]]).toEqual([503, "payment.provider.down"]);
    await placed();
    expect(await ordersOf(anaId)).toHaveLength(1);
  });

  test("is a 503 where nobody takes payments", async () => {
    const free = await openTestProduct({ players: { payments: undefined } });
    try {
      const eva = await free.signUp("Eva");
      const answer = await free.call("POST /subscriptions", { as: eva, body: { type: "monthly" } });
      expect([answer.status, answer.body["code"]]).toEqual([503, "service.unavailable"]);
    } finally {
      await free.close();
    }
  });
});

describe("a payment", () => {
  test("is settled by the webhook alone, and the browser is sent back", async () => {
    checkout.sendMessagesTo(webhook);
    const made = await placed();
    expect(await checkout.press(made.paymentUrl, "pay")).toBe(`http://127.0.0.1:3000/?orderId=${made.id}`);
    await expectOneMonth(made.id);
    expect((await confirm(ana, made.id)).status).toBe(204);
    await expectOneMonth(made.id);
  });

  test("is settled by the browser's return alone, and repeated returns change nothing (S7.20)", async () => {
    const made = await placed();
    await checkout.press(made.paymentUrl, "pay");
    for (let tab = 0; tab < 3; tab += 1) expect((await confirm(ana, made.id)).status).toBe(204);
    await expectOneMonth(made.id);
    expect((await product.call("GET /user/info", { as: ana })).body).toMatchObject({ subscriptionType: "pro" });
  });

  test("reported by the webhook and 20 confirms at the same moment extends once (S4.15)", async () => {
    const made = await placed();
    await checkout.press(made.paymentUrl, "pay");
    const paid = await checkout.read(made.reference);
    const reports = [
      ...Array.from({ length: 20 }, () => confirm(ana, made.id).then(({ status }) => status)),
      ...Array.from({ length: 5 }, (_, index) =>
        tell(signedMessage("checkout.session.completed", paid, { id: `evt_${index}` })).then(
          ({ statusCode }) => statusCode,
        ),
      ),
    ];
    expect(new Set(await Promise.all(reports))).toEqual(new Set([204, 200]));
    await expectOneMonth(made.id);
  });

  test("renews from the current end while PRO lasts, from today when it is over, and leaves PRO without end alone (S4.13)", async () => {
    const set = (subscriptionExpiresAt: Date | null) =>
      product.database
        .update(memberships)
        .set({ subscriptionType: "pro", subscriptionExpiresAt })
        .where(eq(memberships.userId, anaId));
    const buy = async (type: string) => {
      const made = await placed(ana, type);
      await checkout.press(made.paymentUrl, "pay");
      await confirm(ana, made.id);
      return made.id;
    };
    await set(new Date("2031-01-31T10:00:00Z"));
    await buy("monthly");
    expect((await standing()).end).toBe(Date.parse("2031-02-28T10:00:00Z"));
    await set(new Date("2032-02-29T10:00:00Z"));
    await buy("yearly");
    expect((await standing()).end).toBe(Date.parse("2033-02-28T10:00:00Z"));
    await set(new Date("2020-01-01T00:00:00Z"));
    const closedAt = (await rowOf(await buy("monthly")))?.closedAt;
    expect((await standing()).end).toBe(addMonths(closedAt?.getTime() ?? 0, 1));
    await set(null);
    await buy("yearly");
    expect(await standing()).toEqual({ type: "pro", end: undefined });
  });

  test("that is not made extends nothing: 402, and 410 once the checkout has expired", async () => {
    const made = await placed();
    expect(await checkout.press(made.paymentUrl, "cancel")).toBe("http://127.0.0.1:3000/");
    const unpaid = await confirm(ana, made.id);
    expect([unpaid.status, unpaid.body["code"]]).toEqual([402, "order.unpaid"]);
    await checkout.expire(made.reference);
    const expired = await confirm(ana, made.id);
    expect([expired.status, expired.body["code"]]).toEqual([410, "order.expired"]);
    expect((await confirm(ana, made.id)).status).toBe(410);
    expect(await standing()).toEqual({ type: "free", end: undefined });
  });

  test("that comes later extends when it comes, and one that fails never", async () => {
    const later = await placed();
    await checkout.press(later.paymentUrl, "later");
    const waiting = await checkout.read(later.reference);
    expect((await tell(signedMessage("checkout.session.completed", waiting))).statusCode).toBe(200);
    expect((await confirm(ana, later.id)).status).toBe(402);
    expect(await standing()).toEqual({ type: "free", end: undefined });
    const year = await placed(ana, "yearly");
    await tell(signedMessage("checkout.session.async_payment_failed", await checkout.read(year.reference)));
    expect((await rowOf(year.id))?.status).toBe("failed");
    checkout.passTime(3_600);
    const arrived = await checkout.read(later.reference);
    await tell(signedMessage("checkout.session.async_payment_succeeded", arrived));
    await expectOneMonth(later.id);
  });

  test("of somebody else's order, or of an unknown one, is a 404 and extends nobody's", async () => {
    const made = await placed();
    await checkout.press(made.paymentUrl, "pay");
    const dan = await product.signUp("Dan");
    for (const id of [made.id, "A".repeat(22), "x", "%00", "..%2F.."]) {
      const answer = await confirm(dan, id);
      expect([id, answer.status, answer.body["code"]]).toEqual([id, 404, "order.not_found"]);
    }
    expect(await standing()).toEqual({ type: "free", end: undefined });
    expect(await standing(await idOf(product.database, dan))).toEqual({ type: "free", end: undefined });
    expect((await rowOf(made.id))?.status).toBe("pending");
  });

  test("that does not fit its order extends nothing, whoever reports it", async () => {
    const made = await placed();
    await checkout.press(made.paymentUrl, "pay");
    const paid = await checkout.read(made.reference);
    const bent = [
      { amount_total: 1 },
      { currency: "ron" },
      { id: "cs_test_other" },
      { client_reference_id: "A".repeat(22) },
      { client_reference_id: null },
      { mode: "subscription" },
      { payment_status: "unpaid" },
    ];
    for (const change of bent) {
      const { statusCode } = await tell(signedMessage("checkout.session.completed", { ...paid, ...change }));
      expect([change, statusCode]).toEqual([change, 200]);
    }
    expect(await standing()).toEqual({ type: "free", end: undefined });
    await product.database.update(orders).set({ amount: 498 }).where(eq(orders.id, made.id));
    const answer = await confirm(ana, made.id);
    expect([answer.status, answer.body["code"]]).toEqual([409, "order.mismatch"]);
    expect(await standing()).toEqual({ type: "free", end: undefined });
  });

  test("of an account that is gone is written down, and its messages are taken", async () => {
    const made = await placed();
    await checkout.press(made.paymentUrl, "pay");
    await product.database.execute(sql`delete from users where id = ${anaId}`);
    const { statusCode } = await tell(signedMessage("checkout.session.completed", await checkout.read(made.reference)));
    expect([statusCode, (await rowOf(made.id))?.status, (await rowOf(made.id))?.userId]).toEqual([200, "paid", null]);
  });
});

describe("POST /payments/webhook", () => {
  test("believes what the provider has signed, lately, and nothing else", async () => {
    const made = await placed();
    await checkout.press(made.paymentUrl, "pay");
    const paid = await checkout.read(made.reference);
    const good = signedMessage("checkout.session.completed", paid);
    const old = Math.floor(Date.now() / 1000) - 400;
    const bad = [
      signedMessage("checkout.session.completed", paid, { secret: "whsec_wrong" }),
      signedMessage("checkout.session.completed", paid, { sentAt: old }),
      { ...good, payload: good.payload.replace('"paid"', '"paid" ') },
      { ...good, headers: { "content-type": "application/json" } },
      { payload: "", headers: good.headers },
    ];
    for (const message of bad) {
      const answer = await tell(message);
      expect([answer.statusCode, answer.json().code]).toEqual([400, "input.invalid"]);
    }
    expect(await standing()).toEqual({ type: "free", end: undefined });
    const answer = await tell(good);
    expect([answer.statusCode, answer.json()]).toEqual([200, { received: true }]);
    await expectOneMonth(made.id);
  });

  test("takes messages about something else without doing anything", async () => {
    const { statusCode } = await tell(signedMessage("invoice.paid", { id: "in_1", object: "invoice" }));
    expect(statusCode).toBe(200);
  });
});

describe("an order of which nothing is heard", () => {
  const check = (orderId: string, number = 1) => checkOrderOf(product.workshop, { orderId, check: number }, log);
  const planned = async (orderId: string) =>
    (await product.database.select().from(jobs).where(eq(jobs.subject, orderId))).map(({ payload }) => payload);

  test("is looked after an hour later: a paid one is settled, whoever forgot to tell", async () => {
    const made = await placed();
    expect(await planned(made.id)).toEqual([{ orderId: made.id, check: 1 }]);
    const [job] = await product.database
      .select({ seconds: sql<number>`extract(epoch from ${jobs.dueAt} - now())::float8` })
      .from(jobs)
      .where(eq(jobs.subject, made.id));
    expect(job?.seconds).toBeGreaterThan(3_500);
    await checkout.press(made.paymentUrl, "pay");
    await Promise.all([check(made.id), check(made.id), confirm(ana, made.id)]);
    await expectOneMonth(made.id);
  });

  test("is looked after again while it is open, once, and closed when its checkout has expired", async () => {
    const made = await placed();
    await Promise.all([check(made.id), check(made.id)]);
    expect(await planned(made.id)).toEqual([
      { orderId: made.id, check: 1 },
      { orderId: made.id, check: 2 },
    ]);
    await checkout.expire(made.reference);
    await check(made.id, 2);
    expect((await rowOf(made.id))?.status).toBe("expired");
    expect(await planned(made.id)).toHaveLength(2);
  });

  test("is closed when nobody was ever shown where to pay it, or the provider does not know it", async () => {
    const [first, second] = [await placed(), await placed(ana, "yearly")];
    await product.database.update(orders).set({ reference: null, paymentUrl: null }).where(eq(orders.id, first.id));
    await product.database.update(orders).set({ reference: "cs_test_gone" }).where(eq(orders.id, second.id));
    for (const { id } of [first, second]) {
      await check(id);
      expect((await rowOf(id))?.status).toBe("expired");
    }
  });

  test("that was paid with another amount is closed, for a person to look at, and extends nothing", async () => {
    const made = await placed();
    await checkout.press(made.paymentUrl, "pay");
    await product.database.update(orders).set({ amount: 498 }).where(eq(orders.id, made.id));
    await check(made.id);
    expect((await rowOf(made.id))?.status).toBe("failed");
    expect(await standing()).toEqual({ type: "free", end: undefined });
  });

  test("stays as it is while the provider is down, so that the job is tried again", async () => {
    const made = await placed();
    checkout.failNext("500", "500", "500");
    await expect(check(made.id)).rejects.toMatchObject({ code: "payment.provider.down" });
    expect((await rowOf(made.id))?.status).toBe("pending");
  });
});
