import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Button } from "#web/design/button.tsx";
import { RetryIcon } from "#web/design/icons/icons.tsx";
import { Skeleton } from "#web/design/skeleton.tsx";
import { useMessages } from "#web/messages/messages-context.ts";
import styles from "./portal-page.module.css";

interface LoadedProps<T> {
  readonly query: UseQueryResult<T>;
  readonly children: (data: T) => ReactNode;
}

/** What was asked for, once it is there; a way to ask again when it could not be had. */
export function Loaded<T>({ query, children }: LoadedProps<T>) {
  const { t } = useMessages();
  if (query.data !== undefined) return children(query.data);
  if (!query.isError) return <Skeleton className={styles.waiting} />;
  return (
    <div className={styles.section}>
      <p>{t("admin.failed")}</p>
      <Button
        look="surface"
        busy={query.isFetching}
        icon={<RetryIcon size={20} />}
        onClick={() => void query.refetch()}
      >
        {t("app.retry")}
      </Button>
    </div>
  );
}
