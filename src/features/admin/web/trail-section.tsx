import { useState } from "react";
import type { Role } from "#features/accounts/account.ts";
import type { TrailEntry } from "#features/accounts/people.ts";
import { useMessages } from "#web/messages/messages-context.ts";
import { Loaded } from "./loaded.tsx";
import { PageTurner } from "./page-turner.tsx";
import { useTrail } from "./queries.ts";
import { ROLE_WORDS } from "./role-words.ts";
import styles from "./portal-page.module.css";

/** Who acted in whose name and who changed whose roles. */
export function TrailSection() {
  const { t } = useMessages();
  const [page, setPage] = useState(0);
  const trail = useTrail(page);
  return (
    <section className={styles.section}>
      <h2>{t("admin.trail")}</h2>
      <Loaded query={trail}>
        {({ entries, more }) => (
          <>
            {entries.length === 0 ? (
              <p>{t("admin.trail.none")}</p>
            ) : (
              <ul className={styles.rows}>
                {entries.map((entry) => (
                  <TrailRow key={entry.id} entry={entry} />
                ))}
              </ul>
            )}
            <PageTurner page={page} more={more} onTurn={setPage} />
          </>
        )}
      </Loaded>
    </section>
  );
}

function TrailRow({ entry }: { readonly entry: TrailEntry }) {
  const { t, say } = useMessages();
  const inWords = (roles: readonly Role[]) =>
    roles.length === 0 ? t("admin.role.none") : say.list(roles.map((role) => t(ROLE_WORDS[role])));
  const did =
    entry.kind === "roles"
      ? t("admin.trail.roles", { before: inWords(entry.rolesBefore), after: inWords(entry.rolesAfter) })
      : t(entry.begun === true ? "admin.trail.acted" : "admin.trail.allowed");
  return (
    <li>
      <div className={styles.what}>
        <b>{entry.by ?? t(entry.byOperator ? "admin.trail.operator" : "admin.trail.gone")}</b>
        <span className={styles.small}>{say.moment(new Date(entry.at))}</span>
      </div>
      <div className={styles.what}>
        <span>{did}</span>
        <span className={styles.small}>
          {[entry.personName, entry.personEmail].filter((part) => part !== "").join(" · ")}
        </span>
      </div>
    </li>
  );
}
