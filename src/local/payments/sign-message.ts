import { createHmac } from "node:crypto";

/**
 * The value of the `stripe-signature` header of a message: when it was sent (Unix seconds) and an HMAC-SHA-256 over that
 * and the message. https://docs.stripe.com/webhooks#verify-manually
 */
export function signMessage(message: string, secret: string, sentAt: number): string {
  return `t=${sentAt},v1=${createHmac("sha256", secret).update(`${sentAt}.${message}`).digest("hex")}`;
}
