/** One thing wrong with the environment: the variable, what is wrong with it, and what to do. */
export interface ConfigurationFault {
  readonly name: string;
  readonly advice: string;
}

/** Everything that is wrong with the environment, told at once. */
export class ConfigurationError extends Error {
  override readonly name = "ConfigurationError";
  readonly faults: readonly ConfigurationFault[];

  constructor(faults: readonly ConfigurationFault[]) {
    const lines = faults.map(({ name, advice }) => `  ${name}: ${advice}`);
    super(`The configuration cannot be used:\n${lines.join("\n")}`);
    this.faults = faults;
  }
}
