import { randomBytes } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { signMessage } from "./sign-message.ts";

/** Whoever is told what happens, and the secret that signs it. */
export interface Listener {
  readonly url: string;
  readonly secret: string;
}

/** After a message that was not taken, it is sent again after so many seconds each. */
const AGAIN_AFTER_SECONDS = [1, 5, 30, 120];
const PATIENCE_MS = 10_000;

/** Tells a listener of an event, signed, over HTTP; again and again until it is taken or there is no more use. */
export async function sendEvent(listener: Listener, type: string, object: object, now: number): Promise<void> {
  const message = JSON.stringify({
    id: `evt_${randomBytes(12).toString("hex")}`,
    object: "event",
    api_version: "2026-10-28.endive",
    created: now,
    livemode: false,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
    type,
    data: { object },
  });
  if (await isTaken(listener, message)) return;
  void sendAgain(listener, message);
}

async function sendAgain(listener: Listener, message: string): Promise<void> {
  for (const seconds of AGAIN_AFTER_SECONDS) {
    await sleep(seconds * 1000, undefined, { ref: false });
    if (await isTaken(listener, message)) return;
  }
}

async function isTaken({ url, secret }: Listener, message: string): Promise<boolean> {
  try {
    const answer = await fetch(url, {
      method: "POST",
      headers: {
        "content-type": "application/json; charset=utf-8",
        "stripe-signature": signMessage(message, secret, Math.floor(Date.now() / 1000)),
      },
      body: message,
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    await answer.arrayBuffer();
    return answer.ok;
  } catch {
    return false;
  }
}
