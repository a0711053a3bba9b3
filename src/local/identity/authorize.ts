import type { Ask, Reply } from "./exchange.ts";
import { redirect } from "./exchange.ts";
import { personOf, readTypedPerson, type TypedPerson } from "./person.ts";
import type { ProviderName } from "./clients.ts";
import type { Person } from "./grants.ts";
import { badRequestPage, signInPage } from "./sign-in-page.ts";

export interface Authorization {
  readonly provider: ProviderName;
  /** The client id that this provider knows. */
  readonly client: string;
  readonly origins: readonly string[];
  /** What else is wrong with the request, in the provider's words; undefined when nothing is. */
  readonly fault: string | undefined;
  /** Where the browser goes with what was granted, or with a refusal. */
  granted(person: Person, redirectUri: string): string;
  denied(redirectUri: string): string;
}

const NOTHING_TYPED: TypedPerson = { name: "", email: "", faults: [] };

/** The authorize step that the three providers share: check the request, show the page, take its answer. */
export function authorize(ask: Ask, step: Authorization): Reply {
  const refuse = (reason: string) => badRequestPage(ask.language, reason);
  if (ask.query.get("client_id") !== step.client) return refuse("invalid_client");
  const redirectUri = ask.query.get("redirect_uri") ?? "";
  const origin = originOf(redirectUri);
  if (origin === undefined || !step.origins.includes(origin)) return refuse("redirect_uri_mismatch");
  if (step.fault !== undefined) return refuse(step.fault);

  const page = (typed: TypedPerson) =>
    signInPage({
      provider: step.provider,
      language: ask.language,
      action: `${new URL(ask.address).pathname.replace(/\/$/, "")}${ask.path}?${ask.query}`,
      redirectOrigin: origin,
      typed,
    });
  if (ask.method !== "POST") return page(NOTHING_TYPED);
  if (ask.form.get("answer") === "cancel") return redirect(step.denied(redirectUri));
  const typed = readTypedPerson(ask.form);
  if (typed.faults.length > 0) return page(typed);
  return redirect(step.granted(personOf(step.provider, typed, ask.address), redirectUri));
}

function originOf(address: string): string | undefined {
  return URL.canParse(address) ? new URL(address).origin : undefined;
}
