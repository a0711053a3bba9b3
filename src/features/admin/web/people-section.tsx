import { lazy, Suspense, useState } from "react";
import type { Person } from "#features/accounts/people.ts";
import { PEOPLE_SEARCH_MAX } from "#features/accounts/people.ts";
import { Button } from "#web/design/button.tsx";
import { Chip } from "#web/design/chip.tsx";
import { Field } from "#web/design/field.tsx";
import { ExternalIcon } from "#web/design/icons/tool-icons.tsx";
import { useMessages } from "#web/messages/messages-context.ts";
import { Loaded } from "./loaded.tsx";
import { PageTurner } from "./page-turner.tsx";
import { useActAs, usePeople } from "./queries.ts";
import { ROLE_WORDS } from "./role-words.ts";
import { toastRefusal } from "#web/design/toast/toast-refusal.ts";
import styles from "./portal-page.module.css";

const RolesDialog = lazy(() => import("./roles-dialog.tsx"));

/** Accounts: found by name or e-mail, their roles, and acting in a parent's name. */
export function PeopleSection() {
  const { t } = useMessages();
  const [{ search, page }, setAsked] = useState({ search: "", page: 0 });
  const [typed, setTyped] = useState("");
  const [chosen, setChosen] = useState<Person | undefined>(undefined);
  const people = usePeople(search, page);
  return (
    <section className={styles.section}>
      <h2>{t("admin.people")}</h2>
      <form
        role="search"
        className={styles.find}
        onSubmit={(event) => {
          event.preventDefault();
          setAsked({ search: typed.trim(), page: 0 });
        }}
      >
        <Field
          label={t("admin.people.search")}
          type="search"
          maxLength={PEOPLE_SEARCH_MAX}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Button type="submit" look="surface" busy={people.isPlaceholderData}>
          {t("admin.people.find")}
        </Button>
      </form>
      <Loaded query={people}>
        {(found) => (
          <>
            {found.people.length === 0 ? <p role="status">{t("admin.people.none")}</p> : null}
            {found.people.length === 0 ? null : (
              <ul className={styles.rows}>
                {found.people.map((person) => (
                  <PersonRow key={person.id} person={person} onRoles={() => setChosen(person)} />
                ))}
              </ul>
            )}
            <PageTurner page={page} more={found.more} onTurn={(next) => setAsked({ search, page: next })} />
          </>
        )}
      </Loaded>
      {chosen === undefined ? null : (
        <Suspense>
          <RolesDialog person={chosen} onClose={() => setChosen(undefined)} />
        </Suspense>
      )}
    </section>
  );
}

function PersonRow({ person, onRoles }: { readonly person: Person; readonly onRoles: () => void }) {
  const { t, say } = useMessages();
  const acting = useActAs();
  const { id, name, email, roles } = person;
  return (
    <li>
      <div className={styles.what}>
        <span className={styles.line}>
          <b>{name}</b>
          {roles.map((role) => (
            <Chip key={role} tone="plain">
              {t(ROLE_WORDS[role])}
            </Chip>
          ))}
        </span>
        {email === "" ? null : <span>{email}</span>}
        <span className={styles.small}>{t("admin.people.since", { date: say.date(new Date(person.createdAt)) })}</span>
      </div>
      <div className={styles.actions}>
        {roles.length > 0 ? null : (
          <Button
            look="surface"
            icon={<ExternalIcon size={18} />}
            busy={acting.isPending}
            aria-label={t("admin.people.act.label", { name })}
            onClick={() => acting.mutate(id, { onError: (cause) => toastRefusal(cause, t("admin.failed")) })}
          >
            {t("admin.people.act")}
          </Button>
        )}
        <Button look="surface" aria-label={t("admin.people.roles.label", { name })} onClick={onRoles}>
          {t("admin.people.roles")}
        </Button>
      </div>
    </li>
  );
}
