import type { lookup } from "node:dns";
import { createServer, type RequestListener, type Server } from "node:http";
import { type AddressInfo, connect, type LookupFunction } from "node:net";
import { afterEach, expect, test } from "vitest";
import { fetchOutside, type OutsideOptions } from "./fetch-outside.ts";
import { isPublicAddress } from "./is-public-address.ts";
import { OutsideRefusal } from "./outside-refusal.ts";
import { publicLookup } from "./public-lookup.ts";

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** A server on this machine, and what it was asked for. */
async function serve(answer: RequestListener) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? "");
    answer(request, response);
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked };
}

const fetched = (address: string, more: Partial<OutsideOptions> = {}) =>
  fetchOutside(address, { maxBytes: 1000, timeoutMs: 5000, accept: "image/*", ...more });

/** Names every host by these addresses, in turn. */
function names(...addresses: readonly string[]) {
  const asked: string[] = [];
  const resolve = ((
    host: string,
    _options: unknown,
    done: (error: null, found: { address: string; family: number }[]) => void,
  ) => {
    const address = addresses[Math.min(asked.length, addresses.length - 1)] ?? "";
    asked.push(host);
    done(null, [{ address, family: address.includes(":") ? 6 : 4 }]);
  }) as unknown as typeof lookup;
  return { resolve, asked };
}

test("takes only addresses of the internet for public ones", () => {
  expect(["93.184.216.34", "2606:2800:21f:cb07:6820:80da:af6b:8b2c"].filter((one) => !isPublicAddress(one))).toEqual(
    [],
  );
  const others = [
    "127.0.0.1",
    "127.9.9.9",
    "0.0.0.0",
    "10.1.2.3",
    "172.16.0.1",
    "192.168.1.1",
    "169.254.169.254",
    "100.64.0.1",
    "198.18.0.1",
    "192.0.2.1",
    "224.0.0.1",
    "255.255.255.255",
    "::",
    "::1",
    "fe80::1",
    "fc00::1",
    "fd00:ec2::254",
    "ff02::1",
    "::ffff:127.0.0.1",
    "::ffff:10.0.0.1",
    "64:ff9b::7f00:1",
    "2002:7f00:1::",
    "2001:db8::1",
    "localhost",
    "",
  ];
  expect(others.filter(isPublicAddress)).toEqual([]);
});

test.each([
  ["http", "http://93.184.216.34/a.png"],
  ["another protocol", "ftp://93.184.216.34/a.png"],
  ["a file", "file:///etc/passwd"],
  ["a picture in the address", "data:image/png;base64,AAAA"],
  ["a name and a password", "https://ana:secret@93.184.216.34/a.png"],
  ["an unusual port", "https://93.184.216.34:8443/a.png"],
  ["this machine", "https://127.0.0.1/a.png"],
  ["this machine, as one number", "https://2130706433/a.png"],
  ["this machine, in octal digits", "https://0177.0.0.1/a.png"],
  ["this machine, shortened", "https://127.1/a.png"],
  ["this machine in IPv6", "https://[::1]/a.png"],
  ["this machine's IPv4 in IPv6", "https://[::ffff:127.0.0.1]/a.png"],
  ["a cloud's metadata", "https://169.254.169.254/latest/meta-data"],
  ["a private network", "https://192.168.0.1/a.png"],
  ["this machine by name", "https://localhost/a.png"],
  ["no address", "//a.png"],
])("refuses %s", async (_what, address) => {
  await expect(fetched(address)).rejects.toThrow(OutsideRefusal);
});

test("refuses a name that means an address within, whatever it is called", async () => {
  for (const address of ["127.0.0.1", "10.0.0.8", "::1", "169.254.169.254"]) {
    await expect(fetched("https://pictures.example/a.png", names(address))).rejects.toThrow(OutsideRefusal);
  }
});

test("looks a name up once, when it connects, so that it cannot mean another address by then", async () => {
  const { resolve, asked } = names("127.0.0.1", "93.184.216.34");
  await expect(fetched("https://pictures.example/a.png", { resolve })).rejects.toThrow(OutsideRefusal);
  expect(asked).toEqual(["pictures.example"]);
});

test("connects to the very address that was checked, of several the public ones alone", async () => {
  const { origin } = await serve((_request, response) => response.end());
  const found = [
    { address: "10.0.0.1", family: 4 },
    { address: "127.0.0.1", family: 4 },
  ];
  const resolve = ((_host: string, _options: unknown, done: (error: null, all: typeof found) => void) =>
    done(null, found)) as unknown as typeof lookup;
  const checked = publicLookup(resolve, (address) => address === "127.0.0.1");
  for (const lookupOne of [checked, withoutAll(checked)]) {
    const socket = connect({ host: "pictures.example", port: Number(new URL(origin).port), lookup: lookupOne });
    await new Promise<void>((connected, failed) => socket.once("connect", connected).once("error", failed));
    expect(socket.remoteAddress).toBe("127.0.0.1");
    socket.destroy();
  }
});

/** As older callers ask: for one address. */
function withoutAll(lookupAll: LookupFunction): LookupFunction {
  return (host, options, done) =>
    lookupAll(host, { ...options, all: false }, (error, address, family) =>
      options.all === true
        ? (done as (error: null, all: object[]) => void)(null, [{ address, family }])
        : done(error, address, family),
    );
}

test("asks a trusted origin of this machine, and follows it nowhere else within", async () => {
  const inner = await serve((_request, response) => response.end("secret"));
  const away = [
    "https://169.254.169.254/",
    "https://localhost/",
    `${inner.origin}/`,
    "http://93.184.216.34/",
    "http://[",
  ];
  const { origin, asked } = await serve((request, response) => {
    if (request.url === "/moved") response.writeHead(302, { location: "/a.png" }).end();
    else if (request.url === "/round") response.writeHead(302, { location: "/round" }).end();
    else if (request.url?.startsWith("/away"))
      response.writeHead(302, { location: away[Number(request.url.at(-1))] }).end();
    else response.writeHead(200, { "content-type": "Image/PNG; charset=x" }).end("picture");
  });
  const trusted = origin;
  const picture = { type: "image/png", bytes: Buffer.from("picture") };
  expect(await fetched(`${origin}/a.png`, { trusted })).toEqual(picture);
  expect(await fetched(`${origin}/moved`, { trusted })).toEqual(picture);
  await expect(fetched(`${origin}/a.png`)).rejects.toThrow(OutsideRefusal);
  await expect(fetched(`${origin}/round`, { trusted })).rejects.toThrow("too many redirects");
  expect(asked.filter((url) => url === "/round")).toHaveLength(4);
  for (const place of away.keys()) {
    await expect(fetched(`${origin}/away${place}`, { trusted })).rejects.toThrow(OutsideRefusal);
  }
  expect(inner.asked).toEqual([]);
});

test("reads no more than it was told to, whether the length is told or not", async () => {
  const { origin } = await serve((request, response) => {
    if (request.url === "/told") response.writeHead(200, { "content-length": "1001" });
    response.write("x".repeat(request.url === "/fits" ? 1000 : 1001));
    response.end();
  });
  const trusted = origin;
  expect((await fetched(`${origin}/fits`, { trusted })).bytes).toHaveLength(1000);
  for (const path of ["/told", "/untold"]) {
    await expect(fetched(origin + path, { trusted })).rejects.toThrow("too long");
  }
});

test("tells what will not change from what may: a refusal, or an error to try again after", async () => {
  let status = 404;
  const { origin } = await serve((_request, response) => response.writeHead(status).end());
  const isRefusal = async (address: string, more: Partial<OutsideOptions> = {}) =>
    (await fetched(address, { trusted: origin, ...more }).then(
      () => undefined,
      (error: unknown) => error,
    )) instanceof OutsideRefusal;
  expect(await isRefusal(`${origin}/a`)).toBe(true);
  for (status of [500, 503, 429]) expect(await isRefusal(`${origin}/a`)).toBe(false);
  const gone = await serve(() => {});
  servers.at(-1)?.close();
  expect(await isRefusal(`${gone.origin}/a`, { trusted: gone.origin })).toBe(false);
});

test("ends when the time is over, before an answer and in the middle of one", async () => {
  const { origin } = await serve((request, response) => {
    if (request.url === "/begun") response.writeHead(200).write("x");
  });
  for (const path of ["/silent", "/begun"]) {
    await expect(fetched(origin + path, { trusted: origin, timeoutMs: 200 })).rejects.toThrow(/abort/i);
  }
});
