import { useLocation } from "react-router";
import { useUser } from "#features/accounts/web/user-info.ts";
import { Star } from "#web/design/star.tsx";
import { useMessages } from "#web/messages/messages-context.ts";
import { headerPlace } from "../header/header-place.ts";
import styles from "./shell.module.css";

/**
 * While a screen's code is fetched: its sky at once, as the header over it needs it; words only if it takes a while.
 */
export function Waiting() {
  const { t } = useMessages();
  const { pathname } = useLocation();
  const { user, signedIn } = useUser();
  const onPaper = headerPlace({ pathname, signedIn, narrow: false, roles: user?.roles }) === "paper";
  return (
    <div className={styles.waiting} data-sky={onPaper ? undefined : signedIn ? "band" : "whole"}>
      <p role="status">
        <Star size={40} className={styles.turning} />
        {t("app.loading")}
      </p>
    </div>
  );
}
