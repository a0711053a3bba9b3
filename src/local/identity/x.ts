import { createHash } from "node:crypto";
import { authorize } from "./authorize.ts";
import { LOCAL_CLIENTS } from "./clients.ts";
import { bearerOf, json, valueOf, withQuery, type Ask, type Reply } from "./exchange.ts";
import { sameText } from "./grants.ts";
import { isSameAddress } from "./loopback.ts";
import type { Provider, ProviderTools } from "./provider.ts";

const { clientId, clientSecret } = LOCAL_CLIENTS.x;
const CODE_SECONDS = 30;

/** X's OAuth 2 with PKCE for a confidential client. */
export const answerAsX: Provider = (ask, tools) => {
  switch (`${ask.method} ${ask.path}`) {
    case "GET /x/i/oauth2/authorize":
    case "POST /x/i/oauth2/authorize":
      return authorizeWithChallenge(ask, tools);
    case "POST /x/2/oauth2/token":
      return exchangeCode(ask, tools);
    case "GET /x/2/users/me":
      return profile(ask, tools);
    default:
      return undefined;
  }
};

function authorizeWithChallenge(ask: Ask, { grants, origins }: ProviderTools): Reply {
  const wanted = (name: string) => ask.query.get(name) ?? "";
  const state = wanted("state");
  const challenge = wanted("code_challenge");
  const complete =
    wanted("response_type") === "code" &&
    wanted("code_challenge_method") === "S256" &&
    /^[\w-]{43}$/u.test(challenge) &&
    state !== "" &&
    wanted("scope").split(" ").includes("users.read");
  return authorize(ask, {
    provider: "x",
    client: clientId,
    origins,
    fault: complete ? undefined : "invalid_request",
    granted: (person, redirectUri) => {
      const grant = {
        provider: "x",
        client: clientId,
        person,
        scope: wanted("scope"),
        redirectUri,
        challenge,
      } as const;
      return withQuery(redirectUri, { state, code: grants.issue({ ...grant, use: "code" }, CODE_SECONDS) });
    },
    denied: (redirectUri) => withQuery(redirectUri, { error: "access_denied", state }),
  });
}

function exchangeCode(ask: Ask, { grants, tokenSeconds }: ProviderTools): Reply {
  const basic = `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString("base64")}`;
  if (!sameText(ask.authorization ?? "", basic))
    return json(401, {
      error: "unauthorized_client",
      error_description: "Missing valid authorization header",
    });
  if (valueOf(ask, "grant_type") !== "authorization_code") return invalid("Unsupported grant_type.");
  const grant = grants.spend(valueOf(ask, "code"), "x");
  if (!grant) return invalid("Value passed for the authorization code was invalid.");
  if (!isSameAddress(grant.redirectUri ?? "", valueOf(ask, "redirect_uri")))
    return invalid("Value passed for the redirect uri differs.");
  const challenge = createHash("sha256").update(valueOf(ask, "code_verifier")).digest("base64url");
  if (!sameText(challenge, grant.challenge ?? "")) return invalid("Value passed for the code verifier differs.");
  const { client, person, scope } = grant;
  return json(200, {
    token_type: "bearer",
    expires_in: tokenSeconds,
    access_token: grants.issue({ use: "token", provider: "x", client, person, scope }, tokenSeconds),
    scope,
  });
}

function profile(ask: Ask, { grants }: ProviderTools): Reply {
  const grant = grants.read(bearerOf(ask) ?? "", "token", "x");
  if (!grant) return json(401, { title: "Unauthorized", type: "about:blank", status: 401, detail: "Unauthorized" });
  const { subject, name, picture } = grant.person;
  return json(200, {
    data: {
      id: subject,
      name,
      username: subject.replace("local-", "local_"),
      ...(valueOf(ask, "user.fields").includes("profile_image_url") && { profile_image_url: picture }),
    },
  });
}

function invalid(description: string): Reply {
  return json(400, { error: "invalid_request", error_description: description });
}
