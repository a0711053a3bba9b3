import * as z from "zod/mini";
import type { Contract } from "#contract/endpoint.ts";
import { OpenSession, UserInfo } from "#features/accounts/account.ts";
import { PORTAL_ROLES } from "#features/accounts/roles.ts";

const signedIn = z.object({ token: z.string() });

/** The address that the provider sent the code to, where it is not the public address with a slash. */
const redirectUri = z.optional(z.string().check(z.maxLength(300)));

export const accountsContract = {
  "POST /auth/google": {
    summary: "Sign in with a Google access token, sent as the bearer token",
    access: "public",
    errors: ["auth.login.refused", "auth.token.missing"],
    answer: signedIn,
  },
  "POST /auth/facebook": {
    summary: "Sign in with a Facebook code or access token, sent as the bearer token",
    access: "public",
    body: z.object({ type: z.enum(["code", "token"]), redirectUri }),
    errors: ["auth.login.refused", "auth.token.missing"],
    answer: signedIn,
  },
  "POST /auth/x": {
    summary: "Sign in with an X authorization code and its PKCE verifier",
    access: "public",
    body: z.object({
      code: z.string().check(z.minLength(1)),
      codeVerifier: z.string().check(z.minLength(1)),
      redirectUri,
    }),
    errors: ["auth.login.refused", "auth.token.missing"],
    answer: signedIn,
  },
  "POST /auth/refresh": {
    summary: "A new token for the current one, sent as the bearer token",
    access: "public",
    errors: ["auth.login.refused", "auth.token.missing"],
    answer: signedIn,
  },
  "POST /auth/impersonation": {
    summary: "Begin to act in somebody's name with an administrator's one-time token, sent as the bearer token",
    access: "public",
    errors: ["auth.login.refused", "auth.token.missing"],
    answer: signedIn,
  },
  "POST /admin/impersonations": {
    summary: "A one-time token, good for two minutes, to act in somebody's name",
    access: "user",
    roles: ["admin"],
    inPerson: true,
    body: z.object({ userId: z.uuid() }),
    status: 201,
    answer: signedIn,
    errors: ["account.not_found"],
  },
  "POST /admin/passes": {
    summary: "A one-time token, good for two minutes, that signs the caller in at the admin site",
    access: "user",
    roles: PORTAL_ROLES,
    inPerson: true,
    status: 201,
    answer: signedIn,
  },
  "POST /auth/portal": {
    summary: "Sign in at the admin site with a one-time token, sent as the bearer token",
    access: "public",
    answer: signedIn,
  },
  "GET /user/sessions": {
    summary: "Where the caller is signed in, the newest first",
    access: "user",
    answer: z.array(OpenSession),
  },
  "DELETE /user/sessions/:id": {
    summary: "End one sign-in; one that is over already stays over",
    access: "user",
    inPerson: true,
    params: z.object({ id: z.uuid() }),
    status: 204,
  },
  "DELETE /user/sessions": {
    summary: "End every sign-in, this one too",
    access: "user",
    inPerson: true,
    status: 204,
  },
  "POST /auth/logout": { summary: "End the session", access: "user", status: 204 },
  "GET /user/info": { summary: "Who is signed in, and what they have", access: "user", answer: UserInfo },
} as const satisfies Contract;
