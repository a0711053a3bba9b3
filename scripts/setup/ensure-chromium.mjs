import { execFileSync } from "node:child_process";
import * as fs from "node:fs";

// The headless shell first: it draws the same pages with two thirds of the processor time.
const PLACES = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/** Where a Chromium stands on this machine; undefined when there is none. `CHROMIUM` names another place. */
export function findChromium() {
  return [process.env.CHROMIUM, ...PLACES].find((place) => place && fs.existsSync(place));
}

/** Debian's packages of the tools that the tests call, by the file that shows that they are there. */
const TOOLS = [
  { package: "chromium-headless-shell", instead: "chromium", there: () => findChromium() !== undefined },
  { package: "poppler-utils", there: () => fs.existsSync("/usr/bin/pdftotext") || onPath("pdftotext") },
  { package: "qpdf", there: () => fs.existsSync("/usr/bin/qpdf") || onPath("qpdf") },
];

function onPath(command) {
  return (process.env.PATH ?? "").split(":").some((folder) => folder && fs.existsSync(`${folder}/${command}`));
}

/** Sees that the browser and the PDF tools of the tests are there: installs them as root on Debian, else says what to install. */
export function ensureChromium() {
  const missing = TOOLS.filter((tool) => !tool.there());
  if (missing.length === 0) return;
  const names = missing.map((tool) => tool.package).join(" ");
  if (process.getuid?.() === 0 && fs.existsSync("/usr/bin/apt-get")) {
    console.error(`Installing ${names} …`);
    const options = { stdio: ["ignore", 2, 2], env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } };
    try {
      execFileSync("apt-get", ["update", "-qq"], options);
      for (const tool of missing) installOne(tool, options);
    } catch {
      console.error(`Could not install ${names}. Install them by hand: apt-get install ${names}`);
      process.exit(1);
    }
    return;
  }
  console.error(
    `The tests need ${names}. Install them, for instance: sudo apt-get install ${names}` +
      ` (macOS: brew install chromium poppler qpdf; a whole chromium serves as well). CHROMIUM=/path/to/chrome names a browser elsewhere.`,
  );
  process.exit(1);
}

/** Older releases hold the whole browser only. */
function installOne(tool, options) {
  const install = (name) => execFileSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", name], options);
  try {
    install(tool.package);
  } catch (fault) {
    if (tool.instead === undefined) throw fault;
    install(tool.instead);
  }
}
