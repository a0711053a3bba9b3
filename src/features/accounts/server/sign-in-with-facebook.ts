import { signIn } from "./sign-in.ts";
import { brought, offered, redirectUriFrom, type SignInTools, type Visitor } from "./sign-in-tools.ts";

/** Signs in with Facebook's code or token (S7.17). Throws `auth.login.refused` or `auth.provider.down`. */
export async function signInWithFacebook(
  tools: SignInTools,
  visitor: Visitor,
  input: {
    readonly type: "code" | "token";
    readonly value: string | undefined;
    readonly redirectUri: string | undefined;
  },
): Promise<string> {
  const value = brought(input.value);
  const identity = await offered(tools.identity.facebook).identify(
    input.type === "token"
      ? { kind: "token", token: value }
      : { kind: "code", code: value, redirectUri: redirectUriFrom(tools, input.redirectUri) },
  );
  return signIn(tools.database, identity, visitor);
}
