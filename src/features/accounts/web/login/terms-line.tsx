import { Link } from "react-router";
import { useMessages } from "#web/messages/messages-context.ts";
import { paths } from "#web/paths.ts";

/** What is agreed to by signing in, and where it can be read. */
export function TermsLine({ className }: { readonly className: string | undefined }) {
  const { t } = useMessages();
  return (
    <p className={className}>
      {t("login.terms.before")} <Link to={paths.terms}>{t("login.terms.terms")}</Link> {t("login.terms.between")}{" "}
      <Link to={paths.privacy}>{t("login.terms.privacy")}</Link>
      {t("login.terms.after")}
    </p>
  );
}
