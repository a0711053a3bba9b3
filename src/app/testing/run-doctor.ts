import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";

const DOCTOR = fileURLToPath(new URL("../../../scripts/doctor.ts", import.meta.url));

export interface DoctorsWord {
  readonly said: string;
  readonly code: number;
}

/** What `npm run doctor` says, and how it ends, with these variables and no others of the product. */
export function runDoctor(variables: Readonly<Record<string, string | undefined>>): Promise<DoctorsWord> {
  return run(`"${process.execPath}" --import tsx "${DOCTOR}"`, variables);
}

/** The same, in a shell that has read a block of variables as a page has it. */
export function runDoctorAfter(block: string, variables: Readonly<Record<string, string>>): Promise<DoctorsWord> {
  return run(`set -a\n${block}\n"${process.execPath}" --import tsx "${DOCTOR}"`, variables);
}

function run(script: string, variables: Readonly<Record<string, string | undefined>>): Promise<DoctorsWord> {
  return new Promise((resolve) => {
    execFile("sh", ["-c", script], { env: variables }, (error, stdout, stderr) =>
      resolve({ said: stdout + stderr, code: error === null ? 0 : Number(error.code) }),
    );
  });
}
