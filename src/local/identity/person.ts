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
    picture: `${address}/picture.svg?${new URLSearchParams({ name: typed.name })}`,
  };
}

/** A round portrait: the person's initials on a colour of their own. */
export function portraitOf(name: string): string {
  const hue = createHash("sha256").update(name).digest().readUInt16BE(0) % 360;
  const words = name.trim().split(/\s+/u);
  const initials = [words[0], words.length > 1 ? words.at(-1) : ""]
    .map((word) => Array.from(word ?? "")[0] ?? "")
    .join("")
    .toLocaleUpperCase("en");
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="96" height="96">` +
    `<circle cx="48" cy="48" r="48" fill="hsl(${hue} 52% 82%)"/>` +
    `<text x="48" y="49" text-anchor="middle" dominant-baseline="central" font-family="system-ui, sans-serif" ` +
    `font-weight="600" font-size="38" fill="hsl(${hue} 55% 26%)">${escapeMarkup(initials)}</text></svg>`
  );
}

export function escapeMarkup(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&#39;");
}
