import { createHmac } from "node:crypto";
import { authorize } from "./authorize.ts";
import { LOCAL_CLIENTS } from "./clients.ts";
import { bearerOf, json, valueOf, withFragment, withQuery, type Ask, type Reply } from "./exchange.ts";
import { sameText } from "./grants.ts";
import { isSameAddress } from "./loopback.ts";
import { FACEBOOK_ARBITER, facebookArbiter, facebookSdk } from "./facebook-sdk.ts";
import type { Provider, ProviderTools } from "./provider.ts";

const { appId, appSecret } = LOCAL_CLIENTS.facebook;
const CODE_SECONDS = 600;

/** Facebook Login: the dialog, the code's exchange, the token's check and the profile, under any Graph version. */
export const answerAsFacebook: Provider = (ask, tools) => {
  if (ask.method === "GET" && /^\/facebook\/[a-z]{2}_[A-Z]{2}\/sdk\.js$/.test(ask.path))
    return facebookSdk(ask.address);
  if (ask.method === "GET" && ask.path === FACEBOOK_ARBITER) return facebookArbiter();
  const path = /^\/facebook\/v\d+\.\d+(\/.+)$/.exec(ask.path)?.[1];
  switch (`${ask.method} ${path}`) {
    case "GET /dialog/oauth":
    case "POST /dialog/oauth":
      return dialog(ask, tools);
    case "GET /oauth/access_token":
    case "POST /oauth/access_token":
      return exchangeCode(ask, tools);
    case "GET /debug_token":
      return debugToken(ask, tools);
    case "GET /me":
      return profile(ask, tools);
    case "GET /me/picture":
      return picture(ask, tools);
    default:
      return undefined;
  }
};

function dialog(ask: Ask, { grants, origins, tokenSeconds }: ProviderTools): Reply {
  const state = ask.query.get("state") ?? "";
  const scope = ask.query.get("scope") ?? "public_profile";
  const type = ask.query.get("response_type") ?? "code";
  return authorize(ask, {
    provider: "facebook",
    client: appId,
    origins,
    fault: type === "code" || type === "token" ? undefined : "unsupported_response_type",
    granted: (person, redirectUri) => {
      const grant = { provider: "facebook", client: appId, person, scope } as const;
      if (type === "token") {
        const token = grants.issue({ ...grant, use: "token" }, tokenSeconds);
        return withFragment(redirectUri, { access_token: token, expires_in: String(tokenSeconds), state });
      }
      const code = grants.issue({ ...grant, use: "code", redirectUri }, CODE_SECONDS);
      return `${withQuery(redirectUri, { code, state })}#_=_`;
    },
    denied: (redirectUri) =>
      `${withQuery(redirectUri, {
        error: "access_denied",
        error_code: "200",
        error_description: "Permissions error",
        error_reason: "user_denied",
        state,
      })}#_=_`,
  });
}

function exchangeCode(ask: Ask, { grants, tokenSeconds }: ProviderTools): Reply {
  if (valueOf(ask, "client_id") !== appId || !sameText(valueOf(ask, "client_secret"), appSecret))
    return refuse("Error validating client secret.", 1);
  const grant = grants.spend(valueOf(ask, "code"), "facebook");
  if (!grant) return refuse("This authorization code has been used or has expired.", 100, 36_009);
  if (!isSameAddress(grant.redirectUri ?? "", valueOf(ask, "redirect_uri")))
    return refuse("Error validating verification code. The redirect_uri must be identical.", 100, 36_008);
  const { client, person, scope } = grant;
  return json(200, {
    access_token: grants.issue({ use: "token", provider: "facebook", client, person, scope }, tokenSeconds),
    token_type: "bearer",
    expires_in: tokenSeconds,
  });
}

function debugToken(ask: Ask, { grants }: ProviderTools): Reply {
  const appToken = bearerOf(ask) ?? valueOf(ask, "access_token");
  if (!sameText(appToken, `${appId}|${appSecret}`)) return refuse("Invalid OAuth access token signature.", 190);
  const grant = grants.read(valueOf(ask, "input_token"), "token", "facebook");
  if (!grant)
    return json(200, { data: { is_valid: false, error: { code: 190, message: "Invalid OAuth access token." } } });
  return json(200, {
    data: {
      app_id: grant.client,
      type: "USER",
      application: "local",
      is_valid: true,
      user_id: grant.person.subject,
      expires_at: grant.expires,
      scopes: grant.scope.split(/[\s,]+/u),
    },
  });
}

function profile(ask: Ask, tools: ProviderTools): Reply {
  const person = personOfCall(ask, tools);
  if (typeof person === "string") return refuse(person, 190);
  const fields = valueOf(ask, "fields");
  return json(200, {
    id: person.subject,
    ...(fields.includes("name") && { name: person.name }),
    ...(fields.includes("email") && { email: person.email }),
    ...(fields.includes("picture") && { picture: { data: { url: person.picture, is_silhouette: false } } }),
  });
}

function picture(ask: Ask, tools: ProviderTools): Reply {
  const person = personOfCall(ask, tools);
  return typeof person === "string"
    ? refuse(person, 190)
    : { status: 302, headers: { location: person.picture }, body: "" };
}

/** Whose token it is; a sentence when the token or its proof is refused. */
function personOfCall(ask: Ask, { grants }: ProviderTools) {
  const token = bearerOf(ask) ?? valueOf(ask, "access_token");
  const grant = grants.read(token, "token", "facebook");
  if (!grant) return "Invalid OAuth access token.";
  const proof = createHmac("sha256", appSecret).update(token).digest("hex");
  if (!sameText(valueOf(ask, "appsecret_proof"), proof)) return "Invalid appsecret_proof provided in the API argument";
  return grant.person;
}

function refuse(message: string, code: number, subcode?: number): Reply {
  return json(400, {
    error: { message, type: "OAuthException", code, ...(subcode !== undefined && { error_subcode: subcode }) },
  });
}
