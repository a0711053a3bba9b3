// Writes what a device reads when the app is installed, one file a language, beside the built app.
// Usage: node --import tsx scripts/write-manifests.ts
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { manifestFiles } from "#app/manifest.ts";

const WEB = path.resolve(import.meta.dirname, "../dist/web");

for (const { path: address, content } of manifestFiles()) {
  const target = path.join(WEB, address);
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, content);
}
