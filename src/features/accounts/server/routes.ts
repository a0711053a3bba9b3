import type { accountsContract } from "#features/accounts/contract.ts";
import type { Language } from "#book/languages.ts";
import type { Handlers } from "#server/http/handler.ts";
import { closeSession } from "./close-session.ts";
import { allowImpersonation } from "./impersonation/allow-impersonation.ts";
import { beginImpersonation } from "./impersonation/begin-impersonation.ts";
import { nameDevice } from "./name-device.ts";
import { issuePass } from "./portal/issue-pass.ts";
import { redeemPass } from "./portal/redeem-pass.ts";
import { readUserInfo } from "./read-user-info.ts";
import { refreshSession } from "./refresh-session.ts";
import { listSessions } from "./sessions/list-sessions.ts";
import { deleteFamilyOf, deleteSessionsOf } from "./sessions/store.ts";
import type { SignInTools, Visitor } from "./sign-in-tools.ts";
import { signInWithFacebook } from "./sign-in-with-facebook.ts";
import { signInWithGoogle } from "./sign-in-with-google.ts";
import { signInWithX } from "./sign-in-with-x.ts";

export const accountsRoutes = (tools: SignInTools): Handlers<typeof accountsContract> => ({
  "POST /auth/google": async (_received, context) => ({
    token: await signInWithGoogle(tools, visitorOf(context), context.bearer),
  }),
  "POST /auth/facebook": async ({ body }, context) => ({
    token: await signInWithFacebook(tools, visitorOf(context), {
      type: body.type,
      value: context.bearer,
      redirectUri: body.redirectUri,
    }),
  }),
  "POST /auth/x": async ({ body }, context) => ({ token: await signInWithX(tools, visitorOf(context), body) }),
  "POST /auth/refresh": async (_received, { bearer }) => ({ token: await refreshSession(tools.database, bearer) }),
  "POST /auth/impersonation": async (_received, context) => ({
    token: await beginImpersonation(tools.database, context.bearer, visitorOf(context).device, context.log),
  }),
  "POST /admin/impersonations": async ({ body }, { caller, log }) => {
    const token = await allowImpersonation(tools.database, caller.userId, body.userId);
    log.info({ admin: caller.userId, user: body.userId }, "an administrator may act in somebody's name");
    return { token };
  },
  "POST /admin/passes": async (_received, { caller }) => ({ token: await issuePass(tools.database, caller.userId) }),
  "POST /auth/portal": async (_received, context) => ({
    token: await redeemPass(tools.database, context.bearer, visitorOf(context).device),
  }),
  "POST /auth/logout": (_received, { caller }) => closeSession(tools.database, caller.sessionId),
  "GET /user/sessions": (_received, { caller }) => listSessions(tools.database, caller.userId, caller.sessionId),
  "DELETE /user/sessions/:id": ({ params }, { caller }) => deleteFamilyOf(tools.database, caller.userId, params.id),
  "DELETE /user/sessions": (_received, { caller }) => deleteSessionsOf(tools.database, caller.userId),
  "GET /user/info": (_received, { caller }) => readUserInfo(tools.database, caller.userId),
});

interface Request {
  readonly language: Language;
  readonly header: (name: string) => string | undefined;
}

function visitorOf({ language, header }: Request): Visitor {
  return { language, device: nameDevice(header("user-agent")) };
}
