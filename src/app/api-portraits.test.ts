import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { eq } from "drizzle-orm";
import JSZip from "jszip";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { portraitsOf } from "#features/accounts/server/portraits/portrait-address.ts";
import { signIn } from "#features/accounts/server/sign-in.ts";
import { users } from "#features/accounts/server/tables.ts";
import { createWhoIs } from "#features/accounts/server/who-is.ts";
import { startWorker } from "#server/jobs/start-worker.ts";
import { createLog } from "#server/log.ts";
import { jobHandlers } from "./job-handlers.ts";
import { openTestProduct, type Person, type TestProduct } from "./testing/test-product.ts";

let provider: Server;
let origin: string;
let product: TestProduct;
let worker: ReturnType<typeof startWorker>;
/** What the provider's server answers, by path; nothing: it never does. */
let answers: Record<string, { readonly status: number; readonly type: string; readonly bytes: Buffer } | undefined>;
let asked: string[];

const paint = (background: string) =>
  sharp({ create: { width: 96, height: 64, channels: 3, background } })
    .png()
    .toBuffer();

beforeAll(async () => {
  provider = createServer((request, response) => {
    asked.push(request.url ?? "");
    const answer = answers[request.url ?? ""];
    if (answer) response.writeHead(answer.status, { "content-type": answer.type }).end(answer.bytes);
  });
  await new Promise<void>((resolve) => provider.listen(0, "127.0.0.1", resolve));
  origin = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`;
  product = await openTestProduct({ players: { localPeople: origin } });
  worker = startWorker(product.database, jobHandlers({ ...product.workshop }), {
    concurrency: 2,
    log: createLog("silent"),
  });
});
afterAll(async () => {
  await worker.stop(5_000);
  await product.close();
  provider.closeAllConnections();
  provider.close();
});
beforeEach(async () => {
  asked = [];
  answers = {
    "/red.png": { status: 200, type: "image/png", bytes: await paint("#d03020") },
    "/blue.png": { status: 200, type: "image/png", bytes: await paint("#2040c0") },
    "/drawn.png": { status: 200, type: "image/png", bytes: Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>") },
    "/gone.png": { status: 404, type: "text/html", bytes: Buffer.alloc(0) },
  };
});

async function comeBy(subject: string, picture: string): Promise<Person> {
  const identity = {
    provider: "local:google",
    subject,
    name: "Ana",
    email: "",
    vouchesForEmail: false,
    picture: picture && new URL(picture, origin).href,
  };
  return { token: await signIn(product.database, identity, { language: "en", device: "" }) };
}

const idOf = async ({ token }: Person) => (await createWhoIs(product.database)(token))?.userId ?? "";
const pictureOf = async (as: Person) => String((await product.call("GET /user/info", { as })).body["picture"]);
const filesOf = async (as: Person) => product.workshop.storage.list(portraitsOf(await idOf(as)));

/** The picture's address, once the job that copies it has been done. */
async function settled(as: Person): Promise<string> {
  const id = await idOf(as);
  const isCopied = async () => {
    const [row] = await product.database.select().from(users).where(eq(users.id, id));
    return row?.portraitOf === row?.picture;
  };
  await expect.poll(isCopied, { timeout: 20_000 }).toBe(true);
  return pictureOf(as);
}

async function colourOf(bytes: Buffer): Promise<readonly number[]> {
  const { channels } = await sharp(bytes).stats();
  return channels.slice(0, 3).map(({ mean }) => Math.round(mean / 16));
}

test("a provider's picture is shown from our own address, copied once, and its address is told to no browser", async () => {
  const ana = await comeBy("ana", "/red.png");
  const address = await settled(ana);
  expect(address).toMatch(/^\/portraits\/[0-9a-f]{32}\/[\w-]{22}\.webp$/);
  const served = await product.call(`GET ${address}`);
  expect(served).toMatchObject({ status: 200, headers: { "content-type": "image/webp" } });
  expect(await colourOf(served.bytes)).toEqual([13, 3, 2]);
  expect((await product.call("GET /user/info", { as: ana })).text).not.toContain(origin);
  await settled(await comeBy("ana", "/red.png"));
  expect(asked).toEqual(["/red.png"]);
});

test("readers of a shared story see its author's copy, and learn neither the provider's address nor the author's id", async () => {
  const mara = await comeBy("mara", "/blue.png");
  const address = await settled(mara);
  const { body } = await product.call("POST /stories", { as: mara, body: { story: "A fox finds a star" } });
  await product.call(`PUT /stories/${body["id"]}/sharing`, { as: mara, body: { shared: true } });
  const read = await product.call(`GET /stories/${body["id"]}`);
  expect(read.body["story"]?.["createdByPicture"]).toBe(address);
  expect(read.text).not.toContain(origin);
  expect(read.text).not.toContain(await idOf(mara));
});

test("another picture takes the place of the copy, none takes it away, and no file of it stays", async () => {
  const first = await settled(await comeBy("mia", "/red.png"));
  const mia = await comeBy("mia", "/blue.png");
  const second = await settled(mia);
  expect(second).not.toBe(first);
  expect((await product.call(`GET ${first}`)).status).toBe(404);
  expect(await colourOf((await product.call(`GET ${second}`)).bytes)).toEqual([2, 4, 12]);
  expect(await filesOf(mia)).toHaveLength(1);
  expect(await settled(await comeBy("mia", ""))).toBe("");
  expect(await filesOf(mia)).toEqual([]);
});

test.each([
  ["a drawing that calls itself a picture", "/drawn.png"],
  ["a picture that is gone", "/gone.png"],
  ["an address within our own network", "https://10.0.0.1/red.png"],
  ["an address on this machine that is not the local provider's", "http://127.0.0.1:9/red.png"],
])("%s is copied by nobody, and the person is in all the same", async (subject, picture) => {
  const person = await comeBy(subject, picture);
  expect(await settled(person)).toBe("");
  expect(await filesOf(person)).toEqual([]);
});

test("a provider that never sends the picture keeps nobody waiting at the sign-in", async () => {
  const person = await comeBy("slow", "/never.png");
  expect((await product.call("GET /user/info", { as: person })).body).toMatchObject({ name: "Ana", picture: "" });
});

test("the copy is in the export, and goes with the account", async () => {
  const ion = await comeBy("ion", "/red.png");
  const address = await settled(ion);
  const archive = await JSZip.loadAsync((await product.call("GET /user/export", { as: ion })).bytes);
  const taken = (await archive.file("portrait.webp")?.async("nodebuffer")) ?? Buffer.alloc(0);
  expect(taken.equals((await product.call(`GET ${address}`)).bytes)).toBe(true);
  const folder = portraitsOf(await idOf(ion));
  expect((await product.call("DELETE /user", { as: ion })).status).toBe(204);
  await expect.poll(() => product.workshop.storage.list(folder), { timeout: 20_000 }).toEqual([]);
  expect((await product.call(`GET ${address}`)).status).toBe(404);
});

test("no address but a copy's leads to a file", async () => {
  const id = "0".repeat(32);
  await product.workshop.storage.put("people/secret.webp", Buffer.from("secret"));
  for (const path of [
    `${id}/${"a".repeat(22)}.webp`,
    `${id}/..%2fsecret.webp`,
    "..%2fpeople/secret.webp",
    `x/y.webp`,
  ]) {
    expect((await product.call(`GET /portraits/${path}`)).status).toBe(404);
  }
});
