import { authorize } from "./authorize.ts";
import { LOCAL_CLIENTS } from "./clients.ts";
import { bearerOf, json, valueOf, withFragment, type Ask, type Reply } from "./exchange.ts";
import type { Provider, ProviderTools } from "./provider.ts";

const { clientId } = LOCAL_CLIENTS.google;

/** Google's implicit flow: authorize, then tokeninfo and userinfo for the access token in the fragment. */
export const answerAsGoogle: Provider = (ask, tools) => {
  switch (`${ask.method} ${ask.path}`) {
    case "GET /google/o/oauth2/v2/auth":
    case "POST /google/o/oauth2/v2/auth":
      return authorizeImplicit(ask, tools);
    case "GET /google/tokeninfo":
    case "POST /google/tokeninfo":
      return tokenInfo(ask, tools);
    case "GET /google/oauth2/v3/userinfo":
      return userInfo(ask, tools);
    default:
      return undefined;
  }
};

function authorizeImplicit(ask: Ask, { grants, origins, tokenSeconds }: ProviderTools): Reply {
  const scope = ask.query.get("scope") ?? "";
  const state = ask.query.get("state") ?? "";
  return authorize(ask, {
    provider: "google",
    client: clientId,
    origins,
    fault:
      ask.query.get("response_type") !== "token"
        ? "unsupported_response_type"
        : scope === ""
          ? "invalid_scope"
          : undefined,
    granted: (person, redirectUri) =>
      withFragment(redirectUri, {
        state,
        access_token: grants.issue({ use: "token", provider: "google", client: clientId, person, scope }, tokenSeconds),
        token_type: "Bearer",
        expires_in: String(tokenSeconds),
        scope,
      }),
    denied: (redirectUri) => withFragment(redirectUri, { error: "access_denied", state }),
  });
}

function tokenInfo(ask: Ask, { grants, now }: ProviderTools): Reply {
  const grant = grants.read(bearerOf(ask) ?? valueOf(ask, "access_token"), "token", "google");
  if (!grant) return json(400, { error: "invalid_token", error_description: "Invalid Value" });
  return json(200, {
    azp: grant.client,
    aud: grant.client,
    sub: grant.person.subject,
    scope: grant.scope,
    exp: String(grant.expires),
    expires_in: String(grant.expires - Math.floor(now() / 1000)),
    email: grant.person.email,
    email_verified: "true",
    access_type: "online",
  });
}

function userInfo(ask: Ask, { grants }: ProviderTools): Reply {
  const grant = grants.read(bearerOf(ask) ?? "", "token", "google");
  if (!grant) return json(401, { error: "invalid_request", error_description: "Invalid Credentials" });
  const { subject, name, picture, email } = grant.person;
  return json(200, { sub: subject, name, picture, email, email_verified: true });
}
