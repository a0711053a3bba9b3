import { createHash } from "node:crypto";
import type { Person } from "./grants.ts";
import type { ProviderName } from "./clients.ts";

/** What was typed at the sign-in page, and what is wrong with it. */
export interface TypedPerson {
  readonly name: string;
  readonly email: string;
  readonly faults: readonly ("nameMissing" | "emailMalformed")[];
}

export function readTypedPerson(form: URLSearchParams): TypedPerson {
  const name = (form.get("name") ?? "").trim().slice(0, 80);
  const email = (form.get("email") ?? "").trim().slice(0, 200);
  const faults: ("nameMissing" | "emailMalformed")[] = [];
  if (name === "") faults.push("nameMissing");
  if (!/^[^\s@]+@[^\s@]+$/u.test(email)) faults.push("emailMalformed");
  return { name, email, faults };
}

/**
 * The same e-mail is the same person at one provider, and another one at the next. Subjects begin with `local-`, which
 * no real provider's do.
 */
export function personOf(provider: ProviderName, typed: TypedPerson, address: string): Person {
  const hash = createHash("sha256").update(`${provider}:${typed.email.toLowerCase()}`).digest();
  return {
    subject: `local-${hash.readBigUInt64BE(0)}`,
    name: typed.name,
    email: typed.email,
    picture: `${address}/picture.png?${new URLSearchParams({ name: typed.name })}`,
  };
}

export function escapeMarkup(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&#39;");
}
