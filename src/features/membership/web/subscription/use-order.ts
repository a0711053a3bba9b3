import { useEffect, useRef, useState } from "react";
import type { membershipContract } from "#features/membership/contract.ts";
import type { OfferName } from "#features/membership/plans.ts";
import { apiOf } from "#web/call/api.ts";
import { ApiError, isAuthError } from "#web/call/api-error.ts";

const call = apiOf<typeof membershipContract>();

/** Why there is no order: nothing was chosen (S5.5), or it did not work. */
export type OrderFault = "no-plan" | "failed";

/**
 * Orders a plan and leaves for where it is paid (S4.12). However often it is pressed, one order is made: nothing is sent
 * while one is under way, and a repeated call carries the same key (S7.28).
 */
export function useOrder() {
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<OrderFault | undefined>(undefined);
  const sending = useRef(false);
  const keys = useRef(new Map<OfferName, string>());

  useEffect(() => {
    // The browser may bring the page back as it was left, on its way to paying.
    const back = (event: PageTransitionEvent) => {
      if (!event.persisted) return;
      keys.current.clear();
      sending.current = false;
      setBusy(false);
    };
    window.addEventListener("pageshow", back);
    return () => window.removeEventListener("pageshow", back);
  }, []);

  async function order(plan: OfferName | undefined) {
    // Presses may come faster than the button is drawn anew.
    if (sending.current) return;
    if (plan === undefined) return setFault("no-plan");
    sending.current = true;
    setBusy(true);
    setFault(undefined);
    const key = keys.current.get(plan) ?? makeKey();
    keys.current.set(plan, key);
    try {
      const { paymentUrl } = await call("POST /subscriptions", { body: { type: plan } }, { idempotencyKey: key });
      if (!paymentUrl) throw new Error("the order has no address to pay at");
      window.location.assign(paymentUrl);
    } catch (cause) {
      sending.current = false;
      setBusy(false);
      if (isAuthError(cause)) return;
      console.error("The order was not made", cause);
      // A refusal is not the answer to the next try.
      if (cause instanceof ApiError && cause.status >= 400) keys.current.delete(plan);
      setFault(cause instanceof ApiError && cause.code === "order.plan.missing" ? "no-plan" : "failed");
    }
  }

  return { busy, fault, order: (plan: OfferName | undefined) => void order(plan), clear: () => setFault(undefined) };
}

/** 128 random bits. */
function makeKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
