import type { accountsContract } from "#features/accounts/contract.ts";
import type { Handlers } from "#server/http/handler.ts";
import { closeSession } from "./close-session.ts";
import { readUserInfo } from "./read-user-info.ts";
import { refreshSession } from "./refresh-session.ts";
import type { SignInTools } from "./sign-in-tools.ts";
import { signInWithFacebook } from "./sign-in-with-facebook.ts";
import { signInWithGoogle } from "./sign-in-with-google.ts";
import { signInWithX } from "./sign-in-with-x.ts";

export const accountsRoutes = (tools: SignInTools): Handlers<typeof accountsContract> => ({
  "POST /auth/google": async (_received, context) => ({
    token: await signInWithGoogle(tools, context, context.bearer),
  }),
  "POST /auth/facebook": async ({ body }, context) => ({
    token: await signInWithFacebook(tools, context, {
      type: body.type,
      value: context.bearer,
      redirectUri: body.redirectUri,
    }),
  }),
  "POST /auth/x": async ({ body }, context) => ({ token: await signInWithX(tools, context, body) }),
  "POST /auth/refresh": async (_received, { bearer }) => ({ token: await refreshSession(tools.database, bearer) }),
  "POST /auth/logout": (_received, { caller }) => closeSession(tools.database, caller.sessionId),
  "GET /user/info": (_received, { caller }) => readUserInfo(tools.database, caller.userId),
});
