// Brings a checkout to a runnable state: installs what package-lock.json names, builds what has changed and, for the
// tests, sees that a browser is there. Safe to run any number of times and several times at once. No dependencies.
// Usage: node scripts/setup.mjs [install | test]
import { execFileSync } from "node:child_process";
import * as path from "node:path";
import { ensureChromium } from "./setup/ensure-chromium.mjs";
import { hashOf, listFiles, step } from "./setup/step.mjs";
import { holdLock } from "./setup/hold-lock.mjs";

const LEAST_NODE = [20, 19];
const root = path.resolve(import.meta.dirname, "..");
const at = (...parts) => path.join(root, ...parts);
const mode = process.argv[2] ?? "start";

const [major, minor] = process.versions.node.split(".").map(Number);
if (major < LEAST_NODE[0] || (major === LEAST_NODE[0] && minor < LEAST_NODE[1])) {
  console.error(
    `Basmia needs Node ${LEAST_NODE.join(".")} or newer; this is ${process.versions.node}. See https://nodejs.org`,
  );
  process.exit(1);
}

const run = (command, args) =>
  execFileSync(command, args, { cwd: root, stdio: ["ignore", 2, 2], shell: process.platform === "win32" });

await holdLock(at(".setup.lock"));

const manifests = [at("package.json"), at("package-lock.json")];
step("Installing packages", at("node_modules", ".setup"), hashOf(manifests, root), () =>
  run("npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error"]),
);
if (mode !== "install") {
  const sources = [
    ...manifests,
    at("vite.config.ts"),
    at("vite.server.config.ts"),
    at("vite.worker.config.ts"),
    ...["src", "content", "scripts", "migrations"].flatMap((folder) => listFiles(at(folder))),
  ];
  step("Building", at("dist", ".setup"), hashOf(sources, root), () => run(process.execPath, ["scripts/build.mjs"]));
}
if (mode === "test") ensureChromium();
