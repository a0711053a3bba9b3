import { Navigate, NavLink, Route, Routes } from "react-router";
import { useUser } from "#features/accounts/web/user-info.ts";
import { useMessages } from "#web/messages/messages-context.ts";
import { paths } from "#web/paths.ts";
import { PeopleSection } from "./people-section.tsx";
import { ReportsSection } from "./reports-section.tsx";
import { TrailSection } from "./trail-section.tsx";
import styles from "./portal-page.module.css";

const SECTIONS = [
  { path: "people", name: "admin.people", Section: PeopleSection },
  { path: "reports", name: "admin.reports", Section: ReportsSection },
  { path: "trail", name: "admin.trail", Section: TrailSection },
] as const;

/** The portal of those who look after the product (S15.6). The server enforces who may do what; this shows only what works. */
export default function PortalPage() {
  const { t } = useMessages();
  const { user } = useUser();
  const isAdmin = user?.roles.includes("admin") === true;
  return (
    <div className={styles.page}>
      <title>{`${t("admin.title")} · ${t("app.name")}`}</title>
      <h1>{t("admin.title")}</h1>
      {isAdmin ? <Sections /> : <p>{t("admin.empty")}</p>}
    </div>
  );
}

function Sections() {
  const { t } = useMessages();
  return (
    <>
      <nav aria-label={t("admin.sections")} className={styles.sections}>
        {SECTIONS.map(({ path, name }) => (
          <NavLink key={path} to={`${paths.admin}/${path}`}>
            {t(name)}
          </NavLink>
        ))}
      </nav>
      <Routes>
        {SECTIONS.map(({ path, Section }) => (
          <Route key={path} path={path} element={<Section />} />
        ))}
        <Route path="*" element={<Navigate to={`${paths.admin}/${SECTIONS[0].path}`} replace />} />
      </Routes>
    </>
  );
}
