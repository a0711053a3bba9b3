import { useMessages } from "#web/messages/messages-context.ts";
import { LegalPage } from "./legal-page.tsx";

export default function PrivacyPage() {
  const { t } = useMessages();
  return (
    <LegalPage
      title={t("legal.privacy.title")}
      intro={t("legal.privacy.intro")}
      sections={[
        [t("legal.privacy.kept.title"), t("legal.privacy.kept.text")],
        [t("legal.privacy.who.title"), t("legal.privacy.who.text")],
        [t("legal.privacy.device.title"), t("legal.privacy.device.text")],
        [t("legal.privacy.children.title"), t("legal.privacy.children.text")],
        [t("legal.privacy.rights.title"), t("legal.privacy.rights.text")],
      ]}
    />
  );
}
