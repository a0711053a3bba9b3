import { createHash } from "node:crypto";
import type { Language } from "#book/languages.ts";
import { LOCAL_PAYMENTS_TEXTS } from "#content/local-payments.ts";
import type { Reply } from "#local/identity/exchange.ts";
import { PAGE_SCENE, PAGE_STYLE } from "#local/identity/page-style.ts";
import { escapeMarkup } from "#local/identity/person.ts";
import type { Session } from "./session.ts";

const STYLE = `${PAGE_STYLE}
.bill { display: flex; justify-content: space-between; align-items: baseline; gap: 1rem; margin: 0 0 1.25rem;
  padding: .9rem 0; border-block: 1.5px dashed var(--line); }
.bill dt, .bill dd { margin: 0; }
.bill dt { font-weight: 700; }
.bill dd { font: 700 1.5rem/1.2 Grandstander, Figtree, system-ui, sans-serif; white-space: nowrap; }
.buttons { display: grid; grid-template-columns: repeat(auto-fit, minmax(9.5rem, 1fr)); }
.go { grid-column: 1 / -1; }
a.go { display: grid; place-items: center; min-height: 3rem; padding: .6rem 1rem; font-weight: 700; text-decoration: none;
  border-radius: 14px 14px 14px 4px; }
.hint { margin: 1rem 0 0; }
`;
const STYLE_HASH = createHash("sha256").update(STYLE).digest("base64");

/** The page on which a checkout is paid, or not. Works without scripts; nothing comes from elsewhere. */
export function payPage(session: Session, language: Language, action: string): Reply {
  const texts = LOCAL_PAYMENTS_TEXTS[language];
  const amount = formatAmount(session, language);
  const button = (answer: string, look: string, text: string) =>
    `<button type="submit" name="answer" value="${answer}" class="${look}">${escapeMarkup(text)}</button>`;
  const body = `<form method="post" action="${escapeMarkup(action)}">
<h1>${escapeMarkup(session.product)}</h1>
<p class="note">${escapeMarkup(texts.explanation)}</p>
<dl class="bill"><dt>${escapeMarkup(texts.total)}</dt><dd>${escapeMarkup(amount)}</dd></dl>
<div class="buttons">
${button("pay", "go", texts.pay.replace("{amount}", amount))}
${button("later", "stop", texts.later)}
${button("cancel", "stop", texts.cancel)}
</div>
<p class="note hint">${escapeMarkup(texts.laterHint)}</p>
</form>`;
  const targets = [session.successUrl, session.cancelUrl].filter((url) => url !== "");
  return html({ status: 200, language, title: `${texts.title} – ${session.product}`, body, targets });
}

/** Shown where there is nothing to pay any more. */
export function closedPage(session: Session, language: Language): Reply {
  const texts = LOCAL_PAYMENTS_TEXTS[language];
  const kind = session.status === "expired" ? "expired" : session.payment === "paid" ? "paid" : "waiting";
  const target = kind === "expired" ? session.cancelUrl || session.successUrl : session.successUrl;
  const body = `<section><h1>${escapeMarkup(texts[`${kind}Title`])}</h1><p>${escapeMarkup(texts[kind])}</p>
<div class="buttons"><a class="go" href="${escapeMarkup(target)}">${escapeMarkup(texts.back)}</a></div></section>`;
  return html({ status: kind === "expired" ? 410 : 200, language, title: texts[`${kind}Title`], body, targets: [] });
}

/** Shown for an address that was never handed out. */
export function unknownPage(language: Language): Reply {
  const texts = LOCAL_PAYMENTS_TEXTS[language];
  const body = `<section><h1>${escapeMarkup(texts.unknownTitle)}</h1><p>${escapeMarkup(texts.unknown)}</p></section>`;
  return html({ status: 404, language, title: texts.unknownTitle, body, targets: [] });
}

/** The amount as the reader writes money: 4,99 € or €4.99. */
function formatAmount({ amount, currency }: Session, language: Language): string {
  const format = new Intl.NumberFormat(language, { style: "currency", currency: currency.toUpperCase() });
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
}

interface Page {
  readonly status: number;
  readonly language: Language;
  readonly title: string;
  /** Markup, everything from outside escaped. */
  readonly body: string;
  /** Where the answer to the form may lead. */
  readonly targets: readonly string[];
}

function html({ status, language, title, body, targets }: Page): Reply {
  const origins = [...new Set(targets.map((target) => new URL(target).origin))];
  return {
    status,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
      "content-security-policy":
        `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; font-src data:; base-uri 'none'; frame-ancestors 'none'; ` +
        // The answer to the form is a redirect to the app, and browsers hold redirects to form-action too.
        `form-action ${["'self'", ...origins].join(" ")}`,
      "referrer-policy": "no-referrer",
      "x-content-type-options": "nosniff",
    },
    body: `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${escapeMarkup(title)}</title><style>${STYLE}</style></head>
<body>${PAGE_SCENE}<main>${body}</main></body></html>`,
  };
}
