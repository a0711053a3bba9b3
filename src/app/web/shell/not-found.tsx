import { ButtonLink } from "#web/design/button.tsx";
import { useMessages } from "#web/messages/messages-context.ts";
import { paths } from "#web/paths.ts";
import { Notice } from "./notice.tsx";

/** An address that leads nowhere, and the way home. */
export function NotFound() {
  const { t } = useMessages();
  return (
    <Notice title={t("app.not_found.title")} text={t("app.not_found.text")}>
      <ButtonLink to={paths.home}>{t("app.not_found.home")}</ButtonLink>
    </Notice>
  );
}
