import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { LOCAL_CLIENTS } from "#local/identity/clients.ts";
import { createIdentityHandler } from "#local/identity/create-identity.ts";

export interface LocalFacebook {
  readonly origin: string;
  /** What configures a product for it, as for the real one. */
  readonly environment: Readonly<Record<string, string>>;
  /** Sends browsers back to this origin too. */
  knowApp(origin: string): void;
  stop(): Promise<void>;
}

/** A server of its own that answers as Facebook does: the dialog, the script, the graph. */
export async function startLocalFacebook(): Promise<LocalFacebook> {
  const origins: string[] = [];
  const server = createServer(createIdentityHandler({ origins }));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  origins.push(origin);
  const { appId, appSecret } = LOCAL_CLIENTS.facebook;
  return {
    origin,
    environment: {
      FACEBOOK_APP_ID: appId,
      FACEBOOK_APP_SECRET: appSecret,
      FACEBOOK_URL: `${origin}/facebook`,
      FACEBOOK_GRAPH_URL: `${origin}/facebook`,
      FACEBOOK_SDK_URL: `${origin}/facebook`,
    },
    knowApp: (app) => void origins.push(app),
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
