import { signIn } from "./sign-in.ts";
import { brought, offered, type SignInTools, type Visitor } from "./sign-in-tools.ts";

/** Signs in with Google's access token (S7.16). Throws `auth.login.refused` or `auth.provider.down`. */
export async function signInWithGoogle(
  tools: SignInTools,
  visitor: Visitor,
  token: string | undefined,
): Promise<string> {
  const identity = await offered(tools.identity.google).identify({ kind: "token", token: brought(token) });
  return signIn(tools.database, identity, visitor);
}
