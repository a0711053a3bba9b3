import type { Report, ReportReason } from "#features/sharing/reports.ts";
import type { ScreenKey } from "#messages/catalogue.ts";
import { Button } from "#web/design/button.tsx";
import { Chip } from "#web/design/chip.tsx";
import { ExternalIcon } from "#web/design/icons/tool-icons.tsx";
import { useMessages } from "#web/messages/messages-context.ts";
import { paths } from "#web/paths.ts";
import { Loaded } from "./loaded.tsx";
import { useHideStory, useReports } from "./queries.ts";
import { toastRefusal } from "#web/design/toast/toast-refusal.ts";
import styles from "./portal-page.module.css";

const REASONS = {
  frightening: "admin.reports.reason.frightening",
  hateful: "admin.reports.reason.hateful",
  sexual: "admin.reports.reason.sexual",
  personal: "admin.reports.reason.personal",
  advertising: "admin.reports.reason.advertising",
  other: "admin.reports.reason.other",
} as const satisfies Readonly<Record<ReportReason, ScreenKey>>;

/** Stories that somebody reported: read, hidden at once, put back. */
export function ReportsSection() {
  const { t } = useMessages();
  const reports = useReports();
  return (
    <section className={styles.section}>
      <h2>{t("admin.reports")}</h2>
      <Loaded query={reports}>
        {(list) =>
          list.length === 0 ? (
            <p>{t("admin.reports.none")}</p>
          ) : (
            <ul className={styles.rows}>
              {list.map((report) => (
                <ReportRow key={report.id} report={report} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </section>
  );
}

function ReportRow({ report }: { readonly report: Report }) {
  const { t, say } = useMessages();
  const hiding = useHideStory();
  const { title, hidden } = report;
  return (
    <li>
      {report.coverUrl === "" ? (
        <span className={styles.cover} />
      ) : (
        <img src={report.coverUrl} alt="" loading="lazy" className={styles.cover} />
      )}
      <div className={styles.what}>
        <span className={styles.line}>
          <b>{title}</b>
          {hidden ? <Chip>{t("admin.reports.hidden")}</Chip> : null}
          {report.shared ? null : <Chip tone="plain">{t("admin.reports.private")}</Chip>}
        </span>
        <span>{t(REASONS[report.reason])}</span>
        {report.comment === "" ? null : <span className={styles.comment}>{report.comment}</span>}
        <span className={styles.small}>
          {t("admin.reports.when", { date: say.moment(new Date(report.createdAt)) })}
        </span>
      </div>
      <div className={styles.actions}>
        {report.shared && !hidden ? (
          <a
            className={styles.link}
            href={paths.story(report.shortId)}
            target="_blank"
            rel="noopener"
            aria-label={t("admin.reports.read.label", { title })}
          >
            {t("admin.reports.read")}
            <ExternalIcon size={18} />
          </a>
        ) : null}
        <Button
          look="surface"
          busy={hiding.isPending}
          aria-label={t(hidden ? "admin.reports.show.label" : "admin.reports.hide.label", { title })}
          onClick={() =>
            hiding.mutate(
              { id: report.storyId, hidden: !hidden },
              { onError: (cause) => toastRefusal(cause, t("admin.failed")) },
            )
          }
        >
          {t(hidden ? "admin.reports.show" : "admin.reports.hide")}
        </Button>
      </div>
    </li>
  );
}
