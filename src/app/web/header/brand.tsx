import { Link } from "react-router";
import { IconLink } from "#web/design/icon-button.tsx";
import { ArrowLeftIcon } from "#web/design/icons/icons.tsx";
import { Logo } from "#web/design/logo.tsx";
import { useMessages } from "#web/messages/messages-context.ts";
import { paths } from "#web/paths.ts";
import styles from "./header.module.css";

interface BrandProps {
  /** An arrow back to the shelf stands before the name. */
  readonly back: boolean;
  readonly look: "glass" | "plain";
}

export function Brand({ back, look }: BrandProps) {
  const { t } = useMessages();
  return (
    <div className={styles.lead}>
      {back ? <IconLink to={paths.home} look={look} label={t("header.back")} icon={<ArrowLeftIcon />} /> : null}
      <Link to={paths.home} className={styles.brand} aria-label={t("app.home")}>
        <Logo />
        <span>{t("app.name")}</span>
      </Link>
    </div>
  );
}
