import { askProvider, demand, pictureOf, textOf } from "./ask-provider.ts";
import { providerLabel, type IdentityProvider, type People } from "./identity-provider.ts";

export interface GoogleOptions {
  readonly people: People;
  readonly clientId: string;
  /** `https://oauth2.googleapis.com/tokeninfo` */
  readonly tokenInfoUrl: string;
  /** `https://www.googleapis.com/oauth2/v3/userinfo` */
  readonly userInfoUrl: string;
}

/** Google's implicit flow: the browser brings an access token, which counts only if it was issued to our client. */
export function createGoogle(options: GoogleOptions): IdentityProvider {
  return {
    async identify(credential) {
      demand(credential.kind === "token", "Google's flow brings a token");
      const { token } = credential;
      demand(token.length >= 20 && token.length < 4096, "malformed token");

      const info = await askProvider(options.tokenInfoUrl, {
        method: "POST",
        // In the body, since queries end up in logs.
        body: new URLSearchParams({ access_token: token }),
      });
      demand(info.ok, "token not valid");
      const { aud, azp, exp, sub } = info.body;
      demand(aud === options.clientId, "token of another client");
      demand(azp === undefined || azp === options.clientId, "token of another party");
      demand(Number(exp) * 1000 > Date.now(), "token expired");
      demand(typeof sub === "string" && sub !== "", "no subject");

      const profile = await askProvider(options.userInfoUrl, { headers: { authorization: `Bearer ${token}` } });
      demand(profile.ok && profile.body["sub"] === sub, "profile of somebody else");
      const { name, email, picture } = profile.body;
      return {
        provider: providerLabel("google", options.people),
        subject: sub,
        name: textOf(name),
        email: textOf(email),
        vouchesForEmail: textOf(email) !== "" && profile.body["email_verified"] === true,
        picture: pictureOf(picture),
      };
    },
  };
}
