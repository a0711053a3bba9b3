import { signIn } from "./sign-in.ts";
import { offered, redirectUriFrom, type SignInTools, type Visitor } from "./sign-in-tools.ts";

/** Signs in with X's code and its PKCE verifier (S7.18). Throws `auth.login.refused` or `auth.provider.down`. */
export async function signInWithX(
  tools: SignInTools,
  visitor: Visitor,
  input: { readonly code: string; readonly codeVerifier: string; readonly redirectUri?: string | undefined },
): Promise<string> {
  const { code, codeVerifier } = input;
  const redirectUri = redirectUriFrom(tools, input.redirectUri);
  const identity = await offered(tools.identity.x).identify({ kind: "code", code, codeVerifier, redirectUri });
  return signIn(tools.database, identity, visitor);
}
