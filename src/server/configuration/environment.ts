import { type ConfigurationFault, ConfigurationError } from "./configuration-error.ts";

export type Variables = Readonly<Record<string, string | undefined>>;

export interface NumberRule {
  readonly fallback: number;
  readonly min: number;
  readonly max: number;
}

/** Reads variables one by one and gathers what is wrong, so that everything can be told at once. */
export interface Environment {
  /** Trimmed; undefined when absent or empty. */
  text(name: string): string | undefined;
  integer(name: string, rule: NumberRule): number;
  choice<T extends string>(name: string, choices: readonly T[], fallback: T): T;
  /** An http or https address, without a slash at its end. */
  address(name: string): string | undefined;
  list(name: string): string[] | undefined;
  fault(name: string, advice: string): void;
  /** Throws `ConfigurationError` when anything was wrong. */
  finish(): void;
}

export function readEnvironment(variables: Variables): Environment {
  const faults: ConfigurationFault[] = [];
  const fault = (name: string, advice: string) => void faults.push({ name, advice });
  const text = (name: string) => variables[name]?.trim() || undefined;
  return {
    text,
    fault,
    integer(name, { fallback, min, max }) {
      const given = text(name);
      if (given === undefined) return fallback;
      const value = /^\d{1,15}$/.test(given) ? Number(given) : Number.NaN;
      if (value >= min && value <= max) return value;
      fault(name, `is "${given}"; give a whole number from ${min} to ${max}, or leave it out for ${fallback}`);
      return fallback;
    },
    choice(name, choices, fallback) {
      const given = text(name);
      if (given === undefined) return fallback;
      const found = choices.find((choice) => choice === given.toLowerCase());
      if (found === undefined)
        fault(name, `is "${given}"; give one of ${choices.join(", ")}, or leave it out for ${fallback}`);
      return found ?? fallback;
    },
    address(name) {
      const given = text(name);
      if (given === undefined) return undefined;
      if (URL.canParse(given) && /^https?:$/.test(new URL(given).protocol)) return given.replace(/\/+$/, "");
      fault(name, `is "${given}"; give a whole address, such as https://example.org`);
      return undefined;
    },
    list: (name) =>
      text(name)
        ?.split(",")
        .map((part) => part.trim())
        .filter((part) => part !== ""),
    finish() {
      if (faults.length > 0) throw new ConfigurationError(faults);
    },
  };
}
