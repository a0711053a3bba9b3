import { inspect } from "node:util";

const HIDDEN = "[hidden]";

/** A secret that shows itself in no log, no JSON and no error: only who asks for it by `reveal` reads it. */
export class Secret {
  readonly #value: string;

  constructor(value: string) {
    this.#value = value;
  }

  reveal(): string {
    return this.#value;
  }

  toString(): string {
    return HIDDEN;
  }

  toJSON(): string {
    return HIDDEN;
  }

  [inspect.custom](): string {
    return HIDDEN;
  }
}
