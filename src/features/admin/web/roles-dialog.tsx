import { useState } from "react";
import { Role } from "#features/accounts/account.ts";
import type { Person } from "#features/accounts/people.ts";
import { Button } from "#web/design/button.tsx";
import { Dialog } from "#web/design/dialog/dialog.tsx";
import { toast } from "#web/design/toast/toasts.ts";
import { useMessages } from "#web/messages/messages-context.ts";
import { useChangeRoles } from "./queries.ts";
import { ROLE_WORDS } from "./role-words.ts";
import { toastRefusal } from "#web/design/toast/toast-refusal.ts";
import styles from "./portal-page.module.css";

/** Gives somebody roles or takes them away; the choice stays while it could not be saved. */
export default function RolesDialog({ person, onClose }: { readonly person: Person; readonly onClose: () => void }) {
  const { t } = useMessages();
  const [roles, setRoles] = useState<readonly Role[]>(person.roles);
  const change = useChangeRoles(person.id);
  const save = () =>
    change.mutate([...roles], {
      onSuccess: () => {
        toast({ text: t("admin.people.roles.saved"), tone: "success" });
        onClose();
      },
      onError: (cause) => toastRefusal(cause, t("admin.failed")),
    });
  return (
    <Dialog
      open
      onClose={onClose}
      title={t("admin.people.roles.title", { name: person.name })}
      description={t("admin.people.roles.text")}
      actions={
        <>
          <Button look="surface" onClick={onClose}>
            {t("app.cancel")}
          </Button>
          <Button busy={change.isPending} onClick={save}>
            {t("admin.people.roles.save")}
          </Button>
        </>
      }
    >
      <fieldset className={styles.roles}>
        <legend>{t("admin.people.roles")}</legend>
        {Role.options.map((role) => (
          <label key={role}>
            <input
              type="checkbox"
              checked={roles.includes(role)}
              onChange={({ currentTarget: { checked } }) =>
                setRoles(checked ? [...roles, role] : roles.filter((other) => other !== role))
              }
            />
            {t(ROLE_WORDS[role])}
          </label>
        ))}
      </fieldset>
    </Dialog>
  );
}
