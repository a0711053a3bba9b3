import { lstatSync, mkdirSync, mkdtempSync, readFileSync, readlinkSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, expect, test } from "vitest";
import { linkLibraries } from "./link-libraries.ts";

let directory = "";
afterEach(() => {
  rmSync(directory, { recursive: true, force: true });
});

function newPackage(): string {
  directory = mkdtempSync(path.join(tmpdir(), "basmia-links-"));
  mkdirSync(path.join(directory, "native/lib"), { recursive: true });
  writeFileSync(path.join(directory, "native/lib/libpq.so.5.18"), "library");
  const links = [
    { source: "native/lib/libpq.so.5.18", target: "native/lib/libpq.so.5" },
    { source: "native/lib/libpq.so.5.18", target: "native/lib/libpq.so" },
  ];
  writeFileSync(path.join(directory, "native/pg-symlinks.json"), JSON.stringify(links));
  return directory;
}

test("makes the links that the package's install script was not allowed to make", () => {
  const made = newPackage();
  linkLibraries(made);
  for (const name of ["libpq.so.5", "libpq.so"]) {
    const link = path.join(made, "native/lib", name);
    expect(lstatSync(link).isSymbolicLink()).toBe(true);
    expect(readlinkSync(link)).toBe("libpq.so.5.18");
    expect(readFileSync(link, "utf8")).toBe("library");
  }
});

test("leaves links that are there, and a package that has none", () => {
  const made = newPackage();
  linkLibraries(made);
  linkLibraries(made);
  rmSync(path.join(made, "native/pg-symlinks.json"));
  linkLibraries(made);
  expect(readlinkSync(path.join(made, "native/lib/libpq.so"))).toBe("libpq.so.5.18");
});
