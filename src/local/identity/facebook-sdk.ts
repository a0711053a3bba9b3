import type { Reply } from "./exchange.ts";

/** The page that the SDK's window ends on, which hands the answer to the page that has opened it. */
export const FACEBOOK_ARBITER = "/facebook/arbiter";

/** A script that answers as Facebook's JavaScript SDK does, as far as a sign-in uses it: `FB.init` and `FB.login`. */
export function facebookSdk(address: string): Reply {
  const script = `(() => {
  const server = ${JSON.stringify(address)};
  let options;
  window.FB = {
    init(given) { options = given; },
    login(onAnswer, { scope }) {
      if (!options) throw new Error("FB.login() called before FB.init()");
      const query = new URLSearchParams({
        response_type: "token",
        client_id: options.appId,
        redirect_uri: server + ${JSON.stringify(FACEBOOK_ARBITER)},
        scope,
        state: location.origin,
      });
      const opened = window.open(server + "/facebook/" + options.version + "/dialog/oauth?" + query, "facebook", "width=600,height=700");
      const end = (authResponse) => {
        clearInterval(watch);
        removeEventListener("message", hear);
        onAnswer({ authResponse, status: authResponse ? "connected" : "unknown" });
      };
      const hear = (event) => {
        if (event.source !== opened) return;
        const token = new URLSearchParams(event.data).get("access_token");
        opened.close();
        end(token ? { accessToken: token } : null);
      };
      const watch = setInterval(() => { if (!opened || opened.closed) end(null); }, 100);
      addEventListener("message", hear);
    },
  };
})();`;
  return {
    status: 200,
    headers: {
      "content-type": "text/javascript; charset=utf-8",
      "access-control-allow-origin": "*",
      "cross-origin-resource-policy": "cross-origin",
      "cache-control": "no-store",
    },
    body: script,
  };
}

/** Sends what the dialog has answered to the opener, at the origin that the dialog's state names. */
export function facebookArbiter(): Reply {
  const script = `const answer = location.search.slice(1) + "&" + location.hash.slice(1);
opener.postMessage(answer, new URLSearchParams(answer).get("state"));`;
  return {
    status: 200,
    headers: { "content-type": "text/html; charset=utf-8", "cache-control": "no-store" },
    body: `<!doctype html><meta charset="utf-8"><title>Facebook</title><script>${script}</script>`,
  };
}
