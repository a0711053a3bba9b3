import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { createStripe } from "#features/membership/server/payments/stripe.ts";
import type { Payments } from "#features/membership/server/payments/payments.ts";
import { createPayments } from "#local/payments/create-payments.ts";
import { LOCAL_KEYS } from "#local/payments/keys.ts";
import { signMessage } from "#local/payments/sign-message.ts";

/** The local payment server on a port of its own, and Stripe's client that talks to it. */
export interface LocalCheckout {
  readonly payments: Payments;
  /** Where its API answers. */
  readonly url: string;
  /** Where its signed messages go; nowhere until it is set. */
  sendMessagesTo(url: string | undefined): void;
  /** A person at the payment page: the answer's address to go on to. */
  press(paymentUrl: string, answer: "pay" | "later" | "cancel"): Promise<string | null>;
  /** What the API says of a checkout. */
  read(reference: string): Promise<Record<string, unknown>>;
  expire(reference: string): Promise<void>;
  /** Calls that open a checkout, so far. */
  readonly creations: () => number;
  /** What happens to the next calls of the API: the connection is cut after the work, or before it, or nobody answers. */
  failNext(...failures: Failure[]): void;
  /** Moves its clock. */
  passTime(seconds: number): void;
  close(): Promise<void>;
}

type Failure = "cut before" | "cut after" | "500";

export async function openLocalCheckout(): Promise<LocalCheckout> {
  let webhook: string | undefined;
  let creations = 0;
  let ahead = 0;
  const failures: Failure[] = [];
  // A closed port: messages that go there are lost.
  const nowhere = "http://127.0.0.1:1/";
  const handle = createPayments({
    webhookUrl: () => webhook ?? nowhere,
    now: () => Date.now() + ahead * 1000,
    laterSeconds: 3_600,
  });
  const server = createServer((incoming, outgoing) => {
    const isApi = incoming.url?.startsWith("/v1/") === true;
    const failure = isApi ? failures.shift() : undefined;
    if (failure === "cut before") return void incoming.socket.destroy();
    if (failure === "500") return void outgoing.writeHead(500, { "content-type": "application/json" }).end("{}");
    if (incoming.method === "POST" && incoming.url === "/v1/checkout/sessions") creations += 1;
    void toRequest(incoming)
      .then(handle)
      .then(async (answer) => {
        const body = Buffer.from(await answer.arrayBuffer());
        if (failure === "cut after") return void incoming.socket.destroy();
        outgoing.writeHead(answer.status, Object.fromEntries(answer.headers)).end(body);
      });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const api = (path: string, method = "GET") =>
    fetch(`${url}/v1/checkout/sessions/${path}`, {
      method,
      headers: { authorization: `Bearer ${LOCAL_KEYS.secretKey}` },
    });
  return {
    payments: createStripe({ ...LOCAL_KEYS, url }),
    url,
    sendMessagesTo: (to) => void (webhook = to),
    async press(paymentUrl, answer) {
      const body = new URLSearchParams({ answer });
      const answered = await fetch(paymentUrl, { method: "POST", body, redirect: "manual" });
      return answered.headers.get("location");
    },
    read: async (reference) => (await (await api(reference)).json()) as Record<string, unknown>,
    expire: async (reference) => void (await api(`${reference}/expire`, "POST")),
    creations: () => creations,
    failNext: (...next) => void failures.push(...next),
    passTime: (seconds) => void (ahead += seconds),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** A message as the payment provider sends one about a checkout: the body and its headers. */
export function signedMessage(
  type: string,
  checkout: object,
  { secret = LOCAL_KEYS.webhookSecret as string, sentAt = Math.floor(Date.now() / 1000), id = "evt_1" } = {},
): { readonly payload: string; readonly headers: Record<string, string> } {
  const payload = JSON.stringify({ id, object: "event", type, created: sentAt, data: { object: checkout } });
  const headers = {
    "content-type": "application/json; charset=utf-8",
    "stripe-signature": signMessage(payload, secret, sentAt),
  };
  return { payload, headers };
}

async function toRequest(incoming: IncomingMessage): Promise<Request> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  const headers = Object.entries(incoming.headers).filter(
    (entry): entry is [string, string] => typeof entry[1] === "string",
  );
  return new Request(`http://${incoming.headers.host}${incoming.url}`, {
    method: incoming.method ?? "GET",
    headers: Object.fromEntries(headers),
    ...(chunks.length > 0 && { body: new Uint8Array(Buffer.concat(chunks)) }),
  });
}
