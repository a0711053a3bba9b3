import { createHash } from "node:crypto";
import type { Language } from "#book/languages.ts";
import { LOCAL_IDENTITY_TEXTS } from "#content/local-identity.ts";
import { PROVIDER_TITLES, type ProviderName } from "./clients.ts";
import type { Reply } from "./exchange.ts";
import { escapeMarkup, type TypedPerson } from "./person.ts";
import { PAGE_SCENE, PAGE_STYLE } from "./page-style.ts";

export interface SignInPage {
  readonly provider: ProviderName;
  readonly language: Language;
  /** Where the form is posted: this page's own path and query. */
  readonly action: string;
  readonly redirectOrigin: string;
  readonly typed: TypedPerson;
}

/** The page on which a person says who they are. Works without scripts; nothing comes from elsewhere. */
export function signInPage(page: SignInPage): Reply {
  const texts = LOCAL_IDENTITY_TEXTS[page.language];
  const provider = PROVIDER_TITLES[page.provider];
  const title = texts.title.replace("{provider}", provider);
  const first = page.typed.faults[0] === "emailMalformed" ? "email" : "name";
  const nameFault = page.typed.faults.includes("nameMissing") ? texts.nameMissing : "";
  const emailFault = page.typed.faults.includes("emailMalformed") ? texts.emailMalformed : "";
  const body = `<form method="post" action="${escapeMarkup(page.action)}" novalidate>
<h1>${escapeMarkup(title)}</h1>
<p class="note">${escapeMarkup(texts.explanation.replaceAll("{provider}", provider))}</p>
${field({ id: "name", label: texts.name, type: "text", autocomplete: "name", value: page.typed.name, fault: nameFault, focus: first === "name" })}
${field({ id: "email", label: texts.email, type: "email", autocomplete: "email", value: page.typed.email, fault: emailFault, focus: first === "email" })}
<div class="buttons">
<button type="submit" name="answer" value="continue" class="go">${escapeMarkup(texts.continue)}</button>
<button type="submit" name="answer" value="cancel" class="stop">${escapeMarkup(texts.cancel)}</button>
</div>
</form>`;
  const status = page.typed.faults.length > 0 ? 422 : 200;
  return html({ status, language: page.language, title, body, redirectOrigin: page.redirectOrigin });
}

/** Shown instead of a redirect to an address that nobody has vouched for. */
export function badRequestPage(language: Language, reason: string): Reply {
  const texts = LOCAL_IDENTITY_TEXTS[language];
  const body = `<section><h1>${escapeMarkup(texts.badRequestTitle)}</h1><p>${escapeMarkup(texts.badRequest)}</p><p class="note"><code>${escapeMarkup(reason)}</code></p></section>`;
  return html({ status: 400, language, title: texts.badRequestTitle, body, redirectOrigin: "" });
}

interface Field {
  readonly id: string;
  readonly label: string;
  readonly type: string;
  readonly autocomplete: string;
  readonly value: string;
  readonly fault: string;
  readonly focus: boolean;
}

function field(input: Field): string {
  const faulty = input.fault === "" ? "" : ` aria-invalid="true" aria-describedby="${input.id}-fault"`;
  const fault =
    input.fault === "" ? "" : `<p class="fault" id="${input.id}-fault" role="alert">${escapeMarkup(input.fault)}</p>`;
  return (
    `<div class="field"><label for="${input.id}">${escapeMarkup(input.label)}</label>` +
    `<input id="${input.id}" name="${input.id}" type="${input.type}" autocomplete="${input.autocomplete}" required ` +
    `maxlength="200" value="${escapeMarkup(input.value)}"${faulty}${input.focus ? " autofocus" : ""}>${fault}</div>`
  );
}

const STYLE_HASH = createHash("sha256").update(PAGE_STYLE).digest("base64");

interface Page {
  readonly status: number;
  readonly language: Language;
  readonly title: string;
  /** Markup, everything from outside escaped. */
  readonly body: string;
  readonly redirectOrigin: string;
}

function html({ status, language, title, body, redirectOrigin }: Page): Reply {
  return {
    status,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
      "content-security-policy":
        `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; font-src data:; base-uri 'none'; frame-ancestors 'none'; ` +
        // The answer to the form is a redirect to the app, and browsers hold redirects to form-action too.
        `form-action 'self'${redirectOrigin === "" ? "" : ` ${redirectOrigin}`}`,
      "referrer-policy": "no-referrer",
      "x-content-type-options": "nosniff",
    },
    body: `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${escapeMarkup(title)}</title><style>${PAGE_STYLE}</style></head>
<body>${PAGE_SCENE}<main>${body}</main></body></html>`,
  };
}
