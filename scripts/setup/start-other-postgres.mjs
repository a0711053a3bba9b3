import { execFileSync, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import * as fs from "node:fs";
import * as net from "node:net";
import * as os from "node:os";
import * as path from "node:path";

const DEBIAN = "/usr/lib/postgresql";
const PATIENCE_MS = 30_000;

/** The programs of the newest PostgreSQL that Debian's packages installed; undefined when there is none. */
function findPrograms() {
  if (!fs.existsSync(DEBIAN)) return undefined;
  const versions = fs.readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a));
  return versions
    .map((version) => path.join(DEBIAN, version, "bin"))
    .find((bin) => fs.existsSync(path.join(bin, "postgres")));
}

function ensurePrograms() {
  const found = findPrograms();
  if (found) return found;
  if (process.getuid?.() === 0 && fs.existsSync("/usr/bin/apt-get")) {
    const options = { stdio: ["ignore", 2, 2], env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } };
    execFileSync("apt-get", ["update", "-qq"], options);
    execFileSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", "postgresql"], options);
  }
  const installed = findPrograms();
  if (installed) return installed;
  throw new Error("The long tests run on Debian's PostgreSQL too: apt-get install postgresql");
}

/** PostgreSQL refuses to run as root; `nobody` is on every system. */
function ordinaryUser() {
  if (process.getuid?.() !== 0) return {};
  const line = fs
    .readFileSync("/etc/passwd", "utf8")
    .split("\n")
    .find((entry) => entry.startsWith("nobody:"));
  const [, , uid, gid] = line.split(":");
  return { uid: Number(uid), gid: Number(gid) };
}

const freePort = () =>
  new Promise((resolve, reject) => {
    const server = net.createServer().once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

/** Starts Debian's PostgreSQL in a folder of its own: `{url, version, stop}`. It need not survive a power cut. */
export async function startOtherPostgres() {
  const bin = ensurePrograms();
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "basmia-postgres-"));
  const user = ordinaryUser();
  if (user.uid !== undefined) fs.chownSync(folder, user.uid, user.gid);
  const password = randomBytes(18).toString("base64url");
  const passwordFile = path.join(folder, "password");
  fs.writeFileSync(passwordFile, password, { mode: 0o600 });
  if (user.uid !== undefined) fs.chownSync(passwordFile, user.uid, user.gid);
  const data = path.join(folder, "data");
  const options = { cwd: "/", env: { ...process.env, LC_ALL: "C" }, ...user };
  const initdb = [
    "-D",
    data,
    "-U",
    "postgres",
    "-A",
    "scram-sha-256",
    "--pwfile",
    passwordFile,
    "-E",
    "UTF8",
    "--locale=C",
  ];
  execFileSync(path.join(bin, "initdb"), initdb, { ...options, stdio: "ignore" });
  const port = await freePort();
  const settings = [
    "listen_addresses=127.0.0.1",
    `port=${port}`,
    "unix_socket_directories=",
    "fsync=off",
    "max_connections=120",
  ];
  const server = spawn(path.join(bin, "postgres"), ["-D", data, ...settings.flatMap((setting) => ["-c", setting])], {
    ...options,
    stdio: "ignore",
  });
  await untilAnswers(port);
  return {
    url: `postgres://postgres:${password}@127.0.0.1:${port}/postgres`,
    version: path.basename(path.dirname(bin)),
    async stop() {
      const gone = new Promise((resolve) => server.once("exit", resolve));
      server.kill("SIGINT");
      await gone;
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function untilAnswers(port) {
  for (const until = Date.now() + PATIENCE_MS; Date.now() < until;) {
    const answers = await new Promise((resolve) => {
      const socket = net.connect(port, "127.0.0.1", () => resolve(true)).once("error", () => resolve(false));
      socket.unref();
    });
    if (answers) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error("Debian's PostgreSQL did not start");
}
