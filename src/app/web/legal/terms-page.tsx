import { useMessages } from "#web/messages/messages-context.ts";
import { LegalPage } from "./legal-page.tsx";

export default function TermsPage() {
  const { t } = useMessages();
  return (
    <LegalPage
      title={t("legal.terms.title")}
      intro={t("legal.terms.intro")}
      sections={[
        [t("legal.terms.parents.title"), t("legal.terms.parents.text")],
        [t("legal.terms.ideas.title"), t("legal.terms.ideas.text")],
        [t("legal.terms.software.title"), t("legal.terms.software.text")],
        [t("legal.terms.kind.title"), t("legal.terms.kind.text")],
        [t("legal.terms.plans.title"), t("legal.terms.plans.text")],
        [t("legal.terms.end.title"), t("legal.terms.end.text")],
      ]}
    />
  );
}
