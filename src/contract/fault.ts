import type { ErrorCode, FieldFault } from "#contract/error-codes.ts";

/** An error with a code of the closed list: thrown anywhere, turned into HTTP once, by `server/http`. */
export class Fault extends Error {
  override readonly name = "Fault";
  readonly code: ErrorCode;
  readonly fields: readonly FieldFault[];

  /** `detail` is for the log only; it never reaches a person. */
  constructor(code: ErrorCode, options: { fields?: readonly FieldFault[]; detail?: string; cause?: unknown } = {}) {
    super(options.detail ?? code, options.cause === undefined ? undefined : { cause: options.cause });
    this.code = code;
    this.fields = options.fields ?? [];
  }
}
