import { askProvider, demand, pictureOf, recordOf, textOf } from "./ask-provider.ts";
import { providerLabel, type IdentityProvider, type People } from "./identity-provider.ts";

export interface XOptions {
  readonly people: People;
  readonly clientId: string;
  readonly clientSecret: string;
  /** `https://api.x.com` */
  readonly apiUrl: string;
}

/** RFC 7636: what a verifier may consist of. */
const VERIFIER = /^[A-Za-z0-9._~-]{43,128}$/u;

/** X's OAuth 2 with PKCE. The token is used once, for the name, and not kept; X gives no e-mail. */
export function createX(options: XOptions): IdentityProvider {
  const client = `${encodeURIComponent(options.clientId)}:${encodeURIComponent(options.clientSecret)}`;
  const basic = `Basic ${Buffer.from(client).toString("base64")}`;
  return {
    async identify(credential) {
      demand(credential.kind === "code", "X's flow brings a code");
      const { code, codeVerifier = "", redirectUri } = credential;
      demand(code.length > 10 && code.length < 4096, "malformed code");
      demand(VERIFIER.test(codeVerifier), "malformed verifier");

      const exchanged = await askProvider(`${options.apiUrl}/2/oauth2/token`, {
        method: "POST",
        headers: { authorization: basic },
        body: new URLSearchParams({
          grant_type: "authorization_code",
          code,
          code_verifier: codeVerifier,
          redirect_uri: redirectUri,
        }),
      });
      const token = exchanged.body["access_token"];
      demand(exchanged.ok && typeof token === "string", "code not accepted");

      const answer = await askProvider(`${options.apiUrl}/2/users/me?user.fields=profile_image_url`, {
        headers: { authorization: `Bearer ${token}` },
      });
      const profile = recordOf(answer.body["data"]);
      const subject = profile["id"];
      demand(answer.ok && typeof subject === "string" && subject !== "", "no profile");
      return {
        provider: providerLabel("x", options.people),
        subject,
        name: textOf(profile["name"]) || textOf(profile["username"]),
        email: "",
        vouchesForEmail: false,
        picture: pictureOf(profile["profile_image_url"]),
      };
    },
  };
}
