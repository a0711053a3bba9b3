import { useState } from "react";
import type { OpenSession } from "#features/accounts/account.ts";
import { useEndAllSessions, useEndSession, useOpenSessions } from "#features/accounts/web/queries.ts";
import { Button } from "#web/design/button.tsx";
import { Chip } from "#web/design/chip.tsx";
import { RetryIcon } from "#web/design/icons/icons.tsx";
import { SignOutIcon } from "#web/design/icons/tool-icons.tsx";
import { toast } from "#web/design/toast/toasts.ts";
import { Skeleton } from "#web/design/skeleton.tsx";
import { useMessages } from "#web/messages/messages-context.ts";
import { toastRefusal } from "#web/design/toast/toast-refusal.ts";
import styles from "./account-page.module.css";

/** So many sign-ins are looked through at a glance; the others show themselves on request. */
const FEW = 5;

/** Where the person is signed in, and how each ends. */
export function SessionList() {
  const { t } = useMessages();
  const { data: sessions, isError, isFetching, refetch } = useOpenSessions();
  const everywhere = useEndAllSessions();
  const [all, setAll] = useState(false);
  const ordered = sessions?.toSorted((a, b) => Number(b.current) - Number(a.current)) ?? [];
  const shown = all ? ordered : ordered.slice(0, FEW);
  const more = ordered.length - shown.length;
  return (
    <section className={styles.card}>
      <h2>{t("account.sessions")}</h2>
      <p>{t("account.sessions.text")}</p>
      {sessions === undefined && !isError ? <Skeleton className={styles.row} /> : null}
      {sessions === undefined && isError ? (
        <Button look="surface" busy={isFetching} icon={<RetryIcon size={20} />} onClick={() => void refetch()}>
          {t("app.retry")}
        </Button>
      ) : null}
      {sessions === undefined ? null : (
        <>
          <ul className={styles.list}>
            {shown.map((session) => (
              <SessionRow key={session.id} session={session} />
            ))}
          </ul>
          {more > 0 ? (
            <Button look="surface" onClick={() => setAll(true)}>
              {t("account.sessions.more", { count: more })}
            </Button>
          ) : null}
          <Button
            look="surface"
            icon={<SignOutIcon size={20} />}
            busy={everywhere.isPending}
            onClick={() =>
              everywhere.mutate(undefined, { onError: (cause) => toastRefusal(cause, t("account.failed")) })
            }
          >
            {t("account.sessions.end_all")}
          </Button>
        </>
      )}
    </section>
  );
}

function SessionRow({ session }: { readonly session: OpenSession }) {
  const { t, say } = useMessages();
  const ending = useEndSession();
  const known = session.device === "" ? t("account.sessions.unknown") : session.device;
  const device = session.byAdmin ? t("account.sessions.support") : known;
  return (
    <li>
      <span className={styles.device}>
        <b>{device}</b>
        {session.current ? <Chip tone="leaf">{t("account.sessions.here")}</Chip> : null}
        <span>{t("account.sessions.since", { date: say.date(new Date(session.signedInAt)) })}</span>
      </span>
      {session.current ? null : (
        <Button
          look="surface"
          busy={ending.isPending}
          aria-label={t("account.sessions.end.label", { device })}
          onClick={() =>
            ending.mutate(session.id, {
              onSuccess: () => toast({ text: t("account.sessions.ended"), tone: "success" }),
              onError: (cause) => toastRefusal(cause, t("account.failed")),
            })
          }
        >
          {t("account.sessions.end")}
        </Button>
      )}
    </li>
  );
}
