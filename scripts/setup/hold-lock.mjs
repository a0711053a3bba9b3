import * as fs from "node:fs";

const PAUSE_MS = 200;

const read = (file) => {
  try {
    return fs.readFileSync(file, "utf8");
  } catch {
    return "";
  }
};

const isAlive = (pid) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === "EPERM";
  }
};

/** Waits until no other set-up runs, then holds the lock until this process ends. A dead holder's lock is taken over. */
export async function holdLock(file) {
  for (;;) {
    try {
      fs.writeFileSync(file, String(process.pid), { flag: "wx" });
      break;
    } catch (error) {
      if (error.code !== "EEXIST") throw error;
      const holder = Number(read(file));
      if (holder > 0 && !isAlive(holder)) fs.rmSync(file, { force: true });
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  }
  process.on("exit", () => fs.rmSync(file, { force: true }));
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => process.exit(130));
}
