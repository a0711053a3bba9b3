import { useEffect } from "react";
import { useSignInProgress } from "#features/accounts/web/sign-in/sign-in-progress.ts";
import { useUser } from "#features/accounts/web/user-info.ts";
import { openCongratulations } from "./open-modals.ts";
import { celebrateOnce, takeReturnedOrder } from "./returned-order.ts";

/** Confirms an order that has come back from being paid, once somebody is signed in (S2.7, S2.9). Once in the shell. */
export function OrderReturn() {
  const { signedIn } = useUser();
  const progress = useSignInProgress();
  const settled = progress !== "finishing" && progress !== "signed-in";
  useEffect(() => {
    if (!signedIn || !settled) return;
    const orderId = takeReturnedOrder();
    if (orderId === null) return;
    const refreshed = import("../order/confirm-order.ts").then(({ confirmOrder }) => confirmOrder(orderId));
    if (celebrateOnce(orderId)) openCongratulations({ refreshed });
  }, [signedIn, settled]);
  return null;
}
