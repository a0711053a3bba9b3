import { createHash } from "node:crypto";
import * as fs from "node:fs";
import * as path from "node:path";

const LEFT_OUT = new Set(["generated", "node_modules"]);

/** Every file below a folder, sorted; what is generated is left out, and so are tests, which no build reads. */
export function listFiles(folder) {
  if (!fs.existsSync(folder)) return [];
  return fs
    .readdirSync(folder, { withFileTypes: true })
    .filter((entry) => !LEFT_OUT.has(entry.name))
    .flatMap((entry) => {
      const file = path.join(folder, entry.name);
      return entry.isDirectory() ? listFiles(file) : /\.test\.tsx?$/.test(entry.name) ? [] : [file];
    })
    .sort((a, b) => (a < b ? -1 : 1));
}

/** A hash of the files' names and bytes, and of the Node and the platform that packages were installed for. */
export function hashOf(files, root) {
  const hash = createHash("sha256").update(process.versions.modules + process.platform + process.arch);
  for (const file of files) {
    if (!fs.existsSync(file)) continue;
    hash.update(path.relative(root, file)).update("\0").update(fs.readFileSync(file)).update("\0");
  }
  return hash.digest("hex");
}

/** Does the work unless the stamp says that it was done for this very hash. A step that was cut off runs again. */
export function step(name, stamp, hash, work) {
  if (fs.existsSync(stamp) && fs.readFileSync(stamp, "utf8") === hash) return;
  const started = Date.now();
  console.error(`${name} …`);
  fs.rmSync(stamp, { force: true });
  try {
    work();
  } catch (error) {
    console.error(`${name} failed: ${error.message}`);
    process.exit(1);
  }
  fs.mkdirSync(path.dirname(stamp), { recursive: true });
  fs.writeFileSync(stamp, hash);
  console.error(`${name}: ${((Date.now() - started) / 1000).toFixed(1)} s`);
}
