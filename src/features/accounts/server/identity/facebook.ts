import { createHmac } from "node:crypto";
import { Fault } from "#contract/fault.ts";
import { askProvider, demand, pictureOf, recordOf, textOf, type ProviderAnswer } from "./ask-provider.ts";
import { providerLabel, type Credential, type IdentityProvider, type People } from "./identity-provider.ts";

export interface FacebookOptions {
  readonly people: People;
  readonly appId: string;
  readonly appSecret: string;
  /** With the version: `https://graph.facebook.com/v16.0` */
  readonly graphUrl: string;
}

/** Facebook Login: a code from the redirect, or a token from the JavaScript SDK. */
export function createFacebook(options: FacebookOptions): IdentityProvider {
  const { appId, appSecret, graphUrl } = options;
  return {
    async identify(credential) {
      const token = credential.kind === "token" ? credential.token : await exchangeCode(credential, options);
      demand(token.length >= 20 && token.length < 4096, "malformed token");

      const query = new URLSearchParams({ input_token: token, access_token: `${appId}|${appSecret}` });
      const checked = await askGraph(`${graphUrl}/debug_token?${query}`);
      const data = recordOf(checked.body["data"]);
      demand(checked.ok && data["is_valid"] === true, "token not valid");
      demand(String(data["app_id"]) === appId, "token of another app");
      demand(data["type"] === "USER", "not a person's token");
      const expires = Number(data["expires_at"] ?? 0);
      // 0 is Facebook's word for a token without an end.
      demand(expires === 0 || expires * 1000 > Date.now(), "token expired");

      const proof = createHmac("sha256", appSecret).update(token).digest("hex");
      const wanted = new URLSearchParams({ fields: "id,name,email,picture.width(200)", appsecret_proof: proof });
      const profile = await askGraph(`${graphUrl}/me?${wanted}`, { headers: { authorization: `Bearer ${token}` } });
      const { id, name, email, picture } = profile.body;
      demand(
        profile.ok && typeof id === "string" && id !== "" && id === String(data["user_id"]),
        "profile of somebody else",
      );
      const portrait = recordOf(recordOf(picture)["data"]);
      return {
        provider: providerLabel("facebook", options.people),
        subject: id,
        name: textOf(name),
        email: textOf(email),
        // Facebook does not say whether the person has confirmed it.
        vouchesForEmail: false,
        picture: portrait["is_silhouette"] === true ? "" : pictureOf(portrait["url"]),
      };
    },
  };
}

type Code = Extract<Credential, { kind: "code" }>;

async function exchangeCode({ code, redirectUri }: Code, options: FacebookOptions): Promise<string> {
  // A shorter code is none (S4.26).
  demand(code.length > 20 && code.length < 4096, "malformed code");
  const answer = await askGraph(`${options.graphUrl}/oauth/access_token`, {
    method: "POST",
    body: new URLSearchParams({
      client_id: options.appId,
      client_secret: options.appSecret,
      redirect_uri: redirectUri,
      code,
    }),
  });
  const token = answer.body["access_token"];
  demand(answer.ok && typeof token === "string", "code not accepted");
  return token;
}

/** Graph's error codes for "try again later", which it sends with a status of 400. */
const BUSY_CODES: readonly unknown[] = [2, 4, 17, 341];

async function askGraph(url: string, init?: RequestInit): Promise<ProviderAnswer> {
  const answer = await askProvider(url, init);
  const error = recordOf(answer.body["error"]);
  if (!answer.ok && (error["is_transient"] === true || BUSY_CODES.includes(error["code"])))
    throw new Fault("auth.provider.down", { detail: `Graph answered error ${String(error["code"])}` });
  return answer;
}
